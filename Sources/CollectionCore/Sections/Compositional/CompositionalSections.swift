/// The section descriptions of a compositional layout, solved for a container, and the rules that
/// say which section has which description.
final class CompositionalSections {
    private let sections: [CompositionalSection]
    let interSectionSpacing: Double
    /// The kinds of boundary items and badges, of sections and of the layout, ascending, each once.
    let supplementaryKinds: [ElementKind]
    /// The kinds of section backgrounds, ascending, each once.
    let decorationKinds: [ElementKind]
    let hasBadges: Bool
    /// Whether any description has boundary items or backgrounds.
    let hasViewsOfSections: Bool
    /// Whether any description has a handler that may change the visible elements of its sections.
    let hasHandlers: Bool
    /// Whether any boundary item, of a section or of the layout, pins to the visible bounds.
    let hasPinnedViews: Bool
    private let overhang: Overhang
    private let assignment: SectionAssignment
    /// Whether all sections have the same description, whatever their index.
    let areAllAlike: Bool

    /// Nil if the layout is not compositional.
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

    /// The different kinds among kinds that are given by their numbers, in ascending order.
    @inline(never)
    static func kinds(_ numbers: [UInt32]) -> [ElementKind] {
        var kinds: [ElementKind] = []
        var numbers = numbers
        numbers.sortAscending()
        for number in numbers where kinds.last?.rawValue != number {
            kinds.append(ElementKind(rawValue: number))
        }
        return kinds
    }

    /// The greatest distance, in points, by which an element may reach beyond its line or section
    /// along the main axis. The lengths of measured boundary items do not count here.
    ///
    /// - Parameter items: The summary of all items of the data.
    func overhang(_ items: ItemSummary) -> Double {
        overhang.bound(items)
    }

    /// The descriptions in the form that sections refer to, still without variants, for the start
    /// of a layout pass.
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

    /// Checks how many places for items the solved groups of all descriptions have together.
    ///
    /// - Throws: `limitExceeded` if they have more than `slotsMax`.
    func validate() throws(CollectionError) {
        let count = sections.reduce(0) { $0 + $1.template.slots.count }
        if count > Self.slotsMax {
            throw .limitExceeded(.groupPlaces, value: count, maximum: Self.slotsMax)
        }
    }

    private static let slotsMax = 65_536
}
