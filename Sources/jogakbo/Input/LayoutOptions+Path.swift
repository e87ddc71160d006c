import CollectionCore

extension LayoutOptions {
    static func carousel(
        _ arguments: Arguments, _ configuration: LayoutConfiguration, over base: CarouselLayout
    ) throws(CommandError) -> CarouselLayout {
        var carousel = base
        carousel.scrollDirection = configuration.scrollDirection
        carousel.itemSize = try arguments.size(.itemSize) ?? carousel.itemSize
        carousel.spacing =
            try arguments.number(.itemSpacing, in: -10_000...10_000) ?? carousel.spacing
        carousel.rotation = try angle(.rotation, arguments, least: 0) ?? carousel.rotation
        carousel.scale = try arguments.number(.itemScale, in: 0...4) ?? carousel.scale
        return carousel
    }

    static func stack(
        _ arguments: Arguments, _ configuration: LayoutConfiguration, over base: StackLayout
    ) throws(CommandError) -> StackLayout {
        var stack = base
        stack.scrollDirection = configuration.scrollDirection
        stack.itemSize = try arguments.size(.itemSize) ?? stack.itemSize
        stack.scale = try arguments.number(.itemScale, in: 0...4) ?? stack.scale
        return stack
    }

    static func circle(
        _ arguments: Arguments, _ configuration: LayoutConfiguration, over base: CircleLayout
    ) throws(CommandError) -> CircleLayout {
        var circle = base
        circle.scrollDirection = configuration.scrollDirection
        circle.itemSize = try arguments.size(.itemSize) ?? circle.itemSize
        circle.startAngle = try angle(.startAngle, arguments) ?? circle.startAngle
        circle.sweepAngle = try angle(.sweepAngle, arguments) ?? circle.sweepAngle
        circle.angularSpacing =
            try angle(.angularSpacing, arguments, least: 0) ?? circle.angularSpacing
        if arguments.contains(.rotateItems) { circle.rotatesItems = true }
        return circle
    }

    /// Degrees, in radians.
    private static func angle(
        _ option: CommandOption, _ arguments: Arguments, least: Double = -360
    ) throws(CommandError) -> Double? {
        try arguments.number(option, in: least...360).map { $0 / 360 * CircleLayout.fullCircle }
    }
}

extension CommandOption {
    static let itemSpacing = CommandOption(
        "item-spacing", valueName: "POINTS",
        meaning: "The room between two items of a carousel; below 0 they overlap. Default: 0.")
    static let rotation = CommandOption(
        "rotation", valueName: "DEGREES",
        meaning: "How far items of a carousel turn away beside the middle. Default: 45.")
    static let itemScale = CommandOption(
        "item-scale", valueName: "FACTOR",
        meaning: "How large the next item of a carousel (default: 1) or stack (0.9375) is.")
    static let startAngle = CommandOption(
        "start-angle", valueName: "DEGREES",
        meaning: "Where the first item of a circle stands, clockwise from the right. Default: "
            + "-90, at the top.")
    static let sweepAngle = CommandOption(
        "sweep-angle", valueName: "DEGREES",
        meaning: "How much of a circle there is from there on; below 0 it runs "
            + "counterclockwise. Default: 360, all of it.")
    static let angularSpacing = CommandOption(
        "angular-spacing", valueName: "DEGREES",
        meaning: "How far items of a circle are apart. Default: spread over all of it.")
    static let rotateItems = CommandOption(
        "rotate-items", meaning: "Turn items of a circle with it.")
}
