/// Where everything is that stands in sections: the output of a layout pass.
///
/// Sections, and the lines in them, are trees of sums. Where items fill their lines the items
/// themselves are the lines, and none are stored. Frames are made only for what is asked.
struct SectionedGeometry {
    let axis: Axis
    let layout: Layout
    let configuration: LayoutConfiguration
    let container: LayoutContainer
    /// 0: the layout's; otherwise 1 + an index into those of the data source.
    var metrics: [ResolvedMetrics]
    /// How the items of sections stand that refer to the metrics of the same number; in a
    /// compositional layout those of the descriptions, without variants.
    var arrangements: [Arrangement]
    var sections: SumTree<SectionGeometryLeaf>
    /// What the arrangements store.
    var stored = StoredLines()
    /// The longest measures of any section.
    var longest = LongestMeasures()
    /// Between the items of a list; nil: there are none.
    var separators: Separators?
    /// What metrics are made of, in a compositional layout.
    var compositional: CompositionalSections?
    /// What sections refer to in such a layout.
    var described = DescribedSections()
    /// Those that stand around all of its sections.
    var boundaries = Boundaries()
    /// How far sections are scrolled across; kept from layout pass to layout pass.
    var offsets = OrthogonalOffsets()
    /// Whether some item may be longer than its line.
    var mayHaveOversizedItems: Bool
    /// Whether headers pin, and some of them beneath others.
    var hasHeaderLevels: Bool
    /// Whether items of some section keep places that a layout pass would not give them.
    private(set) var remembersPlaces = false

    /// Of nothing.
    init() {
        axis = .vertical
        layout = .flow(FlowLayout())
        configuration = LayoutConfiguration()
        container = LayoutContainer(configuration, Environment(), boundsSize: .zero)
        metrics = []
        arrangements = []
        sections = SumTree()
        mayHaveOversizedItems = false
        hasHeaderLevels = false
    }

    mutating func append(_ metrics: SectionMetrics) {
        if compositional != nil { return }
        let more = ResolvedMetrics(metrics, axis, container)
        let arrangement = Arrangement(metrics, layout, more)
        self.metrics.append(more)
        arrangements.append(arrangement)
        longest.take(more, arrangement)
        if arrangement.remembersPlaces { remembersPlaces = true }
        if configuration.sectionHeadersPinToVisibleBounds && more.headerLevel > 0 {
            hasHeaderLevels = true
        }
    }

    /// - Complexity: O(1)
    var contentSize: Size {
        axis.size(main: contentLength, cross: container.length)
    }
}

extension SectionedGeometry {
    /// Where the first section begins along the main axis.
    var sectionsStart: Double { boundaries.headerLength }

    /// How long views are that stand around all sections.
    var lengthBesideSections: Double { boundaries.headerLength + boundaries.footerLength }

    /// There is no spacing after the last section.
    var contentLength: Double {
        let extent = sections.position.extent
        guard let compositional else { return extent }
        let spacing = sections.isEmpty ? 0 : compositional.interSectionSpacing
        return extent + lengthBesideSections - spacing
    }
}

extension SectionedGeometry {
    /// - Complexity: O(log n)
    @inline(never)
    func section(_ index: Int) -> PlacedSection {
        let place = sections.place(of: index)
        let local = index - place.before.count
        var section = Self.section(
            local, in: place.leaf, at: place.before + place.leaf.position(at: local))
        section.start += sectionsStart
        return section
    }

    /// Returns the index of the section at a point of the content; nil: there is none.
    ///
    /// - Complexity: O(log n)
    func sectionIndex(at point: Point) -> Int? {
        let near = flipped(Rect(x: point.x, y: point.y, width: 0, height: 0))
        let main = axis.mainStart(near) - sectionsStart
        guard let place = sections.place(where: { $0.extent < main }) else { return nil }
        let local = place.leaf.firstSection(
            endingAtOrAfter: main - place.before.extent, keepsEmpty: false)
        let index = place.before.count + local
        return index < sections.count ? index : nil
    }

    /// Returns the index of the first section that ends at a point of the content, or behind it,
    /// and has a length or items; nil: there is none.
    ///
    /// - Complexity: O(log n)
    @inline(never)
    func filledSectionIndex(at point: Point) -> Int? {
        guard let index = sectionIndex(at: point) else { return nil }
        let first = section(index)
        if first.extent > 0 || first.itemCount > 0 { return index }
        let (start, items) = (first.start - sectionsStart, first.firstItem)
        func isEmpty(_ sections: SectionGeometryPosition) -> Bool {
            sections.extent <= start && sections.itemCount <= items
        }
        if isEmpty(sections.position) { return nil }
        guard let place = sections.place(where: isEmpty) else { return nil }
        var local = max(0, index - place.before.count)
        while local < place.leaf.count {
            if place.leaf.extents[local] > 0 || place.leaf.itemCounts[local] > 0 {
                return place.before.count + local
            }
            local += 1
        }
        return nil
    }

    /// Its start is counted from where the first section begins.
    static func section(
        _ local: Int, in leaf: SectionGeometryLeaf, at position: SectionGeometryPosition
    ) -> PlacedSection {
        PlacedSection(
            index: position.count, start: position.extent, extent: leaf.extents[local],
            firstItem: position.itemCount, itemCount: Int(leaf.itemCounts[local]),
            firstLine: position.lineCount, lineCount: Int(leaf.lineCounts[local]),
            metrics: Int(leaf.metrics[local]), isUniform: leaf.areUniform[local])
    }

    /// Returns a section as its arrangement sees it.
    @inline(__always)
    func body(_ section: PlacedSection) -> SectionBody {
        SectionBody(
            place: section, metrics: metrics[section.metrics], presentation: presentation,
            offset: offsets.isEmpty ? 0 : offsets.offset(ofSection: section.index))
    }

    @inline(never)
    func body(ofSection index: Int) -> SectionBody { body(section(index)) }

    /// Returns the arrangement of sections that refer to metrics by this number.
    func arrangement(_ metrics: Int) -> Arrangement {
        metrics < arrangements.count
            ? arrangements[metrics] : arrangements[Int(described.original(of: UInt32(metrics)))]
    }

    /// Where a section's first line begins along the main axis.
    func linesStart(of section: PlacedSection) -> Double {
        section.start + metrics[section.metrics].headerLength
            + metrics[section.metrics].insetStart
    }

    var presentation: Presentation {
        Presentation(
            axis: axis, mirroredWidth: container.isMirrored ? contentSize.width : nil,
            pixelScale: configuration.pixelScale)
    }

    /// Mirrors a rectangle about the middle of the content, where the layout does so.
    func flipped(_ rect: Rect) -> Rect { presentation.flipped(rect) }

    /// A frame as the host sees it: mirrored and rounded to pixels.
    func presented(_ frame: Rect) -> Rect { presentation.presented(frame) }
}

extension SectionedGeometry {
    /// The lines of all sections, as far as they are stored.
    var lines: SumTree<LineLeaf> { stored.lines }

    /// The items of all lanes.
    var laneItems: SumTree<LaneLeaf> { stored.laneItems }

    /// Returns what is wrong with the lanes of waterfalls, in words; nil when nothing is. For
    /// tests: O(n * lanes).
    func brokenLanes() -> StaticString? {
        if !remembersPlaces {
            return laneItems.isEmpty ? nil : "lanes in another layout"
        }
        if let broken = stored.brokenLanes(itemCount: sections.position.itemCount) {
            return broken
        }
        for index in 0..<sections.count {
            let section = body(ofSection: index)
            let arrangement = self.arrangement(section.place.metrics)
            if let broken = arrangement.brokenInvariant(of: section, stored) { return broken }
        }
        return nil
    }
}
