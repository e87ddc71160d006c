import Testing

@testable import CollectionCore

/// Groups as lists of nodes, and lists that are none.
@Suite("Layout nodes")
struct LayoutNodeTests {
    private let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(40))

    private func node(_ parent: UInt32, _ kind: LayoutNode.Kind, count: UInt32 = 0) -> LayoutNode {
        var node = LayoutNode(parent: parent, kind: kind, size: size)
        node.count = count
        return node
    }

    private func error(_ nodes: [LayoutNode]) -> CollectionError? {
        do throws(CollectionError) {
            _ = try LayoutGroup(nodes: nodes)
            return nil
        } catch {
            return error
        }
    }

    @Test("A group in which everything is comes back from its nodes")
    func roundTrip() throws {
        var badged = LayoutItem(size: size)
        badged.contentInsets.left = 3
        badged.edgeSpacing.top = .flexible(2)
        badged.reuseIdentifier = ReuseIdentifier(rawValue: 4)
        badged.supplementaryItems = [
            LayoutSupplementaryItem(
                kind: ElementKind(rawValue: 9), size: size,
                containerAnchor: LayoutAnchor(edges: [.top, .trailing]))
        ]
        var place = LayoutCustomItem(frame: Rect(x: 1, y: 2, width: 3, height: 4), zIndex: 5)
        place.reuseIdentifier = ReuseIdentifier(rawValue: 6)
        let custom = LayoutGroup(size: size, arrangement: .custom([place, place]))
        let repeated = LayoutGroup(
            size: size, arrangement: .repeating(.vertical, .group(custom), count: 3))
        var group = LayoutGroup.horizontal(
            size: size, subitems: [.item(badged), .group(repeated), .item(badged)],
            interItemSpacing: .flexible(7))
        group.contentInsets.top = 8
        let nodes = group.nodes
        #expect(nodes.map(\.parent) == [0, 0, 0, 2, 3, 3, 0])
        #expect(try LayoutGroup(nodes: nodes) == group)
    }

    @Test("Nodes that are no group are refused, with the number of the node")
    func refusals() {
        #expect(error([]) == .invalidArgument("group", .empty))
        #expect(error([node(0, .item)]) == .invalidNumber("group", index: 0, .conflicting))
        let group = node(0, .horizontalGroup)
        let parents: [([LayoutNode], Int, CollectionError.Fault)] = [
            ([group, node(1, .item)], 1, .outOfRange),
            ([group, node(2, .item), group], 1, .outOfRange),
            ([group, node(0, .item), node(1, .item)], 2, .conflicting),
            ([group, node(.max, .item)], 1, .outOfRange),
            ([group, node(0, .customItem)], 1, .conflicting),
            ([node(0, .customGroup), node(0, .item)], 1, .conflicting),
            ([node(0, .customGroup), node(0, .verticalGroup)], 1, .conflicting),
        ]
        for (nodes, index, fault) in parents {
            #expect(error(nodes) == .invalidNumber("group#.parent", index: index, fault))
        }
        let two = [node(0, .verticalGroup, count: 2), node(0, .item), node(0, .item)]
        #expect(error(two) == .invalidNumber("group", index: 0, .conflicting))
        let none = [group, node(0, .verticalGroup, count: 2)]
        #expect(error(none) == .invalidNumber("group", index: 1, .conflicting))
        let deep = (0..<18).map { node($0 == 0 ? 0 : $0 - 1, .verticalGroup) }
        #expect(error(deep) == .invalidArgument("group", .tooLong))
        let many = Array(repeating: group, count: 4_097)
        #expect(error(many) == .invalidArgument("group", .tooLong))
    }
}
