internal import CLibM

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
    var sections: SumTree<SectionGeometryLeaf>
    var lines: SumTree<LineLeaf>
    /// In a waterfall the lines are lanes, and these are the items of each; otherwise empty.
    var laneItems: SumTree<LaneLeaf>
    /// The longest measures of any section.
    var longest: LongestMeasures
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

    /// Of nothing.
    init() {
        axis = .vertical
        layout = .flow(FlowLayout())
        configuration = LayoutConfiguration()
        container = LayoutContainer(configuration, Environment(), boundsSize: .zero)
        metrics = []
        longest = LongestMeasures(of: [])
        sections = SumTree()
        lines = SumTree()
        laneItems = SumTree()
        mayHaveOversizedItems = false
        hasHeaderLevels = false
    }

    mutating func append(_ metrics: SectionMetrics) {
        if compositional != nil { return }
        let more = ResolvedMetrics(metrics, layout, container)
        self.metrics.append(more)
        longest.take(more)
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

/// A section as it is laid out, and where.
struct PlacedSection {
    var index: Int
    /// Where the section begins along the main axis.
    var start: Double
    var extent: Double
    /// Among all items.
    var firstItem: Int
    var itemCount: Int
    /// Among all lines that are stored.
    var firstLine: Int
    var lineCount: Int
    var metrics: Int
    var isUniform: Bool
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

    /// Mirrors a rectangle about the middle of the content, where the layout does so.
    func flipped(_ rect: Rect) -> Rect {
        if !container.isMirrored { return rect }
        var flipped = rect
        flipped.x = contentSize.width - rect.x - rect.width
        return flipped
    }

    /// A frame as the host sees it: mirrored and rounded to pixels.
    func presented(_ frame: Rect) -> Rect {
        aligned(flipped(frame))
    }

    /// Rounded to pixels, where the layout does so.
    func aligned(_ frame: Rect) -> Rect {
        configuration.pixelScale > 0 ? Self.rounded(frame, configuration.pixelScale) : frame
    }

    @inline(never)
    private static func rounded(_ frame: Rect, _ scale: Double) -> Rect {
        var frame = frame
        frame.x = floor(frame.x * scale + 0.5) / scale
        frame.y = floor(frame.y * scale + 0.5) / scale
        return frame
    }

    /// By how much rounding to pixels may move an element.
    var slack: Double { configuration.pixelScale > 0 ? 1 / configuration.pixelScale : 0 }
}
