public import CollectionCore
import CollectionWire

/// Requests for cells that stand for items which are not in the data yet; see the functions of
/// `CollectionView`.
extension CollectionClient {
    /// - Parameter size: Nil: that of an item which brings no size of its own.
    /// - Returns: The number of the placeholder.
    public mutating func insertPlaceholder(
        at path: IndexPath, reuseIdentifier: ReuseIdentifier, size: Size?, view: UInt32
    ) throws(ClientError) -> UInt32 {
        try call(
            InsertPlaceholder(at: path, reuseIdentifier: reuseIdentifier, size: size), view: view)
    }

    /// - Returns: The index path of the item; nil, where there is no such placeholder any more.
    public mutating func commitPlaceholder(
        _ number: UInt32, reuseIdentifier: ReuseIdentifier, size: Size?, view: UInt32
    ) throws(ClientError) -> IndexPath? {
        try call(
            CommitPlaceholder(number, reuseIdentifier: reuseIdentifier, size: size), view: view)
    }

    /// - Returns: False, where there is no such placeholder any more.
    public mutating func deletePlaceholder(
        _ number: UInt32, view: UInt32
    ) throws(ClientError) -> Bool {
        try call(DeletePlaceholder(number), view: view)
    }

    /// The placeholders, in the order of their index paths.
    public mutating func placeholders(view: UInt32) throws(ClientError) -> [PlaceholderState] {
        try call(GetPlaceholders(), view: view).placeholders
    }

    /// Whether display frames show what is not in the data: placeholders, or an open gap.
    public mutating func hasUncommittedUpdates(view: UInt32) throws(ClientError) -> Bool {
        try call(GetPlaceholders(), view: view).hasUncommittedUpdates
    }

    public mutating func presentationIndexPath(
        forDataSourceIndexPath path: IndexPath, view: UInt32
    ) throws(ClientError) -> IndexPath {
        try call(GetPresentationIndexPath(path), view: view)
    }

    public mutating func dataSourceIndexPath(
        forPresentationIndexPath path: IndexPath, view: UInt32
    ) throws(ClientError) -> IndexPath? {
        try call(GetDataSourceIndexPath(path), view: view)
    }
}
