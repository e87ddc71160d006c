import CollectionCore

extension Arguments {
    /// The size of the viewport: 400 x 800 where the user does not say.
    func viewport() throws(CommandError) -> Size {
        Size(
            width: try number(.width, in: 1...100_000) ?? 400,
            height: try number(.height, in: 1...100_000) ?? 800)
    }
}

extension CommandOption {
    static let width = CommandOption(
        "width", valueName: "POINTS", meaning: "The width of the viewport. Default: 400.")
    static let height = CommandOption(
        "height", valueName: "POINTS", meaning: "The height of the viewport. Default: 800.")
}

extension Axis {
    /// What a viewport of this size shows when it is scrolled to `offset`.
    func bounds(at offset: Double, _ size: Size) -> Rect {
        let origin = point(main: offset, cross: 0)
        return Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }
}
