/// The traits that the host has set. The state stands apart from the view, as `ExplicitState` does.
final class TraitsState: Carried {
    var values = TraitValues()

    var heldBytes: Int { values.heldBytes }

    var needsSectionsBefore: UpdatesWithSections { .ofSections }

    func follow(_ change: DataChange) { values.follow(change) }

    func follow(_ replacement: DataReplacement) -> Bool {
        values.follow(replacement)
        return true
    }

    func brokenInvariant(_ sections: SumTree<SectionLeaf>) -> StaticString? {
        values.items?.brokenInvariant(count: sections.position.itemCount)
            ?? values.refusedSides?.brokenInvariant(count: sections.position.itemCount)
            ?? values.sections?.brokenInvariant(count: sections.count)
    }
}

/// The traits of a view, of its sections and of its items, as a value.
struct TraitValues {
    /// The traits of the view, which items and sections inherit.
    var standard = ItemTraits.standard
    /// The raw traits of each section; nil if no section has traits of its own.
    var sections: ItemValues?
    /// The raw traits of each item; nil if no item has traits of its own.
    var items: ItemValues?

    /// The raw `DropSides` that each item refuses; nil if no item refuses any.
    var refusedSides: ItemValues?

    /// The memory that the traits need, in bytes.
    var heldBytes: Int {
        (sections?.heldBytes ?? 0) + (items?.heldBytes ?? 0) + (refusedSides?.heldBytes ?? 0)
    }

    /// The traits of an item, with all inherited answers and flags filled in.
    ///
    /// - Parameter number: The number of the item among the items of all sections.
    /// - Parameter isEditing: Whether the view is being edited.
    /// - Complexity: O(log n)
    func traits(
        ofItem number: Int, inSection section: Int, isEditing: Bool = false
    ) -> ItemTraits {
        var traits = inherited(inSection: section)
        if let items { traits = ItemTraits(rawValue: items[number]).inheriting(traits) }
        traits.complete(isEditing: isEditing)
        return traits
    }

    /// The traits that the items of a section inherit.
    private func inherited(inSection section: Int) -> ItemTraits {
        sections.map { ItemTraits(rawValue: $0[section]).inheriting(standard) } ?? standard
    }

    /// Calls `body` with each run of items in `range` whose traits satisfy a condition, until `body`
    /// returns false. A run may be passed in several pieces.
    ///
    /// - Parameter range: The numbers of the items among the items of all sections.
    /// - Parameter bits: The bits of traits on which the condition depends.
    /// - Complexity: O(log n + items / 64 where items differ in these bits, + runs); if sections
    ///   have traits, O(log n) also for each run of sections that are equal in these bits
    func forEachRun(
        of range: Range<Int>, in bits: UInt32, _ data: DataSource,
        where isWanted: (ItemTraits) -> Bool, _ body: (Range<Int>) -> Bool
    ) {
        var number = range.lowerBound
        while number < range.upperBound {
            var end = range.upperBound
            var outer = standard
            if let sections {
                let section = data.sections.section(ofItem: number).index
                outer = inherited(inSection: section)
                let alike = sections.endOfRun(at: section, in: bits)
                end = min(end, data.sections.position(at: alike).itemCount)
            }
            func isWantedItem(_ value: UInt32) -> Bool {
                var traits = ItemTraits(rawValue: value).inheriting(outer)
                traits.complete(isEditing: false)
                return isWanted(traits)
            }
            if let items {
                if !items.forEachRun(of: number..<end, in: bits, where: isWantedItem, body) {
                    return
                }
            } else if isWantedItem(0) && !body(number..<end) {
                return
            }
            number = end
        }
    }

    mutating func follow(_ change: DataChange) {
        items?.follow(change)
        refusedSides?.follow(change)
        if !change.plan.changesSections { return }
        let before = change.reloaded == nil ? nil : sections
        sections?.followSections(change.plan, to: change.sections)
        if let before, let reloaded = change.reloaded {
            sections?.restore(reloaded.sections, from: before)
        }
    }

    /// Keeps the traits of identifiers that are in both snapshots, and forgets all others.
    mutating func follow(_ replacement: DataReplacement) {
        sections = sections.flatMap { replacement.sections($0) }
        if replacement.identifiers == nil {
            (items, refusedSides) = (nil, nil)
        } else {
            items = items.map { replacement.items($0) }
            refusedSides = refusedSides.map { replacement.items($0) }
        }
    }
}
