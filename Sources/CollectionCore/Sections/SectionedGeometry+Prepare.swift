extension SectionedGeometry {
    /// Lays out all sections of the data.
    ///
    /// - Parameter old: The geometry of an earlier layout pass over the same data with the same
    ///   layout: its stable lanes are kept. Nil: no item keeps its lane.
    /// - Throws: `contentTooLong`, `limitExceeded`.
    /// - Complexity: O(sections + items of unequal size)
    init(
        _ layout: Layout, _ dataSource: DataSource, _ container: LayoutContainer,
        keeping old: SectionedGeometry? = nil
    ) throws(CollectionError) {
        let compositional = CompositionalSections(layout, container)
        try compositional?.validate()
        self.init(layout, container, compositional)
        if compositional == nil { appendMetrics(of: dataSource) }
        if let old, old.hasPlaces(like: self) {
            (stored, sections) = (old.stored, old.sections)
            hasMeasuredEnds = old.hasMeasuredEnds
            mayHaveOversizedItems = old.mayHaveOversizedItems
            takeDescriptions(of: dataSource)
            takeMeasures(of: dataSource)
        } else if layOut(dataSource, keeping: old) {
            throw .contentTooLong
        }
        try checkLength()
    }

    /// A geometry of a layout, without sections so far.
    private init(
        _ layout: Layout, _ container: LayoutContainer, _ compositional: CompositionalSections?
    ) {
        settings = LayoutSettings(layout.configuration)
        self.layout = layout
        self.container = container
        self.compositional = compositional
        if let compositional {
            described = compositional.described(settings.scrollDirection, container)
        }
        metrics = described.metrics
        arrangements = described.arrangements
        separators = Separators(layout)
        hasHeaderLevels = false
        mayHaveOversizedItems = false
        sections = SumTree()
    }

    private mutating func appendMetrics(of dataSource: DataSource) {
        metrics.reserveCapacity(1 + dataSource.metrics.count)
        append(layout.configuration.sectionMetrics)
        for section in dataSource.metrics { append(section) }
    }

    /// Takes what was measured of headers and footers, which may be estimates again.
    private mutating func takeMeasures(of dataSource: DataSource) {
        let measures = dataSource.boundaryMeasures
        if measures.isEmpty { return }
        var first = 0
        dataSource.sections.forEachLeaf { leaf in
            for local in 0..<leaf.count where measures.has(leaf.measures[local]) {
                setMeasures(measures.ofSection(leaf.measures[local]), ofSection: first + local)
            }
            first += leaf.count
        }
    }

    /// Lays out all sections.
    ///
    /// - Returns: Whether all sections together are longer than content may be.
    private mutating func layOut(
        _ dataSource: DataSource, keeping old: SectionedGeometry?
    ) -> Bool {
        var pass = LayoutPass(
            axis, metrics, arrangements, compositional, described, dataSource.items)
        pass.measures = dataSource.boundaryMeasures
        pass.keep(old)
        dataSource.sections.forEachLeaf { pass.append($0) }
        stored = pass.arranging.finish()
        mayHaveOversizedItems = pass.mayHaveOversizedItems
        sections = SumTree(leaves: pass.sectionLeaves)
        hasMeasuredEnds = pass.hasMeasuredEnds
        longest.takeBesideLines(pass.besideLines)
        described = pass.described
        takeDescriptions(of: dataSource)
        return pass.isTooLong
    }

    /// Takes the measures of the descriptions of a compositional layout.
    private mutating func takeDescriptions(of dataSource: DataSource) {
        if compositional == nil { return }
        metrics = described.metrics
        for number in metrics.indices { longest.take(metrics[number], arrangement(number)) }
        setMeasuresOfLayout(dataSource.boundaryMeasures.ofLayout)
    }

    /// Whether all items already have the places that a layout pass would give them in a geometry
    /// of the same layout for another container, which has no sections so far.
    private func hasPlaces(like new: SectionedGeometry) -> Bool {
        if compositional != nil { return hasSections(like: new) }
        for (old, new) in zip(arrangements, new.arrangements) where !new.hasPlaces(like: old) {
            return false
        }
        return true
    }

    /// Whether the containers of two compositional layouts differ at most in their lengths along
    /// the main axis, and no section depends on that.
    private func hasSections(like new: SectionedGeometry) -> Bool {
        var container = container
        container.mainLength = new.container.mainLength
        // Variants of descriptions have measured boundary items, which the new geometry lacks yet.
        if container != new.container || metrics.count != new.metrics.count { return false }
        for (old, new) in zip(described.sections, new.described.sections)
        where !new.hasLengths(like: old) {
            return false
        }
        return true
    }
}

extension SectionedGeometry {
    /// Lays out new sections, and inserts them before the section at `index`.
    ///
    /// - Parameter items: The items of the new sections, and no other items.
    mutating func insert(
        _ newSections: SumTree<SectionLeaf>, of items: SumTree<ItemLeaf>, at index: Int
    ) {
        let new = laidOut(newSections, of: items, at: index, keepsPlaces: false)
        insertSections(new, at: index)
    }

    /// Lays out a section of the data again, with other metrics. Items keep their lanes if there
    /// are as many lanes as before.
    ///
    /// - Parameter section: The section alone, with its new metrics.
    /// - Parameter items: The items of the section, which are those that the geometry has.
    /// - Complexity: O(items of unequal size)
    mutating func layOut(
        _ section: SumTree<SectionLeaf>, of items: SumTree<ItemLeaf>, at index: Int
    ) {
        // The sections of a compositional layout have the metrics of the layout.
        if compositional != nil { return }
        let new = laidOut(section, of: items, at: index, keepsPlaces: true)
        _ = removeSections(index..<index + 1)
        insertSections(new, at: index)
    }

    /// Returns sections as they are laid out from the section at `index` on.
    ///
    /// - Parameter keepsPlaces: Whether items keep the lanes that they have in this geometry.
    private mutating func laidOut(
        _ sections: SumTree<SectionLeaf>, of items: SumTree<ItemLeaf>, at index: Int,
        keepsPlaces: Bool
    ) -> CutSections {
        var pass = LayoutPass(axis, metrics, arrangements, compositional, described, items)
        pass.nextSection = index
        if keepsPlaces { pass.keep(self) }
        sections.forEachLeaf { pass.append($0) }
        mayHaveOversizedItems = mayHaveOversizedItems || pass.mayHaveOversizedItems
        return CutSections(
            sections: SumTree(leaves: pass.sectionLeaves), stored: pass.arranging.finish())
    }
}

/// A layout pass: one walk over sections and their items, in order.
@safe private struct LayoutPass: ~Copyable {
    let axis: Axis
    let metrics: [ResolvedMetrics]
    let arrangements: [Arrangement]
    let compositional: CompositionalSections?
    var described: DescribedSections
    /// The measured lengths of boundary views, which sections refer to by number.
    var measures = BoundaryMeasures()
    /// The part of the pass that arrangements read and fill.
    var arranging: ArrangementPass
    /// The geometry of an earlier pass over the same data, whose places items may keep; nil if no
    /// item does.
    private var old: SectionedGeometry?
    /// Whether `old` is not nil. To read `old` is to copy it, and there may be a million sections.
    private var keepsPlaces = false
    var nextSection = 0
    var nextItem = 0
    var sectionLeaves: [SectionGeometryLeaf] = []
    var contentLength = 0.0
    var isTooLong = false
    var mayHaveOversizedItems = false
    /// Whether a header or a footer has a measured length.
    private(set) var hasMeasuredEnds = false
    /// The greatest length of a section with a measured header or footer, apart from its lines.
    private(set) var besideLines = 0.0
    /// The columns of the next leaf. They are unsafe memory and no arrays, because an array checks
    /// at each section whether its storage is shared.
    private let lineCounts = UnsafeMutablePointer<UInt32>.allocate(
        capacity: SectionGeometryLeaf.capacity)
    private let extents = UnsafeMutablePointer<Double>.allocate(
        capacity: SectionGeometryLeaf.capacity)
    private let areUniform = UnsafeMutablePointer<Bool>.allocate(
        capacity: SectionGeometryLeaf.capacity)

    init(
        _ axis: Axis, _ metrics: [ResolvedMetrics], _ arrangements: [Arrangement],
        _ compositional: CompositionalSections?, _ described: DescribedSections,
        _ items: SumTree<ItemLeaf>
    ) {
        self.described = described
        self.axis = axis
        self.metrics = metrics
        self.arrangements = arrangements
        self.compositional = compositional
        arranging = ArrangementPass(axis, items)
    }

    deinit {
        unsafe lineCounts.deallocate()
        unsafe extents.deallocate()
        unsafe areUniform.deallocate()
    }

    /// Makes items keep their places of an earlier geometry of the same data, if it remembers any.
    mutating func keep(_ old: SectionedGeometry?) {
        guard let old, old.remembersPlaces else { return }
        self.old = old
        keepsPlaces = true
        arranging.old = old.stored
    }

    /// Lays out the sections of a leaf. Long runs of sections are cut, so that columns of values
    /// that differ stay short.
    @inline(never)
    mutating func append(_ leaf: SectionLeaf) {
        let (count, copies) = areAlike(leaf) ? (1, leaf.count) : (leaf.count, 1)
        var start = 0
        while start < count {
            let end = min(start + SectionGeometryLeaf.capacity, count)
            append(leaf, start..<end, copies: copies)
            start = end
        }
    }

    /// Whether the sections of a leaf are all alike, and their number of items decides what they
    /// are long.
    private func areAlike(_ leaf: SectionLeaf) -> Bool {
        guard let compositional, compositional.areAllAlike, measures.isEmpty else { return false }
        return leaf.itemCounts.isUniform && arrangements[0].isEven
    }

    /// Lays out the sections of a part of a leaf.
    ///
    /// - Parameter copies: How many equal sections are laid out like each of them.
    private mutating func append(_ leaf: SectionLeaf, _ range: Range<Int>, copies: Int) {
        let numbers = numbers(leaf, range)
        let ends = ends(leaf, range)
        let areMeasured = !(ends.isUniform && ends.uniform == .none)
        if areMeasured { hasMeasuredEnds = true }
        var index = 0
        while index < range.count {
            // Looked up once for equal numbers: these copies cost more than a short section.
            let number = numbers[index]
            var (metrics, arrangement) = measures(ofNumber: number)
            if areMeasured {
                metrics.take(ends[index])
                besideLines = max(besideLines, metrics.lengthBesideLines)
            }
            repeat {
                let count = Int(leaf.itemCounts[range.lowerBound + index])
                let section = layOut(count, metrics, arrangement)
                unsafe (lineCounts + index).initialize(to: UInt32(section.lineCount))
                unsafe (extents + index).initialize(to: section.extent)
                unsafe (areUniform + index).initialize(to: section.isUniform)
                nextSection += 1
                contentLength += section.extent
                index += 1
            } while index < range.count && numbers[index] == number && !areMeasured
        }
        nextSection += copies - 1
        nextItem += (copies - 1) * Int(leaf.itemCounts[0])
        unsafe contentLength += Double(copies - 1) * extents[0]
        // `<=` is false for NaN, too. Beyond this length sums stop being exact.
        if !(contentLength <= Length.contentMaximum) { isTooLong = true }
        unsafe sectionLeaves.appendJoining(
            SectionGeometryLeaf(
                count: range.count * copies, itemCounts: leaf.itemCounts.copy(of: range),
                metrics: numbers,
                lineCounts: Column(copying: lineCounts, count: range.count),
                extents: Column(copying: extents, count: range.count),
                areUniform: Column(copying: areUniform, count: range.count),
                headerLevels: headerLevels(numbers, count: range.count), ends: ends))
    }

    /// What was measured of the headers and footers of sections. Boundary items of a compositional
    /// layout have variants of its descriptions instead.
    private mutating func ends(_ leaf: SectionLeaf, _ range: Range<Int>) -> Column<MeasuredEnds> {
        if compositional != nil || measures.isEmpty { return Column(repeating: .none) }
        return Column(count: range.count) { index in
            let section = range.lowerBound + index
            return MeasuredEnds(
                measures.ofSection(leaf.measures[section]), metrics[Int(leaf.metrics[section])])
        }
    }

    /// The header levels of sections.
    ///
    /// - Parameter numbers: The number of each section's metrics.
    private func headerLevels(_ numbers: Column<UInt32>, count: Int) -> Column<UInt32> {
        // Boundary items of a compositional layout pin on their own: no header has a level.
        if compositional != nil { return Column(repeating: 0) }
        if numbers.isUniform {
            return Column(repeating: metrics[Int(numbers.uniform)].headerLevel)
        }
        return Column(count: count) { metrics[Int(numbers[$0])].headerLevel }
    }

    /// The numbers of the metrics that the next sections refer to.
    private mutating func numbers(_ leaf: SectionLeaf, _ range: Range<Int>) -> Column<UInt32> {
        guard let compositional else { return leaf.metrics.copy(of: range) }
        let numbers = compositional.numbers(ofSections: nextSection..<nextSection + range.count)
        if measures.isEmpty || leaf.measures.isUniform && !measures.has(leaf.measures[0]) {
            return numbers
        }
        var variants: [UInt32] = []
        variants.reserveCapacity(range.count)
        for index in range {
            variants.append(
                described.number(
                    of: numbers[index - range.lowerBound],
                    with: measures.ofSection(leaf.measures[index]), axis))
        }
        numbers.free()
        return Column(variants)
    }

    /// Returns the metrics and the arrangement of sections that refer to metrics by this number.
    private func measures(ofNumber number: UInt32) -> (ResolvedMetrics, Arrangement) {
        if compositional != nil {
            let original = Int(described.original(of: number))
            return (described.metrics[Int(number)], arrangements[original])
        }
        return (metrics[Int(number)], arrangements[Int(number)])
    }

    /// Lays out the next section, which has `count` items.
    private mutating func layOut(
        _ count: Int, _ metrics: ResolvedMetrics, _ arrangement: Arrangement
    ) -> SectionLayout {
        if count == 0 { return SectionLayout(emptyWith: metrics) }
        arranging.cursor.move(to: nextItem, in: arranging.items)
        nextItem += count
        if keepsPlaces, let old {
            keepPlaces(of: old.section(nextSection), in: old, arrangement)
        }
        let layout = arrangement.layOut(count, metrics, &arranging)
        if layout.hasOversizedItems { mayHaveOversizedItems = true }
        return layout
    }

    private mutating func keepPlaces(
        of section: PlacedSection, in old: SectionedGeometry, _ arrangement: Arrangement
    ) {
        let isKept = arrangement.keepsPlaces(of: old.arrangement(section.metrics))
        arranging.kept = isKept ? old.body(section) : nil
    }
}
