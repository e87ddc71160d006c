// Items that a person drags by pointers: rules O2 and O3 of docs/semantics.md.
extension CollectionView {
    /// Begins to drag the item under a pointer that has become a long press.
    ///
    /// - Returns: False, where the long press is for something else.
    mutating func dragByLongPress(_ press: Press) -> Bool {
        guard drop.dragsByLongPress(press.element, in: scene) else { return false }
        return beginDrag(by: press)
    }

    /// Has a pointer that has asked for a menu drag the item once it moves on: rule U4.
    mutating func dragFromMenu(by sample: PointerSample) {
        if menu.pointer != sample.pointer { return }
        guard sample.phase == .move, let press = scene.input.press.press, press.isLongPress,
            press.pointer == sample.pointer
        else {
            menu.pointer = nil
            return
        }
        if !press.isBeyondLongPress || scene.drag != nil || scene.isMovingItem
            || !drop.dragsByLongPress(press.element, in: scene)
        {
            return
        }
        menu.pointer = nil
        menu.closeMenu(.user, in: &scene)
        if beginDrag(by: press) { moveDrag(by: sample) }
    }

    /// Follows a pointer that drags items, or a mouse that begins to.
    mutating func dragItems(by sample: PointerSample) {
        if let drag = scene.drag {
            if drag.pointer == sample.pointer { moveDrag(by: sample) }
            return
        }
        guard sample.phase == .move, let press = scene.input.press.press,
            press.pointer == sample.pointer, press.isFar, !press.device.isDirect,
            drop.dragsByLongPress(press.element, in: scene)
        else { return }
        if beginDrag(by: press) { moveDrag(by: sample) }
    }

    private mutating func beginDrag(by press: Press) -> Bool {
        guard let element = press.element,
            beginDrag(
                ofItemAt: element.element.indexPath, from: press.start, pointer: press.pointer,
                .user)
        else { return false }
        drop.enterDrop(nil, at: press.position, .user, in: &scene)
        return true
    }

    private mutating func moveDrag(by sample: PointerSample) {
        let isInside = scene.isInBounds(sample.position)
        switch sample.phase {
        case nil: return
        // A pointer that goes down twice was taken away between.
        case .down, .cancel: drop.finishDrag(.cancel, .user, in: &scene)
        case .move, .up:
            if drop.session?.isLocal == true {
                drop.moveDrop(to: sample.position, .user, in: &scene)
                if !isInside { drop.leaveDrop(.dropSessionDidExit, .user, in: &scene) }
            } else if isInside && drop.session == nil {
                drop.enterDrop(nil, at: sample.position, .user, in: &scene)
            }
            if sample.phase == .move { return }
            // An update that fails leaves the items where they are.
            if drop.session?.isLocal == true { _ = try? letDrop(.user) }
            if scene.drag != nil { drop.finishDrag(.cancel, .user, in: &scene) }
        }
    }
}
