/// How the items of one section stand between its insets: all that the stack of sections asks.
///
/// An arrangement is a value that is resolved from a layout and the length of a line. It knows
/// neither the other arrangements nor the sections around its own. `Arrangement` is the one type
/// that knows them all, and forwards each question.
protocol SectionArrangement {
    /// Whether the section has lines that are edited as items come and go.
    func hasLines(_ section: PlacedSection) -> Bool

    /// Whether items keep places that a layout pass of the same items would not give them. Then
    /// items of a new section are placed by `placeAnew`.
    var remembersPlaces: Bool { get }

    /// Raises the bound on the length of content to what the section's items may need.
    func lengthen(_ longest: inout LongestMeasures, _ metrics: ResolvedMetrics)

    // MARK: Layout

    /// Lays out the next items of a layout pass: at least one.
    func layOut(
        _ count: Int, _ metrics: ResolvedMetrics, _ pass: inout ArrangementPass
    ) -> SectionLayout

    /// Takes items out of the section's lines.
    ///
    /// - Parameter range: Not empty.
    /// - Returns: The number of lines that the section has now.
    func remove(
        _ range: Range<Int>, from section: SectionBody, _ stored: inout StoredLines
    ) -> Int

    /// Makes room for items in the section's lines.
    ///
    /// - Parameter range: The new items; not empty.
    /// - Parameter items: With the new items.
    /// - Parameter firstItem: The first new item, among all items.
    /// - Returns: The number of lines that the section has now.
    func insert(
        _ range: Range<Int>, into section: SectionBody, _ items: SumTree<ItemLeaf>,
        from firstItem: Int, _ stored: inout StoredLines
    ) -> Int

    /// Marks items whose sizes have changed.
    ///
    /// - Parameter range: Not empty.
    /// - Parameter items: With the new sizes.
    /// - Parameter firstItem: The first of these items, among all items.
    /// - Returns: The number of lines that the section has now.
    func mark(
        _ range: Range<Int>, of section: SectionBody, _ items: SumTree<ItemLeaf>,
        from firstItem: Int, _ stored: inout StoredLines
    ) -> Int

    /// Lays out the section again after items came, went or changed their sizes.
    ///
    /// - Parameter section: With the items that it has now: at least one. No section before it is
    ///   still to be laid out.
    /// - Parameter firstChange: The first item that is another one than before, or has another
    ///   size.
    func layOutAgain(
        _ section: SectionBody, from firstChange: Int, _ items: SumTree<ItemLeaf>,
        _ stored: inout StoredLines
    ) -> ChangedSectionLayout

    /// Gives all items of the section the places that a layout pass would give them. The section
    /// is to be laid out again after that.
    ///
    /// - Returns: The number of lines that the section has now.
    func placeAnew(
        _ section: SectionBody, _ items: SumTree<ItemLeaf>, _ stored: inout StoredLines
    ) -> Int

    // MARK: Elements

    /// Finds the items near a rectangle, in order.
    func collect(_ scan: inout SectionScan, into collector: inout ElementCollector)

    /// Returns the attributes of an item, visible or not.
    func cell(
        _ item: Int, of section: SectionBody, _ items: SumTree<ItemLeaf>, _ stored: StoredLines
    ) -> LayoutAttributes

    /// Finds the separators near a rectangle, in order.
    func collect(
        _ separators: Separators, _ scan: inout SectionScan,
        into collector: inout ElementCollector)

    /// Returns the separator behind an item; nil where there is none.
    func separator(
        _ separators: Separators, behind item: Int, of section: SectionBody,
        _ items: SumTree<ItemLeaf>
    ) -> LayoutAttributes?

    /// The part of the content, across, in which the section's items are seen; nil: all of it.
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

    /// Returns the groups of a section that scrolls across; nil for other sections.
    func row(of section: SectionBody, _ stored: StoredLines) -> OrthogonalRow?

    // MARK: Sizes

    /// Returns as much of a measured size as counts.
    func size(_ measured: Size, insteadOf old: Size, _ axis: Axis) -> Size

    /// Returns an item's own size, except for lengths that the arrangement decides.
    func sizeInForce(
        _ own: Size, _ span: ItemSpan, _ metrics: ResolvedMetrics, _ axis: Axis
    ) -> Size

    /// Returns what is wrong with the section's lines, in words; nil when nothing is. For tests.
    func brokenInvariant(of section: SectionBody, _ stored: StoredLines) -> StaticString?
}

// Most arrangements store lines that break, and decide no length of an item.
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
