/// A run of items as columns: sizes, reuse identifiers, spans, and the state of each size.
package final class ItemLeaf: GatheredLeaf {
    package let count: Int
    /// The width of each item in points; `ItemLeaf.noLength` for an item without a width of its
    /// own.
    let widths: Column<Float>
    /// The height of each item in points; `ItemLeaf.noLength` for an item without a height of its
    /// own.
    let heights: Column<Float>
    /// The reuse identifier of each item; `ItemLeaf.noReuseIdentifier` for an item that has the
    /// reuse identifier of its section's metrics.
    let reuseIdentifiers: Column<UInt32>
    /// The `ItemSpan.rawValue` of each item: the number of lanes and rows that the item covers.
    let spans: Column<UInt32>
    let sizeStates: Column<SizeState>
    /// The size that the host gave each item whose present size was measured; `GivenSize.asIs` for
    /// other items.
    let givenSizes: Column<GivenSize>

    static let noLength: Float = -1
    static let noReuseIdentifier: UInt32 = .max

    init(
        count: Int, widths: Column<Float>, heights: Column<Float>,
        reuseIdentifiers: Column<UInt32>, sizeStates: Column<SizeState>,
        givenSizes: Column<GivenSize> = Column(repeating: .asIs),
        spans: Column<UInt32> = Column(repeating: ItemSpan.one.rawValue)
    ) {
        self.count = count
        self.widths = widths
        self.heights = heights
        self.reuseIdentifiers = reuseIdentifiers
        self.sizeStates = sizeStates
        self.givenSizes = givenSizes
        self.spans = spans
    }

    var isUniform: Bool {
        widths.isUniform && heights.isUniform && reuseIdentifiers.isUniform
            && sizeStates.isUniform && givenSizes.isUniform && spans.isUniform
    }

    deinit {
        widths.free()
        heights.free()
        reuseIdentifiers.free()
        sizeStates.free()
        givenSizes.free()
        spans.free()
    }

    package func copy(of range: Range<Int>) -> ItemLeaf {
        ItemLeaf(
            count: range.count, widths: widths.copy(of: range),
            heights: heights.copy(of: range),
            reuseIdentifiers: reuseIdentifiers.copy(of: range),
            sizeStates: sizeStates.copy(of: range), givenSizes: givenSizes.copy(of: range),
            spans: spans.copy(of: range))
    }

    package func canJoin(_ other: ItemLeaf) -> Bool {
        count + other.count <= Self.capacity
            || widths.isAlike(other.widths)
                && heights.isAlike(other.heights)
                && reuseIdentifiers.isAlike(other.reuseIdentifiers)
                && sizeStates.isAlike(other.sizeStates)
                && givenSizes.isAlike(other.givenSizes)
                && spans.isAlike(other.spans)
    }

    package func replacing(
        _ range: Range<Int>, with part: Range<Int>, of other: ItemLeaf
    ) -> ItemLeaf {
        ItemLeaf(
            count: count - range.count + part.count,
            widths: widths.replacing(range, count: count, with: part, of: other.widths),
            heights: heights.replacing(range, count: count, with: part, of: other.heights),
            reuseIdentifiers: reuseIdentifiers.replacing(
                range, count: count, with: part, of: other.reuseIdentifiers),
            sizeStates: sizeStates.replacing(range, count: count, with: part, of: other.sizeStates),
            givenSizes: givenSizes.replacing(range, count: count, with: part, of: other.givenSizes),
            spans: spans.replacing(range, count: count, with: part, of: other.spans))
    }

    static func gathered(_ parts: LeafParts<ItemLeaf>) -> ItemLeaf {
        ItemLeaf(
            count: parts.count, widths: parts.column { $0.widths },
            heights: parts.column { $0.heights },
            reuseIdentifiers: parts.column { $0.reuseIdentifiers },
            sizeStates: parts.column { $0.sizeStates },
            givenSizes: parts.column { $0.givenSizes }, spans: parts.column { $0.spans })
    }

    /// A copy of the leaf in which one item has a measured size.
    func settingSize(
        width: Float, height: Float, state: SizeState, at index: Int
    ) -> ItemLeaf {
        ItemLeaf(
            count: count, widths: widths.setting(width, at: index, count: count),
            heights: heights.setting(height, at: index, count: count),
            reuseIdentifiers: reuseIdentifiers.copy(of: 0..<count),
            sizeStates: sizeStates.setting(state, at: index, count: count),
            givenSizes: givenSizes.setting(givenSize(index), at: index, count: count),
            spans: spans.copy(of: 0..<count))
    }

    /// The size that the host gave the item, whether or not a measured size has replaced it.
    private func givenSize(_ index: Int) -> GivenSize {
        let given = givenSizes[index]
        if given != .asIs { return given }
        return GivenSize(
            width: widths[index], height: heights[index],
            isEstimate: sizeStates[index].isEstimated)
    }

    func mappingSizeStates(_ transform: (SizeState) -> SizeState) -> ItemLeaf {
        ItemLeaf(
            count: count, widths: widths.copy(of: 0..<count),
            heights: heights.copy(of: 0..<count),
            reuseIdentifiers: reuseIdentifiers.copy(of: 0..<count),
            sizeStates: sizeStates.map(count: count, transform),
            givenSizes: givenSizes.copy(of: 0..<count), spans: spans.copy(of: 0..<count))
    }

    /// A copy of the leaf in which all items have the sizes that the host gave; measured sizes are
    /// forgotten.
    func withGivenSizes() -> ItemLeaf {
        let given = givenSizes
        return ItemLeaf(
            count: count,
            widths: Column(count: count) { given[$0] == .asIs ? widths[$0] : given[$0].width },
            heights: Column(count: count) { given[$0] == .asIs ? heights[$0] : given[$0].height },
            reuseIdentifiers: reuseIdentifiers.copy(of: 0..<count),
            sizeStates: Column(count: count) {
                if given[$0] == .asIs { return sizeStates[$0] }
                return given[$0].isEstimate ? .estimated : .given
            },
            spans: spans.copy(of: 0..<count))
    }
}

/// The size that the host gave an item. The size is kept to be restored when measured sizes are
/// forgotten.
struct GivenSize: Equatable, BitwiseCopyable {
    var width: Float
    var height: Float
    var isEstimate: Bool

    /// The item has no measured size: its present size is the one that the host gave.
    static let asIs = GivenSize(width: -2, height: -2, isEstimate: false)
}

/// The state of an item's size: given by the host, estimated, or preferred (measured).
struct SizeState: Equatable, BitwiseCopyable {
    private var rawValue: UInt8

    /// The host gave the size, and the size is final; or the item has no size of its own.
    static let given = SizeState(rawValue: 0)
    /// The host gave the size as an estimate, or measured the item for lines of another length.
    static let estimated = SizeState(rawValue: 1)

    /// The host measured the size, and has changed it `changes` times since; at most 100 are
    /// counted.
    static func preferred(changes: UInt8) -> SizeState {
        SizeState(rawValue: 2 + min(changes, 100))
    }

    var isEstimated: Bool { self == .estimated }
    var isPreferred: Bool { rawValue >= 2 }
    /// The number of times that a preferred size has changed; 0 if there is no preferred size.
    var changes: UInt8 { rawValue >= 2 ? rawValue - 2 : 0 }
}
