/// A placeholder that an item takes the place of, as an update inserts the item.
struct AdoptedPlaceholder {
    let number: UInt32
    /// The index path of the item after the update.
    let path: IndexPath
    /// Whether the item has the reuse identifier of the placeholder, and so takes over its view.
    /// Otherwise the item is another element in its place.
    let hasSameView: Bool
}
