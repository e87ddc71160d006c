import CollectionCore

/// The items of one section as a tree (E5).
struct ReferenceOutline {
    var roots: [Node] = []

    struct Node {
        var item: ReferenceSnapshot.Item
        var isExpanded = false
        var isLazy = false
        var children: [Node] = []

        var identifier: UInt64 { item.identifier }

        /// The node and its descendants, depth first.
        var all: [Node] { [self] + children.flatMap(\.all) }
        /// Those that are visible if the node is.
        var visible: [Node] { [self] + (isExpanded ? children.flatMap(\.visible) : []) }

        func find(_ item: UInt64) -> Node? { all.first { $0.identifier == item } }
    }

    var all: [Node] { roots.flatMap(\.all) }
    var visible: [Node] { roots.flatMap(\.visible) }
    var visibleItems: [ReferenceSnapshot.Item] { visible.map(\.item) }

    /// All items, roots, visible ones, expanded ones, those that wait for children.
    var lists: [[UInt64]] {
        let waiting = visible.filter { $0.isLazy && $0.isExpanded && $0.children.isEmpty }
        return [all, roots, visible, all.filter(\.isExpanded), waiting]
            .map { $0.map(\.identifier) }
    }

    func known(_ item: UInt64) throws(CollectionError) -> Node {
        for root in roots {
            if let node = root.find(item) { return node }
        }
        throw .snapshot(.unknownItem(item))
    }

    /// From a root down to the item, without it.
    func ancestors(of item: UInt64) -> [Node] {
        all.filter { $0.identifier != item && $0.find(item) != nil }
    }

    /// Index, level, whether it is expanded and visible; and its parent.
    func description(of item: UInt64) -> [[UInt64]]? {
        guard let index = all.firstIndex(where: { $0.identifier == item }) else { return nil }
        let ancestors = ancestors(of: item)
        let isVisible = visible.contains { $0.identifier == item }
        return [
            [
                UInt64(index), UInt64(ancestors.count), all[index].isExpanded ? 1 : 0,
                isVisible ? 1 : 0,
            ], ancestors.suffix(1).map(\.identifier),
        ]
    }

    func part(of item: UInt64, includingParent: Bool) throws(CollectionError) -> ReferenceOutline {
        let node = try known(item)
        return ReferenceOutline(roots: includingParent ? [node] : node.children)
    }
}

extension ReferenceOutline {
    mutating func perform(
        _ change: OutlineChange, _ part: ReferenceOutline
    ) throws(CollectionError) {
        switch change {
        case .append(let items, let parent, let content):
            if let parent { _ = try known(parent) }
            try check(items)
            let nodes = ReferenceSnapshot.items(items, content).map { Node(item: $0) }
            guard let parent else {
                roots += nodes
                return
            }
            edit(parent) { node in
                node.children += nodes
                node.isLazy = false
            }
        case .insert(let items, let place, let content):
            _ = try known(place.anchor)
            try check(items)
            insert(ReferenceSnapshot.items(items, content).map { Node(item: $0) }, place)
        case .insertPart(let place):
            _ = try known(place.anchor)
            try checkNew(part.all.map(\.identifier))
            insert(part.roots, place)
        case .replaceChildren(let parent):
            let gone = try known(parent).all.dropFirst().map(\.identifier)
            try checkNew(part.all.map(\.identifier), besides: gone)
            edit(parent) { node in
                node.children = part.roots
                node.isLazy = false
            }
        case .delete(let items):
            try ReferenceSnapshot.checkItems(items)
            changeSiblings { siblings in siblings.removeAll { items.contains($0.identifier) } }
        case .deleteAll: roots = []
        case .expand(let items): try editAll(items) { $0.isExpanded = true }
        case .collapse(let items): try editAll(items) { $0.isExpanded = false }
        case .setLazy(let items):
            try editAll(items) { node in
                if node.children.isEmpty { node.isLazy = true }
            }
        }
        settle()
    }

    private func check(_ items: [UInt64]) throws(CollectionError) {
        try ReferenceSnapshot.checkItems(items)
        try checkNew(items)
    }

    private func checkNew(
        _ items: [UInt64], besides gone: [UInt64] = []
    ) throws(CollectionError) {
        let there = Set(all.map(\.identifier)).subtracting(gone)
        let existing = items.filter { there.contains($0) }
        if !existing.isEmpty { throw .snapshot(.existingItems(Array(existing.prefix(8)))) }
    }

    private mutating func insert(_ nodes: [Node], _ place: SnapshotPlace) {
        changeSiblings { siblings in
            let anchor = siblings.firstIndex { $0.identifier == place.anchor }
            guard let anchor else { return }
            siblings.insert(contentsOf: nodes, at: place.isAfter ? anchor + 1 : anchor)
        }
    }

    private mutating func editAll(
        _ items: [UInt64], _ body: (inout Node) -> Void
    ) throws(CollectionError) {
        try ReferenceSnapshot.checkItems(items)
        for item in items { _ = try known(item) }
        for item in items { edit(item, body) }
    }

    private mutating func edit(_ item: UInt64, _ body: (inout Node) -> Void) {
        changeSiblings { siblings in
            for index in siblings.indices where siblings[index].identifier == item {
                body(&siblings[index])
            }
        }
    }

    /// What has no children and is not lazy is closed.
    private mutating func settle() {
        changeSiblings { siblings in
            for index in siblings.indices
            where siblings[index].children.isEmpty && !siblings[index].isLazy {
                siblings[index].isExpanded = false
            }
        }
    }

    /// The roots, and the children of each node.
    private mutating func changeSiblings(_ body: (inout [Node]) -> Void) {
        body(&roots)
        for index in roots.indices { roots[index].changeDescendants(body) }
    }
}

extension ReferenceOutline.Node {
    fileprivate mutating func changeDescendants(_ body: (inout [Self]) -> Void) {
        body(&children)
        for index in children.indices { children[index].changeDescendants(body) }
    }
}
