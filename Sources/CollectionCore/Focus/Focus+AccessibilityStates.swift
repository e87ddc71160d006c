// States of elements for assistive technology: rule Y1 of docs/semantics.md.
extension Focus {
    /// Describes an element by what the view knows beside its layout.
    ///
    /// - Parameter number: The number of the item among all items; nil: not an item.
    @inline(never)
    func describeState(
        of element: inout AccessibilityElement, item number: Int? = nil, in scene: borrowing Scene
    ) {
        if isUsed, focused?.element == element.element {
            element.states.insert(.isFocused)
        }
        if let number { scene.describeItem(number, &element) }
        guard let snapshot = scene.snapshot else { return }
        let identifier =
            element.role == .group
            ? snapshot.sectionIdentifier(at: Int(element.element.indexPath.section))
            : snapshot.identifier(of: element.element)
        if let identifier {
            element.identifier = identifier
            element.states.insert(.hasIdentifier)
        }
    }
}
