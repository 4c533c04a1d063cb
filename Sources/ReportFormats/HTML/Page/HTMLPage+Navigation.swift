import TransitionModel

extension HTMLPage {
    /// All findings and animators, to go to.
    var navigation: String {
        let findingItems = findings.enumerated().map { number, finding in
            item("#\(anchor(of: number))", finding.severity.rawValue, finding.rule, finding.location)
        }
        let animatorItems = worstFirst.map { number in
            let animator = run.report.animators[number]
            return item("#a\(number + 1)", animator.verdictName, animator.name, animator.location)
        }
        return tag("nav", ["aria-label": "Contents"], list("Findings", findingItems), list("Animators", animatorItems))
    }

    private func list(_ title: String, _ items: [String]) -> String {
        items.isEmpty ? "" : tag("h2", [:], title) + tag("ul", [:], items.joined())
    }

    private func item(_ target: String, _ kind: String, _ name: String, _ location: SourceLocation) -> String {
        let place = tag("span", [:], text("\(location.file.fileName):\(location.line)"))
        return tag("li", [:], tag("a", ["href": target, "class": kind], tag("b", [:], text(name)), place))
    }
}

extension String {
    /// What stands behind the last slash.
    fileprivate var fileName: Substring { self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...] }
}
