import CollectionCore

/// The flick that `jogakbo show` draws.
enum FlickOptions {
    /// Returns the velocity of the flick; nil without one.
    ///
    /// - Throws: For options that belong to other pictures.
    static func velocity(_ arguments: Arguments) throws(CommandError) -> Double? {
        let fastest = FingerFlick.fastest
        guard let velocity = try arguments.number(.flick, in: -fastest...fastest) else {
            return nil
        }
        if abs(velocity) <= FingerFlick.slowest {
            throw .usage(
                "--flick: at \(Decimal.short(FingerFlick.slowest)) points per second or less a "
                    + "finger lets go of content that rests")
        }
        let others: [CommandOption] = [
            .insert, .delete, .move, .every, .toLayout, .progress, .time, .strip, .animate, .scroll,
            .sectionOffset,
        ]
        for option in others where arguments.contains(option) {
            throw .usage("--flick does not go with --\(option.name)")
        }
        return velocity
    }
}

extension CommandOption {
    static let flick = CommandOption(
        "flick", valueName: "VELOCITY",
        meaning: "Flick the content with a finger that lets go with this velocity, in points per "
            + "second, positive towards the end; at most 8000 either way. With --svg, draw the "
            + "content offset and the speed over time, with display frames along it; on the "
            + "terminal, list the events.")
}
