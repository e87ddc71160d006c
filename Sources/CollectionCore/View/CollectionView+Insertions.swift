// Room for items that are not in the data: rules O8, O16 and O17 of docs/semantics.md.
extension CollectionView {
    /// Returns where display frames present an item of the data, while a person moves an item, or
    /// while there is room for items that are not in the data.
    ///
    /// - Throws: `invalidSection`, `invalidItem`.
    /// - Complexity: O(log n)
    public func presentationIndexPath(
        forDataSourceIndexPath path: IndexPath
    ) throws(CollectionError) -> IndexPath {
        _ = try scene.stage.dataSource.itemIndex(of: path)
        return scene.stage.laidOutPath(path)
    }

    /// Returns the item of the data that display frames present at an index path.
    ///
    /// - Returns: Nil, where a placeholder or a gap is presented.
    /// - Throws: `invalidSection`, `invalidItem`.
    /// - Complexity: O(log n)
    public func dataSourceIndexPath(
        forPresentationIndexPath path: IndexPath
    ) throws(CollectionError) -> IndexPath? {
        _ = try (scene.stage.reordering?.dataSource ?? scene.stage.dataSource).itemIndex(of: path)
        return scene.stage.pathInData(path)
    }

    /// Whether display frames show what is not in the data: placeholders, or an open gap.
    public var hasUncommittedUpdates: Bool { drop.hasInsertions }
}
