// Items that a person moves by pointers and by keys: rules R12 and R13 of docs/semantics.md.
extension CollectionView {
    /// Picks up the item under a pointer that has become a long press.
    ///
    /// - Returns: False, where the long press is for something else.
    mutating func moveByLongPress(_ press: Press) -> Bool {
        guard scene.movesByLongPress(press.element), let element = press.element else {
            return false
        }
        if scene.selectableItem(element.element)?.traits.move == .ask {
            movement.requestMove(press, element, in: &scene)
            return true
        }
        return beginMovement(
            ofItemAt: element.element.indexPath, from: press.position, pointer: press.pointer)
    }

    /// Has the item follow its pointer.
    mutating func moveItem(by sample: PointerSample) {
        switch sample.phase {
        case .down, nil: return
        case .move: movement.moveHeldItem(to: sample.position, in: &scene)
        case .cancel: movement.cancelMovement(.user, in: &scene)
        case .up:
            movement.moveHeldItem(to: sample.position, in: &scene)
            do throws(CollectionError) {
                try endMovement()
            } catch {
                movement.cancelMovement(.engine, in: &scene)
            }
        }
    }
}

// Keys.
extension CollectionView {
    /// Moves the item that has focus to the place of the item to which focus would go; into
    /// another section to the end that is nearer.
    ///
    /// - Returns: Whether the item was moved.
    mutating func moveItem(byKey key: Key) -> Bool {
        guard let heading = key.heading(isAll: false), drop.canMoveItems(in: scene),
            let element = focus.focused?.element, scene.movesByKey(element),
            let target = try? focus.item(heading, from: element, in: &scene),
            movement.begin(element.indexPath, to: target, in: &scene)
        else { return false }
        do throws(CollectionError) {
            try endMovement()
        } catch {
            movement.release(in: &scene)
            return false
        }
        focus.followFocus(isAnimated: true, in: &scene)
        return true
    }
}
