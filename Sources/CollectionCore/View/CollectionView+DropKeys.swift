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
        if !takeDropPosition(start) { _ = takeDropPosition(from: start, isForward: true) }
        self.drop.tellFoundPlace(.user, in: &scene)
        return true
    }

    /// Moves what is dragged by keys, drops it, or lets it go back.
    ///
    /// - Returns: Whether the key has done so.
    mutating func dropByKey(_ key: Key) -> Bool {
        switch key {
        case .down, .right, .up, .left: moveDrop(isForward: scene.isForward(key))
        case .pageUp, .pageDown: moveDropByPage(key)
        case .home: moveDropToEnd(isLast: false)
        case .end: moveDropToEnd(isLast: true)
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

    private mutating func moveDrop(isForward: Bool) {
        guard let position = drop.session?.keyPosition else {
            return moveDropToEnd(isLast: !isForward)
        }
        _ = takeDropPosition(from: position, isForward: isForward)
    }

    private mutating func moveDropToEnd(isLast: Bool) {
        let count = scene.stage.dataSource.sectionCount
        if count == 0 { return }
        let section = UInt32(isLast ? count - 1 : 0)
        let end = DropPosition(
            IndexPath(
                section: section,
                item: isLast ? UInt32(scene.stage.dataSource.itemCount(of: Int(section))) : 0))
        if !takeDropPosition(end) { _ = takeDropPosition(from: end, isForward: !isLast) }
    }

    /// Moves on by what the bounds show at once: onto an item from one, and behind it from a gap.
    private mutating func moveDropByPage(_ key: Key) {
        guard let heading = key.heading(isAll: false),
            let position = drop.session?.keyPosition
        else { return moveDropToEnd(isLast: key == .pageUp) }
        var path = position.path
        if !position.isOnto && path.item > 0 { path.item -= 1 }
        guard Int(path.item) < scene.stage.dataSource.itemCount(of: Int(path.section)),
            var target = try? focus.item(heading, from: .cell(path), in: &scene)
        else { return moveDropToEnd(isLast: key == .pageDown) }
        if !position.isOnto { target.item += 1 }
        let there = DropPosition(target, isOnto: position.isOnto)
        if takeDropPosition(there) { return }
        let isForward = key == .pageDown
        for isForward in [isForward, !isForward] {
            if takeDropPosition(from: there, isForward: isForward, isAlike: true) { return }
        }
    }

    /// Takes the first position behind, or before, another one at which something may be dropped.
    ///
    /// - Parameter isAlike: Whether only gaps follow a gap, and only items an item, and the way
    ///   ends with the last one.
    /// - Returns: False, where there is none, or it is too far away.
    private mutating func takeDropPosition(
        from start: DropPosition, isForward: Bool, isAlike: Bool = false
    ) -> Bool {
        var position = start
        for _ in 0..<Scene.dropStepsMax {
            let next =
                isAlike
                ? position.alike(in: scene.stage.dataSource, isForward: isForward)
                : position.next(in: scene.stage.dataSource, isForward: isForward)
            guard let next, next != start else { return false }
            if takeDropPosition(next) { return true }
            position = next
        }
        return false
    }

    /// Has the items be dropped at a position.
    ///
    /// - Returns: False, where nothing may be dropped there: then they are where they were.
    private mutating func takeDropPosition(_ position: DropPosition) -> Bool {
        guard var next = drop.session,
            !position.isOnto || scene.acceptsDrop(ontoItemAt: position.path)
        else { return false }
        next.place = DropPlace(destination: position.path, isOnto: position.isOnto)
        if !drop.proposal(for: next, in: scene).isAccepting { return false }
        drop.session?.keyPosition = position
        drop.findDropPlace(in: &scene)
        reveal(position)
        return true
    }

    /// Scrolls so that the item at a position is seen.
    private mutating func reveal(_ position: DropPosition) {
        var path = position.path
        let count = scene.stage.dataSource.itemCount(of: Int(path.section))
        if count == 0 { return }
        path.item = min(path.item, UInt32(count - 1))
        // A layout that fails to say where the item is leaves the content where it is.
        _ = try? show(.cell(path), isAnimated: true, .user)
    }
}
