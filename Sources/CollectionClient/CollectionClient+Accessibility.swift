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
}
