/// A run of items as columns: sizes, reuse identifiers, and what is known of each size.
package final class ItemLeaf: SumLeaf {
    package let count: Int
    /// Points; `ItemLeaf.noLength` where the item has no width of its own.
    let widths: Column<Float>
    let heights: Column<Float>
    /// `ItemLeaf.noReuseIdentifier` where the metrics of the section decide.
    let reuseIdentifiers: Column<UInt32>
    let sizeStates: Column<SizeState>

    static let noLength: Float = -1
    static let noReuseIdentifier: UInt32 = .max

    init(
        count: Int, widths: Column<Float>, heights: Column<Float>,
        reuseIdentifiers: Column<UInt32>, sizeStates: Column<SizeState>
    ) {
        self.count = count
        self.widths = widths
        self.heights = heights
        self.reuseIdentifiers = reuseIdentifiers
        self.sizeStates = sizeStates
    }

    var isUniform: Bool {
        widths.isUniform && heights.isUniform && reuseIdentifiers.isUniform
            && sizeStates.isUniform
    }

    deinit {
        widths.free()
        heights.free()
        reuseIdentifiers.free()
        sizeStates.free()
    }

    package func split(at index: Int) -> (ItemLeaf, ItemLeaf) {
        (copy(of: 0..<index), copy(of: index..<count))
    }

    private func copy(of range: Range<Int>) -> ItemLeaf {
        ItemLeaf(
            count: range.count, widths: widths.copy(of: range),
            heights: heights.copy(of: range),
            reuseIdentifiers: reuseIdentifiers.copy(of: range),
            sizeStates: sizeStates.copy(of: range))
    }

    package func canJoin(_ other: ItemLeaf) -> Bool {
        count + other.count <= Self.capacity
            || widths.isAlike(other.widths)
                && heights.isAlike(other.heights)
                && reuseIdentifiers.isAlike(other.reuseIdentifiers)
                && sizeStates.isAlike(other.sizeStates)
    }

    package func joined(_ other: ItemLeaf) -> ItemLeaf {
        let (count, more) = (self.count, other.count)
        return ItemLeaf(
            count: count + more,
            widths: widths.joined(count: count, other.widths, otherCount: more),
            heights: heights.joined(count: count, other.heights, otherCount: more),
            reuseIdentifiers: reuseIdentifiers.joined(
                count: count, other.reuseIdentifiers, otherCount: more),
            sizeStates: sizeStates.joined(count: count, other.sizeStates, otherCount: more))
    }

    package func replacing(_ range: Range<Int>, with other: ItemLeaf?) -> ItemLeaf {
        let (other, more) = (other ?? self, other?.count ?? 0)
        return ItemLeaf(
            count: count - range.count + more,
            widths: widths.replacing(
                range, count: count, with: other.widths, otherCount: more),
            heights: heights.replacing(
                range, count: count, with: other.heights, otherCount: more),
            reuseIdentifiers: reuseIdentifiers.replacing(
                range, count: count, with: other.reuseIdentifiers, otherCount: more),
            sizeStates: sizeStates.replacing(
                range, count: count, with: other.sizeStates, otherCount: more))
    }

    func settingSize(
        width: Float, height: Float, state: SizeState, at index: Int
    ) -> ItemLeaf {
        ItemLeaf(
            count: count, widths: widths.setting(width, at: index, count: count),
            heights: heights.setting(height, at: index, count: count),
            reuseIdentifiers: reuseIdentifiers.copy(of: 0..<count),
            sizeStates: sizeStates.setting(state, at: index, count: count))
    }

    func mappingSizeStates(_ transform: (SizeState) -> SizeState) -> ItemLeaf {
        ItemLeaf(
            count: count, widths: widths.copy(of: 0..<count),
            heights: heights.copy(of: 0..<count),
            reuseIdentifiers: reuseIdentifiers.copy(of: 0..<count),
            sizeStates: sizeStates.map(count: count, transform))
    }
}

/// What is known of an item's size.
struct SizeState: Equatable, BitwiseCopyable {
    private var rawValue: UInt8

    /// As the host gave it, and final; or none of its own.
    static let given = SizeState(rawValue: 0)
    /// The host gave it as an estimate, or it was measured for another length of line.
    static let estimated = SizeState(rawValue: 1)

    /// The host measured it, and it has changed so many times since.
    static func preferred(changes: UInt8) -> SizeState {
        SizeState(rawValue: 2 + min(changes, 100))
    }

    var isEstimated: Bool { self == .estimated }
    var isPreferred: Bool { rawValue >= 2 }
    /// How often a preferred size has changed; 0 where there is none yet.
    var changes: UInt8 { rawValue >= 2 ? rawValue - 2 : 0 }
}
