// Items that are dragged and dropped by keys: rule O13 of docs/semantics.md.
extension DropInteraction {
    /// Begins a session that is driven by keys, behind an item of the view that is dragged.
    mutating func enterDrop(byKeysFrom path: IndexPath, in scene: inout Scene) {
        leaveDrop(.dropSessionDidExit, .user, in: &scene)
        var drop = DropSession(isLocal: true, itemCount: scene.drag?.count ?? 0, at: .zero)
        drop.isByKeys = true
        session = drop
        scene.mayHoldItems = true
        tellDrop(.dropSessionDidEnter, .user, in: &scene)
        var behind = path
        behind.item += 1
        let start = DropPosition(behind)
        if !takeDropPosition(start, in: &scene) {
            _ = takeDropPosition(from: start, isForward: true, in: &scene)
        }
        tellFoundPlace(.user, in: &scene)
    }

    /// The item from which a page key moves the drop; nil: there is none.
    func pageStart(in scene: borrowing Scene) -> IndexPath? {
        guard let position = session?.keyPosition else { return nil }
        var path = position.path
        if !position.isOnto && path.item > 0 { path.item -= 1 }
        let count = scene.stage.dataSource.itemCount(of: Int(path.section))
        return Int(path.item) < count ? path : nil
    }

    /// Moves the drop by a page: from an item onto another item, or from a gap to the gap behind
    /// another item.
    ///
    /// - Parameter place: The item to which the key would move focus from `pageStart`; nil: none.
    mutating func moveDropByPage(_ key: Key, to place: IndexPath?, in scene: inout Scene) {
        guard let position = session?.keyPosition else {
            return moveDropToEnd(isLast: key == .pageUp, in: &scene)
        }
        guard var target = place else {
            return moveDropToEnd(isLast: key == .pageDown, in: &scene)
        }
        if !position.isOnto { target.item += 1 }
        let there = DropPosition(target, isOnto: position.isOnto)
        if takeDropPosition(there, in: &scene) { return }
        let isForward = key == .pageDown
        for isForward in [isForward, !isForward] {
            if takeDropPosition(from: there, isForward: isForward, isAlike: true, in: &scene) {
                return
            }
        }
    }

    mutating func moveDrop(isForward: Bool, in scene: inout Scene) {
        guard let position = session?.keyPosition else {
            return moveDropToEnd(isLast: !isForward, in: &scene)
        }
        _ = takeDropPosition(from: position, isForward: isForward, in: &scene)
    }

    mutating func moveDropToEnd(isLast: Bool, in scene: inout Scene) {
        let count = scene.stage.dataSource.sectionCount
        if count == 0 { return }
        let section = UInt32(isLast ? count - 1 : 0)
        let end = DropPosition(
            IndexPath(
                section: section,
                item: isLast ? UInt32(scene.stage.dataSource.itemCount(of: Int(section))) : 0))
        if !takeDropPosition(end, in: &scene) {
            _ = takeDropPosition(from: end, isForward: !isLast, in: &scene)
        }
    }

    /// Moves the drop to the nearest position after another one, or before it, at which a drop is
    /// accepted.
    ///
    /// - Parameter isAlike: Whether to search only gaps from a gap and only items from an item, and
    ///   to stop at the end of the data instead of continuing at its other end.
    /// - Returns: False if there is no such position, or it is more than `Scene.dropStepsMax` steps
    ///   away.
    mutating func takeDropPosition(
        from start: DropPosition, isForward: Bool, isAlike: Bool = false, in scene: inout Scene
    ) -> Bool {
        var position = start
        for _ in 0..<Scene.dropStepsMax {
            let next =
                isAlike
                ? position.alike(in: scene.stage.dataSource, isForward: isForward)
                : position.next(in: scene.stage.dataSource, isForward: isForward)
            guard let next, next != start else { return false }
            if takeDropPosition(next, in: &scene) { return true }
            position = next
        }
        return false
    }

    /// Moves the drop to a position, if a drop is accepted there.
    ///
    /// - Returns: False if it is not accepted: then the drop stays where it is.
    mutating func takeDropPosition(_ position: DropPosition, in scene: inout Scene) -> Bool {
        guard var next = session,
            !position.isOnto || scene.acceptsDrop(ontoItemAt: position.path)
        else { return false }
        next.place = DropPlace(destination: position.path, isOnto: position.isOnto)
        if !proposal(for: next, in: scene).isAccepting { return false }
        session?.keyPosition = position
        findDropPlace(in: &scene)
        scene.reveal(position)
        return true
    }
}
