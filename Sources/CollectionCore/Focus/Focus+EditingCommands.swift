// Keys that ask for items to be copied, cut and pasted: rule O18 of docs/semantics.md.
extension Focus {
    /// Asks the host to copy or cut all selected items; if none is selected, the item that has
    /// focus.
    ///
    /// - Returns: False if the key has no effect.
    mutating func requestItems(
        _ kind: EventKind, _ modifiers: KeyModifiers, in scene: inout Scene
    ) -> Bool {
        if !scene.isEditingCommand(modifiers) { return false }
        var number: Int?
        if scene.selection?.selected.count ?? 0 == 0 {
            guard let item = scene.selectableItem(focused?.element) else { return false }
            number = item.number
        }
        scene.queue(event(kind, modifiers, in: scene), about: number)
        return true
    }

    /// Asks the host to paste behind the item that has focus, or at the end of the last section.
    ///
    /// - Returns: False if the key has no effect.
    mutating func requestPaste(_ modifiers: KeyModifiers, in scene: inout Scene) -> Bool {
        if !scene.isEditingCommand(modifiers) { return false }
        var event = scene.newEvent(.pasteRequested, .user)
        event.value = UInt64(modifiers.rawValue)
        if let place = placeOfPaste(in: scene) { event.element = .cell(place) }
        scene.events.append(event)
        return true
    }

    /// The index path at which pasted items should be inserted; nil: there is no section.
    private func placeOfPaste(in scene: borrowing Scene) -> IndexPath? {
        if let focused = self.focused?.element, focused.isCell,
            scene.itemNumber(at: focused.indexPath) != nil
        {
            let path = focused.indexPath
            return IndexPath(section: path.section, item: path.item + 1)
        }
        guard let last = scene.sectionCount > 0 ? UInt32(scene.sectionCount - 1) : nil else {
            return nil
        }
        let count = scene.stage.dataSource.itemCount(of: Int(last))
        return IndexPath(section: last, item: UInt32(count))
    }
}
