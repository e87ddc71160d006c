// Items that are dragged and dropped by keys: rule O13 of docs/semantics.md.
extension CollectionView {
    /// Begins to drag the item that has focus, and what is selected with it, over the view.
    ///
    /// - Returns: Whether the key has done so.
    mutating func beginDragByKey(_ modifiers: KeyModifiers) -> Bool {
        guard self.drop.configuration.isDragInteractionEnabled, modifiers == .alt,
            let element = focus.focused?.element, let item = scene.selectableItem(element),
            item.traits.drag == .yes,
            beginDrag(ofItemAt: element.indexPath, from: .zero, pointer: nil, .user)
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

    /// Moves what is dragged by keys, drops it, or lets it go back.
    ///
    /// - Returns: Whether the key has done so.
    mutating func dropByKey(_ key: Key) -> Bool {
        switch key {
        case .down, .right, .up, .left: drop.moveDrop(isForward: scene.isForward(key), in: &scene)
        case .pageUp, .pageDown: moveDropByPage(key)
        case .home: drop.moveDropToEnd(isLast: false, in: &scene)
        case .end: drop.moveDropToEnd(isLast: true, in: &scene)
        case .enter:
            // An update that fails leaves the items where they are.
            _ = try? letDrop(.user)
            if scene.drag != nil { drop.finishDrag(.cancel, .user, in: &scene) }
        case .escape: drop.finishDrag(.cancel, .user, in: &scene)
        default: return false
        }
        drop.tellFoundPlace(.user, in: &scene)
        return true
    }

    /// Moves on by what the bounds show at once: onto an item from one, and behind it from a gap.
    private mutating func moveDropByPage(_ key: Key) {
        guard let heading = key.heading(isAll: false),
            let position = drop.session?.keyPosition
        else { return drop.moveDropToEnd(isLast: key == .pageUp, in: &scene) }
        var path = position.path
        if !position.isOnto && path.item > 0 { path.item -= 1 }
        guard Int(path.item) < scene.stage.dataSource.itemCount(of: Int(path.section)),
            var target = try? focus.item(heading, from: .cell(path), in: &scene)
        else { return drop.moveDropToEnd(isLast: key == .pageDown, in: &scene) }
        if !position.isOnto { target.item += 1 }
        let there = DropPosition(target, isOnto: position.isOnto)
        if drop.takeDropPosition(there, in: &scene) { return }
        let isForward = key == .pageDown
        for isForward in [isForward, !isForward] {
            if drop.takeDropPosition(from: there, isForward: isForward, isAlike: true, in: &scene) {
                return
            }
        }
    }
}
