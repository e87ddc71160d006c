/// A run of items as columns: sizes, reuse identifiers, and what is known of each size.
package final class ItemLeaf: SumLeaf {
    private(set) var columnCount: Int
    /// Points; `ItemLeaf.noLength` where the item has no width of its own.
    private(set) var widths: Column<Float>
    private(set) var heights: Column<Float>
    /// `ItemLeaf.noReuseIdentifier` where the metrics of the section decide.
    private(set) var reuseIdentifiers: Column<UInt32>
    private(set) var sizeStates: Column<SizeState>

    static let noLength: Float = -1
    static let noReuseIdentifier: UInt32 = .max

    init(
        count: Int, widths: Column<Float>, heights: Column<Float>,
        reuseIdentifiers: Column<UInt32>, sizeStates: Column<SizeState>
    ) {
        columnCount = count
        self.widths = widths
        self.heights = heights
        self.reuseIdentifiers = reuseIdentifiers
        self.sizeStates = sizeStates
    }

    #if COLLECTION_SMALL_NODES
        package static var capacity: Int { 6 }
    #else
        package static var capacity: Int { 128 }
    #endif

    package var count: Int { columnCount }

    var isUniform: Bool {
        widths.isUniform && heights.isUniform && reuseIdentifiers.isUniform
            && sizeStates.isUniform
    }

    package func copy() -> Self {
        Self(
            count: columnCount, widths: widths, heights: heights,
            reuseIdentifiers: reuseIdentifiers, sizeStates: sizeStates)
    }

    package func split(at index: Int) -> Self {
        let rest = Self(
            count: columnCount - index,
            widths: widths.split(at: index, count: columnCount),
            heights: heights.split(at: index, count: columnCount),
            reuseIdentifiers: reuseIdentifiers.split(at: index, count: columnCount),
            sizeStates: sizeStates.split(at: index, count: columnCount))
        columnCount = index
        return rest
    }

    package func canAppend(_ other: ItemLeaf) -> Bool {
        columnCount + other.columnCount <= Self.capacity
            || widths.canMerge(other.widths) && heights.canMerge(other.heights)
                && reuseIdentifiers.canMerge(other.reuseIdentifiers)
                && sizeStates.canMerge(other.sizeStates)
    }

    package func append(_ other: ItemLeaf) {
        let (count, more) = (columnCount, other.columnCount)
        widths.append(other.widths, count: count, otherCount: more)
        heights.append(other.heights, count: count, otherCount: more)
        reuseIdentifiers.append(other.reuseIdentifiers, count: count, otherCount: more)
        sizeStates.append(other.sizeStates, count: count, otherCount: more)
        columnCount += more
    }

    func setSize(width: Float, height: Float, state: SizeState, at index: Int) {
        widths.set(width, at: index, count: columnCount)
        heights.set(height, at: index, count: columnCount)
        sizeStates.set(state, at: index, count: columnCount)
    }

    func setSizeStates(_ states: Column<SizeState>) {
        sizeStates = states
    }
}

/// What is known of an item's size.
struct SizeState: Equatable {
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
