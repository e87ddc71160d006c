// Text that a person types to find an item: rule N8 of docs/semantics.md.
extension Focus {
    /// Handles text that a person types to find an item.
    ///
    /// - Precondition: The text is not empty.
    /// - Returns: Whether the text was handled.
    mutating func type(_ text: Span<UInt8>, in scene: inout Scene) -> Bool {
        let space: UInt8 = 0x20
        if !canType(in: scene) || text[0] == space && !isTyping(in: scene) {
            return false
        }
        typed.type(text, at: scene.lastTime_ns)
        if scene.knowsNames { findTyped(in: &scene) } else { askForTyped(in: &scene) }
        return true
    }

    private mutating func findTyped(in scene: inout Scene) {
        guard let names = scene.names?.names else { return }
        var start = 0
        if let current = focused?.element {
            start = scene.stage.dataSource.itemIndex(ofPlace: current.place)
            if current.isCell && typed.isOneCharacter { start += 1 }
        }
        let found =
            typedItem(in: start..<scene.itemCount, names, in: scene)
            ?? typedItem(in: 0..<start, names, in: scene)
        guard let found else { return }
        let element = Element.cell(scene.stage.dataSource.indexPath(ofItem: found))
        if focused?.element == element {
            followFocus(isAnimated: true, in: &scene)
        } else {
            _ = moveFocus(to: element, .none, in: &scene)
        }
        if focused?.element == element { _ = selectMoved([], isEnd: false, in: &scene) }
    }
}
