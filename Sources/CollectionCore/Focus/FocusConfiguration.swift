/// The settings of focus: section N of docs/semantics.md.
public struct FocusConfiguration: Equatable, Sendable {
    /// Whether elements of the view can have focus. Off at first, and then focus costs nothing.
    public var allowsFocus = false
    /// Whether the item that had focus last gets focus again as focus enters the view.
    public var remembersLastFocusedIndexPath = false
    /// Whether the first item follows the last one where focus moves in the order of items.
    public var wraps = false
    /// Whether the element that has focus keeps its view, and stays in display frames, while it is
    /// not visible.
    public var keepsFocusedElement = false

    public init() {}
}
