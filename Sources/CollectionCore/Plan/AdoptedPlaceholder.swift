/// A placeholder that an inserted item replaces, as part of the update that inserts the item.
struct AdoptedPlaceholder {
    let number: UInt32
    /// The index path of the item after the update.
    let path: IndexPath
    /// Whether the item has the reuse identifier of the placeholder, and so gets its reusable view.
    /// Otherwise the item is another element in the place of the placeholder.
    let hasSameView: Bool
}
