import CollectionCore
import CollectionWire

/// The reuse identifiers under which a document's items and headers are shown.
struct ViewClasses {
    /// One for each of the document's classes.
    let cells: [ReuseIdentifier]
    let cellNames: [String]

    /// The number of an element's class among the document's; nil for headers and footers.
    func index(of attributes: LayoutAttributes) -> Int? {
        guard attributes.element.category == .cell else { return nil }
        return cells.firstIndex(of: attributes.reuseIdentifier)
    }

    /// The column of reuse identifiers that goes with the document's items.
    func column(for document: Document) -> [UInt32] {
        document.classes.map { viewClass in cells[Int(viewClass)].rawValue }
    }
}

extension CollectionView {
    /// Sets up all but the layout and the state, and shows the document.
    mutating func fill(
        with document: Document, _ options: LayoutOptions
    ) throws(CollectionError) -> ViewClasses {
        var setup = options.setup
        (setup.layout, setup.state) = (nil, nil)
        setup.environment = SetEnvironment(options.environment)
        do throws(SetupFault) { try setUp(setup, within: limits) } catch { throw error.cause }
        if !setup.sections.isEmpty { return ViewClasses(setup) }
        let classes = try registerClasses(of: document)
        try setDataSource(
            document, classes: classes, itemSize: options.itemSize, spans: options.spans)
        return classes
    }

    /// Registers the document's classes of views.
    mutating func registerClasses(of document: Document) throws(CollectionError) -> ViewClasses {
        var cells: [ReuseIdentifier] = []
        for name in document.classNames {
            let bytes = Array(name.utf8)
            cells.append(
                try registerReuseIdentifier(bytes.span, category: .cell, kind: .none))
        }
        return ViewClasses(cells: cells, cellNames: document.classNames)
    }

    /// Replaces all data by the document's.
    ///
    /// - Parameter classes: Which reuse identifiers items have; nil leaves all the standard one.
    /// - Parameter itemSize: What all items measure; nil leaves each its own size.
    /// - Parameter spans: How many lanes, and rows of a grid, items take.
    mutating func setDataSource(
        _ document: Document, classes: ViewClasses?, itemSize: Size?,
        spans: SpanPattern = SpanPattern()
    ) throws(CollectionError) {
        let itemCounts = document.sections.map { section in UInt32(section.itemCount) }
        let widths = itemSize == nil ? document.widths : []
        let heights = itemSize == nil ? document.heights : []
        let identifiers = classes?.column(for: document) ?? []
        let metrics: [UInt32] = []
        let spans = spans.column(count: document.itemCount)
        var builder = DataSourceBuilder(limits: limits)
        try builder.append(
            itemCounts: itemCounts.span, sectionMetrics: metrics.span, widths: widths.span,
            heights: heights.span, reuseIdentifiers: identifiers.span, spans: spans.span,
            options: [])
        try setDataSource(builder)
    }
}
