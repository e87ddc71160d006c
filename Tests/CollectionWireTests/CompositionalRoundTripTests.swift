import CollectionCore
import CollectionWire
import Testing

/// A compositional layout in which every field is set, packed, taken apart and packed again.
@Suite struct CompositionalRoundTripTests {
    private static let sizes = [
        LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(0.25)),
        LayoutSize(width: .absolute(3), height: .estimated(4)),
        LayoutSize(width: .uniformAcrossSiblings(estimate: 5), height: .fractionalWidth(.nan)),
    ]

    private static var badge: LayoutSupplementaryItem {
        var badge = LayoutSupplementaryItem(
            kind: ElementKind(rawValue: .max), size: sizes[1],
            containerAnchor: LayoutAnchor(
                edges: [.top, .trailing], offset: Point(x: 1, y: -2), isOffsetFractional: true))
        badge.itemAnchor = LayoutAnchor(edges: .bottom, offset: Point(x: 3, y: 4))
        badge.reuseIdentifier = ReuseIdentifier(rawValue: 5)
        badge.zIndex = .min
        return badge
    }

    private static var item: LayoutItem {
        var item = LayoutItem(size: sizes[0])
        item.contentInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        item.edgeSpacing = LayoutEdgeSpacing(
            leading: .fixed(1), top: .flexible(2), trailing: .flexible(0), bottom: .fixed(-1))
        item.reuseIdentifier = ReuseIdentifier(rawValue: 6)
        var plain = badge
        plain.itemAnchor = nil
        item.supplementaryItems = [badge, plain]
        return item
    }

    private static var group: LayoutGroup {
        var place = LayoutCustomItem(
            frame: Rect(x: 1, y: -2, width: 3, height: .infinity), zIndex: -7)
        place.reuseIdentifier = ReuseIdentifier(rawValue: 8)
        let custom = LayoutGroup(
            size: sizes[2],
            arrangement: .custom([place, LayoutCustomItem(frame: .zero)]))
        var repeated = LayoutGroup(
            size: sizes[1], arrangement: .repeating(.vertical, .group(custom), count: .max))
        repeated.edgeSpacing.bottom = .flexible(9)
        repeated.contentInsets.right = 10
        var group = LayoutGroup.horizontal(
            size: sizes[0],
            subitems: [.item(item), .group(repeated), .item(LayoutItem(size: sizes[1]))],
            interItemSpacing: .flexible(11))
        group.contentInsets.top = 12
        return group
    }

    private static var section: LayoutSection {
        var section = LayoutSection(group: group)
        section.interGroupSpacing = 13
        section.contentInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        section.boundarySupplementaryItems = (0...8).compactMap { number in
            LayoutAlignment(rawValue: number).map { alignment in
                var item = LayoutBoundarySupplementaryItem(
                    kind: ElementKind(rawValue: number), size: sizes[Int(number) % 3],
                    alignment: alignment)
                item.reuseIdentifier = ReuseIdentifier(rawValue: 14)
                item.offset = Point(x: 15, y: -16)
                item.extendsBoundary = number % 2 == 0
                item.pinToVisibleBounds = number % 3 == 0
                item.zIndex = Int32(number) - 4
                return item
            }
        }
        var background = LayoutDecorationItem(kind: ElementKind(rawValue: 17))
        background.reuseIdentifier = ReuseIdentifier(rawValue: 18)
        background.contentInsets = EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        background.zIndex = -19
        section.decorationItems = [background, LayoutDecorationItem(kind: .none)]
        section.supplementariesFollowContentInsets = false
        section.contentInsetsReference = .readableContent
        section.supplementaryContentInsetsReference = .safeArea
        section.orthogonalScrollingBehavior = .groupPagingCentered
        return section
    }

    private static var layout: CompositionalLayout {
        let small = LayoutGroup.vertical(
            size: sizes[1], subitems: [.item(LayoutItem(size: sizes[0]))])
        var layout = CompositionalLayout(sections: [section, LayoutSection(group: small)])
        layout.configuration.scrollDirection = .horizontal
        layout.configuration.pixelScale = 2
        layout.interSectionSpacing = 20
        layout.boundarySupplementaryItems = section.boundarySupplementaryItems.reversed()
        layout.rules = [
            LayoutSectionRule(firstSection: .max, sectionCount: 1, section: 2),
            LayoutSectionRule(section: 0),
        ]
        layout.rules[0].minimumContainerLength = 21
        layout.rules[0].maximumContainerLength = -22
        return layout
    }

    private func received(_ request: Request) throws -> Request {
        let arena = MessageArena()
        let message = Array(request.bytes.dropFirst(MessagePrefix.byteCount))
        return try unsafe message.withUnsafeBytes { bytes in
            try unsafe arena.unpackedRequest(bytes)
        }
    }

    @Test("A layout arrives as it was sent")
    func layout() throws {
        let request = Request(
            id: 1, view: 2,
            operation: SetLayout(.compositional(Self.layout), animation: nil, tag: .max))
        let received = try received(request)
        #expect("\(received.operation)" == "\(request.operation)")
        #expect(received.bytes == request.bytes)
    }

    @Test("A node with a parent that is no group is refused", arguments: [0x62, 0x64, 0x7f])
    func wrongParent(parent: UInt8) throws {
        let inner = LayoutGroup.vertical(
            size: Self.sizes[1], subitems: [.item(LayoutItem(size: Self.sizes[0]))])
        let item = LayoutSubitem.item(LayoutItem(size: Self.sizes[0]))
        let group = LayoutGroup.horizontal(
            size: Self.sizes[0],
            subitems: Array(repeating: item, count: 98) + [.group(inner)])
        let layout = CompositionalLayout(sections: [LayoutSection(group: group)])
        let request = Request(
            id: 1, view: 2, operation: SetLayout(.compositional(layout), animation: nil, tag: 0))
        // The last node is in node 99.
        var message = Array(request.bytes.dropFirst(MessagePrefix.byteCount))
        let places = message.indices.dropLast().filter {
            message[$0] == 0x08 && message[$0 + 1] == 99
        }
        let place = try #require(places.first)
        #expect(places.count == 1)
        let arena = MessageArena()
        #expect(throws: Never.self) {
            try unsafe message.withUnsafeBytes { try unsafe arena.unpackedRequest($0) }
        }
        message[place + 1] = parent
        #expect(throws: Status.self) {
            try unsafe message.withUnsafeBytes { try unsafe arena.unpackedRequest($0) }
        }
    }
}
