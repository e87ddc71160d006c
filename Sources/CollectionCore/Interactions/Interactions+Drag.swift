// Dragging and dropping items by pointers and keys: rules O2, O3, O9 and O13 of docs/semantics.md.
extension Interactions {
    /// - Parameter pointer: The pointer that drags the item; nil: the host begins the drag.
    @inline(never)
    mutating func beginDrag(
        ofItemAt path: IndexPath, from position: Point, pointer: UInt32?, _ origin: EventOrigin,
        in scene: inout Scene
    ) -> Bool {
        guard let drag = scene.dragToBegin(ofItemAt: path, pointer: pointer, origin) else {
            return false
        }
        yieldItems(pointer == nil ? .program : .user, in: &scene)
        scene.begin(drag, ofItemAt: path, from: position, origin)
        return true
    }

    /// Begins a drag when a pointer whose long press has requested a menu moves on: rule U4.
    mutating func dragFromMenu(
        by sample: PointerSample, in scene: inout Scene, _ observers: inout Observers
    ) {
        if menu.pointer != sample.pointer { return }
        guard sample.phase == .move, let press = scene.input.press.press, press.isLongPress,
            press.pointer == sample.pointer
        else {
            menu.pointer = nil
            return
        }
        if !press.isBeyondLongPress || !scene.allows(.menu)
            || !drop.dragsByLongPress(press.element, in: scene)
        {
            return
        }
        menu.pointer = nil
        menu.closeMenu(.user, in: &scene)
        if beginDrag(by: press, in: &scene) { moveDrag(by: sample, in: &scene, &observers) }
    }

    /// Moves a drag by its pointer, or begins a drag by a mouse.
    mutating func dragItems(
        by sample: PointerSample, in scene: inout Scene, _ observers: inout Observers
    ) {
        if let drag = scene.drag {
            if drag.pointer == sample.pointer { moveDrag(by: sample, in: &scene, &observers) }
            return
        }
        guard sample.phase == .move, let press = scene.input.press.press,
            press.pointer == sample.pointer, press.isFar, !press.device.isDirect,
            drop.dragsByLongPress(press.element, in: scene)
        else { return }
        if beginDrag(by: press, in: &scene) { moveDrag(by: sample, in: &scene, &observers) }
    }

    mutating func beginDrag(by press: Press, in scene: inout Scene) -> Bool {
        guard let element = press.element,
            beginDrag(
                ofItemAt: element.element.indexPath, from: press.start, pointer: press.pointer,
                .user, in: &scene)
        else { return false }
        drop.enterDrop(nil, at: press.position, .user, in: &scene)
        return true
    }

    mutating func moveDrag(
        by sample: PointerSample, in scene: inout Scene, _ observers: inout Observers
    ) {
        let isInside = scene.isInBounds(sample.position)
        switch sample.phase {
        case nil: return
        // A pointer that goes down twice was taken away in between.
        case .down, .cancel: drop.finishDrag(.cancel, .user, in: &scene)
        case .move, .up:
            if drop.session?.isLocal == true {
                drop.moveDrop(to: sample.position, .user, in: &scene)
                if !isInside { drop.leaveDrop(.dropSessionDidExit, .user, in: &scene) }
            } else if isInside && drop.session == nil {
                drop.enterDrop(nil, at: sample.position, .user, in: &scene)
            }
            if sample.phase == .move { return }
            // If the update fails, the items stay where they are.
            if drop.session?.isLocal == true { _ = try? letDrop(.user, in: &scene, &observers) }
            if scene.drag != nil { drop.finishDrag(.cancel, .user, in: &scene) }
        }
    }

    /// Drops the items at the present destination.
    ///
    /// - Returns: Whether the drop is accepted.
    mutating func letDrop(
        _ origin: EventOrigin, in scene: inout Scene, _ observers: inout Observers
    ) throws(CollectionError) -> Bool {
        guard let performed = try drop.perform(origin, in: &scene) else { return false }
        if let update = performed.update.take() {
            try change(by: update, within: scene.limits, in: &scene, &observers)
        }
        drop.endPerforming(performed, origin, in: &scene)
        return true
    }

    /// Begins a drag over the view of the item that has focus and of the items selected with it.
    ///
    /// - Returns: Whether a drag has begun.
    mutating func beginDragByKey(_ modifiers: KeyModifiers, in scene: inout Scene) -> Bool {
        guard self.drop.configuration.isDragInteractionEnabled, modifiers == .alt,
            let element = focus.focused?.element, let item = scene.selectableItem(element),
            item.traits.drag == .yes,
            beginDrag(ofItemAt: element.indexPath, from: .zero, pointer: nil, .user, in: &scene)
        else { return false }
        self.drop.leaveDrop(.dropSessionDidExit, .user, in: &scene)
        var drop = DropSession(isLocal: true, itemCount: scene.drag?.count ?? 0, at: .zero)
        drop.isByKeys = true
        self.drop.session = drop
        scene.mayHoldItems = true
        self.drop.tellDrop(.dropSessionDidEnter, .user, in: &scene)
        var behind = element.indexPath
        behind.item += 1
        let start = DropPosition(behind)
        if !self.drop.takeDropPosition(start, in: &scene) {
            _ = self.drop.takeDropPosition(from: start, isForward: true, in: &scene)
        }
        self.drop.tellFoundPlace(.user, in: &scene)
        return true
    }

    /// Moves, drops or cancels a drag by a key.
    ///
    /// - Returns: Whether the key is handled.
    mutating func dropByKey(_ key: Key, in scene: inout Scene, _ observers: inout Observers) -> Bool
    {
        switch key {
        case .down, .right, .up, .left: drop.moveDrop(isForward: scene.isForward(key), in: &scene)
        case .pageUp, .pageDown:
            var target: IndexPath?
            if let start = drop.pageStart(in: scene), let heading = key.heading(isAll: false) {
                target = (try? focus.item(heading, from: .cell(start), in: &scene)) ?? nil
            }
            drop.moveDropByPage(key, to: target, in: &scene)
        case .home: drop.moveDropToEnd(isLast: false, in: &scene)
        case .end: drop.moveDropToEnd(isLast: true, in: &scene)
        case .enter:
            // If the update fails, the items stay where they are.
            _ = try? letDrop(.user, in: &scene, &observers)
            if scene.drag != nil { drop.finishDrag(.cancel, .user, in: &scene) }
        case .escape: drop.finishDrag(.cancel, .user, in: &scene)
        default: return false
        }
        drop.tellFoundPlace(.user, in: &scene)
        return true
    }
}
