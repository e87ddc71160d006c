/// What keeps its place on screen when the layout changes: rule D8 of docs/semantics.md.
public enum ContentAnchor: Equatable, Sendable {
    /// The default. At the start of the content, updates leave the view there: what is inserted
    /// before the first item is seen. Elsewhere, and for other changes, the first visible item.
    case automatic
    /// The content offset stays the same number, as in UIKit.
    case none
    case firstVisibleItem
    case lastVisibleItem
    /// At the end of the content, the view stays there: appended content is followed, as a chat
    /// wants it. Elsewhere the first visible item.
    case end
    /// An item by its index path now; it is followed from then on.
    case item(IndexPath)
    /// An item by its identifier in the snapshot that was applied last.
    case identifier(UInt64)
}
