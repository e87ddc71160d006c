// Names of items, by which a person finds items with type-ahead: rule N8 of docs/semantics.md.
extension Scene {
    func check(
        _ sizes: Span<UInt32>, of ranges: [Range<Int>], _ text: Span<UInt8>
    ) throws(CollectionError) {
        var count = 0
        for range in ranges { count.add(count: range.count) }
        if count != sizes.count {
            throw .unequalColumns("name_sizes", count: sizes.count, expected: count)
        }
        var (end, isWhole) = (0, UTF8Check.isValid(text))
        for index in sizes.indices where sizes[index] > 0 {
            // A name must not begin within a character.
            if end < text.count && text[end] & 0xc0 == 0x80 { isWhole = false }
            end.add(count: sizes[index])
        }
        if end != text.count { throw .outside("text_size", text.count, end, end) }
        if !isWhole { throw .invalidArgument("text", .invalidUTF8) }
    }
}

// Typing.
extension Scene {
    var knowsNames: Bool { names.map { !$0.names.isBlank } ?? false }
}

// Calls of the host: `CollectionView` documents them.
extension Scene {
    mutating func setNames(
        _ text: Span<UInt8>, sizes: Span<UInt32>, ofItems runs: Span<ItemRun>,
        within limits: Limits? = nil
    ) throws(CollectionError) {
        let ranges = try stage.dataSource.ranges(of: runs)
        try check(sizes, of: ranges, text)
        if sizes.isEmpty { return }
        var names = self.names?.names ?? ItemNames(count: itemCount)
        let before = self.names == nil ? 0 : names.heldBytes
        names.set(ranges, ItemNames(text, sizes))
        try checkRoom(names.heldBytes - before, limits)
        if let state = self.names { state.names = names } else { self.names = NamesState(names) }
    }
}
