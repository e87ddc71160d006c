/// Which elements go where their item goes, and which where their section goes: both have index
/// paths of the same form.
///
/// What earlier layouts said stays known, as elements of theirs may be on screen for a while.
struct ElementOwnership {
    /// Kinds of supplementary views that go with items.
    private var badgeKinds: [UInt32] = []
    /// Kinds of decoration views that go with sections.
    private var backgroundKinds: [UInt32] = []

    init() {}

    /// Whether supplementary views may go with items.
    var hasBadges: Bool { !badgeKinds.isEmpty }

    /// Learns what a layout says of its kinds: that counts from now on.
    mutating func take(_ layout: Layout) {
        switch layout {
        case .flow, .grid, .waterfall, .justified, .carousel, .stack, .circle, .explicit: break
        case .list(let list):
            backgroundKinds.removeAll { $0 == list.separatorKind.rawValue }
        case .compositional(let compositional):
            for section in compositional.sections { take(section) }
            take(compositional.boundarySupplementaryItems)
        case .custom(let custom): take(custom)
        }
        // Headers and footers of the layouts that have no others.
        let headers = [ElementKind.sectionHeader.rawValue, ElementKind.sectionFooter.rawValue]
        if !layout.isCompositional && !layout.isCustom {
            badgeKinds.removeAll { headers.contains($0) }
        }
    }

    private mutating func take(_ custom: CustomLayout) {
        badgeKinds = custom.supplementaryKindsOfItems.map { $0.rawValue }
        backgroundKinds = custom.decorationKindsOfSections.map { $0.rawValue }
    }

    /// Learns that all elements of a kind go with sections.
    mutating func take(ofSections group: ElementGroup) {
        let kind = group.kind.rawValue
        if group.category == .supplementary {
            badgeKinds.removeAll { $0 == kind }
        } else if !backgroundKinds.contains(kind) {
            backgroundKinds.append(kind)
        }
    }

    private mutating func take(_ section: LayoutSection) {
        section.group.appendSupplementaryKinds(to: &badgeKinds)
        take(section.boundarySupplementaryItems)
        for item in section.decorationItems
        where !backgroundKinds.contains(item.kind.rawValue) {
            backgroundKinds.append(item.kind.rawValue)
        }
    }

    private mutating func take(_ items: [LayoutBoundarySupplementaryItem]) {
        for item in items { badgeKinds.removeAll { $0 == item.kind.rawValue } }
    }

    func isOfItem(_ element: Element) -> Bool {
        switch element.category {
        case .cell: true
        case .placeholder: false
        case .decoration: !backgroundKinds.contains(element.kind.rawValue)
        case .supplementary:
            !badgeKinds.isEmpty && badgeKinds.contains(element.kind.rawValue)
        }
    }
}
