// Items that a person drags by pointers: rules O2 and O3 of docs/semantics.md.
extension DropInteraction {
    /// Whether a pointer may drag the item of an element.
    func drags(_ element: PressedElement?, in scene: borrowing Scene) -> Bool {
        guard configuration.isDragInteractionEnabled, let element, !element.isGone,
            let item = scene.selectableItem(element.element)
        else { return false }
        return item.traits.drag == .yes
    }

    /// Moves a drag by its pointer, or begins a drag by a mouse.
    @inline(never)
    mutating func dragItems(by sample: PointerSample, in scene: inout Scene) -> Wish? {
        if let drag = scene.drag {
            return drag.pointer == sample.pointer ? moveDrag(by: sample, in: &scene) : nil
        }
        guard sample.phase == .move, let press = scene.input.press.press,
            press.pointer == sample.pointer, press.isFar, !press.device.isDirect,
            drags(press.element, in: scene)
        else { return nil }
        return .dragItem
    }

    /// Moves a drag by its pointer, or drops the items where the pointer is lifted. Items that the
    /// pointer has picked up and not moved stay where they are.
    mutating func moveDrag(by sample: PointerSample, in scene: inout Scene) -> Wish? {
        let isInside = scene.isInBounds(sample.position)
        switch sample.phase {
        case nil: return nil
        // A pointer that goes down twice was taken away in between.
        case .down, .cancel: finishDrag(.cancel, .user, in: &scene)
        case .move, .up:
            let place = scene.contentPoint(sample.position)
            scene.drag?.noteMoved(to: place)
            if sample.phase == .up && scene.drag?.restsAt != nil {
                finishDrag(.cancel, .user, in: &scene)
                return nil
            }
            if session?.isLocal == true {
                moveDrop(to: sample.position, .user, in: &scene)
                if !isInside { leaveDrop(.dropSessionDidExit, .user, in: &scene) }
            } else if isInside && session == nil {
                enterDrop(nil, at: sample.position, .user, in: &scene)
            }
            if sample.phase == .up { return .dropItems }
        }
        return nil
    }
}
