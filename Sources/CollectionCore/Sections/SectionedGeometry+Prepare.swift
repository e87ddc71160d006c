extension SectionedGeometry {
    /// Lays out everything.
    ///
    /// - Parameter old: A layout of the same data by the same layout: stable lanes are kept.
    /// - Throws: `contentTooLong`, `limitExceeded`.
    /// - Complexity: O(sections + items of unequal size)
    init(
        _ layout: Layout, _ dataSource: DataSource, _ container: LayoutContainer,
        keeping old: SectionedGeometry? = nil
    ) throws(CollectionError) {
        let configuration = layout.configuration
        axis = configuration.scrollDirection
        self.layout = layout
        self.configuration = configuration
        self.container = container
        compositional = CompositionalSections(layout, container)
        try compositional?.validate()
        if let compositional { described = compositional.described(axis, container) }
        var metrics =
            compositional == nil
            ? Self.metrics(layout, dataSource.metrics, container) : described.metrics
        self.metrics = metrics
        longest = LongestMeasures(of: metrics)
        separators = Separators(layout)
        hasHeaderLevels = false
        if configuration.sectionHeadersPinToVisibleBounds {
            for number in metrics where number.headerLevel > 0 { hasHeaderLevels = true }
        }

        if let old, old.hasLanes(like: metrics) {
            (lines, laneItems, sections) = (old.lines, old.laneItems, old.sections)
            mayHaveOversizedItems = false
            return
        }
        var pass = LayoutPass(axis, metrics, compositional, described, dataSource.items)
        pass.measures = dataSource.boundaryMeasures
        pass.lanes = LanePass(keeping: old)
        dataSource.sections.forEachLeaf { pass.append($0) }
        laneItems = pass.lanes.finish()
        if pass.isTooLong || !(pass.lines.thickness <= Length.sumMaximum)
            || !laneItems.hasExactSums
        {
            throw .contentTooLong
        }
        mayHaveOversizedItems = pass.mayHaveOversizedItems
        lines = pass.lines.finish()
        sections = SumTree(leaves: pass.sectionLeaves)
        if compositional == nil { return }
        described = pass.described
        metrics = described.metrics
        self.metrics = metrics
        longest = LongestMeasures(of: metrics)
        setMeasuresOfLayout(dataSource.boundaryMeasures.ofLayout)
        try checkLength()
    }

    /// Of the layout, then of the data.
    private static func metrics(
        _ layout: Layout, _ data: [SectionMetrics], _ container: LayoutContainer
    ) -> [ResolvedMetrics] {
        var metrics = [ResolvedMetrics(layout.configuration.sectionMetrics, layout, container)]
        metrics.reserveCapacity(1 + data.count)
        for section in data { metrics.append(ResolvedMetrics(section, layout, container)) }
        return metrics
    }
}

extension SectionedGeometry {
    /// Lays out sections that are new.
    ///
    /// - Parameter items: Theirs, no others.
    mutating func insert(
        _ newSections: SumTree<SectionLeaf>, of items: SumTree<ItemLeaf>, at index: Int
    ) {
        var pass = LayoutPass(axis, metrics, compositional, described, items)
        pass.nextSection = index
        newSections.forEachLeaf { pass.append($0) }
        mayHaveOversizedItems = mayHaveOversizedItems || pass.mayHaveOversizedItems
        insertSections(
            CutSections(
                sections: SumTree(leaves: pass.sectionLeaves), lines: pass.lines.finish(),
                laneItems: pass.lanes.finish()),
            at: index)
    }
}

/// One walk over all sections and items.
private struct LayoutPass {
    let axis: Axis
    let metrics: [ResolvedMetrics]
    let compositional: CompositionalSections?
    var described: DescribedSections
    /// What sections refer to of it.
    var measures = BoundaryMeasures()
    let items: SumTree<ItemLeaf>
    var nextSection = 0
    /// Somewhere near the next section's first item.
    var cursor = ItemCursor()
    var nextItem = 0
    var lines = LineBuilder()
    var lanes = LanePass()
    var sectionLeaves: [SectionGeometryLeaf] = []
    var contentLength = 0.0
    var isTooLong = false
    var mayHaveOversizedItems = false

    init(
        _ axis: Axis, _ metrics: [ResolvedMetrics], _ compositional: CompositionalSections?,
        _ described: DescribedSections, _ items: SumTree<ItemLeaf>
    ) {
        self.described = described
        self.axis = axis
        self.metrics = metrics
        self.compositional = compositional
        self.items = items
    }

    /// Long runs of sections are cut, so that columns of what differs stay short.
    mutating func append(_ leaf: SectionLeaf) {
        var start = 0
        while start < leaf.count {
            let end = min(start + SectionGeometryLeaf.capacity, leaf.count)
            append(leaf, start..<end)
            start = end
        }
    }

    private mutating func append(_ leaf: SectionLeaf, _ range: Range<Int>) {
        var lineCounts: [UInt32] = []
        var extents: [Double] = []
        var areUniform: [Bool] = []
        lineCounts.reserveCapacity(range.count)
        extents.reserveCapacity(range.count)
        areUniform.reserveCapacity(range.count)
        let numbers = numbers(leaf, range)
        nextSection += range.count
        for index in range {
            let number = Int(numbers[index - range.lowerBound])
            let metrics = compositional == nil ? self.metrics[number] : described.metrics[number]
            let section = layOut(Int(leaf.itemCounts[index]), metrics, number)
            lineCounts.append(UInt32(section.lineCount))
            extents.append(section.extent)
            areUniform.append(section.isUniform)
            contentLength += section.extent
        }
        // Also false for what is not a number; sums stop being exact just there.
        if !(contentLength <= Length.contentMaximum) { isTooLong = true }
        sectionLeaves.appendJoining(
            SectionGeometryLeaf(
                count: range.count, itemCounts: leaf.itemCounts.copy(of: range),
                metrics: numbers,
                lineCounts: Column(count: range.count) { lineCounts[$0] },
                extents: Column(count: range.count) { extents[$0] },
                areUniform: Column(count: range.count) { areUniform[$0] },
                headerLevels: headerLevels(numbers, count: range.count)))
    }

    /// - Parameter numbers: Of the sections' metrics.
    private func headerLevels(_ numbers: Column<UInt32>, count: Int) -> Column<UInt32> {
        // Those of described sections pin by themselves.
        if compositional != nil { return Column(repeating: 0) }
        if numbers.isUniform {
            return Column(repeating: metrics[Int(numbers.uniform)].headerLevel)
        }
        return Column(count: count) { metrics[Int(numbers[$0])].headerLevel }
    }

    /// What the next sections refer to.
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
        return Column(count: range.count) { variants[$0] }
    }

    private mutating func layOut(
        _ count: Int, _ metrics: ResolvedMetrics, _ number: Int
    ) -> SectionLayout {
        if count == 0 {
            lanes.skipSection()
            return SectionLayout(
                lineCount: 0, extent: metrics.lengthBesideLines, isUniform: true)
        }
        cursor.move(to: nextItem, in: items)
        nextItem += count
        switch metrics.arrangement {
        case .waterfall(let own):
            return lanes.layOut(count, from: cursor, items, metrics, own, axis, to: &lines)
        case .list:
            let length = cursor.position(ofNext: count, in: items).main(axis, metrics)
            return SectionLayout(listOf: count, length: length, metrics)
        case .grid(let grid) where !grid.storesRows && !hasSpans(count):
            return SectionLayout(evenRowsOf: count, grid, metrics)
        case .groups(var groups) where !groups.isEstimated:
            if groups.isUniform {
                let described = described.sections[number]
                let summary = cursor.summary(ofNext: count, in: items)
                groups = described.uniformLines(described.uniform.longest(summary), axis)
            }
            return SectionLayout(evenGroupsOf: count, groups, metrics)
        case .orthogonal(let groups) where !groups.storesGroups:
            return SectionLayout(
                orthogonal: 0, thickness: groups.evenThickness(of: count),
                length: groups.evenLength(of: count), metrics)
        case .flow, .grid, .justified, .groups, .orthogonal:
            let summary = cursor.summary(ofNext: count, in: items)
            let described = compositional == nil ? nil : described.sections[number]
            if metrics.mayBeOversized(summary, axis) { mayHaveOversizedItems = true }
            return SectionLayout(
                summary, from: cursor, items,
                LineBreaker(
                    metrics, axis, described,
                    siblings: described?.uniform.longest(summary) ?? .unknown),
                to: &lines)
        }
    }
}

extension LayoutPass {
    /// Whether any of the next items spans lanes or rows.
    private func hasSpans(_ count: Int) -> Bool {
        items.summary.greatestSpan != .one
            && cursor.summary(ofNext: count, in: items).greatestSpan != .one
    }
}

/// What laying out one section yields.
struct SectionLayout {
    var lineCount: Int
    var extent: Double
    var isUniform: Bool

    init(lineCount: Int, extent: Double, isUniform: Bool) {
        self.lineCount = lineCount
        self.extent = extent
        self.isUniform = isUniform
    }

    /// A section of which each item is a line.
    ///
    /// - Parameter length: What the items are long together.
    init(listOf count: Int, length: Double, _ metrics: ResolvedMetrics) {
        self.init(
            lineCount: 0,
            extent: metrics.lengthBesideLines + length
                + Double(count - 1) * metrics.lineSpacing,
            isUniform: false)
    }

    /// A section of items of equal or unequal size: appends their lines.
    ///
    /// - Parameter summary: Of the next `count` items from `cursor` on.
    init(
        _ summary: ItemSummary, from cursor: ItemCursor, _ items: SumTree<ItemLeaf>,
        _ breaker: LineBreaker, to lines: inout LineBuilder
    ) {
        let (metrics, axis) = (breaker.metrics, breaker.axis)
        let count = summary.position.count
        let (linesBefore, thicknessBefore) = (lines.count, lines.thickness)
        lines.breadth = 0
        let (main, cross) = (
            summary.uniformMain(axis, metrics), summary.uniformCross(axis, metrics)
        )
        let hasSpans = metrics.hasSpans(summary)
        if !hasSpans, let main, let capacity = metrics.capacity(ofEqualItems: cross) {
            let full = (count - 1) / capacity
            lines.append(lines: full, itemCount: capacity, thickness: main)
            lines.append(itemCount: count - full * capacity, thickness: main)
        } else {
            var breaker = breaker
            breaker.hasSpans = hasSpans
            breaker.append(count, from: cursor, in: items, to: &lines)
            breaker.finish(to: &lines, isLast: true)
        }
        let lineCount = lines.count - linesBefore
        let thickness = lines.thickness - thicknessBefore
        if let groups = metrics.arrangement.orthogonal {
            self.init(
                orthogonal: lineCount, thickness: lines.breadth,
                length: thickness + Double(lineCount - 1) * groups.spacing, metrics)
            return
        }
        self.init(
            lineCount: lineCount,
            extent: metrics.lengthBesideLines + thickness
                + Double(lineCount - 1) * metrics.lineSpacing,
            isUniform: main != nil && cross != nil)
    }
}
