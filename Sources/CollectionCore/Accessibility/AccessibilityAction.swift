/// An action of assistive technology on an element. The numbers are those of
/// `jgb_accessibility_action`.
public enum AccessibilityAction: UInt32, Sendable {
    /// A tap without a pointer.
    case press = 1
    case select = 2
    case deselect = 3
    /// As the key Enter.
    case primaryAction = 4
    case focus = 5
    case scrollToVisible = 6
}

/// The direction in which lies what is to be seen after scrolling. The numbers are UIKit's.
public enum AccessibilityScrollDirection: UInt32, Sendable {
    case right = 1
    case left = 2
    case up = 3
    case down = 4
    /// Along the scroll direction, towards the end of the content.
    case next = 5
    case previous = 6
}
