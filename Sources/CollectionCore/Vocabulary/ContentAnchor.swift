/// The content offset anchor: the item or edge that keeps its place on screen when the layout
/// changes. Rule D8 of docs/semantics.md.
public enum ContentAnchor: Equatable, Sendable {
    /// The default. If the view is at the start of the content, it stays at the start, so that
    /// items inserted before the first item become visible. Elsewhere the anchor is the first
    /// visible item.
    case automatic
    /// The content offset does not change, as in UIKit.
    case none
    case firstVisibleItem
    case lastVisibleItem
    /// The first content is shown at its end. The view then follows the end, so that appended
    /// items become visible, as in a chat, until somebody scrolls away from the end; scrolling back
    /// to the end follows it again. Elsewhere the anchor is the first visible item.
    case end
    /// The item that has this index path when the anchor is set. Updates may then change the item's
    /// index path.
    case item(IndexPath)
    /// The item with this identifier in the snapshot that was applied last.
    case identifier(UInt64)
}
