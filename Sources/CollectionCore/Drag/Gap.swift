/// The room that the layout makes where items would be dropped: rule O8 of docs/semantics.md.
struct Gap {
    var point: InsertionPoint
    /// What the layout is told of the item that would fill the gap.
    let content: UpdateContent

    var item: InsertedItems.Item {
        InsertedItems.Item(path: point.path, element: nil, content: content)
    }
}
