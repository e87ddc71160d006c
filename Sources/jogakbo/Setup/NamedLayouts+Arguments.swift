import CollectionWire

extension NamedLayouts {
    /// The layouts that the user names, each from a file of its own.
    init(_ arguments: Arguments) throws(CommandError) {
        self.init()
        for (name, path) in try arguments.namedFiles(.namedLayout) {
            guard let layout = try SetupFile.read([path]).layout?.layout else {
                throw .failure("\(path): layout: there is none to give the name '\(name)'")
            }
            self[name] = layout
        }
    }
}

extension Arguments {
    /// Files to which the user gives names.
    func namedFiles(
        _ option: CommandOption
    ) throws(CommandError) -> [(name: String, path: String)] {
        var files: [(name: String, path: String)] = []
        for text in strings(option) {
            guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
                throw .usage("--\(option.name): '\(text)' is no NAME=FILE")
            }
            files.append((String(text[..<sign]), String(text[text.index(after: sign)...])))
        }
        return files
    }
}

extension CommandOption {
    static let namedLayout = CommandOption(
        "named-layout", valueName: "NAME=FILE",
        meaning: """
            Give the layout of the set-up in FILE a NAME, by which other set-ups may have it: \
            "layout": {"named": NAME}. May be repeated.
            """)
}
