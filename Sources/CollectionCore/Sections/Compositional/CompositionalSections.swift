/// All descriptions of a compositional layout, solved for a container, and which sections have
/// which.
final class CompositionalSections {
    private let sections: [CompositionalSection]
    let interSectionSpacing: Double
    /// Kinds of supplementary views, ascending, each once; and those of decoration views.
    let supplementaryKinds: [ElementKind]
    let decorationKinds: [ElementKind]
    let hasBadges: Bool
    /// Boundary items or backgrounds.
    let hasViewsOfSections: Bool
    /// Whether handlers may change what is visible of a section.
    let hasHandlers: Bool
    /// Whether boundary items keep to the visible bounds.
    let hasPinnedViews: Bool
    private let overhang: Overhang
    private let assignment: SectionAssignment
    /// Whether all sections have the same description, wherever they stand.
    let areAllAlike: Bool

    /// Nil for other layouts.
    convenience init?(_ layout: Layout, _ container: LayoutContainer) {
        guard case .compositional(let layout) = layout else { return nil }
        self.init(layout, container)
    }

    init(_ layout: CompositionalLayout, _ container: LayoutContainer) {
        sections = layout.sections.map { CompositionalSection($0, layout, container) }
        interSectionSpacing = Length.rounded(layout.interSectionSpacing)
        assignment = SectionAssignment(layout.rules, containerLength: container.length)
        areAllAlike = sections.count == 1 || layout.rules.isEmpty
        var supplementary: [UInt32] = []
        var badges: [UInt32] = []
        var decorations: [UInt32] = []
        var overhang = Overhang()
        for section in sections {
            let description = section.description
            supplementary += description.boundarySupplementaryItems.map { $0.kind.rawValue }
            description.group.appendSupplementaryKinds(to: &badges)
            decorations += description.decorationItems.map { $0.kind.rawValue }
            overhang.take(section.overhang)
        }
        hasBadges = !badges.isEmpty
        hasHandlers = sections.contains { $0.description.visibleItemsHandler != 0 }
        hasPinnedViews =
            sections.contains { section in
                section.description.boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
            } || layout.boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
        hasViewsOfSections = !supplementary.isEmpty || !decorations.isEmpty
        let own = layout.boundarySupplementaryItems.map { $0.kind.rawValue }
        supplementaryKinds = Self.kinds(supplementary + badges + own)
        decorationKinds = Self.kinds(decorations)
        self.overhang = overhang
    }

    private static func kinds(_ numbers: [UInt32]) -> [ElementKind] {
        var kinds: [ElementKind] = []
        var numbers = numbers
        numbers.sortAscending()
        for number in numbers where kinds.last?.rawValue != number {
            kinds.append(ElementKind(rawValue: number))
        }
        return kinds
    }

    /// By how much elements may reach beyond their lines and sections along the main axis.
    func overhang(_ items: ItemSummary) -> Double {
        overhang.bound(items)
    }

    /// As a layout pass begins with them.
    func described(_ axis: Axis, _ container: LayoutContainer) -> DescribedSections {
        DescribedSections(sections, spacingAfter: interSectionSpacing, axis, container)
    }

    /// The number of each section's description, as a column.
    func numbers(ofSections range: Range<Int>) -> Column<UInt32> {
        if areAllAlike { return Column(repeating: 0) }
        return Column(count: range.count) {
            self.assignment.number(ofSection: range.lowerBound + $0)
        }
    }

    /// - Throws: `limitExceeded`, where solved groups have more places than may be kept.
    func validate() throws(CollectionError) {
        let count = sections.reduce(0) { $0 + $1.template.slots.count }
        if count > Self.slotsMax {
            throw .limitExceeded(.groupPlaces, value: count, maximum: Self.slotsMax)
        }
    }

    private static let slotsMax = 65_536
}
