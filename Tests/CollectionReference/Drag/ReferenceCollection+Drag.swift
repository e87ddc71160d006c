import CollectionCore
import CollectionWire

// O2: items that are dragged.
extension ReferenceCollection {
    /// Nil for an operation that has nothing to do with items that are dragged.
    func dragOutcome(of operation: any ViewOperation) throws(CollectionError) -> Outcome? {
        switch operation {
        case let asked as SetDragConfiguration:
            dragSettings = asked.configuration
            dropSession?.isStale = true
        case let asked as BeginDrag:
            try check(item: asked.indexPath)
            try checkPointer(asked.position, asked.time_ns)
            let isBegun = beginDrag(asked.indexPath, asked.position, at: asked.time_ns)
            news.lastTime_ns = max(news.lastTime_ns, asked.time_ns)
            return .flag(isBegun)
        case let asked as AddToDrag:
            if drag == nil { throw .wrongState(.noDrag) }
            try check(item: asked.indexPath)
            return .flag(addToDrag(asked.indexPath))
        case let asked as EndDrag:
            if drag == nil { throw .wrongState(.noDrag) }
            let time_ns = max(news.frameTime_ns, inputTime_ns)
            if dropSession?.isLocal == true { leaveDrop(at: time_ns) }
            endDrag(asked.operation, at: time_ns)
        case is GetDraggedRuns: return .runs(runs(of: draggedPaths))
        default: return try dropOutcome(of: operation)
        }
        return .done
    }

    var draggedPaths: [IndexPath] { drag == nil ? [] : allPaths.filter { isDragged($0) } }

    func isDragged(_ path: IndexPath) -> Bool {
        sections[Int(path.section)].items[Int(path.item)].isDragged
    }

    public var areItemsDragged: Bool { drag != nil }

    /// Whether items are dragged over the view.
    public var isDropOpen: Bool { dropSession != nil }

    private func mayBeDragged(_ path: IndexPath) -> Bool {
        [.yes, .ask].contains(traits(of: path).drag)
    }

    private func beginDrag(_ path: IndexPath, _ position: Point, at time_ns: UInt64) -> Bool {
        pass(to: time_ns)
        if drag != nil || movement != nil || sequence == 0 || wasDataReplaced
            || !mayBeDragged(path)
        {
            return false
        }
        let others = isSelected(path) ? selectedPaths.filter { traits(of: $0).drag == .yes } : []
        let paths = Set(others + [path])
        drag = ReferenceDrag(count: paths.count)
        markDragged { paths.contains($0) }
        tellDragged(.dragSessionWillBegin, path, position, at: time_ns)
        return true
    }

    private func addToDrag(_ path: IndexPath) -> Bool {
        guard drag != nil, mayBeDragged(path), !isDragged(path) else { return false }
        markDragged { isDragged($0) || $0 == path }
        drag?.count += 1
        dropSession?.isStale = true
        tellDragged(.dragItemsAdded, path, nil, at: max(news.frameTime_ns, inputTime_ns))
        return true
    }

    private func tellDragged(
        _ kind: EventKind, _ path: IndexPath, _ position: Point?, at time_ns: UInt64
    ) {
        let paths = draggedPaths
        tellDragging(kind, at: time_ns, element: path, runs: paths) {
            $0.value = UInt64(paths.count)
            guard let position else { return }
            $0.point = position
            $0.otherPoint = Point(
                x: position.x + lastFrameOffset.x, y: position.y + lastFrameOffset.y)
        }
    }

    func endDrag(_ operation: DropOperation, at time_ns: UInt64) {
        guard let drag else { return }
        let paths = draggedPaths
        markDragged { _ in false }
        self.drag = nil
        tellDragging(.dragSessionDidEnd, at: time_ns, runs: paths) {
            $0.value = UInt64(operation.rawValue)
            $0.otherValue = UInt64(drag.count - paths.count)
        }
    }

    /// Has the items be dragged of which it is said so, and no others.
    private func markDragged(_ isDragged: (IndexPath) -> Bool) {
        for path in allPaths {
            sections[Int(path.section)].items[Int(path.item)].isDragged = isDragged(path)
        }
    }

    /// The items of both layouts of an interactive transition are the same.
    func carryDragToOtherLayout() {
        if !isLed { return }
        for (number, section) in sections.enumerated() {
            for (item, own) in section.items.enumerated() {
                lead?.other.sections[number].items[item].isDragged = own.isDragged
            }
        }
    }

    func tellDragging(
        _ kind: EventKind, at time_ns: UInt64, element path: IndexPath? = nil,
        runs paths: [IndexPath] = [], _ change: (inout Event) -> Void
    ) {
        queue(kind, .dragging, at: time_ns, runs: runs(of: paths)) {
            $0.origin = .program
            $0.cause = cause
            if let path {
                $0.element = .cell(path)
                if let identifier = bench.shown?.itemIdentifier(at: path) {
                    $0.identifier = identifier
                    $0.flags.insert(.hasIdentifier)
                }
            }
            change(&$0)
        }
    }
}
