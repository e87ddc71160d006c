/// An edge of the content along the scroll direction.
public enum ContentEdge: UInt32, Sendable {
    case none = 0
    /// The edge at the first item.
    case start = 1
    case end = 2
}
