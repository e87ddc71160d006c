/// An action of assistive technology on an element. The numbers are those of
/// `jgb_accessibility_action`.
public enum AccessibilityAction: UInt32, Sendable {
    /// What a tap does, without a pointer.
    case press = 1
    case select = 2
    case deselect = 3
    /// What the key Enter does.
    case primaryAction = 4
    case focus = 5
    case scrollToVisible = 6
}

/// The direction in which the content to make visible lies. The numbers are UIKit's.
public enum AccessibilityScrollDirection: UInt32, Sendable {
    case right = 1
    case left = 2
    case up = 3
    case down = 4
    /// Along the scroll direction, towards the end of the content.
    case next = 5
    /// Along the scroll direction, towards the start of the content.
    case previous = 6
}
