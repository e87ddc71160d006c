package import CollectionCore

/// The layouts that set-ups may have by name: rule J7 of docs/semantics.md.
package struct NamedLayouts: Equatable, Sendable {
    private var layouts: [String: Layout] = [:]
    /// The bytes that each layout of the client counts. Those of the server count none.
    private var charges: [String: Int] = [:]
    /// The bytes that the layouts of the client count together.
    private(set) var chargedBytes = 0

    package init() {}

    /// Replaces the layout that had the name before.
    package subscript(name: String) -> Layout? {
        get { layouts[name] }
        set { layouts[name] = newValue }
    }

    package var count: Int { layouts.count }

    /// Gives a layout of the client a name.
    mutating func charge(_ layout: Layout, name: String) {
        chargedBytes += layout.heldBytes - (charges[name] ?? 0)
        charges[name] = layout.heldBytes
        layouts[name] = layout
    }

    /// The names that there are, in order.
    package var words: String {
        let names = layouts.keys.sorted().map { "'\($0)'" }
        return names.isEmpty
            ? "none has a name" : "known are \(names.joined(separator: ", "))"
    }
}

extension Layout {
    /// The bytes that the layout holds, about.
    fileprivate var heldBytes: Int {
        var bytes = MemoryLayout<CompositionalLayout>.stride
        guard case .compositional(let layout) = self else { return bytes }
        func count<Part>(_ parts: [Part]) {
            bytes += parts.count * MemoryLayout<Part>.stride
        }
        count(layout.boundarySupplementaryItems)
        count(layout.rules)
        count(layout.sections)
        for section in layout.sections {
            count(section.boundarySupplementaryItems)
            count(section.decorationItems)
            let nodes = section.group.nodes
            count(nodes)
            for node in nodes { count(node.supplementaryItems) }
        }
        return bytes
    }
}
