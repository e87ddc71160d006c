// Cells that stand for items which are not in the data yet: rule O16 of docs/semantics.md.
extension Scene {
    func checkContent(
        _ reuseIdentifier: ReuseIdentifier, _ size: Size?
    ) throws(CollectionError) {
        try size?.validate("size")
        try registry.check(reuseIdentifier, category: .cell, kind: .none)
    }
}

extension UpdateContent {
    /// The content of one item.
    ///
    /// - Parameter size: The size of the item in points; nil: the item has no size of its own.
    init(itemOfSize size: Size?, _ reuseIdentifier: ReuseIdentifier) {
        var builder = ItemLeafBuilder()
        var (widths, heights): ([Float], [Float]) = ([], [])
        if let size {
            widths.append(Float(size.width))
            heights.append(Float(size.height))
        }
        let identifiers: [1 of UInt32] = [reuseIdentifier.rawValue]
        builder.append(
            count: 1, widths: widths.span, heights: heights.span,
            reuseIdentifiers: identifiers.span, state: .given, ownSizes: Span(),
            ownReuseIdentifiers: Span())
        self.init()
        items = SumTree(leaves: builder.finished())
    }
}
