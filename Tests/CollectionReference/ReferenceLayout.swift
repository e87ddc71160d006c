import CollectionCore

/// Every element of the content, computed one after another from the first on (A1 to A11).
struct ReferenceLayout {
    /// By section: header, items, footer.
    var elements: [PlacedElement] = []
    /// Along the scroll direction.
    var extent = 0.0
    /// The length of the content across.
    let container: Double
    /// Of sections that scroll across, by their numbers.
    var rules: [Int: OrthogonalRule] = [:]
    /// Where items follow one: section P.
    let path: ReferencePath?
    /// The length of the bounds, where layout depends on it.
    let room: Double

    /// Of the sections.
    private var footerStarts: [Double] = []
    /// How long the headers are together that theirs pin beneath.
    private(set) var lengthsAbove: [Double] = []
    /// Where the host placed everything.
    var explicitSize: Size?
    /// From the start of each section's header to the end of its footer, where sections are
    /// stacked.
    var sectionSpans: [(start: Double, end: Double)] = []
    /// O8: what has no element, and has a place.
    var gap: PlacedElement?
    /// Y2: how many lines and lanes sections have, by their numbers, where they count.
    var tables: [Int: (lines: Int?, lanes: Int?)] = [:]

    /// X1: what the host said of views of no section.
    let saidViews: [SaidView: SaidRoles]
    let layout: Layout
    let directions: Directions
    private let configuration: LayoutConfiguration
    private let environment: Environment

    init(
        _ layout: Layout, _ sections: [ReferenceSection], _ environment: Environment,
        boundsSize: Size, measuredBoundaries: [UInt32: MeasuredLength] = [:],
        saidViews: [SaidView: SaidRoles] = [:]
    ) {
        self.layout = layout
        self.saidViews = saidViews
        configuration = layout.configuration
        self.environment = environment
        directions = Directions(layout)
        container = Self.container(layout, environment, boundsSize: boundsSize)
        path = Self.path(layout, environment, boundsSize: boundsSize, sections)
        room = Self.room(layout, environment, boundsSize: boundsSize)
        if let path {
            place(sections, on: path)
            return
        }
        if case .compositional(let compositional) = layout {
            place(sections, compositional, measuredBoundaries)
            return
        }
        if case .explicit(let explicit) = layout {
            place(sections, explicit)
            return
        }
        for (index, section) in sections.enumerated() {
            let start = extent
            place(section, UInt32(index), section.metrics ?? configuration.sectionMetrics.onGrid)
            sectionSpans.append((start, extent))
        }
        nestHeaders(
            sections.map { ($0.metrics ?? configuration.sectionMetrics).headerLevel })
    }

    /// A1: what the bounds leave between the content insets.
    static func container(
        _ layout: Layout, _ environment: Environment, boundsSize: Size
    ) -> Double {
        // X3: that does not depend on the bounds.
        if layout.isExplicit { return 0 }
        let directions = Directions(layout)
        let inset = directions.cross(environment.contentInset)
        return Grid.rounded(max(0, directions.cross(boundsSize) - inset.start - inset.end))
    }

    /// Nil where the layout stacks sections.
    static func path(
        _ layout: Layout, _ environment: Environment, boundsSize: Size,
        _ sections: [ReferenceSection]
    ) -> ReferencePath? {
        if !layout.isPath { return nil }
        let count = sections.map(\.items.count).reduce(0, +)
        return ReferencePath(layout, environment, boundsSize: boundsSize, count: count)
    }

    /// P1: the items of all sections, one after another.
    private mutating func place(_ sections: [ReferenceSection], on path: ReferencePath) {
        for (number, section) in sections.enumerated() {
            let metrics = section.metrics ?? configuration.sectionMetrics
            for (item, content) in section.items.enumerated() {
                let index = IndexPath(section: UInt32(number), item: UInt32(item))
                elements.append(
                    PlacedElement(
                        element: .cell(index),
                        reuseIdentifier: content.reuseIdentifier ?? metrics.itemReuseIdentifier,
                        slot: path.slot(elements.count), isPinned: false))
                elements[elements.count - 1].number = elements.count - 1
            }
        }
        extent = path.contentLength
    }

    var contentSize: Size { explicitSize ?? directions.size(main: extent, cross: container) }

    /// A8: header, inset, lines, inset, footer.
    private mutating func place(
        _ section: ReferenceSection, _ index: UInt32, _ metrics: SectionMetrics
    ) {
        let path = IndexPath(section: index, item: 0)
        let first = elements.count
        placeSupplementary(
            .supplementary(.sectionHeader, path), metrics.headerReuseIdentifier,
            metrics.headerReferenceSize, isPinned: configuration.sectionHeadersPinToVisibleBounds,
            metrics.isHeaderSizeEstimated, section.measuredBoundaries)
        let headerEnd = extent
        extent += Grid.rounded(directions.main(metrics.sectionInset).start)
        placeItems(section.items, index, metrics)
        extent += Grid.rounded(directions.main(metrics.sectionInset).end)
        let footerStart = extent
        footerStarts.append(footerStart)
        placeSupplementary(
            .supplementary(.sectionFooter, path), metrics.footerReuseIdentifier,
            metrics.footerReferenceSize, isPinned: configuration.sectionFootersPinToVisibleBounds,
            metrics.isFooterSizeEstimated, section.measuredBoundaries)
        // A14: a pinned header stays before the footer's place, a footer after the header's.
        for number in first..<elements.count where elements[number].isPinned {
            let isHeader = elements[number].element.kind == .sectionHeader
            elements[number].pinsAtEnd = elements[number].element.kind == .sectionFooter
            elements[number].pinningLimit =
                isHeader ? footerStart - elements[number].slot.mainLength : headerEnd
        }
    }

    /// A14: headers pin beneath those of lower levels before them.
    ///
    /// - Parameter levels: Of the sections.
    private mutating func nestHeaders(_ levels: [UInt32]) {
        let headers = elements.indices.filter {
            elements[$0].isPinned && elements[$0].element.kind == .sectionHeader
        }
        for section in levels.indices {
            var length = 0.0
            for number in headers {
                let ancestor = Int(elements[number].element.indexPath.section)
                if ancestor < section
                    && levels[(ancestor + 1)...section].allSatisfy({ levels[ancestor] < $0 })
                {
                    length += elements[number].slot.mainLength
                }
            }
            lengthsAbove.append(length)
        }
        for number in headers {
            let section = Int(elements[number].element.indexPath.section)
            elements[number].level = levels[section]
            elements[number].lengthAbove = lengthsAbove[section]
            let next =
                levels.indices.first { $0 > section && levels[$0] <= levels[section] }
                ?? levels.count
            elements[number].pinningLimit =
                footerStarts[next - 1] - elements[number].slot.mainLength
        }
    }

    /// A8: across the whole container; without a length there is no such view.
    private mutating func placeSupplementary(
        _ element: Element, _ identifier: ReuseIdentifier, _ size: Size, isPinned: Bool,
        _ isMeasurable: Bool, _ measured: [UInt32: MeasuredLength]
    ) {
        if directions.main(size) == 0 { return }
        let measure = isMeasurable ? measured[element.kind.rawValue] : nil
        let length = measure?.length ?? directions.main(size)
        if length == 0 { return }
        var placed = PlacedElement(
            element: element, reuseIdentifier: identifier,
            slot: Slot(main: extent, cross: 0, mainLength: length, crossLength: container),
            isPinned: isPinned)
        placed.isMeasurable = isMeasurable
        placed.isEstimated = isMeasurable && measure?.isStale ?? true
        elements.append(placed)
        extent += length
    }
}

extension ReferenceLayout {
    private mutating func placeItems(
        _ items: [ReferenceItem], _ section: UInt32, _ metrics: SectionMetrics
    ) {
        let (start, available) = room(metrics)
        let body = ReferenceBody(
            items: items, section: section, metrics: metrics, start: start, available: available)
        switch layout {
        case .grid(let grid): placeGrid(body, grid)
        case .justified(let justified): placeJustified(body, justified)
        case .waterfall(let waterfall): placeLanes(body, waterfall)
        case .flow, .list, .carousel, .stack, .circle, .compositional, .custom, .explicit:
            placeLines(body)
        }
    }

    private mutating func placeLines(_ body: ReferenceBody) {
        let (items, metrics, available) = (body.items, body.metrics, body.available)
        let rule = lineRule(metrics, available: available)
        let sizes = items.map { $0.size(metrics) }
        let lengths = sizes.map { rule.itemsFillLine ? available : directions.cross($0) }
        let areEqual = sizes.allSatisfy { $0 == sizes[0] }
        let lines = rule.lines(lengths)
        tables[Int(body.section)] = (lines.count, rule.itemsFillLine ? 1 : nil)
        for (number, line) in lines.enumerated() {
            if number > 0 { extent += metrics.minimumLineSpacing }
            let thickness = line.reduce(0) { max($0, directions.main(sizes[$1])) }
            let starts = rule.starts(
                of: line.map { lengths[$0] }, from: body.start,
                isLastLine: number == lines.count - 1, areSectionItemsEqual: areEqual)
            for (item, start) in zip(line, starts) {
                let length = directions.main(sizes[item])
                elements.append(
                    PlacedElement(
                        items[item], body.path(item), metrics,
                        slot: Slot(
                            main: extent + (thickness - length) / 2, cross: start,
                            mainLength: length, crossLength: lengths[item]),
                        room: available))
                elements[elements.count - 1].table = (number, rule.itemsFillLine ? 0 : nil)
                placeSeparator(item, body, length: length)
            }
            extent += thickness
        }
    }

    /// A2 to A5; A17 for what is a list.
    private func lineRule(_ metrics: SectionMetrics, available: Double) -> LineRule {
        var rule = LineRule(
            available: available, spacing: metrics.minimumInteritemSpacing, tolerance: 0,
            alignment: .justify, lastAlignment: .automatic,
            itemsFillLine: layout.areItemsLines(metrics))
        if case .flow(let flow) = layout {
            rule.tolerance = flow.lineBreakTolerance
            rule.alignment = flow.lineAlignment
            rule.lastAlignment = flow.lastLineAlignment
        }
        return rule
    }

    /// A1: where lines begin across, and how long they are.
    private func room(_ metrics: SectionMetrics) -> (start: Double, available: Double) {
        let inset = crossInset(metrics.sectionInset)
        return (
            Grid.rounded(inset.start),
            Grid.rounded(max(0, container - inset.start - inset.end))
        )
    }

    /// The same, for bounds of a size.
    static func room(
        for metrics: SectionMetrics, _ layout: Layout, _ environment: Environment,
        boundsSize: Size
    ) -> (start: Double, available: Double) {
        ReferenceLayout(layout, [], environment, boundsSize: boundsSize).room(metrics)
    }

    /// A1: the section inset, measured from its reference, the content inset being the least.
    func crossInset(
        _ sectionInset: EdgeInsets, _ name: ContentInsetsReference = .automatic
    ) -> (start: Double, end: Double) {
        let inset = directions.cross(sectionInset)
        let reference: EdgeInsets
        switch (name, configuration.sectionInsetReference) {
        case (.contentInset, _), (.automatic, .contentInset): return inset
        case (.safeArea, _), (.automatic, .safeArea): reference = environment.safeAreaInsets
        case (.layoutMargins, _), (.automatic, .layoutMargins):
            reference = environment.layoutMargins
        case (.readableContent, _): reference = environment.readableContentInsets
        }
        // A mirrored line starts at the right.
        var content = directions.cross(environment.contentInset)
        var outer = directions.cross(reference)
        if directions.isVertical && layout.isMirrored(in: environment) {
            content = (content.end, content.start)
            outer = (outer.end, outer.start)
        }
        return (
            max(content.start, outer.start + inset.start) - content.start,
            max(content.end, outer.end + inset.end) - content.end
        )
    }
}
