// States of elements for assistive technology: rule Y1 of docs/semantics.md.
extension Scene {
    func describeItem(_ number: Int, _ element: inout AccessibilityElement) {
        if selection?.selected[number] == true { element.states.insert(.isSelected) }
        let isEditing = selection?.isEditing ?? false
        if traits == nil && !isEditing { return }
        let own = traits(ofItem: number, inSection: Int(element.element.indexPath.section))
        if isEditing && own.flags.contains(.canEdit) { element.states.insert(.isEditing) }
        if own.allowsNothing { element.states.insert(.isDisabled) }
        element.partCount = own.focusablePartCount
    }
}

extension ItemTraits {
    /// Whether a person can do nothing with an item.
    var allowsNothing: Bool {
        select == .no && focus == .no && primaryAction == .no && menu == .no && move == .no
            && drag == .no
    }
}
