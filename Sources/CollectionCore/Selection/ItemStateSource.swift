/// Looks up the states of items that are flags of their cells: `isSelected` and `isEditing`.
struct ItemStateSource {
    private let selection: SelectionState
    private let data: DataSource
    private let traits: TraitValues?

    init(_ selection: SelectionState, _ data: DataSource, _ traits: TraitValues?) {
        (self.selection, self.data, self.traits) = (selection, data, traits)
    }

    /// - Complexity: O(log n)
    func states(of indexPath: IndexPath) -> LayoutAttributes.Flags {
        if selection.selected.count == 0 && !selection.isEditing { return [] }
        guard let number = try? data.itemIndex(of: indexPath) else { return [] }
        var states: LayoutAttributes.Flags = selection.selected[number] ? .isSelected : []
        if !selection.isEditing { return states }
        let own = (traits ?? TraitValues()).traits(
            ofItem: number, inSection: Int(indexPath.section))
        if own.flags.contains(.canEdit) { states.insert(.isEditing) }
        return states
    }
}
