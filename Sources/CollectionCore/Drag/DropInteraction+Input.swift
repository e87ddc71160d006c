// Items that a person drags by pointers: rules O2 and O3 of docs/semantics.md.
extension DropInteraction {
    /// Whether a long press on an element begins to drag the item of the element.
    func dragsByLongPress(_ element: PressedElement?, in scene: borrowing Scene) -> Bool {
        guard configuration.isDragInteractionEnabled, let element, !element.isGone,
            let item = scene.selectableItem(element.element)
        else { return false }
        return item.traits.drag == .yes
    }
}
