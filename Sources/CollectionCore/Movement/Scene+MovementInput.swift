// Moving items by pointers and by keys: rules R12 and R13 of docs/semantics.md.
extension Scene {
    /// Whether a long press on an element picks the element up, or asks the host to do so.
    func movesByLongPress(_ element: PressedElement?) -> Bool {
        guard movementConfiguration.isStandardMovementEnabled, let element, !element.isGone,
            let item = selectableItem(element.element)
        else { return false }
        return item.traits.move == .yes || item.traits.move == .ask
    }
}
