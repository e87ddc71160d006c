import CollectionCore
import CollectionWire

/// What `show` draws, as its operands say: set-ups over one another, and a file of items.
struct ShowSource {
    let name: String
    let document: Document
    /// What the files say; nil: there are none. Where other items are drawn, it has no sections.
    private(set) var setup: ViewSetup?
    /// The layout that the files have by its name, and the name; nil: they have none so.
    private(set) var namedLayout: (name: String, layout: Layout)?
    /// Whether the user has named the items.
    let hasNamedItems: Bool

    init(_ arguments: Arguments) throws(CommandError) {
        let files = arguments.operands.filter { $0.hasSuffix(".json") }
        let others = arguments.operands.filter { !$0.hasSuffix(".json") }
        if others.count > 1 { throw .usage("unexpected operand '\(others[1])'") }
        if !files.isEmpty {
            let layouts = try NamedLayouts(arguments)
            setup = try SetupFile.read(files, layouts: layouts)
            if case .named(let name) = setup?.layout, let layout = layouts[name] {
                namedLayout = (name, layout)
                setup?.layout = .layout(layout)
            }
        }
        if let setup, !setup.sections.isEmpty, others.isEmpty {
            (name, document) = (files.joined(separator: ", "), Document(setup))
            hasNamedItems = true
        } else {
            (name, document) = try Show.document(at: others.first, arguments)
            hasNamedItems = !others.isEmpty
            setup?.sections = []
        }
    }
}
