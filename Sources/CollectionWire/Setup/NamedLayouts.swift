package import CollectionCore

/// The layouts that set-ups may have by name: rule J7 of docs/semantics.md.
package struct NamedLayouts: Equatable, Sendable {
    private var layouts: [String: Layout] = [:]

    package init() {}

    /// Replaces the layout that had the name before.
    package subscript(name: String) -> Layout? {
        get { layouts[name] }
        set { layouts[name] = newValue }
    }

    package var count: Int { layouts.count }

    /// The names that there are, in order.
    package var words: String {
        let names = layouts.keys.sorted().map { "'\($0)'" }
        return names.isEmpty
            ? "none has a name" : "known are \(names.joined(separator: ", "))"
    }
}
