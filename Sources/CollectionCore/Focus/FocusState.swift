/// Who has focus: rule N1 of docs/semantics.md.
public struct FocusState: Equatable, Sendable {
    /// Whether focus is in the view.
    public var hasFocus: Bool
    /// The cell or the supplementary view that has focus; nil: none has.
    public var element: Element?

    public init(hasFocus: Bool, element: Element?) {
        self.hasFocus = hasFocus
        self.element = element
    }
}
