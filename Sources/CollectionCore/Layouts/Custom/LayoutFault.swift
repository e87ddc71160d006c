/// The handling of invalid answers of a custom layout, and of invalid attributes of an explicit
/// layout.
public enum LayoutFaultPolicy: UInt32, Sendable {
    /// The call fails.
    case error = 0
    /// The answer is ignored: the element is left out, or keeps its previous attributes. The next
    /// display frame reports a diagnostic.
    case dropAndReport = 1
}

/// A fault in an answer of a custom layout: rule B13 of docs/semantics.md.
public struct LayoutFault: Equatable, Sendable {
    public var reason: Reason
    /// The element of the invalid answer. For a content size or a content offset: a cell in section
    /// 0 whose item is `IndexPath.noItem`.
    public var element: Element
    /// The error that an argument of this value would be. Nil for a reason that is about the other
    /// answers of the layout.
    public var cause: CollectionError?

    public init(
        _ reason: Reason, _ element: Element = .cell(IndexPath(section: 0)),
        because cause: CollectionError? = nil
    ) {
        self.reason = reason
        self.element = element
        self.cause = cause
    }

    /// The numbers are those of `Diagnostic.Code`.
    public enum Reason: UInt32, Sendable {
        /// The section or the item of the index path does not exist.
        case missingIndexPath = 3
        /// The element's kind is not registered, or its reuse identifier is not registered for its
        /// category and kind.
        case unregistered = 4
        /// A number is not finite, too large, or outside its range; or a flag is set that a layout
        /// may not set.
        case invalidNumber = 5
        /// The layout has answered this element twice.
        case duplicate = 6
        /// The layout answered different attributes for this element before, and has not been
        /// invalidated since.
        case changed = 7
        /// The answer is about another element than the requested one.
        case wrongElement = 8
    }
}

extension LayoutFault {
    /// A sentence that says what the layout has answered, for which element, and what is wrong.
    var sentence: Sentence {
        guard let cause else { return "the layout has answered \(text) for a \(element)" }
        let isOfElement = element != .cell(IndexPath(section: 0))
        let place: Sentence = isOfElement ? " for a \(element)" : ""
        return "the layout's answer\(place) is wrong: \(cause.sentence)"
    }

    private var text: StaticString {
        switch reason {
        case .duplicate: "an element twice"
        case .changed: "other attributes than before, though nothing was invalidated,"
        case .wrongElement: "another element than it was asked for"
        case .missingIndexPath, .unregistered, .invalidNumber: "invalid attributes"
        }
    }

    /// The diagnostic that reports the fault.
    ///
    /// - Parameter size: The size that remains in force; zero if there is none.
    /// - Parameter otherSize: The size that is ignored.
    func diagnostic(size: Size = .zero, otherSize: Size = .zero) -> Diagnostic {
        Diagnostic(
            code: Diagnostic.Code(rawValue: reason.rawValue) ?? .invalidLayoutNumber,
            element: element, size: size, otherSize: otherSize)
    }
}
