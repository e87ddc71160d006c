/// The measures of lists: items one after another along the main axis.
struct ListLines {
    let axis: Axis
    let spacing: Double
    /// The length of items without a length of their own, in points.
    private let missingLength: Double

    init(_ axis: Axis, _ metrics: ResolvedMetrics) {
        self.axis = axis
        spacing = metrics.lineSpacing
        missingLength = metrics.itemMain
    }

    func length(_ own: Float) -> Double { own < 0 ? missingLength : Double(own) }

    /// Where the item after some items begins, in points from the start of the first of them.
    ///
    /// - Parameter sums: Sums over the items before it.
    func start(_ sums: ItemPosition) -> Double {
        length(sums) + Double(sums.count) * spacing
    }

    /// Where the last of some items ends, in points from the start of the first of them.
    ///
    /// - Parameter sums: Sums over these items.
    func end(_ sums: ItemPosition) -> Double {
        length(sums) + Double(sums.count - 1) * spacing
    }

    private func length(_ sums: ItemPosition) -> Double {
        axis == .vertical
            ? sums.height + Double(sums.itemsWithoutHeight) * missingLength
            : sums.width + Double(sums.itemsWithoutWidth) * missingLength
    }

    /// The index of the first item in a range of a leaf that ends at `offset` or after it, and
    /// where the item begins; the range's end if there is none.
    ///
    /// - Parameter start: Where the first item of the range begins.
    func first(
        in lengths: Column<Float>, _ range: Range<Int>, startingAt start: Double,
        endingAtOrAfter offset: Double
    ) -> (index: Int, start: Double) {
        var (index, start) = (range.lowerBound, start)
        if lengths.isUniform {
            let length = length(lengths.uniform)
            let skipped = LineRun(length: length, spacing: spacing)
                .firstIndex(endingAtOrAfter: offset - start, count: range.count)
            return (index + skipped, start + Double(skipped) * (length + spacing))
        }
        while index + 8 <= range.upperBound, let length = lengths.sumOfEight(at: index) {
            if start + length + 7 * spacing >= offset { break }
            start += length + 8 * spacing
            index += 8
        }
        while index < range.upperBound && start + length(lengths[index]) < offset {
            start += length(lengths[index]) + spacing
            index += 1
        }
        return (index, start)
    }
}
