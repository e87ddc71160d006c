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
            return .invalidNumber("layout_dimension", index: layout.sections.count, fault)
        case 0:
            layout.sections = []
            return .invalidArgument("layout_sections", .empty)
        case 1:
            let section = UInt32(layout.sections.count)
            layout.rules.append(LayoutSectionRule(section: section))
            return .invalidArgument("layout_section_rule", .outOfRange)
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
            return .invalidArgument("layout_group", .empty)
        case 1:
            item.size.height = random.chance(50) ? .absolute(value) : .estimated(value)
            section.group = group(item)
            return .invalidNumber("layout_dimension", index: index, fault)
        case 2:
            item.edgeSpacing.top = random.chance(50) ? .fixed(-1) : .flexible(-0.5)
            section.group = group(item)
            return .invalidNumber("layout_spacing", index: index, .negative)
        case 3:
            section.group = group(item)
            section.group.arrangement = .repeating(.vertical, .item(item), count: 1_025)
            return .invalidArgument("layout_group", .outOfRange)
        case 4:
            section.group = (0..<17).reduce(group(item)) { inner, _ in
                .vertical(size: inner.size, subitems: [.group(inner)])
            }
            return .invalidArgument("layout_group", .tooLong)
        case 5:
            item.supplementaryItems = [badge(Self.badgeKind)]
            item.supplementaryItems[0].containerAnchor.edges = LayoutAnchor.Edges(rawValue: 16)
            section.group = group(item)
            return .invalidArgument("layout_anchor", .unknownValue)
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
            return .invalidNumber("content_insets.left", index: index, fault)
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
