import CollectionCore

extension Script {
    /// A compositional layout that must be refused, and how.
    mutating func badCompositional(
        _ value: Double, _ fault: CollectionError.Fault
    ) -> Step {
        var layout = compositional(like: self.layout())
        let index = random.number(0...layout.sections.count - 1)
        let error =
            random.chance(50)
            ? spoilGroup(of: &layout.sections[index], index, value, fault)
            : spoil(&layout, index, value, fault)
        return .refused(.setLayout(.compositional(layout), nil, tag: 0), error)
    }

    private mutating func spoil(
        _ layout: inout CompositionalLayout, _ index: Int, _ value: Double,
        _ fault: CollectionError.Fault
    ) -> CollectionError {
        let unknown = ElementKind(rawValue: 77)
        switch random.number(0...8) {
        case 7:
            let twice = [boundary(.sectionHeader), boundary(.sectionHeader)]
            layout.boundarySupplementaryItems = twice
            return .invalidArgument("element_kind", .conflicting)
        case 8:
            layout.boundarySupplementaryItems = [boundary(.sectionHeader)]
            layout.boundarySupplementaryItems[0].size.height = .estimated(value)
            return .invalidNumber(
                "sections#.boundary_supplementary_items.size.height.value",
                index: layout.sections.count, fault)
        case 0:
            layout.sections = []
            return .invalidArgument("sections", .empty)
        case 1:
            let section = UInt32(layout.sections.count)
            layout.rules.append(LayoutSectionRule(section: section))
            return .invalidNumber(
                "rules#.section", index: layout.rules.count - 1, .outOfRange)
        case 2:
            layout.interSectionSpacing = value
            return .invalidNumber("inter_section_spacing", fault)
        case 3:
            layout.sections[index].decorationItems = [LayoutDecorationItem(kind: unknown)]
            return .unknownElementKind(77)
        case 4:
            layout.sections[index].boundarySupplementaryItems = [boundary(unknown)]
            return .unknownElementKind(77)
        case 5:
            let twice = [boundary(.sectionHeader), boundary(.sectionHeader)]
            layout.sections[index].boundarySupplementaryItems = twice
            return .invalidArgument("element_kind", .conflicting)
        default:
            // A kind goes with items or with sections.
            var other = LayoutSection(group: group(plainItem()))
            other.boundarySupplementaryItems = [boundary(Self.badgeKind)]
            var badged = plainItem()
            badged.supplementaryItems = [badge(Self.badgeKind)]
            layout.sections += [other, LayoutSection(group: group(badged))]
            return .invalidArgument("element_kind", .conflicting)
        }
    }

    private mutating func spoilGroup(
        of section: inout LayoutSection, _ index: Int, _ value: Double,
        _ fault: CollectionError.Fault
    ) -> CollectionError {
        var item = plainItem()
        switch random.number(0...8) {
        case 0:
            section.group = group(item)
            section.group.arrangement = .subitems(.vertical, [])
            return .invalidArgument("group", .empty)
        case 1:
            item.size.height = random.chance(50) ? .absolute(value) : .estimated(value)
            section.group = group(item)
            return .invalidNumber("sections#.group.size.height.value", index: index, fault)
        case 2:
            item.edgeSpacing.top = random.chance(50) ? .fixed(-1) : .flexible(-0.5)
            section.group = group(item)
            return .invalidNumber(
                "sections#.group.edge_spacing.top.length", index: index, .negative)
        case 3:
            section.group = group(item)
            section.group.arrangement = .repeating(.vertical, .item(item), count: 1_025)
            return .invalidNumber("sections#.group.count", index: index, .outOfRange)
        case 4:
            section.group = (0..<17).reduce(group(item)) { inner, _ in
                .vertical(size: inner.size, subitems: [.group(inner)])
            }
            return .invalidArgument("group", .tooLong)
        case 5:
            item.supplementaryItems = [badge(Self.badgeKind)]
            item.supplementaryItems[0].containerAnchor.edges = LayoutAnchor.Edges(rawValue: 16)
            section.group = group(item)
            return .invalidNumber(
                "sections#.group.supplementary_items.container_anchor.edges", index: index,
                .unknownValue)
        case 6:
            item.supplementaryItems = [badge(Self.badgeKind), badge(Self.badgeKind)]
            section.group = group(item)
            return .invalidArgument("element_kind", .conflicting)
        case 7:
            // That one is for photographs.
            item.supplementaryItems = [badge(Self.badgeKind)]
            item.supplementaryItems[0].reuseIdentifier = ReuseIdentifier(rawValue: 1)
            section.group = group(item)
            section.boundarySupplementaryItems = []
            return .unknownReuseIdentifier(1, .supplementary, Self.badgeKind)
        default:
            section.group = group(item)
            section.group.contentInsets.left = value
            return .invalidNumber("sections#.group.content_insets.left", index: index, fault)
        }
    }

    private func plainItem() -> LayoutItem {
        LayoutItem(size: LayoutSize(width: .fractionalWidth(0.5), height: .absolute(40)))
    }

    private func group(_ item: LayoutItem) -> LayoutGroup {
        .horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(40)),
            subitems: [.item(item)])
    }

    private func boundary(_ kind: ElementKind) -> LayoutBoundarySupplementaryItem {
        LayoutBoundarySupplementaryItem(
            kind: kind, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(40)),
            alignment: .top)
    }
}
