// What keeps its place on screen when the layout changes: rule D8 of docs/semantics.md.
extension CollectionView {
    /// - Throws: `invalidSection`, `invalidItem`.
    public mutating func setContentAnchor(
        _ anchor: ContentAnchor
    ) throws(CollectionError) {
        switch anchor {
        case .automatic, .none, .firstVisibleItem, .lastVisibleItem, .end: scene.anchor.item = nil
        case .item(let path): try scene.setAnchor(toItemAt: path)
        case .identifier(let identifier):
            guard let path = indexPath(forItem: identifier) else {
                throw .unknownItemIdentifier(identifier)
            }
            try scene.setAnchor(toItemAt: path)
        }
        // What has made room is known of the anchor that there was.
        if anchor != scene.anchor.contentAnchor { scene.anchor.room = 0 }
        scene.anchor.contentAnchor = anchor
    }
}
