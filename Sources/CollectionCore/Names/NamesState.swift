/// The names that the host has given. The state stands apart from the view, as `TraitsState` does.
final class NamesState: Carried {
    var names: ItemNames

    init(_ names: ItemNames) {
        self.names = names
    }

    var heldBytes: Int { names.heldBytes }

    var needsSectionsBefore: UpdatesWithSections { .ofSections }

    func follow(_ change: DataChange) {
        names.follow(change)
    }

    /// Keeps the names of identifiers that are in both snapshots, and forgets all others.
    func follow(_ replacement: DataReplacement) -> Bool {
        guard let (old, new) = replacement.identifiers else { return false }
        names = names.carried(from: old.items, to: new.items)
        return true
    }

    func brokenInvariant(_ sections: SumTree<SectionLeaf>) -> StaticString? {
        names.brokenInvariant(count: sections.position.itemCount)
    }
}
