extension Scene {
    var dropSurroundings: DropSurroundings {
        DropSurroundings(
            contentOffset: screen.frame.contentOffset, size: viewport.bounds.size,
            zoomScale: screen.zoomScale, isSettled: interactive == nil,
            placesChange: screen.dropPlacesChange)
    }

    /// Whether a gap differs from the open gap, in its index path or in its frame.
    ///
    /// - Parameter slot: The frame that the layout has for the gap.
    mutating func isOther(_ gap: Gap?, than open: Gap?, at slot: Rect) -> Bool {
        if gap?.point.path != open?.point.path { return true }
        guard gap != nil, let reordering = stage.reordering else { return false }
        return stage.slot(reordering, visible: visibleInterval) != slot
    }

    func dropEvent(
        _ kind: EventKind, _ drop: DropSession, _ origin: EventOrigin
    ) -> Event {
        var event = newEvent(kind, origin)
        switch kind {
        case .dropSessionDidUpdate, .performDrop:
            let state = drop.state
            if let path = state.destination {
                event.note(followed(.cell(path)))
                event.number = Double(path.item) + 1
                let count = stage.dataSource.itemCount(of: Int(path.section))
                event.otherNumber = Double(count)
            }
            event.value = UInt64(state.proposal.operation.rawValue)
            event.otherValue = UInt64(state.proposal.intent.rawValue)
            event.point = Point(x: state.line.x, y: state.line.y)
            event.otherPoint = Point(x: state.line.maxX, y: state.line.maxY)
        default:
            event.value = UInt64(drop.itemCount)
            event.otherValue = drop.isLocal ? 1 : 0
        }
        return event
    }
}

extension Snapshot {
    /// Moves items to the end of a section, or before an item that is not moved, whatever the
    /// duplicate policy.
    ///
    /// - Parameter numbers: Runs of item numbers in the snapshot.
    /// - Parameter anchor: The number of the item before which the items go; nil: the end of the
    ///   section.
    /// - Complexity: O(items log n)
    mutating func moveItems(
        _ numbers: [Range<Int>], to section: UInt32, before anchor: Int?
    ) throws(CollectionError) {
        let policy = duplicatePolicy
        duplicatePolicy = .moveExisting
        defer { duplicatePolicy = policy }
        let identifiers = numbers.flatMap { items.identifiers($0) }
        if let anchor {
            try insertItems(identifiers, beforeItem: items[anchor])
        } else {
            try appendItems(identifiers, toSection: sections[Int(section)])
        }
    }
}
