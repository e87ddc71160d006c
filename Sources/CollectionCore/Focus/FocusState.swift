/// Whether a view has focus, and which of its elements has: rule N1 of docs/semantics.md.
public struct FocusState: Equatable, Sendable {
    /// Whether focus is in the view.
    public var hasFocus: Bool
    /// The cell or the supplementary view that has focus; nil: no element has focus.
    public var element: Element?
    /// The part of the element that has focus, from 1 on; 0: the element itself has focus.
    public var part: UInt32

    public init(hasFocus: Bool, element: Element?, part: UInt32 = 0) {
        self.hasFocus = hasFocus
        self.element = element
        self.part = part
    }
}
