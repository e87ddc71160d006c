// What interactions want of each other and of the data.
extension Interactions {
    /// Begins what a pointer does with an item.
    ///
    /// - Returns: False if the item may not be moved or dragged now.
    mutating func begin(_ wish: Wish, in scene: inout Scene) -> Bool {
        switch wish {
        case .moveItem(let press):
            return beginMovement(
                ofItemAt: press.indexPath, from: press.position, pointer: press.pointer,
                in: &scene)
        case .dragItem(let press):
            guard
                beginDrag(
                    ofItemAt: press.indexPath, from: press.start, pointer: press.pointer, .user,
                    in: &scene)
            else { return false }
            drop.enterDrop(nil, at: press.position, .user, in: &scene)
            return true
        case .dragFromMenu(let press):
            if !drop.dragsItem(at: press.indexPath, in: scene) { return false }
            menu.pointer = nil
            menu.closeMenu(.user, in: &scene)
            return begin(.dragItem(press), in: &scene)
        case .endMovement, .moveFocusedItem, .dropItems, .dragFocusedItem, .dropByKey:
            return false
        }
    }

    /// Carries out what a sample of a pointer makes an interaction want.
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
            if begin(wish, in: &scene) { _ = drop.moveDrag(by: sample, in: &scene) }
        }
    }

    /// Carries out what a key makes an interaction want.
    mutating func carryOut(
        _ wish: Wish, in scene: inout Scene, _ observers: inout Observers
    ) -> InputAnswer {
        switch wish {
        case .moveFocusedItem(let key):
            return InputAnswer(isUsed: moveItem(byKey: key, in: &scene, &observers))
        case .dragFocusedItem(let path):
            guard beginDrag(ofItemAt: path, from: .zero, pointer: nil, .user, in: &scene) else {
                return .passed
            }
            drop.enterDrop(byKeysFrom: path, in: &scene)
        case .dropByKey(let key):
            if key == .enter {
                dropItems(in: &scene, &observers)
            } else {
                var target: IndexPath?
                if let start = drop.pageStart(in: scene), let heading = key.heading(isAll: false) {
                    target = (try? focus.item(heading, from: .cell(start), in: &scene)) ?? nil
                }
                drop.moveDropByPage(key, to: target, in: &scene)
            }
            drop.tellFoundPlace(.user, in: &scene)
        default: return .passed
        }
        return .used
    }

    /// Drops the items of the view over the view, and ends the drag. If the update fails, the items
    /// stay where they are.
    private mutating func dropItems(in scene: inout Scene, _ observers: inout Observers) {
        if drop.session?.isLocal == true { _ = try? letDrop(.user, in: &scene, &observers) }
        if scene.drag != nil { drop.finishDrag(.cancel, .user, in: &scene) }
    }
}
