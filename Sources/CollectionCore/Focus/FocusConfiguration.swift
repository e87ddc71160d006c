/// The settings of focus: section N of docs/semantics.md.
public struct FocusConfiguration: Equatable, Sendable {
    /// Whether elements of the view can have focus. Off by default, and focus then costs nothing.
    public var allowsFocus = false
    /// Whether the element that had focus last gets focus when focus enters the view again.
    public var remembersLastFocusedIndexPath = false
    /// Whether focus moves from the last item to the first one, and back, where it moves in the
    /// order of items.
    public var wraps = false
    /// Whether the focused element keeps its reusable view, and stays in display frames, while the
    /// element is not visible.
    public var keepsFocusedElement = false

    public init() {}
}
