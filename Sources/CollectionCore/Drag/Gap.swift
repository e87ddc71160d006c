/// The room that the layout makes where items would be inserted: rule O8 of docs/semantics.md.
struct Gap {
    var point: InsertionPoint
    /// The size and the reuse identifier of the item for which the layout makes room.
    let content: UpdateContent

    var item: InsertedItems.Item { InsertedItems.Item(path: point.path, element: nil) }
}
