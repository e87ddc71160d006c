// States of elements for assistive technology: rule Y1 of docs/semantics.md.
extension Scene {
    /// Sets the states and the identifier of an element, which do not depend on the layout.
    ///
    /// - Parameter number: The number of the item among all items; nil: the element is no item.
    @inline(never)
    func describeState(
        of element: inout AccessibilityElement, focused: Element?, item number: Int? = nil
    ) {
        if focused == element.element {
            element.states.insert(.isFocused)
        }
        if let number { describeItem(number, &element) }
        guard let snapshot else { return }
        let identifier =
            element.role == .group
            ? snapshot.sectionIdentifier(at: Int(element.element.indexPath.section))
            : snapshot.identifier(of: element.element)
        if let identifier {
            element.identifier = identifier
            element.states.insert(.hasIdentifier)
        }
    }

    private func describeItem(_ number: Int, _ element: inout AccessibilityElement) {
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
    /// Whether the traits allow nothing that a person can do with an item.
    var allowsNothing: Bool {
        select == .no && focus == .no && primaryAction == .no && menu == .no && move == .no
            && drag == .no
    }
}
