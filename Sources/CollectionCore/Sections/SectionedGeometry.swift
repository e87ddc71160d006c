/// The result of a layout pass over sections: where each section, line and item is.
///
/// Sections are a tree of sums, and so are stored lines. In a list each item is a line, and no
/// lines are stored. Frames are computed only for the elements that are asked for.
struct SectionedGeometry {
    let layout: Layout
    var settings: LayoutSettings
    let container: LayoutContainer
    /// The metrics that sections refer to by number: first the layout's, then those of the data
    /// source, in order. In a compositional layout, the metrics of `described`.
    var metrics: [ResolvedMetrics]
    /// The arrangements of sections, by the number of the sections' metrics; in a compositional
    /// layout, one for each description and none for variants.
    var arrangements: [Arrangement]
    var sections: SumTree<SectionGeometryLeaf>
    /// The lines and lanes that arrangements store, of all sections.
    var stored = StoredLines()
    /// The greatest measures of any section, which bound the length of the content.
    var longest = LongestMeasures()
    /// The separators between the items of a list; nil if the layout has none.
    var separators: Separators?
    /// The solved descriptions of a compositional layout; nil for other layouts.
    var compositional: CompositionalSections?
    /// The descriptions, and variants of them, that sections of a compositional layout refer to by
    /// number; empty for other layouts.
    var described = DescribedSections()
    /// The boundary items around all sections of a compositional layout.
    var boundaries = Boundaries()
    /// The offsets of sections that scroll orthogonally; kept from layout pass to layout pass.
    var offsets = OrthogonalOffsets()
    /// Whether some item may be longer than its line.
    var mayHaveOversizedItems: Bool
    /// Whether headers pin, and some have a level above 0: these pin beneath other headers.
    var hasHeaderLevels: Bool
    /// Whether the header or the footer of some section may have a measured length.
    var hasMeasuredEnds = false
    private var memory = PlaceMemory.none

    /// How far items keep places that a new layout pass would not give them, as in the lanes of a
    /// waterfall.
    private enum PlaceMemory {
        case none
        /// Items of some section may keep such places, as the arrangement says.
        case ofArrangements
        /// Edits leave items in the lanes that they have, also in a greedy waterfall: while another
        /// order than that of the data is laid out.
        case ofAllLanes
    }

    /// A geometry without sections.
    init() {
        layout = .flow(FlowLayout())
        settings = LayoutSettings(layout.configuration)
        container = LayoutContainer(settings, Environment(), boundsSize: .zero)
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
        if arrangement.remembersPlaces && memory == .none { memory = .ofArrangements }
        if settings.pinsHeaders && more.headerLevel > 0 {
            hasHeaderLevels = true
        }
    }

    /// Whether items of some section may keep places that a new layout pass would not give them.
    var remembersPlaces: Bool { memory != .none }

    /// Whether edits leave items in the lanes that they have, also in a greedy waterfall.
    var keepsLanes: Bool { memory == .ofAllLanes }

    mutating func keepLanes() {
        if remembersPlaces { memory = .ofAllLanes }
    }

    var axis: Axis { settings.scrollDirection }

    /// - Complexity: O(1)
    var contentSize: Size {
        axis.size(main: contentLength, cross: container.length)
    }
}

extension SectionedGeometry {
    /// Where the first section begins along the main axis, in points.
    var sectionsStart: Double { boundaries.headerLength }

    /// The length along the main axis that boundary items around all sections add, in points.
    var lengthBesideSections: Double { boundaries.headerLength + boundaries.footerLength }

    /// The length of the content along the main axis, in points. There is no inter-section spacing
    /// after the last section.
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

    /// Returns the index of the first section that ends along the main axis at a point of the
    /// content, or behind it; nil if there is none.
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

    /// Returns the index of the first section that ends along the main axis at a point of the
    /// content, or behind it, and has a length or items; nil if there is none.
    ///
    /// - Parameter hasSpace: Whether the space behind a section belongs to the section.
    /// - Complexity: O(log n)
    @inline(never)
    func filledSectionIndex(at point: Point, hasSpace: Bool) -> Int? {
        guard var index = sectionIndex(at: point) else { return nil }
        let space = hasSpace ? 0 : compositional?.interSectionSpacing ?? 0
        var first = section(index)
        let near = flipped(Rect(x: point.x, y: point.y, width: 0, height: 0))
        if first.start + first.extent - space < axis.mainStart(near) {
            index += 1
            if index == sections.count { return nil }
            first = section(index)
        }
        if first.extent > space || first.itemCount > 0 { return index }
        let (start, items) = (first.start - sectionsStart, first.firstItem)
        func isEmpty(_ sections: SectionGeometryPosition) -> Bool {
            sections.extent <= start + space * Double(sections.count - index)
                && sections.itemCount <= items
        }
        if isEmpty(sections.position) { return nil }
        guard let place = sections.place(where: isEmpty) else { return nil }
        var local = max(0, index - place.before.count)
        while local < place.leaf.count {
            if place.leaf.extents[local] > space || place.leaf.itemCounts[local] > 0 {
                return place.before.count + local
            }
            local += 1
        }
        return nil
    }

    /// The section at index `local` of a leaf. Its `start` is measured from the start of the first
    /// section, not of the content.
    ///
    /// - Parameter position: Sums over all sections before this one.
    static func section(
        _ local: Int, in leaf: SectionGeometryLeaf, at position: SectionGeometryPosition
    ) -> PlacedSection {
        PlacedSection(
            index: position.count, start: position.extent, extent: leaf.extents[local],
            firstItem: position.itemCount, itemCount: Int(leaf.itemCounts[local]),
            firstLine: position.lineCount, lineCount: Int(leaf.lineCounts[local]),
            metrics: Int(leaf.metrics[local]), isUniform: leaf.areUniform[local])
    }

    /// The metrics of a section, with the measured lengths of its header and its footer.
    @inline(__always)
    func metrics(of section: PlacedSection) -> ResolvedMetrics {
        var metrics = metrics[section.metrics]
        if hasMeasuredEnds { metrics.take(ends(of: section)) }
        return metrics
    }

    /// Returns a section in the form that its arrangement works with.
    @inline(never)
    func body(_ section: PlacedSection) -> SectionBody {
        SectionBody(
            place: section, metrics: metrics(of: section), presentation: presentation,
            offset: offsets.isEmpty ? 0 : offsets.offset(ofSection: section.index))
    }

    @inline(never)
    func body(ofSection index: Int) -> SectionBody { body(section(index)) }

    /// Returns the arrangement of sections that refer to metrics by this number.
    func arrangement(_ metrics: Int) -> Arrangement {
        metrics < arrangements.count
            ? arrangements[metrics] : arrangements[Int(described.original(of: UInt32(metrics)))]
    }

    /// Where a section's first line begins along the main axis, in points of the content.
    func linesStart(of section: PlacedSection) -> Double {
        section.start + length(of: .sectionHeader, in: section)
            + metrics[section.metrics].insetStart
    }

    /// Has frames no longer rounded to pixels.
    mutating func stopRounding() { settings.pixelScale = 0 }

    var pixels: PixelGrid { PixelGrid(scale: settings.pixelScale) }

    var presentation: Presentation {
        Presentation(
            axis: axis, mirroredWidth: container.isMirrored ? contentSize.width : nil,
            pixels: pixels)
    }

    /// Mirrors a rectangle about the middle of the content if the layout is mirrored (right to
    /// left); otherwise returns the rectangle as it is.
    func flipped(_ rect: Rect) -> Rect { presentation.flipped(rect) }

    /// A frame as the host sees it: mirrored where the layout is, and rounded to pixels.
    func presented(_ frame: Rect) -> Rect { presentation.presented(frame) }
}

extension SectionedGeometry {
    /// The stored lines of all sections.
    var lines: SumTree<LineLeaf> { stored.lines }

    /// The items of all lanes of waterfalls, lane by lane.
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
