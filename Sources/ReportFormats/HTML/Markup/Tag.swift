/// An element of HTML or SVG: its attributes are escaped here, what it holds is markup already.
///
/// Without content it closes itself, as SVG's shapes do; an empty string makes an empty element.
func tag(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ content: String...) -> String {
    let list = attributes.map { " \($0.key)=\"\(XML.attribute($0.value))\"" }.joined()
    return content.isEmpty ? "<\(name)\(list)/>" : "<\(name)\(list)>\(content.joined())</\(name)>"
}

/// Text that came from the source, the report or the user, as markup.
func text(_ string: some StringProtocol) -> String {
    XML.text(string)
}

/// Text in which backticks mark code, as markup.
func textWithCode(_ string: some StringProtocol) -> String {
    let parts = XML.text(string).split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { $0.offset % 2 == 1 ? tag("code", [:], String($0.element)) : String($0.element) }
        .joined()
}
