/// The content offset anchor: the item or edge that keeps its place on screen when the layout
/// changes. Rule D8 of docs/semantics.md.
public enum ContentAnchor: Equatable, Sendable {
    /// The default. If the view is at the start of the content, it stays at the start in an update,
    /// so that items inserted before the first item become visible. Elsewhere, and for other
    /// changes, the anchor is the first visible item.
    case automatic
    /// The content offset does not change, as in UIKit.
    case none
    case firstVisibleItem
    case lastVisibleItem
    /// If the view is at the end of the content, it scrolls to the new end, so that appended items
    /// become visible, as in a chat. Elsewhere the anchor is the first visible item.
    case end
    /// The item that has this index path when the anchor is set. Updates may then change the item's
    /// index path.
    case item(IndexPath)
    /// The item with this identifier in the snapshot that was applied last.
    case identifier(UInt64)
}
