/// What keeps its place on screen when the layout changes: rule D8 of docs/semantics.md.
public enum ContentAnchor: Equatable, Sendable {
    /// The content offset stays the same number, as in UIKit.
    case none
    case firstVisibleItem
    /// As a chat wants it.
    case lastVisibleItem
    /// An item by its index path now; it is followed from then on.
    case item(IndexPath)
    /// An item by its identifier in the snapshot that was applied last.
    case identifier(UInt64)
}
