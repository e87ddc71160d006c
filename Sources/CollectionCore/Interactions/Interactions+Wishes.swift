// What interactions want of each other and of the data.
extension Interactions {
    /// Begins what a pointer does with the item that it presses.
    ///
    /// - Returns: False if the item may not be moved or dragged now.
    @inline(never) @_optimize(size)
    mutating func begin(_ wish: Wish, by press: Press, in scene: inout Scene) -> Bool {
        guard let element = press.element?.element else { return false }
        let path = element.indexPath
        switch wish {
        case .moveItem:
            let begins = beginMovement(
                ofItemAt: path, from: press.position, pointer: press.pointer, in: &scene)
            if begins { focus.follow(press: element, in: &scene) }
            return begins
        case .dragFromMenu:
            if !drop.drags(press.element, in: scene) { return false }
            menu.pointer = nil
            menu.closeMenu(.user, in: &scene)
        default: break
        }
        if !beginDrag(ofItemAt: path, from: press.start, pointer: press.pointer, .user, in: &scene)
        {
            return false
        }
        focus.follow(press: element, in: &scene)
        if wish == .dragItem && press.isLongPress {
            let place = scene.contentPoint(press.position)
            scene.drag?.noteRest(at: place)
        }
        drop.enterDrop(nil, at: press.position, .user, in: &scene)
        return true
    }

    /// Carries out what a sample of a pointer makes an interaction want.
    @inline(never) @_optimize(size)
    mutating func carryOut(
        _ wish: Wish, of sample: PointerSample, in scene: inout Scene,
        _ observers: inout Observers
    ) {
        switch wish {
        case .endMovement:
            do throws(CollectionError) {
                try endMovement(in: &scene, &observers)
            } catch {
                movement.cancelMovement(.engine, in: &scene)
            }
        case .dropItems: dropItems(in: &scene, &observers)
        default:
            guard let press = scene.input.press.press else { return }
            if !press.isLongPress {
                // The pointer drags, and becomes no long press any more.
                scene.input.press.takeBack(at: sample.time_ns)
                scene.queueNews()
            }
            if begin(wish, by: press, in: &scene) { _ = drop.moveDrag(by: sample, in: &scene) }
        }
    }

    /// Carries out what a key makes an interaction want.
    @inline(never) @_optimize(size)
    mutating func carryOut(
        _ wish: Wish, of press: KeyPress, in scene: inout Scene, _ observers: inout Observers
    ) -> InputAnswer {
        switch wish {
        case .moveFocusedItem:
            return InputAnswer(isUsed: moveItem(byKey: press.key, in: &scene, &observers))
        case .dragFocusedItem:
            guard let path = press.focused?.indexPath,
                beginDrag(ofItemAt: path, from: .zero, pointer: nil, .user, in: &scene)
            else { return .passed }
            drop.enterDrop(byKeysFrom: path, in: &scene)
        case .dropByKey where press.key == .enter:
            dropItems(in: &scene, &observers)
            drop.tellFoundPlace(.user, in: &scene)
        default:
            var target: IndexPath?
            if let start = drop.pageStart(in: scene), let heading = press.key.heading(isAll: false)
            {
                target = (try? focus.item(heading, from: .cell(start), in: &scene)) ?? nil
            }
            drop.moveDropByPage(press.key, to: target, in: &scene)
            drop.tellFoundPlace(.user, in: &scene)
        }
        return .used
    }

    /// Drops the items of the view over the view, and ends the drag. If the update fails, the items
    /// stay where they are.
    @inline(never) @_optimize(size)
    private mutating func dropItems(in scene: inout Scene, _ observers: inout Observers) {
        if drop.session?.isLocal == true { _ = try? letDrop(.user, in: &scene, &observers) }
        if scene.drag != nil { drop.finishDrag(.cancel, .user, in: &scene) }
    }
}
