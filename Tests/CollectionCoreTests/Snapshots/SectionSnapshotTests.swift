import CollectionCore
import CollectionReference
import Testing

/// An outline as nested nodes, to compare with.
private final class Node {
    let identifier: UInt64
    var children: [Node] = []
    var isExpanded = false
    weak var parent: Node?

    init(_ identifier: UInt64, _ parent: Node?) {
        self.identifier = identifier
        self.parent = parent
    }

    var level: Int { parent.map { $0.level + 1 } ?? -1 }
    var descendants: [Node] { children.flatMap { [$0] + $0.descendants } }
    var visible: [Node] { children.flatMap { [$0] + ($0.isExpanded ? $0.visible : []) } }
}

@Suite("Outlines")
struct SectionSnapshotTests {
    private static func check(_ outline: SectionSnapshot, _ root: Node) throws {
        let all = root.descendants
        try #require(outline.items == all.map(\.identifier))
        try #require(outline.visibleItems == root.visible.map(\.identifier))
        #expect(outline.rootItems == root.children.map(\.identifier))
        #expect(outline.expandedItems == all.filter(\.isExpanded).map(\.identifier))
        let visible = Set(outline.visibleItems)
        for (index, node) in all.enumerated() {
            #expect(outline.index(of: node.identifier) == index)
            #expect(try outline.level(of: node.identifier) == node.level)
            let parent = node.parent === root ? nil : node.parent?.identifier
            #expect(try outline.parent(of: node.identifier) == parent)
            #expect(outline.isVisible(node.identifier) == visible.contains(node.identifier))
            #expect(outline.isExpanded(node.identifier) == node.isExpanded)
        }
    }

    @Test("Changes at random do what they do to nested nodes", arguments: 1...20)
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var outline = SectionSnapshot(limits: Limits())
        let root = Node(0, nil)
        var next: UInt64 = 1
        for _ in 0..<120 {
            let all = root.descendants
            let node = all.isEmpty ? nil : random.pick(all)
            var new: [UInt64] = []
            for _ in 0..<random.number(0...4) {
                new.append(next)
                next += 1
            }
            switch random.number(0...7) {
            case 0...2:
                let parent = random.chance(20) ? root : node ?? root
                try outline.append(new, to: parent === root ? nil : parent.identifier)
                parent.children += new.map { Node($0, parent) }
            case 3:
                guard let node, let parent = node.parent,
                    let index = parent.children.firstIndex(where: { $0 === node })
                else { continue }
                let isAfter = random.chance(50)
                if isAfter {
                    try outline.insert(new, after: node.identifier)
                } else {
                    try outline.insert(new, before: node.identifier)
                }
                parent.children.insert(
                    contentsOf: new.map { Node($0, parent) }, at: isAfter ? index + 1 : index)
            case 4:
                guard let node, let parent = node.parent, random.chance(50) else { continue }
                try outline.delete([node.identifier, 1_000_000])
                parent.children.removeAll { $0 === node }
                if parent.children.isEmpty && parent !== root { parent.isExpanded = false }
            case 5...6:
                guard let node else { continue }
                try outline.expand([node.identifier])
                node.isExpanded = !node.children.isEmpty
            default:
                guard let node else { continue }
                try outline.collapse([node.identifier])
                node.isExpanded = false
            }
            try Self.check(outline, root)
        }
    }

    private static func outline() throws -> SectionSnapshot {
        var outline = SectionSnapshot(limits: Limits())
        try outline.append([1, 2], content: ItemContent(widths: [10, 20]))
        try outline.append([11, 12], to: 1, content: ItemContent(widths: [110, 120]))
        try outline.append([111], to: 11)
        return outline
    }

    @Test("Descendants keep their own state while an ancestor is closed")
    func expansion() throws {
        var outline = try Self.outline()
        #expect(outline.visibleItems == [1, 2])
        try outline.expand([11])
        #expect(outline.visibleItems == [1, 2])
        try outline.expand([1])
        #expect(outline.visibleItems == [1, 11, 111, 12, 2])
        try outline.collapse([1])
        #expect(outline.visibleItems == [1, 2])
        #expect(outline.expandedItems == [11])
    }

    @Test("Parts of a tree are trees, and can be put elsewhere")
    func parts() throws {
        var outline = try Self.outline()
        try outline.expand([1, 11])
        let part = try outline.snapshot(of: 1)
        #expect(part.items == [11, 111, 12])
        #expect(part.rootItems == [11, 12])
        #expect(part.expandedItems == [11])
        #expect(try outline.snapshot(of: 1, includingParent: true).items == [1, 11, 111, 12])
        try outline.delete([1])
        try outline.insert(part, before: 2)
        #expect(outline.items == [11, 111, 12, 2])
        #expect(throws: CollectionError.snapshot(.existingItems([11, 111, 12]))) {
            try outline.insert(part, after: 2)
        }
        try outline.replace(childrenOf: 11, using: SectionSnapshot(limits: Limits()))
        #expect(outline.items == [11, 12, 2])
        #expect(outline.expandedItems == [])
        // What is replaced may come again.
        outline = try Self.outline()
        try outline.replace(childrenOf: 1, using: part)
        #expect(outline.items == [1, 11, 111, 12, 2])
        #expect(try outline.level(of: 111) == 2)
    }

    @Test("Children that come late are asked for once they would be seen")
    func lazyChildren() throws {
        var outline = SectionSnapshot(limits: Limits())
        try outline.append([1])
        try outline.append([11], to: 1)
        try outline.setLazy([11])
        #expect(outline.itemsAwaitingChildren == [])
        try outline.expand([11])
        #expect(outline.itemsAwaitingChildren == [])
        try outline.expand([1])
        #expect(outline.itemsAwaitingChildren == [11])
        try outline.append([111], to: 11)
        #expect(outline.itemsAwaitingChildren == [])
        #expect(outline.visibleItems == [1, 11, 111])
        try outline.setLazy([111])
        try outline.expand([111])
        #expect(outline.itemsAwaitingChildren == [111])
        // The answer may be that there are none.
        try outline.append([], to: 111)
        #expect(outline.itemsAwaitingChildren == [])
        #expect(!outline.isExpanded(111))
    }

    @Test("A refused change changes nothing")
    func refusals() throws {
        var outline = try Self.outline()
        #expect(throws: CollectionError.snapshot(.unknownItem(9))) {
            try outline.append([3], to: 9)
        }
        #expect(throws: CollectionError.snapshot(.repeatedItems([3]))) {
            try outline.append([3, 3])
        }
        #expect(throws: CollectionError.snapshot(.existingItems([1]))) {
            try outline.append([3, 1], to: 11)
        }
        #expect(throws: CollectionError.snapshot(.unknownItem(9))) { try outline.expand([1, 9]) }
        #expect(throws: CollectionError.snapshot(.repeatedItems([1]))) {
            try outline.expand([1, 1])
        }
        var other = SectionSnapshot(limits: Limits())
        try other.append([2])
        #expect(throws: CollectionError.snapshot(.existingItems([2]))) {
            try outline.replace(childrenOf: 1, using: other)
        }
        #expect(outline.items == [1, 11, 111, 12, 2])
        #expect(outline.expandedItems == [])
    }

    @Test("A section takes what is visible, and its items stay the same")
    func replaceItems() throws {
        var outline = try Self.outline()
        var snapshot = Snapshot(limits: Limits())
        try snapshot.appendSections([0, 1])
        try snapshot.appendItems([50], toSection: 0)
        try snapshot.replaceItems(inSection: 1, with: outline)
        #expect(snapshot.itemIdentifiers == [50, 1, 2])
        let old = snapshot
        try outline.expand([1])
        try snapshot.reconfigureItems([1])
        try snapshot.replaceItems(inSection: 1, with: outline)
        #expect(snapshot.itemIdentifiers == [50, 1, 11, 12, 2])
        #expect(snapshot.itemWidths == [-1, 10, 110, 120, 20])
        #expect(snapshot.brokenInvariant() == nil)
        #expect(
            snapshot.difference(from: old).items == [
                .insert(IndexPath(section: 1, item: 1), count: 2),
                .reconfigure(IndexPath(section: 1, item: 0)),
            ])
        try snapshot.moveItem(12, beforeItem: 50)
        try outline.collapse([1])
        try snapshot.replaceItems(inSection: 1, with: outline)
        #expect(try snapshot.itemIdentifiers(inSection: 0) == [12, 50])
        #expect(try snapshot.itemIdentifiers(inSection: 1) == [1, 2])
    }
}
