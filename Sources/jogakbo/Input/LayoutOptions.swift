import CollectionCore
import CollectionWire

/// The options that describe a layout, and what surrounds the content.
struct LayoutOptions {
    var layout: Layout
    var environment: Environment
    /// What all items are, whatever their own size; nil leaves them their own.
    var itemSize: Size?
    /// How many lanes, and rows of a grid, items take.
    var spans: SpanPattern
    /// What the view is on the way to, and how far.
    var next: (layout: Layout, progress: Double)?
    /// How far sections are scrolled that scroll across.
    var sectionOffset: Double
    /// What a file says; the layout and the environment are those of the options.
    var setup = ViewSetup()

    /// - Parameter headerLength: How long headers are where the user does not say.
    /// - Parameter placesItems: Whether the command places items, as an explicit layout needs it.
    /// - Parameter file: What a file says, where the options say nothing; nil: there is none.
    init(
        _ arguments: Arguments, headerLength: Double, placesItems: Bool = false,
        file: ViewSetup? = nil
    ) throws(CommandError) {
        setup = file ?? ViewSetup()
        environment = setup.environment?.environment ?? Environment()
        itemSize = try arguments.size(.itemSize)
        spans = try arguments.spans(.spans)
        sectionOffset = try arguments.length(.sectionOffset) ?? 0
        var flow = FlowLayout()
        if file == nil {
            flow.sectionMetrics.headerReferenceSize = Size(
                width: headerLength, height: headerLength)
        }
        let base = setup.layout?.layout ?? .flow(flow)
        var configuration = try Self.configuration(arguments, over: base.configuration)
        configuration.sectionMetrics = try Self.metrics(
            arguments, itemSize: itemSize, over: configuration.sectionMetrics)
        if arguments.contains(.rightToLeft) {
            configuration.flipsHorizontallyInOppositeLayoutDirection = true
        }
        layout = try Self.layout(arguments, configuration, over: base)
        if arguments.contains(.toLayout) {
            let next = try Self.layout(arguments, configuration, named: .toLayout, over: layout)
            self.next = (next, try arguments.number(.progress, in: 0...1) ?? 0.5)
        }
        if hasExplicitLayout && !placesItems {
            throw .usage("--layout explicit is for 'jogakbo show', which places the items")
        }
        if let insets = try arguments.insets(.contentInset) { environment.contentInset = insets }
        if arguments.contains(.rightToLeft) {
            environment.layoutDirection = .rightToLeft
        }
    }

    /// Whether somebody has to say where each item is.
    var hasExplicitLayout: Bool {
        if case .explicit = layout { return true }
        if case .explicit = next?.layout { return true }
        return false
    }

    /// How the content scrolls.
    var scrollDirection: Axis { layout.configuration.scrollDirection }

    private static func configuration(
        _ arguments: Arguments, over base: LayoutConfiguration
    ) throws(CommandError) -> LayoutConfiguration {
        let axes: [(word: String, value: Axis)] = [
            ("vertical", .vertical), ("horizontal", .horizontal),
        ]
        var configuration = base
        configuration.scrollDirection =
            try arguments.choice(.scrollDirection, among: axes) ?? base.scrollDirection
        if arguments.contains(.pinHeaders) { configuration.sectionHeadersPinToVisibleBounds = true }
        if arguments.contains(.pinFooters) { configuration.sectionFootersPinToVisibleBounds = true }
        configuration.pixelScale =
            try arguments.number(.pixelScale, in: 0...1024) ?? base.pixelScale
        return configuration
    }

    private static func metrics(
        _ arguments: Arguments, itemSize: Size?, over base: SectionMetrics
    ) throws(CommandError) -> SectionMetrics {
        var metrics = base
        metrics.itemSize = itemSize ?? metrics.itemSize
        metrics.minimumLineSpacing =
            try arguments.length(.lineSpacing) ?? metrics.minimumLineSpacing
        metrics.minimumInteritemSpacing =
            try arguments.length(.interitemSpacing) ?? metrics.minimumInteritemSpacing
        metrics.sectionInset = try arguments.insets(.sectionInset) ?? metrics.sectionInset
        if let header = try arguments.length(.headerLength) {
            metrics.headerReferenceSize = Size(width: header, height: header)
        }
        if let footer = try arguments.length(.footerLength) {
            metrics.footerReferenceSize = Size(width: footer, height: footer)
        }
        if arguments.contains(.itemsFillLine) { metrics.itemsFillLine = true }
        return metrics
    }
}

extension CommandOption {
    /// What describes a layout, in the order of `--help`.
    static let layoutOptions: [CommandOption] = [
        .layout, .scrollDirection, .lanes, .laneLength, .lanePlacement, .aspectRatio, .spans,
        .keepAspectRatio, .lineThickness, .itemSpacing, .rotation, .itemScale, .startAngle,
        .sweepAngle, .angularSpacing, .rotateItems, .orthogonalScrolling, .sectionOffset,
        .itemSize, .lineSpacing, .interitemSpacing, .sectionInset, .headerLength,
        .footerLength, .pinHeaders, .pinFooters, .lineAlignment,
        .lastLineAlignment, .itemsFillLine, .contentInset, .rightToLeft, .pixelScale,
    ]

    static let scrollDirection = CommandOption(
        "scroll-direction", valueName: "AXIS",
        meaning: "How the content scrolls: vertical (default) or horizontal.")
    static let itemSize = CommandOption(
        "item-size", valueName: "WxH",
        meaning: "Make all items this large, whatever their own size; for example 120x44.")
    static let lineSpacing = CommandOption(
        "minimum-line-spacing", valueName: "POINTS",
        meaning: "The least room between two lines. Default: 10.")
    static let interitemSpacing = CommandOption(
        "minimum-interitem-spacing", valueName: "POINTS",
        meaning: "The least room between two items on a line. Default: 10.")
    static let sectionInset = CommandOption(
        "section-inset", valueName: "INSETS",
        meaning: "Room around the items of each section: one length for all edges, or "
            + "TOP,LEFT,BOTTOM,RIGHT. Default: 0.")
    static let headerLength = CommandOption(
        "header", valueName: "POINTS",
        meaning: "How long section headers are along the scroll direction; 0 leaves them out. "
            + "Default: 24.")
    static let footerLength = CommandOption(
        "footer", valueName: "POINTS",
        meaning: "The same for section footers. Default: 0.")
    static let pinHeaders = CommandOption(
        "pin-headers", meaning: "Keep the header of a section visible while its items are.")
    static let pinFooters = CommandOption(
        "pin-footers", meaning: "Keep the footer of a section visible while its items are.")
    static let lineAlignment = CommandOption(
        "line-alignment", valueName: "WORD",
        meaning: "How the items of a full line are placed along it: justify (default), "
            + "leading, center or trailing.")
    static let lastLineAlignment = CommandOption(
        "last-line-alignment", valueName: "WORD",
        meaning: "The same for the last line of a section: automatic (default), leading, "
            + "center, trailing, justify or pad-with-last-item.")
    static let itemsFillLine = CommandOption(
        "items-fill-line", meaning: "Make each item as long as its line: a list.")
    static let contentInset = CommandOption(
        "content-inset", valueName: "INSETS",
        meaning: "Room around the whole content, given as for --section-inset.")
    static let rightToLeft = CommandOption(
        "right-to-left", meaning: "Mirror the content, as for Arabic or Hebrew.")
    static let pixelScale = CommandOption(
        "pixel-scale", valueName: "SCALE",
        meaning: "Round edges to multiples of 1/SCALE point. Default: they are not rounded.")
}
