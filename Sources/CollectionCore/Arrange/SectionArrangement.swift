/// A way to place the items of one section between its insets, with all that `SectionedGeometry`
/// asks of it.
///
/// An arrangement is a value that is resolved from a layout and the length of a line. It knows
/// neither the other arrangements nor the sections around its own. `Arrangement` is the one type
/// that knows all arrangements, and forwards each call.
protocol SectionArrangement {
    /// Whether the section has stored lines that `remove`, `insert` and `mark` edit when items are
    /// inserted, deleted or resized.
    func hasLines(_ section: PlacedSection) -> Bool

    /// Whether items may keep places that a new layout pass over the same items would not give
    /// them. Then `placeAnew` places the items of sections that an update inserts or reloads.
    var remembersPlaces: Bool { get }

    /// Raises the bound on the length of content to what the section's items may need.
    func lengthen(_ longest: inout LongestMeasures, _ metrics: ResolvedMetrics)

    // MARK: Layout

    /// Lays out a section that has the next `count` items of a layout pass: at least one.
    func layOut(
        _ count: Int, _ metrics: ResolvedMetrics, _ pass: inout ArrangementPass
    ) -> SectionLayout

    /// Removes items from the section's stored lines.
    ///
    /// - Parameter range: The indices of the items in the section; not empty.
    /// - Returns: The number of lines that the section has now.
    func remove(
        _ range: Range<Int>, from section: SectionBody, _ stored: inout StoredLines
    ) -> Int

    /// Adds inserted items to the section's stored lines.
    ///
    /// - Parameter range: The indices of the inserted items in the section; not empty.
    /// - Parameter items: The items of the data, the inserted items included.
    /// - Parameter firstItem: The index of the first inserted item in `items`.
    /// - Returns: The number of lines that the section has now.
    func insert(
        _ range: Range<Int>, into section: SectionBody, _ items: SumTree<ItemLeaf>,
        from firstItem: Int, _ stored: inout StoredLines
    ) -> Int

    /// Marks items as resized in the section's stored lines.
    ///
    /// - Parameter range: The indices of the resized items in the section; not empty.
    /// - Parameter items: The items of the data, with their new sizes.
    /// - Parameter firstItem: The index of the first resized item in `items`.
    /// - Returns: The number of lines that the section has now.
    func mark(
        _ range: Range<Int>, of section: SectionBody, _ items: SumTree<ItemLeaf>,
        from firstItem: Int, _ stored: inout StoredLines
    ) -> Int

    /// Lays out the section again after its items were inserted, deleted or resized.
    ///
    /// - Parameter section: The section with the items that it has after the change: at least one.
    ///   All sections before it are laid out.
    /// - Parameter firstChange: The index of the first item that is not the same item as before, or
    ///   has another size.
    func layOutAgain(
        _ section: SectionBody, from firstChange: Int, _ items: SumTree<ItemLeaf>,
        _ stored: inout StoredLines
    ) -> ChangedSectionLayout

    /// Gives all items of the section the places that a new layout pass would give them. The caller
    /// then lays out the section again.
    ///
    /// - Returns: The number of lines that the section has now.
    func placeAnew(
        _ section: SectionBody, _ items: SumTree<ItemLeaf>, _ stored: inout StoredLines
    ) -> Int

    // MARK: Elements

    /// Collects the items of the section near the collector's rectangle, in order.
    func collect(_ scan: inout SectionScan, into collector: inout ElementCollector)

    /// Returns the layout attributes of an item, visible or not.
    func cell(
        _ item: Int, of section: SectionBody, _ items: SumTree<ItemLeaf>, _ stored: StoredLines
    ) -> LayoutAttributes

    /// Collects the separators of the section near the collector's rectangle, in order.
    func collect(
        _ separators: Separators, _ scan: inout SectionScan,
        into collector: inout ElementCollector)

    /// Returns the layout attributes of the separator behind an item; nil if there is none.
    func separator(
        _ separators: Separators, behind item: Int, of section: SectionBody,
        _ items: SumTree<ItemLeaf>
    ) -> LayoutAttributes?

    /// The range of the cross axis in which the section's items are visible, in content
    /// coordinates; nil if they are visible everywhere.
    var viewport: Interval? { get }

    /// Returns how many lines and lanes the section has.
    func tableSize(of section: SectionBody, _ items: SumTree<ItemLeaf>) -> TableSize

    /// Returns the line and the lane of an item.
    ///
    /// - Complexity: O(log n)
    func tablePlace(
        ofItem item: Int, of section: SectionBody, _ items: SumTree<ItemLeaf>,
        _ stored: StoredLines
    ) -> TablePlace

    /// Returns the groups of a section that scrolls orthogonally; nil for other sections.
    func row(of section: SectionBody, _ stored: StoredLines) -> OrthogonalRow?

    // MARK: Sizes

    /// Returns an item's size after a measurement: each measured length that counts, and the old
    /// length where the measured one does not count.
    func size(_ measured: Size, insteadOf old: Size, _ axis: Axis) -> Size

    /// Returns the size that an item has in the layout: its own size, except for lengths that the
    /// arrangement decides.
    func sizeInForce(
        _ own: Size, _ span: ItemSpan, _ metrics: ResolvedMetrics, _ axis: Axis
    ) -> Size

    /// Returns what is wrong with the section's lines, in words; nil when nothing is. For tests.
    func brokenInvariant(of section: SectionBody, _ stored: StoredLines) -> StaticString?
}

// Defaults for arrangements that store lines, and decide no length of an item, as most do.
extension SectionArrangement {
    var remembersPlaces: Bool { false }

    func lengthen(_ longest: inout LongestMeasures, _ metrics: ResolvedMetrics) {}

    func remove(
        _ range: Range<Int>, from section: SectionBody, _ stored: inout StoredLines
    ) -> Int {
        stored.removeItems(range, from: section, refillsLastLine: false)
    }

    func insert(
        _ range: Range<Int>, into section: SectionBody, _ items: SumTree<ItemLeaf>,
        from firstItem: Int, _ stored: inout StoredLines
    ) -> Int {
        stored.insertItems(range, into: section)
    }

    func mark(
        _ range: Range<Int>, of section: SectionBody, _ items: SumTree<ItemLeaf>,
        from firstItem: Int, _ stored: inout StoredLines
    ) -> Int {
        stored.markItems(range, of: section)
    }

    func placeAnew(
        _ section: SectionBody, _ items: SumTree<ItemLeaf>, _ stored: inout StoredLines
    ) -> Int {
        section.place.lineCount
    }

    func collect(
        _ separators: Separators, _ scan: inout SectionScan,
        into collector: inout ElementCollector
    ) {}

    func separator(
        _ separators: Separators, behind item: Int, of section: SectionBody,
        _ items: SumTree<ItemLeaf>
    ) -> LayoutAttributes? {
        nil
    }

    var viewport: Interval? { nil }

    func tableSize(of section: SectionBody, _ items: SumTree<ItemLeaf>) -> TableSize {
        TableSize()
    }

    func tablePlace(
        ofItem item: Int, of section: SectionBody, _ items: SumTree<ItemLeaf>,
        _ stored: StoredLines
    ) -> TablePlace {
        TablePlace()
    }

    func row(of section: SectionBody, _ stored: StoredLines) -> OrthogonalRow? { nil }

    func size(_ measured: Size, insteadOf old: Size, _ axis: Axis) -> Size { measured }

    func sizeInForce(
        _ own: Size, _ span: ItemSpan, _ metrics: ResolvedMetrics, _ axis: Axis
    ) -> Size {
        own
    }

    func brokenInvariant(of section: SectionBody, _ stored: StoredLines) -> StaticString? { nil }
}
