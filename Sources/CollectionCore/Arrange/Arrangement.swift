/// The arrangement of a section, that is how its items are placed. Only this type knows all kinds.
enum Arrangement {
    /// Lines that each hold as many items as fit.
    case flow(FlowArrangement)
    /// Each item is a line.
    case list(ListArrangement)
    case grid(GridLines)
    case waterfall(WaterfallLanes)
    case justified(JustifiedLines)
    case groups(GroupArrangement)
    /// Groups that follow one another along the cross axis, and scroll along it.
    case orthogonal(OrthogonalGroups)
}

// Which layout uses which arrangement.
extension Arrangement {
    init(_ metrics: SectionMetrics, _ layout: Layout, _ resolved: ResolvedMetrics) {
        let (available, spacing) = (resolved.available, resolved.interitemSpacing)
        switch layout {
        case .flow(let flow):
            self = metrics.itemsFillLine ? .list(ListArrangement()) : .flow(FlowArrangement(flow))
        case .list: self = .list(ListArrangement())
        case .grid(let grid): self = .grid(GridLines(grid, available, spacing: spacing))
        case .waterfall(let waterfall):
            self = .waterfall(WaterfallLanes(waterfall, available: available, spacing: spacing))
        case .justified(let justified):
            self = .justified(JustifiedLines(justified, available, spacing: spacing))
        // Layouts without sections arrange none; sections of a compositional layout: see below.
        case .carousel, .stack, .circle, .compositional, .custom, .explicit:
            self = .flow(FlowArrangement(FlowLayout()))
        }
    }

    init(_ section: CompositionalSection, _ axis: Axis, _ container: LayoutContainer) {
        if section.listItemLength(axis) != nil {
            self = .list(ListArrangement())
        } else if section.isOrthogonal {
            self = .orthogonal(OrthogonalGroups(section, axis, container))
        } else {
            self = .groups(GroupArrangement(section, axis))
        }
    }

    /// Whether items keep their lanes, and their places along the main axis, if this arrangement
    /// replaces another one: stored lanes can then be used as they are.
    func hasPlaces(like other: Arrangement) -> Bool {
        guard case .waterfall(let new) = self, case .waterfall(let old) = other else {
            return false
        }
        return new.hasPlaces(like: old)
    }

    /// Whether the number of a section's items decides the layout of the section, so that no lines
    /// are stored.
    var isEven: Bool {
        switch self {
        case .groups(let own): !own.groups.isEstimated
        case .orthogonal(let own): !own.storesGroups
        default: false
        }
    }

    /// Returns the range of items of a section, from the first to the last one that stands in an
    /// interval of the main axis; an empty range where the arrangement does not remember places.
    ///
    /// - Parameter interval: In points from the start of the section's first line.
    func rememberedItems(
        of section: SectionBody, in interval: Interval, _ stored: StoredLines
    ) -> Range<Int> {
        guard case .waterfall(let lanes) = self, !lanes.isGreedy else { return 0..<0 }
        return stored.laneItems(of: section, in: interval)
    }

    /// Makes the lanes of a section end near one another after an update, where items keep their
    /// lanes.
    ///
    /// - Parameter visible: The range of items that a person sees.
    /// - Returns: The number of lines that the section has now.
    func evenEnds(
        of section: SectionBody, visible: Range<Int>, _ stored: inout StoredLines
    ) -> Int {
        guard case .waterfall(let lanes) = self, !lanes.isGreedy else { return section.lineCount }
        let section = stored.withAllLanes(section, lanes.count)
        stored.evenLaneEnds(of: section, visible: visible)
        return section.lineCount
    }

    /// Whether a layout pass with this arrangement leaves items in the lanes of another one.
    func keepsPlaces(of other: Arrangement) -> Bool {
        guard case .waterfall(let new) = self, case .waterfall(let old) = other else {
            return false
        }
        return new.keepsPlaces(of: old)
    }
}

extension Arrangement: SectionArrangement {
    func hasLines(_ section: PlacedSection) -> Bool {
        switch self {
        case .flow(let own): own.hasLines(section)
        case .list(let own): own.hasLines(section)
        case .grid(let own): own.hasLines(section)
        case .waterfall(let own): own.hasLines(section)
        case .justified(let own): own.hasLines(section)
        case .groups(let own): own.hasLines(section)
        case .orthogonal(let own): own.hasLines(section)
        }
    }

    var remembersPlaces: Bool {
        switch self {
        case .flow(let own): own.remembersPlaces
        case .list(let own): own.remembersPlaces
        case .grid(let own): own.remembersPlaces
        case .waterfall(let own): own.remembersPlaces
        case .justified(let own): own.remembersPlaces
        case .groups(let own): own.remembersPlaces
        case .orthogonal(let own): own.remembersPlaces
        }
    }

    func lengthen(_ longest: inout LongestMeasures, _ metrics: ResolvedMetrics) {
        switch self {
        case .flow(let own): own.lengthen(&longest, metrics)
        case .list(let own): own.lengthen(&longest, metrics)
        case .grid(let own): own.lengthen(&longest, metrics)
        case .waterfall(let own): own.lengthen(&longest, metrics)
        case .justified(let own): own.lengthen(&longest, metrics)
        case .groups(let own): own.lengthen(&longest, metrics)
        case .orthogonal(let own): own.lengthen(&longest, metrics)
        }
    }

    func layOut(
        _ count: Int, _ metrics: ResolvedMetrics, _ pass: inout ArrangementPass
    ) -> SectionLayout {
        switch self {
        case .flow(let own): own.layOut(count, metrics, &pass)
        case .list(let own): own.layOut(count, metrics, &pass)
        case .grid(let own): own.layOut(count, metrics, &pass)
        case .waterfall(let own): own.layOut(count, metrics, &pass)
        case .justified(let own): own.layOut(count, metrics, &pass)
        case .groups(let own): own.layOut(count, metrics, &pass)
        case .orthogonal(let own): own.layOut(count, metrics, &pass)
        }
    }

    func remove(
        _ range: Range<Int>, from section: SectionBody, _ stored: inout StoredLines
    ) -> Int {
        switch self {
        case .flow(let own): own.remove(range, from: section, &stored)
        case .list(let own): own.remove(range, from: section, &stored)
        case .grid(let own): own.remove(range, from: section, &stored)
        case .waterfall(let own): own.remove(range, from: section, &stored)
        case .justified(let own): own.remove(range, from: section, &stored)
        case .groups(let own): own.remove(range, from: section, &stored)
        case .orthogonal(let own): own.remove(range, from: section, &stored)
        }
    }

    func insert(
        _ range: Range<Int>, into section: SectionBody, _ items: SumTree<ItemLeaf>,
        from first: Int, _ stored: inout StoredLines
    ) -> Int {
        switch self {
        case .flow(let own): own.insert(range, into: section, items, from: first, &stored)
        case .list(let own): own.insert(range, into: section, items, from: first, &stored)
        case .grid(let own): own.insert(range, into: section, items, from: first, &stored)
        case .waterfall(let own): own.insert(range, into: section, items, from: first, &stored)
        case .justified(let own): own.insert(range, into: section, items, from: first, &stored)
        case .groups(let own): own.insert(range, into: section, items, from: first, &stored)
        case .orthogonal(let own): own.insert(range, into: section, items, from: first, &stored)
        }
    }

    func mark(
        _ range: Range<Int>, of section: SectionBody, _ items: SumTree<ItemLeaf>,
        from first: Int, _ stored: inout StoredLines
    ) -> Int {
        switch self {
        case .flow(let own): own.mark(range, of: section, items, from: first, &stored)
        case .list(let own): own.mark(range, of: section, items, from: first, &stored)
        case .grid(let own): own.mark(range, of: section, items, from: first, &stored)
        case .waterfall(let own): own.mark(range, of: section, items, from: first, &stored)
        case .justified(let own): own.mark(range, of: section, items, from: first, &stored)
        case .groups(let own): own.mark(range, of: section, items, from: first, &stored)
        case .orthogonal(let own): own.mark(range, of: section, items, from: first, &stored)
        }
    }

    func layOutAgain(
        _ section: SectionBody, from first: Int, _ items: SumTree<ItemLeaf>,
        _ stored: inout StoredLines
    ) -> ChangedSectionLayout {
        switch self {
        case .flow(let own): own.layOutAgain(section, from: first, items, &stored)
        case .list(let own): own.layOutAgain(section, from: first, items, &stored)
        case .grid(let own): own.layOutAgain(section, from: first, items, &stored)
        case .waterfall(let own): own.layOutAgain(section, from: first, items, &stored)
        case .justified(let own): own.layOutAgain(section, from: first, items, &stored)
        case .groups(let own): own.layOutAgain(section, from: first, items, &stored)
        case .orthogonal(let own): own.layOutAgain(section, from: first, items, &stored)
        }
    }

    func placeAnew(
        _ section: SectionBody, _ items: SumTree<ItemLeaf>, _ stored: inout StoredLines
    ) -> Int {
        switch self {
        case .flow(let own): own.placeAnew(section, items, &stored)
        case .list(let own): own.placeAnew(section, items, &stored)
        case .grid(let own): own.placeAnew(section, items, &stored)
        case .waterfall(let own): own.placeAnew(section, items, &stored)
        case .justified(let own): own.placeAnew(section, items, &stored)
        case .groups(let own): own.placeAnew(section, items, &stored)
        case .orthogonal(let own): own.placeAnew(section, items, &stored)
        }
    }

    func collect(_ scan: inout SectionScan, into collector: inout ElementCollector) {
        switch self {
        case .flow(let own): own.collect(&scan, into: &collector)
        case .list(let own): own.collect(&scan, into: &collector)
        case .grid(let own): own.collect(&scan, into: &collector)
        case .waterfall(let own): own.collect(&scan, into: &collector)
        case .justified(let own): own.collect(&scan, into: &collector)
        case .groups(let own): own.collect(&scan, into: &collector)
        case .orthogonal(let own): own.collect(&scan, into: &collector)
        }
    }

    func cell(
        _ item: Int, of section: SectionBody, _ items: SumTree<ItemLeaf>, _ stored: StoredLines
    ) -> LayoutAttributes {
        switch self {
        case .flow(let own): own.cell(item, of: section, items, stored)
        case .list(let own): own.cell(item, of: section, items, stored)
        case .grid(let own): own.cell(item, of: section, items, stored)
        case .waterfall(let own): own.cell(item, of: section, items, stored)
        case .justified(let own): own.cell(item, of: section, items, stored)
        case .groups(let own): own.cell(item, of: section, items, stored)
        case .orthogonal(let own): own.cell(item, of: section, items, stored)
        }
    }

    func collect(
        _ separators: Separators, _ scan: inout SectionScan,
        into collector: inout ElementCollector
    ) {
        switch self {
        case .flow(let own): own.collect(separators, &scan, into: &collector)
        case .list(let own): own.collect(separators, &scan, into: &collector)
        case .grid(let own): own.collect(separators, &scan, into: &collector)
        case .waterfall(let own): own.collect(separators, &scan, into: &collector)
        case .justified(let own): own.collect(separators, &scan, into: &collector)
        case .groups(let own): own.collect(separators, &scan, into: &collector)
        case .orthogonal(let own): own.collect(separators, &scan, into: &collector)
        }
    }

    func separator(
        _ separators: Separators, behind item: Int, of section: SectionBody,
        _ items: SumTree<ItemLeaf>
    ) -> LayoutAttributes? {
        switch self {
        case .flow(let own): own.separator(separators, behind: item, of: section, items)
        case .list(let own): own.separator(separators, behind: item, of: section, items)
        case .grid(let own): own.separator(separators, behind: item, of: section, items)
        case .waterfall(let own): own.separator(separators, behind: item, of: section, items)
        case .justified(let own): own.separator(separators, behind: item, of: section, items)
        case .groups(let own): own.separator(separators, behind: item, of: section, items)
        case .orthogonal(let own): own.separator(separators, behind: item, of: section, items)
        }
    }

    var viewport: Interval? {
        switch self {
        case .flow(let own): own.viewport
        case .list(let own): own.viewport
        case .grid(let own): own.viewport
        case .waterfall(let own): own.viewport
        case .justified(let own): own.viewport
        case .groups(let own): own.viewport
        case .orthogonal(let own): own.viewport
        }
    }

    func tableSize(of section: SectionBody, _ items: SumTree<ItemLeaf>) -> TableSize {
        switch self {
        case .flow(let own): own.tableSize(of: section, items)
        case .list(let own): own.tableSize(of: section, items)
        case .grid(let own): own.tableSize(of: section, items)
        case .waterfall(let own): own.tableSize(of: section, items)
        case .justified(let own): own.tableSize(of: section, items)
        case .groups(let own): own.tableSize(of: section, items)
        case .orthogonal(let own): own.tableSize(of: section, items)
        }
    }

    func tablePlace(
        ofItem item: Int, of section: SectionBody, _ items: SumTree<ItemLeaf>,
        _ stored: StoredLines
    ) -> TablePlace {
        switch self {
        case .flow(let own): own.tablePlace(ofItem: item, of: section, items, stored)
        case .list(let own): own.tablePlace(ofItem: item, of: section, items, stored)
        case .grid(let own): own.tablePlace(ofItem: item, of: section, items, stored)
        case .waterfall(let own): own.tablePlace(ofItem: item, of: section, items, stored)
        case .justified(let own): own.tablePlace(ofItem: item, of: section, items, stored)
        case .groups(let own): own.tablePlace(ofItem: item, of: section, items, stored)
        case .orthogonal(let own): own.tablePlace(ofItem: item, of: section, items, stored)
        }
    }

    func row(of section: SectionBody, _ stored: StoredLines) -> OrthogonalRow? {
        switch self {
        case .flow(let own): own.row(of: section, stored)
        case .list(let own): own.row(of: section, stored)
        case .grid(let own): own.row(of: section, stored)
        case .waterfall(let own): own.row(of: section, stored)
        case .justified(let own): own.row(of: section, stored)
        case .groups(let own): own.row(of: section, stored)
        case .orthogonal(let own): own.row(of: section, stored)
        }
    }

    func size(_ measured: Size, insteadOf old: Size, _ axis: Axis) -> Size {
        switch self {
        case .flow(let own): own.size(measured, insteadOf: old, axis)
        case .list(let own): own.size(measured, insteadOf: old, axis)
        case .grid(let own): own.size(measured, insteadOf: old, axis)
        case .waterfall(let own): own.size(measured, insteadOf: old, axis)
        case .justified(let own): own.size(measured, insteadOf: old, axis)
        case .groups(let own): own.size(measured, insteadOf: old, axis)
        case .orthogonal(let own): own.size(measured, insteadOf: old, axis)
        }
    }

    func sizeInForce(
        _ own: Size, _ span: ItemSpan, _ metrics: ResolvedMetrics, _ axis: Axis
    ) -> Size {
        switch self {
        case .flow(let flow): flow.sizeInForce(own, span, metrics, axis)
        case .list(let list): list.sizeInForce(own, span, metrics, axis)
        case .grid(let grid): grid.sizeInForce(own, span, metrics, axis)
        case .waterfall(let lanes): lanes.sizeInForce(own, span, metrics, axis)
        case .justified(let lines): lines.sizeInForce(own, span, metrics, axis)
        case .groups(let groups): groups.sizeInForce(own, span, metrics, axis)
        case .orthogonal(let groups): groups.sizeInForce(own, span, metrics, axis)
        }
    }

    func brokenInvariant(of section: SectionBody, _ stored: StoredLines) -> StaticString? {
        switch self {
        case .flow(let own): own.brokenInvariant(of: section, stored)
        case .list(let own): own.brokenInvariant(of: section, stored)
        case .grid(let own): own.brokenInvariant(of: section, stored)
        case .waterfall(let own): own.brokenInvariant(of: section, stored)
        case .justified(let own): own.brokenInvariant(of: section, stored)
        case .groups(let own): own.brokenInvariant(of: section, stored)
        case .orthogonal(let own): own.brokenInvariant(of: section, stored)
        }
    }
}

/// What a search for elements keeps for the next search: places near the elements found, from which
/// the next search starts, and memory to use again.
struct KeptPlaces {
    /// The first item of a list near the last rectangle; nil if no such place is known.
    var list: ListPlace?
    /// The first item near the last rectangle in each lane of a waterfall.
    var lanes = LaneCollector()
    /// The band of a grid that was collected last. Its storage is used again.
    var band = GridBand()

    /// A cursor near the items of a list that were found last; nil if no such place is known.
    var cursor: ItemCursor? { list?.cursor }

    /// Forgets the places, because items or geometry have changed.
    mutating func forget() {
        list = nil
        lanes.forgetPlaces()
    }
}
