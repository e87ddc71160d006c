import CollectionCore

extension Script {
    static let backgroundKind = ElementKind(rawValue: 4)
    static let badgeKind = ElementKind(rawValue: 5)
    static let secondBadgeKind = ElementKind(rawValue: 6)
    static let bannerKind = ElementKind(rawValue: 7)
    static let indexKind = ElementKind(rawValue: 8)

    mutating func compositional(like flow: FlowLayout) -> CompositionalLayout {
        let sections = (0..<random.pick([1, 1, 1, 2, 3])).map { _ in layoutSection() }
        var layout = CompositionalLayout(sections: sections)
        layout.configuration = flow.configuration
        layout.interSectionSpacing = random.pick([0, 0, 8, 10.1, 33.333333])
        if random.chance(40) { layout.boundarySupplementaryItems = boundaryItems() }
        for _ in 0..<(sections.count > 1 ? random.number(0...3) : random.pick([0, 0, 1])) {
            var rule = LayoutSectionRule(
                firstSection: UInt32(random.number(0...3)),
                sectionCount: UInt32(random.number(0...2)),
                section: UInt32(random.number(0...sections.count - 1)))
            rule.minimumContainerLength = random.pick([0, 0, 160, 200, 333.3])
            rule.maximumContainerLength = random.pick([0, 0, 200, 333.3, 320])
            layout.rules.append(rule)
        }
        return layout
    }

    private mutating func layoutSection() -> LayoutSection {
        var section = LayoutSection(
            group: random.chance(15)
                ? listGroup() : random.chance(20) ? uniformGroup() : layoutGroup(depth: 0))
        section.interGroupSpacing = random.pick([0, 0, 8, 3.3])
        if random.chance(35) {
            section.orthogonalScrollingBehavior = random.pick(Self.behaviors)
        }
        if random.chance(50) { section.contentInsets = insets([0, 5, 10.1, 20, 60]) }
        section.boundarySupplementaryItems = boundaryItems()
        section.decorationItems = backgrounds()
        section.supplementariesFollowContentInsets = random.chance(70)
        if random.chance(30) { section.contentInsetsReference = insetsReference() }
        if random.chance(30) { section.supplementaryContentInsetsReference = insetsReference() }
        return section
    }

    private mutating func insetsReference() -> ContentInsetsReference {
        random.pick([.contentInset, .safeArea, .layoutMargins, .readableContent])
    }

    /// Items as long as the longest of their group, beside some that are estimated themselves; some
    /// groups are as long as the longest of their section.
    private mutating func uniformGroup() -> LayoutGroup {
        let list = (0..<random.pick([1, 1, 2])).map { _ in
            var item = LayoutItem(
                size: LayoutSize(
                    width: random.chance(70)
                        ? .fractionalWidth(random.pick([0.5, 1 / 3, 1])) : itemDimension(),
                    height: .uniformAcrossSiblings(estimate: random.pick([20, 44, 50]))))
            if random.chance(25) { item.size.height = .estimated(30) }
            if random.chance(30) { item.size.width = .uniformAcrossSiblings(estimate: 50) }
            item.reuseIdentifier = cellIdentifier()
            if random.chance(20) { item.supplementaryItems.append(badge(Self.badgeKind)) }
            return LayoutSubitem.item(item)
        }
        var group = LayoutGroup.horizontal(
            size: LayoutSize(
                width: random.chance(80) ? .fractionalWidth(1) : .estimated(100),
                height: random.chance(60) ? .estimated(50) : .uniformAcrossSiblings(estimate: 50)),
            subitems: list)
        if random.chance(20) { group.size.width = .uniformAcrossSiblings(estimate: 100) }
        if random.chance(40) {
            let axis: Axis = random.chance(70) ? .horizontal : .vertical
            group.arrangement = .repeating(
                axis, list[0], count: UInt32(random.number(1...4)))
        }
        return group
    }

    /// What the engine may take for a list.
    private mutating func listGroup() -> LayoutGroup {
        let isVertical = random.chance(70)
        let length = LayoutDimension.estimated(length())
        let size =
            isVertical
            ? LayoutSize(width: .fractionalWidth(1), height: length)
            : LayoutSize(width: length, height: .fractionalHeight(1))
        var item = LayoutItem(size: size)
        item.reuseIdentifier = cellIdentifier()
        let group: LayoutGroup =
            random.chance(70)
            ? .horizontal(size: size, subitems: [.item(item)])
            : .vertical(size: size, subitems: [.item(item)])
        return group
    }

    private mutating func layoutGroup(depth: Int) -> LayoutGroup {
        if random.chance(12) { return customGroup() }
        let axis: Axis = random.chance(60) ? .horizontal : .vertical
        var group = LayoutGroup(size: groupSize(depth: depth), arrangement: .custom([]))
        if random.chance(30) {
            let count = UInt32(random.pick([1, 2, 3, 4, 7]))
            group.arrangement = .repeating(axis, subitem(depth: depth), count: count)
        } else {
            let list = (0..<random.pick([1, 1, 2, 3])).map { _ in subitem(depth: depth) }
            group.arrangement = .subitems(axis, list)
        }
        if random.chance(50) { group.interItemSpacing = spacing() }
        if random.chance(30) { group.contentInsets = insets([0, 4, 10.1, 33.333333]) }
        if depth > 0 && random.chance(25) { group.edgeSpacing = edgeSpacing() }
        return group
    }

    private mutating func customGroup() -> LayoutGroup {
        let items = (0..<random.number(1...4)).map { _ in
            var item = LayoutCustomItem(
                frame: Rect(x: length(), y: length(), width: length(), height: length()),
                zIndex: random.pick([0, 0, 1, 5, -1]))
            item.reuseIdentifier = cellIdentifier()
            return item
        }
        return LayoutGroup(size: groupSize(depth: 1), arrangement: .custom(items))
    }

    private mutating func subitem(depth: Int) -> LayoutSubitem {
        if depth < 2 && random.chance(25) { return .group(layoutGroup(depth: depth + 1)) }
        var item = LayoutItem(size: itemPlaceSize())
        item.reuseIdentifier = cellIdentifier()
        if random.chance(30) { item.contentInsets = insets([0, 2, 5, 10.1, 60]) }
        if random.chance(25) { item.edgeSpacing = edgeSpacing() }
        if random.chance(20) { item.supplementaryItems.append(badge(Self.badgeKind)) }
        if random.chance(8) { item.supplementaryItems.append(badge(Self.secondBadgeKind)) }
        return .item(item)
    }

    /// Groups take up room, or sections have thousands of elements in sight.
    private mutating func groupSize(depth: Int) -> LayoutSize {
        LayoutSize(width: groupDimension(depth), height: groupDimension(depth))
    }

    private mutating func groupDimension(_ depth: Int) -> LayoutDimension {
        let length = random.pick([30, 48, 50, 64, 100, 66.7, 320])
        switch random.number(0...9) {
        case 0, 1, 2: return .fractionalWidth(random.pick([1, 1, 0.5, 1 / 3, 0.7, 1.5]))
        case 3: return .fractionalHeight(random.pick([1, 0.5, 0.25, 1 / 3]))
        case 4, 5, 6: return .absolute(length)
        case 7, 8: return .estimated(length)
        default: return .uniformAcrossSiblings(estimate: length)
        }
    }

    private mutating func itemPlaceSize() -> LayoutSize {
        LayoutSize(width: itemDimension(), height: itemDimension())
    }

    private mutating func itemDimension() -> LayoutDimension {
        switch random.number(0...9) {
        case 0, 1, 2: return .fractionalWidth(random.pick([1, 0.5, 0.25, 1 / 3, 0.333333, 0.7]))
        case 3, 4: return .fractionalHeight(random.pick([1, 0.5, 1 / 3, 0.25]))
        case 5, 6: return .absolute(max(8, length()))
        case 7, 8: return .estimated(max(8, length()))
        default: return .uniformAcrossSiblings(estimate: max(8, length()))
        }
    }

    private mutating func spacing() -> LayoutSpacing {
        let length = random.pick([0, 0, 1, 8, 10.1, 3.3])
        return random.chance(40) ? .flexible(length) : .fixed(length)
    }

    private mutating func edgeSpacing() -> LayoutEdgeSpacing {
        LayoutEdgeSpacing(
            leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
    }

    private mutating func cellIdentifier() -> ReuseIdentifier {
        ReuseIdentifier(rawValue: random.pick(Self.cellIdentifiers))
    }

    mutating func badge(_ kind: ElementKind) -> LayoutSupplementaryItem {
        var badge = LayoutSupplementaryItem(
            kind: kind,
            size: random.chance(70)
                ? LayoutSize(width: .absolute(length()), height: .absolute(20))
                : itemPlaceSize(),
            containerAnchor: anchor())
        if random.chance(50) { badge.itemAnchor = anchor() }
        badge.zIndex = random.pick([1, 1, 0, 3, -2])
        if kind == Self.badgeKind {
            badge.reuseIdentifier = ReuseIdentifier(rawValue: random.pick([0, 7]))
        }
        return badge
    }

    private mutating func anchor() -> LayoutAnchor {
        let edges = LayoutAnchor.Edges(rawValue: UInt32(random.number(0...15)))
        let isFractional = random.chance(40)
        let distances: [Double] = isFractional ? [0, 0.5, -0.5, 0.3] : [0, 5, -8, 2.7]
        return LayoutAnchor(
            edges: edges, offset: Point(x: random.pick(distances), y: random.pick(distances)),
            isOffsetFractional: isFractional)
    }

    private mutating func boundaryItems() -> [LayoutBoundarySupplementaryItem] {
        let kinds: [(ElementKind, UInt32)] = [
            (.sectionHeader, 3), (.sectionFooter, 4), (Self.bannerKind, 8), (Self.indexKind, 0),
        ]
        var items: [LayoutBoundarySupplementaryItem] = []
        for (kind, identifier) in kinds where random.chance(25) {
            var item = LayoutBoundarySupplementaryItem(
                kind: kind,
                size: random.chance(60)
                    ? LayoutSize(
                        width: random.pick([.fractionalWidth(1), .absolute(40)]),
                        height: random.pick([.absolute(30), .estimated(44), .absolute(12.1)]))
                    : itemPlaceSize(),
                alignment: LayoutAlignment(rawValue: UInt32(random.number(0...8))) ?? .top)
            item.reuseIdentifier = ReuseIdentifier(rawValue: random.pick([0, identifier]))
            if random.chance(25) { item.offset = Point(x: random.pick([0, 5, -7.7]), y: 3.3) }
            item.extendsBoundary = random.chance(75)
            item.pinToVisibleBounds = random.chance(40)
            item.zIndex = random.pick([1, 1, 0, 10, -1])
            items.append(item)
        }
        return random.chance(50) ? items : items.reversed()
    }

    private mutating func backgrounds() -> [LayoutDecorationItem] {
        if random.chance(70) { return [] }
        var background = LayoutDecorationItem(kind: Self.backgroundKind)
        background.reuseIdentifier = ReuseIdentifier(rawValue: random.pick([0, 6]))
        if random.chance(50) { background.contentInsets = insets([0, 5, 10.1, 60]) }
        background.zIndex = random.pick([0, 0, -1, 2])
        return [background]
    }
}
