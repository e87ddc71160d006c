public import CollectionCore
import CollectionWire

/// Requests of assistive technology.
extension CollectionClient {
    public mutating func setAccessibilityConfiguration(
        _ configuration: AccessibilityConfiguration, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetAccessibilityConfiguration(configuration), view: view)
    }

    /// Returns the elements at some places of the reading order, shown or not.
    ///
    /// - Parameter first: The element to begin at; nil: the first place.
    /// - Parameter offset: The distance to begin at from there, in places.
    public mutating func accessibilityElements(
        from first: Element? = nil, offset: Int64 = 0, count: UInt32, view: UInt32
    ) throws(ClientError) -> AccessibilityElements {
        try call(GetAccessibilityElements(from: first, offset: offset, count: count), view: view)
    }

    /// Scrolls by about a page; see `CollectionView.accessibilityScroll`.
    ///
    /// - Returns: Whether there is anything to scroll to in that direction.
    public mutating func accessibilityScroll(
        _ direction: AccessibilityScrollDirection, view: UInt32
    ) throws(ClientError) -> Bool {
        try call(ScrollForAccessibility(direction), view: view)
    }

    /// Does something with an element for a person who uses assistive technology.
    ///
    /// - Returns: Whether something came of it.
    public mutating func perform(
        _ action: AccessibilityAction, on element: Element, view: UInt32
    ) throws(ClientError) -> Bool {
        try call(PerformAccessibilityAction(action, on: element), view: view)
    }

    /// Notes the element that assistive technology is at; nil: none any more.
    public mutating func setAssistiveFocusedElement(
        _ element: Element?, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetAssistiveFocusedElement(element), view: view)
    }
}
