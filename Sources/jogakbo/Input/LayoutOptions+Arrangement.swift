import CollectionCore

extension LayoutOptions {
    private enum Arrangement {
        case flow, list, grid, waterfall, justified, carousel, stack, circle, compositional,
            explicit
    }

    /// The layout that an option names, with the options of its own.
    static func layout(
        _ arguments: Arguments, _ configuration: LayoutConfiguration,
        named option: CommandOption = .layout
    ) throws(CommandError) -> Layout {
        let words: [(word: String, value: Arrangement)] = [
            ("flow", .flow), ("list", .list), ("grid", .grid), ("waterfall", .waterfall),
            ("justified", .justified), ("carousel", .carousel), ("stack", .stack),
            ("circle", .circle), ("compositional", .compositional),
            ("explicit", .explicit),
        ]
        switch try arguments.choice(option, among: words) ?? .flow {
        case .flow: return .flow(try flow(arguments, configuration))
        case .list:
            var list = ListLayout()
            list.configuration = configuration
            return .list(list)
        case .grid: return .grid(try grid(arguments, configuration))
        case .waterfall: return .waterfall(try waterfall(arguments, configuration))
        case .justified: return .justified(try justified(arguments, configuration))
        case .carousel: return .carousel(try carousel(arguments, configuration))
        case .stack: return .stack(try stack(arguments, configuration))
        case .circle: return .circle(try circle(arguments, configuration))
        case .compositional: return .compositional(try compositional(arguments, configuration))
        case .explicit:
            var explicit = ExplicitLayout()
            explicit.scrollDirection = configuration.scrollDirection
            explicit.pixelScale = configuration.pixelScale
            return .explicit(explicit)
        }
    }

    private static func flow(
        _ arguments: Arguments, _ configuration: LayoutConfiguration
    ) throws(CommandError) -> FlowLayout {
        let lines: [(word: String, value: LineAlignment)] = [
            ("justify", .justify), ("leading", .leading), ("center", .center),
            ("trailing", .trailing),
        ]
        var flow = FlowLayout()
        flow.configuration = configuration
        flow.lineAlignment = try arguments.choice(.lineAlignment, among: lines) ?? .justify
        flow.lastLineAlignment = try lastLineAlignment(arguments)
        return flow
    }

    private static func lastLineAlignment(
        _ arguments: Arguments
    ) throws(CommandError) -> LastLineAlignment {
        let lastLines: [(word: String, value: LastLineAlignment)] = [
            ("automatic", .automatic), ("leading", .leading), ("center", .center),
            ("trailing", .trailing), ("justify", .justify),
            ("pad-with-last-item", .padWithLastItem),
        ]
        return try arguments.choice(.lastLineAlignment, among: lastLines) ?? .automatic
    }

    private static func grid(
        _ arguments: Arguments, _ configuration: LayoutConfiguration
    ) throws(CommandError) -> GridLayout {
        var grid = GridLayout()
        grid.configuration = configuration
        grid.lanes = try lanes(arguments) ?? grid.lanes
        grid.aspectRatio = try arguments.number(.aspectRatio, in: 0...1024) ?? grid.aspectRatio
        return grid
    }

    private static func waterfall(
        _ arguments: Arguments, _ configuration: LayoutConfiguration
    ) throws(CommandError) -> WaterfallLayout {
        let placements: [(word: String, value: LanePlacement)] = [
            ("stable", .stable), ("greedy", .greedy),
        ]
        var waterfall = WaterfallLayout()
        waterfall.configuration = configuration
        waterfall.lanes = try lanes(arguments) ?? waterfall.lanes
        waterfall.lanePlacement =
            try arguments.choice(.lanePlacement, among: placements) ?? .stable
        waterfall.keepsAspectRatio = arguments.contains(.keepAspectRatio)
        return waterfall
    }

    private static func justified(
        _ arguments: Arguments, _ configuration: LayoutConfiguration
    ) throws(CommandError) -> JustifiedLayout {
        var justified = JustifiedLayout()
        justified.configuration = configuration
        justified.targetLineThickness =
            try arguments.number(.lineThickness, in: 1...Length.maximum)
            ?? justified.targetLineThickness
        justified.lastLineAlignment = try lastLineAlignment(arguments)
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
