import CollectionCore
import CollectionWire

extension NamedSetups {
    /// The set-ups that the user names, each from the files of its name.
    ///
    /// - Parameter limits: What a view may hold.
    init(_ arguments: Arguments, limits: Limits) throws(CommandError) {
        self.init()
        var names: [String] = []
        var paths: [String: [String]] = [:]
        for (name, path) in try arguments.namedFiles(.setup) {
            if paths[name] == nil { names.append(name) }
            paths[name, default: []].append(path)
        }
        for name in names {
            // A client may yet give names to layouts.
            self[name] = try SetupFile.read(paths[name] ?? [], layouts: nil, limits: limits)
        }
    }
}

extension CommandOption {
    static let setup = CommandOption(
        "setup", valueName: "NAME=FILE",
        meaning: """
            Offer the set-up in FILE, as JSON, to clients that make a view of this NAME. May be \
            repeated; files of one name lie over one another, the later ones on top.
            """)
}
