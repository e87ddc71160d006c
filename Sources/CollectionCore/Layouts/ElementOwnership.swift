/// Which kinds of supplementary and decoration views move with their item in updates, and which
/// with their section. The index paths of both have the same form.
///
/// Kinds of earlier layouts remain known, because elements of those layouts may still be on screen.
struct ElementOwnership {
    /// The kinds of supplementary views that move with items; all others move with sections.
    private var badgeKinds: [UInt32] = []
    /// The kinds of decoration views that move with sections; all others move with items.
    private var backgroundKinds: [UInt32] = []
    /// Whether views that move with items may have index paths that no item has: those of custom
    /// layouts, and those of explicit layouts of a kind that another layout has for items.
    private(set) var hasViewsBeyondItems = false

    init() {}

    /// Whether any kind of supplementary view moves with items.
    var hasBadges: Bool { !badgeKinds.isEmpty }

    /// Records the kinds of a layout. Its assignment of a kind replaces that of earlier layouts.
    mutating func take(_ layout: Layout) {
        switch layout {
        case .flow, .grid, .waterfall, .justified, .carousel, .stack, .circle: break
        case .explicit: hasViewsBeyondItems = true
        case .list(let list):
            backgroundKinds.removeAll { $0 == list.separatorKind.rawValue }
        case .compositional(let compositional):
            for section in compositional.sections { take(section) }
            take(compositional.boundarySupplementaryItems)
        case .custom(let custom): take(custom)
        }
        // The supplementary views of all other layouts are section headers and footers.
        let headers = [ElementKind.sectionHeader.rawValue, ElementKind.sectionFooter.rawValue]
        if !layout.isCompositional && !layout.isCustom {
            badgeKinds.removeAll { headers.contains($0) }
        }
    }

    private mutating func take(_ custom: CustomLayout) {
        hasViewsBeyondItems = true
        (badgeKinds, backgroundKinds) = ([], [])
        if let base = custom.base { take(base) }
        badgeKinds += custom.supplementaryKindsOfItems.map { $0.rawValue }
        backgroundKinds += custom.decorationKindsOfSections.map { $0.rawValue }
    }

    /// Records that all elements of a category and kind move with sections.
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

    /// Whether the element moves with its item in updates; if not, it moves with its section.
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
