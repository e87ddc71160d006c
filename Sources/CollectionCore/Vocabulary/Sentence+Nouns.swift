// What messages say of elements, and of how many things there are.

extension Sentence.StringInterpolation {
    /// Appends "is only 1 section", "are only 3 sections" or "are no sections".
    @inline(never)
    mutating func appendInterpolation(only count: Int, _ noun: StaticString) {
        appendLiteral(count == 0 ? "are no " : count == 1 ? "is only " : "are only ")
        if count != 0 { appendInterpolation("\(count) " as Sentence) }
        appendLiteral(noun)
        if count != 1 { appendLiteral("s") }
    }

    /// Appends the element, such as "supplementary view of kind 1 at section 2, item 0".
    @inline(never)
    mutating func appendInterpolation(_ element: Element) {
        let path = element.indexPath
        let words: Sentence =
            "\(element.category, element.kind) at section \(path.section), item \(path.item)"
        appendInterpolation(words)
    }

    /// Appends the category, and the kind where elements of the category have one.
    @inline(never)
    mutating func appendInterpolation(_ category: ElementCategory, _ kind: ElementKind) {
        appendLiteral(category.name)
        if category != .cell || kind != .none {
            appendInterpolation(" of kind \(kind.rawValue)" as Sentence)
        }
    }
}

extension ElementCategory {
    fileprivate var name: StaticString {
        switch self {
        case .cell: "cell"
        case .supplementary: "supplementary view"
        case .decoration: "decoration view"
        case .placeholder: "placeholder"
        }
    }
}
