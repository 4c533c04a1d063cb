import TransitionModel

extension BaseVerdict {
    /// "through its subclasses: Fade, Slide": what the verdict rests on.
    var grounds: String {
        let most = 5
        let hidden = subclasses.count > most ? subclasses.count - most + 1 : 0
        let list = subclasses.dropLast(hidden) + (hidden > 0 ? ["\(hidden) more"] : [])
        return "through its \(subclasses.count == 1 ? "subclass" : "subclasses:") \(list.joined(separator: ", "))"
    }
}
