import CollectionCore

extension LayoutOptions {
    /// The layout that an option names, with the options of its own.
    ///
    /// - Parameter base: What holds where the options say nothing: all of it where it is of the
    ///   same sort, or the option names none.
    static func layout(
        _ arguments: Arguments, _ configuration: LayoutConfiguration,
        named option: CommandOption = .layout, over base: Layout
    ) throws(CommandError) -> Layout {
        let words: [(word: String, value: Layout)] = [
            ("flow", .flow(FlowLayout())), ("list", .list(ListLayout())),
            ("grid", .grid(GridLayout())), ("waterfall", .waterfall(WaterfallLayout())),
            ("justified", .justified(JustifiedLayout())), ("carousel", .carousel(CarouselLayout())),
            ("stack", .stack(StackLayout())), ("circle", .circle(CircleLayout())),
            ("compositional", .compositional(magazine(arguments, configuration))),
            ("explicit", .explicit(ExplicitLayout())),
        ]
        let named = try arguments.choice(option, among: words) ?? base
        switch named.isAlike(base) ? base : named {
        case .flow(let layout): return .flow(try flow(arguments, configuration, over: layout))
        case .list(var layout):
            layout.configuration = configuration
            return .list(layout)
        case .grid(let layout): return .grid(try grid(arguments, configuration, over: layout))
        case .waterfall(let layout):
            return .waterfall(try waterfall(arguments, configuration, over: layout))
        case .justified(let layout):
            return .justified(try justified(arguments, configuration, over: layout))
        case .carousel(let layout):
            return .carousel(try carousel(arguments, configuration, over: layout))
        case .stack(let layout): return .stack(try stack(arguments, configuration, over: layout))
        case .circle(let layout): return .circle(try circle(arguments, configuration, over: layout))
        case .compositional(let layout):
            return .compositional(try compositional(arguments, configuration, over: layout))
        case .explicit(var layout):
            layout.scrollDirection = configuration.scrollDirection
            layout.pixelScale = configuration.pixelScale
            return .explicit(layout)
        case .custom: return base
        }
    }

    private static func flow(
        _ arguments: Arguments, _ configuration: LayoutConfiguration, over base: FlowLayout
    ) throws(CommandError) -> FlowLayout {
        let lines: [(word: String, value: LineAlignment)] = [
            ("justify", .justify), ("leading", .leading), ("center", .center),
            ("trailing", .trailing),
        ]
        var flow = base
        flow.configuration = configuration
        flow.lineAlignment =
            try arguments.choice(.lineAlignment, among: lines) ?? flow.lineAlignment
        flow.lastLineAlignment = try lastLineAlignment(arguments) ?? flow.lastLineAlignment
        return flow
    }

    private static func lastLineAlignment(
        _ arguments: Arguments
    ) throws(CommandError) -> LastLineAlignment? {
        let lastLines: [(word: String, value: LastLineAlignment)] = [
            ("automatic", .automatic), ("leading", .leading), ("center", .center),
            ("trailing", .trailing), ("justify", .justify),
            ("pad-with-last-item", .padWithLastItem),
        ]
        return try arguments.choice(.lastLineAlignment, among: lastLines)
    }

    private static func grid(
        _ arguments: Arguments, _ configuration: LayoutConfiguration, over base: GridLayout
    ) throws(CommandError) -> GridLayout {
        var grid = base
        grid.configuration = configuration
        grid.lanes = try lanes(arguments) ?? grid.lanes
        grid.aspectRatio = try arguments.number(.aspectRatio, in: 0...1024) ?? grid.aspectRatio
        return grid
    }

    private static func waterfall(
        _ arguments: Arguments, _ configuration: LayoutConfiguration, over base: WaterfallLayout
    ) throws(CommandError) -> WaterfallLayout {
        let placements: [(word: String, value: LanePlacement)] = [
            ("stable", .stable), ("greedy", .greedy),
        ]
        var waterfall = base
        waterfall.configuration = configuration
        waterfall.lanes = try lanes(arguments) ?? waterfall.lanes
        waterfall.lanePlacement =
            try arguments.choice(.lanePlacement, among: placements) ?? waterfall.lanePlacement
        if arguments.contains(.keepAspectRatio) { waterfall.keepsAspectRatio = true }
        return waterfall
    }

    private static func justified(
        _ arguments: Arguments, _ configuration: LayoutConfiguration, over base: JustifiedLayout
    ) throws(CommandError) -> JustifiedLayout {
        var justified = base
        justified.configuration = configuration
        justified.targetLineThickness =
            try arguments.number(.lineThickness, in: 1...Length.maximum)
            ?? justified.targetLineThickness
        justified.lastLineAlignment =
            try lastLineAlignment(arguments) ?? justified.lastLineAlignment
        return justified
    }

    private static func lanes(_ arguments: Arguments) throws(CommandError) -> Lanes? {
        if let length = try arguments.length(.laneLength) {
            return .adaptive(minimumLength: length)
        }
        guard let count = try arguments.number(.lanes, in: 1...Double(Lanes.maximum)) else {
            return nil
        }
        return .fixed(UInt32(count))
    }
}

extension Layout {
    /// Whether another layout is of the same sort.
    fileprivate func isAlike(_ other: Layout) -> Bool {
        switch (self, other) {
        case (.flow, .flow), (.list, .list), (.grid, .grid), (.waterfall, .waterfall),
            (.justified, .justified), (.carousel, .carousel), (.stack, .stack), (.circle, .circle),
            (.compositional, .compositional), (.explicit, .explicit), (.custom, .custom):
            true
        default: false
        }
    }
}

extension CommandOption {
    static let layout = CommandOption(
        "layout", valueName: "WORD",
        meaning: "How items are arranged: flow (default), list, grid, waterfall, justified, "
            + "carousel, stack, circle, compositional (a magazine) or, with show, explicit (a "
            + "helix).")
    static let lanes = CommandOption(
        "lanes", valueName: "COUNT",
        meaning: "How many lanes a grid (default: 3) or a waterfall (2) has.")
    static let laneLength = CommandOption(
        "minimum-lane-length", valueName: "POINTS",
        meaning: "As many lanes as are at least so long across.")
    static let lanePlacement = CommandOption(
        "lane-placement", valueName: "WORD",
        meaning: "Whether items of a waterfall keep their lanes through changes: stable "
            + "(default) or greedy.")
    static let aspectRatio = CommandOption(
        "aspect-ratio", valueName: "RATIO",
        meaning: "How long items of a grid are along the scroll direction, in lengths across; "
            + "0: as their size says. Default: 1.")
    static let keepAspectRatio = CommandOption(
        "keep-aspect-ratio", meaning: "Scale items of a waterfall to their lane.")
    static let lineThickness = CommandOption(
        "line-thickness", valueName: "POINTS",
        meaning: "How thick justified lines should be. Default: 200.")
}
