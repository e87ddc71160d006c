import CollectionCore

/// The edits of a load run.
struct EditSettings {
    /// On each connection.
    let perSecond: Double
    let kinds: [EditKind]
    /// Parts of a batch.
    let size: Int
    /// 0: at once.
    let animation_ns: UInt64

    /// Nil when no edits are asked for.
    init?(_ arguments: Arguments) throws(CommandError) {
        let perSecond = try arguments.number(.editsPerSecond, in: 0...1_000_000) ?? 0
        let kinds = try arguments.editKinds(.editKinds)
        let size = try arguments.integer(.editSize, in: 1...10_000)
        let milliseconds = try arguments.number(.editAnimation, in: 0...3_600_000)
        if perSecond == 0 {
            if kinds != nil || size != nil || milliseconds != nil {
                throw .usage("how to edit says nothing without --edits-per-second")
            }
            return nil
        }
        self.perSecond = perSecond
        self.kinds = kinds ?? EditKind.allCases
        self.size = size ?? 1
        animation_ns = UInt64((milliseconds ?? 0) * 1e6)
    }

    /// How the edit of this number, from 1, is carried out.
    func options(number: UInt64) -> BatchUpdateOptions {
        BatchUpdateOptions(
            animation: animation_ns == 0 ? nil : Animation(duration_ns: animation_ns),
            tag: number)
    }

    var words: String {
        let parts = size == 1 ? "1 part" : "\(size) parts"
        let pace = animation_ns == 0 ? "at once" : "over \(Decimal.duration(animation_ns))"
        return "\(Decimal.grouped(perSecond)) edits per second on each (\(parts), \(pace))"
    }

    var json: [JSON.Member] {
        [
            JSON.Member("edits_per_second", .number(perSecond)),
            JSON.Member("edit_kinds", .string(kinds.map(\.rawValue).joined(separator: ","))),
            JSON.Member("edit_size", .integer(size)),
            JSON.Member("edit_animation_ns", .integer(Int(animation_ns))),
        ]
    }
}

extension CommandOption {
    static let editsPerSecond = CommandOption(
        "edits-per-second", valueName: "N",
        meaning: "Also update the data of each connection N times in a second, anywhere, at fixed "
            + "times like the display frames. Default: 0.")
    static let editKinds = CommandOption(
        "edit-kinds", valueName: "WORDS",
        meaning: "What edits do to items, separated by commas. Default: "
            + "insert,delete,move,reload,reconfigure.")
    static let editSize = CommandOption(
        "edit-size", valueName: "N",
        meaning: "How many items an edit changes, in one batch update. Default: 1.")
    static let editAnimation = CommandOption(
        "edit-animation", valueName: "MS",
        meaning: "How many milliseconds a change takes on the way. Default: 0, at once.")

    /// In the order of `--help`.
    static let editOptions: [CommandOption] = [
        .editsPerSecond, .editKinds, .editSize, .editAnimation,
    ]
}
