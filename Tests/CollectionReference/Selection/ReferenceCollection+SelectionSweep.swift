import CollectionCore

/// A touch that sweeps items, or may begin to, and the touch beside it.
struct ReferenceSweep {
    let pointer: UInt32
    let first: IndexPath
    /// Where the pointers went down and are, in the view; the first one first.
    var places: [UInt32: (start: Point, now: Point)]
    var isBegun = false
    /// Nil: nothing was swept so far.
    var before: Set<IndexPath>?
    var wasExtended = false
    var last: IndexPath
    /// The content offset for which items were swept last.
    var offset: Point?

    var others: [UInt32] { places.keys.filter { $0 != pointer } }

    func way(_ pointer: UInt32) -> Pair {
        guard let (start, now) = places[pointer] else { return [0, 0] }
        return [now.x - start.x, now.y - start.y]
    }

    /// - Parameter axis: That of scrolling: x or y.
    func goes(across axis: Int) -> Bool {
        let way = way(pointer)
        guard let other = others.first.map(self.way) else {
            return abs(way[1 - axis]) > abs(way[axis])
        }
        func length(_ way: Pair) -> Double { way[0] * way[0] + way[1] * way[1] }
        let apart = length([way[0] - other[0], way[1] - other[1]])
        return length(other) > 100 && apart < length(way) && apart < length(other)
    }
}

// S13a.
extension ReferenceCollection {
    func beginSweep(_ sample: PointerSample) {
        guard let press, press.down == sample else { return joinSweep(sample) }
        endSweep(isCancelled: true)
        guard let selection, behavior != .none, !press.isFromMouse, !press.isOver,
            selection.most == nil || selection.configuration.allowsMultipleSelectionDuringEditing,
            let path = item(of: press.target), mayTouch(path),
            traits(of: path).flags.contains(.beginsMultipleSelection)
        else { return }
        let place = press.down.position
        self.selection?.sweep = ReferenceSweep(
            pointer: sample.pointer, first: path, places: [sample.pointer: (place, place)],
            last: path)
    }

    private func joinSweep(_ sample: PointerSample) {
        guard let sweep = selection?.sweep, !sweep.isBegun, sample.pointer != sweep.pointer,
            sample.device == .touch || sample.device == .pen,
            let press, !press.isOver, !press.isLong, !isDragging(sweep.pointer),
            sweep.others.isEmpty || sweep.others == [sample.pointer]
        else { return }
        selection?.sweep?.places[sample.pointer] = (sample.position, sample.position)
        letGo(of: sweep.pointer)
        letGo(of: sample.pointer)
    }

    func moveSweep(_ sample: PointerSample) {
        guard var sweep = selection?.sweep, sweep.places[sample.pointer] != nil,
            !sweep.isBegun || sample.pointer == sweep.pointer
        else { return }
        sweep.places[sample.pointer]?.now = sample.position
        selection?.sweep = sweep
        if !sweep.isBegun {
            guard let press, press.isOver || press.isLong || press.isFar else { return }
            let isAlone = sweep.others.isEmpty
            let mayGo = press.isFar && !isDragging(sweep.pointer)
            let axis = Directions(layout).isVertical ? 1 : 0
            if !mayGo || !sweep.goes(across: axis) || isAlone && selection?.most != nil {
                if !mayGo || isAlone { selection?.sweep = nil }
                return
            }
            selection?.sweep?.isBegun = true
            letGo(of: sweep.pointer)
            endPress(at: sample.time_ns)
            tellNews()
            tellSweep(.didBeginMultipleSelection, press)
        }
        if let (start, now) = sweep.places[sweep.pointer] { scroller.pull(to: now, from: start) }
        sweepItems()
    }

    /// The content has been scrolled under the pointer of a sweep.
    func followSweep() {
        guard let sweep = selection?.sweep, sweep.isBegun, sweep.offset != lastFrameOffset else {
            return
        }
        sweepItems()
    }

    private func sweepItems() {
        guard var sweep = selection?.sweep else { return }
        sweep.offset = lastFrameOffset
        if sweep.before == nil && selection?.most == nil {
            sweep.before = Set(selectedPaths)
            sweep.wasExtended = selection?.isExtended ?? false
        }
        let now = sweep.places[sweep.pointer]?.now ?? .zero
        let (x, y) = (
            min(max(now.x, 0), bounds.width), min(max(now.y, 0), bounds.height)
        )
        let place = Point(x: lastFrameOffset.x + x, y: lastFrameOffset.y + y)
        if case .indexPaths(let paths) = nearestItem(to: place) { sweep.last = paths[0] }
        selection?.sweep = sweep
        if let before = sweep.before { select(by: sweep, before) }
        settleSelection(.sweep, .user, cause: cause, isProvisional: true)
    }

    private func select(by sweep: ReferenceSweep, _ before: Set<IndexPath>) {
        let (low, high) = (min(sweep.first, sweep.last), max(sweep.first, sweep.last))
        let selects = !before.contains(sweep.first)
        var selected = before
        for path in allPaths where path >= low && path <= high {
            if selects && traits(of: path).select == .yes { selected.insert(path) }
            if !selects && traits(of: path).deselect == .yes { selected.remove(path) }
        }
        if selection?.configuration.allowsEmptySelection == false && selected.isEmpty { return }
        mark { selected.contains($0) }
        selection?.isExtended = false
    }

    func liftSweep(_ sample: PointerSample) {
        if selection?.sweep?.pointer == sample.pointer {
            endSweep(isCancelled: sample.phase != .up)
        } else {
            selection?.sweep?.places[sample.pointer] = nil
        }
    }

    func endSweep(isCancelled: Bool) {
        guard let sweep = selection?.sweep else { return }
        selection?.sweep = nil
        if !sweep.isBegun { return }
        if let before = sweep.before {
            if isCancelled {
                mark { before.contains($0) }
                selection?.isExtended = sweep.wasExtended
            } else {
                setAnchor(sweep.first)
            }
        }
        tellSweep(.didEndMultipleSelection, nil)
        settleSelection(.sweep, .user, cause: cause)
    }

    func tellSweep(_ kind: EventKind, _ press: ReferencePress?) {
        if press == nil { scroller.endPull() }
        queue(kind, .selection, at: max(news.frameTime_ns, inputTime_ns)) {
            $0.origin = .user
            $0.cause = cause
            guard let press, let target = press.target else { return }
            let place = press.down.position
            $0.value = UInt64(press.down.modifiers.rawValue)
            $0.point = place
            $0.otherPoint = Point(x: place.x + lastFrameOffset.x, y: place.y + lastFrameOffset.y)
            $0.element = target.lastElement
            ($0.reusableView, $0.generation) = (target.reusableView, target.generation)
            guard let identifier = press.identifier else { return }
            $0.identifier = identifier
            $0.flags.insert(.hasIdentifier)
        }
    }

    /// U1: whether only the last movement of a pointer counts in a call.
    func leads(_ pointer: UInt32) -> Bool {
        selection?.band?.pointer == pointer && selection?.band?.isDrawn == true
            || selection?.sweep?.pointer == pointer && selection?.sweep?.isBegun == true
    }

    func isDragging(_ pointer: UInt32) -> Bool {
        ([scroller] + rows.map(\.scroller)).contains {
            $0.finger?.pointer == pointer && $0.state == .dragging
        }
    }
}
