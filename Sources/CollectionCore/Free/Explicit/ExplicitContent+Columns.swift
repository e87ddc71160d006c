extension ExplicitContent {
    /// Makes attributes from columns that were checked.
    ///
    /// - Parameter order: The indices of the entries to copy, in order; empty: all entries as they
    ///   are.
    /// - Parameter elements: The elements of the entries; empty: the entries are about items.
    mutating func take(
        count: Int, order: [Int], elements: Span<Element>, frames: Span<Rect>,
        alphas: Span<Double>, zIndexes: Span<Int32>, areHidden: Span<UInt8>,
        reuseIdentifiers: Span<UInt32>, hostTags: Span<UInt64>, transforms: Span<Transform3D>
    ) {
        var leaves: [AttributesLeaf] = []
        let length = AttributesLeaf.capacity
        leaves.reserveCapacity(count / length + 1)
        var start = 0
        while start < count {
            let end = min(start + length, count)
            let range = start..<end
            leaves.append(
                AttributesLeaf(
                    count: range.count, frames: Self.frames(frames, range, order),
                    alphas: Self.column(alphas, range, order, else: 1),
                    zIndexes: Self.column(zIndexes, range, order, else: 0),
                    areHidden: Self.column(areHidden, range, order, else: 0),
                    reuseIdentifiers: Self.column(
                        reuseIdentifiers, range, order, else: ItemLeaf.noReuseIdentifier),
                    hostTags: Self.column(hostTags, range, order, else: 0),
                    transforms: Self.column(transforms, range, order, else: .identity),
                    groups: groups(range), items: items(range)))
            start = end
        }
        tree = SumTree(leaves: leaves)
        var bytes = alphas.isEmpty ? 0 : 8
        bytes += zIndexes.isEmpty ? 0 : 4
        bytes += areHidden.isEmpty ? 0 : 1
        bytes += reuseIdentifiers.isEmpty ? 0 : 4
        bytes += hostTags.isEmpty ? 0 : 8
        bytes += views.isEmpty ? 0 : 12
        bytesPerSlot = ExplicitElements.bytesPerSlot(columns: bytes)
        transformCount = transforms.isEmpty ? 0 : count
    }

    private static func column<Value>(
        _ column: Span<Value>, _ range: Range<Int>, _ order: [Int], else value: Value
    ) -> Column<Value> {
        if column.isEmpty { return Column(repeating: value) }
        return Column(count: range.count) {
            let index = range.lowerBound + $0
            return column[order.isEmpty ? index : order[index]]
        }
    }

    private static func frames(
        _ frames: Span<Rect>, _ range: Range<Int>, _ order: [Int]
    ) -> Column<Rect> {
        let first = range.lowerBound
        if order.isEmpty { return Column(count: range.count) { frames[first + $0].rounded } }
        return Column(count: range.count) { frames[order[first + $0]].rounded }
    }

    private func groups(_ range: Range<Int>) -> Column<UInt64> {
        if views.isEmpty { return Column(repeating: 0) }
        return Column(count: range.count) {
            let index = range.lowerBound + $0 - itemCount
            return index < 0 ? 0 : views[index].groupKey
        }
    }

    private func items(_ range: Range<Int>) -> Column<UInt32> {
        if views.isEmpty { return Column(repeating: 0) }
        return Column(count: range.count) {
            let index = range.lowerBound + $0 - itemCount
            return index < 0 ? 0 : views[index].item
        }
    }
}

extension Rect {
    /// The rectangle rounded so that sums of lengths are exact.
    @inline(__always)
    fileprivate var rounded: Rect {
        Rect(
            x: Length.rounded(x), y: Length.rounded(y), width: Length.rounded(width),
            height: Length.rounded(height))
    }
}
