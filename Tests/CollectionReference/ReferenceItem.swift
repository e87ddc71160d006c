import CollectionCore

/// What the host pushed for one section.
struct ReferenceSection {
    /// The section's own number, the same wherever it moves; 0 until it is in the data.
    var identity = 0
    var metrics: SectionMetrics?
    /// Q8: what the host said of it; 0: nothing.
    var traits: UInt32 = 0
    var items: [ReferenceItem]
    /// What the host said of its views, and what it is collecting: section X.
    var saidViews: [SaidView: SaidRoles] = [:]
    var collectedViews: [SaidView: SaidRoles] = [:]
    /// In a waterfall: the number of lanes when items were placed in them; nil: to be placed.
    var laneCount: Int?
    /// What the host measured of boundary views, by kind.
    var measuredBoundaries: [UInt32: MeasuredLength] = [:]

    mutating func makeBoundariesStale() { measuredBoundaries.makeStale() }
}

extension [UInt32: MeasuredLength] {
    /// A15, G12: lengths are estimates again; one of 0 is forgotten.
    mutating func makeStale() {
        self = filter { $0.value.length != 0 }
        for kind in keys { self[kind]?.isStale = true }
    }
}

/// G12: how long a boundary view is by what the host measured.
struct MeasuredLength {
    var length: Double
    /// As for items.
    var changes: Int
    var isStale: Bool
}

/// What the host pushed for one item, and what it measured since.
struct ReferenceItem {
    /// The item's own number, the same wherever it moves; 0 until it is in the data.
    var identity = 0
    var width: Float?
    var height: Float?
    var reuseIdentifier: ReuseIdentifier?
    var span = ItemSpan.one
    var isGivenAsEstimate = false
    // Section S.
    var isSelected = false
    var wasToldSelected = false
    var isAnchor = false
    var isLead = false
    /// O2.
    var isDragged = false
    /// Q8: what the host said of it; 0: nothing.
    var traits: UInt32 = 0
    /// O8: the sides at which nothing may be dropped.
    var refusedSides: DropSides = []
    /// N8: as the host has given it.
    var name: [UInt8] = []
    var measured: Measured?
    /// In a waterfall; nil: to be placed.
    var lane: Int?
    /// What the host said of it, and what it is collecting: section X.
    var said = SaidRoles()
    var collected = SaidRoles()

    struct Measured {
        var size: Size
        /// How often it changed since it was first measured for this length of line.
        var changes: Int
        /// Whether the length of lines has changed since.
        var isStale: Bool
    }

    /// Takes over what stays with an item whatever its content: Q8, N8, S9.
    mutating func takeOver(from old: ReferenceItem) {
        (traits, name, isDragged) = (old.traits, old.name, old.isDragged)
        refusedSides = old.refusedSides
        takeSelection(from: old)
    }

    mutating func takeSelection(from old: ReferenceItem) {
        (isSelected, wasToldSelected) = (old.isSelected, old.wasToldSelected)
        (isAnchor, isLead) = (old.isAnchor, old.isLead)
    }

    func size(_ metrics: SectionMetrics) -> Size {
        if let measured { return measured.size }
        let standard =
            metrics.estimatedItemSize == .zero ? metrics.itemSize : metrics.estimatedItemSize
        return Size(
            width: width.map { Double($0) } ?? standard.width,
            height: height.map { Double($0) } ?? standard.height)
    }

    func isEstimated(_ metrics: SectionMetrics) -> Bool {
        if let measured { return measured.isStale }
        let isIncomplete = width == nil || height == nil
        return isGivenAsEstimate || isIncomplete && metrics.estimatedItemSize != .zero
    }
}
