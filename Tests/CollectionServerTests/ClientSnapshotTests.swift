import CollectionClient
import CollectionCore
import CollectionServer
import CollectionWire
import Testing

@Suite("The client's snapshots", .timeLimit(.minutes(10)))
struct ClientSnapshotTests {
    private func createView(_ client: inout CollectionClient) throws -> UInt32 {
        let view = try client.createView()
        var layout = FlowLayout()
        layout.sectionMetrics.itemsFillLine = true
        layout.sectionMetrics.minimumLineSpacing = 0
        try client.setFlowLayout(layout, view: view)
        return view
    }

    private func request(at y: Double, time_ns: UInt64) -> DisplayFrameRequest {
        DisplayFrameRequest(
            bounds: Rect(x: 0, y: y, width: 400, height: 100), time_ns: time_ns,
            isComplete: true, preferredSizes: [])
    }

    @Test("are pushed in many messages and shown, and the difference moves over time")
    func animated() throws {
        let running = try RunningServer()
        var client = try CollectionClient(greeting: running.unix)
        let view = try createView(&client)
        let snapshot = try client.createSnapshot()
        try client.edit(.appendSections([7]), snapshot: snapshot)
        let items = Array(0..<100_000) as [UInt64]
        let columns = ItemColumns(heights: items.map { Float(10 + $0 % 2) })
        #expect(try client.appendItems(items, content: columns, snapshot: snapshot) == 0)
        #expect(try client.appendItems([], toSection: 7, snapshot: snapshot) == 0)
        let counts = try client.counts(of: .snapshot(snapshot))
        #expect(counts == SnapshotCounts(sectionCount: 1, itemCount: 100_000))
        try client.applySnapshot(snapshot, counts: counts, view: view)
        #expect(try client.contentSize(view: view).height == 1_050_000)
        #expect(try client.itemIdentifiers(of: .shown(byView: view)) == items)
        let before = try client.displayFrame(for: request(at: 1050, time_ns: 0), view: view)
        #expect(try client.edit(.insertItems([99_999], .before(0)), snapshot: snapshot) == 1)
        let options = BatchUpdateOptions(animation: Animation(duration_ns: 100), tag: 3)
        try client.applySnapshot(snapshot, options: options, view: view)
        let start = try client.displayFrame(for: request(at: 1050, time_ns: 1000), view: view)
        #expect(start.transitionEnd_ns == 1100)
        #expect(start.contentOffsetAdjustment.y == 11)
        let end = try client.displayFrame(for: request(at: 1061, time_ns: 1100), view: view)
        #expect(end.completions == [Completion(tag: 3, isFinished: true)])
        for element in before.elements {
            let path = element.element.indexPath
            let identifier = UInt64(path.item)
            let moved = try client.indexPath(ofItem: identifier, in: .shown(byView: view))
            #expect(moved == IndexPath(section: 0, item: path.item + 1))
            #expect(
                end.elements.first { $0.reusableView == element.reusableView }?.element.indexPath
                    == moved)
        }
    }

    @Test("answer what is in them")
    func questions() throws {
        let running = try RunningServer()
        var client = try CollectionClient(greeting: running.unix)
        let snapshot = try client.createSnapshot()
        let reference = SnapshotReference.snapshot(snapshot)
        try client.edit(.appendSections([7, 8]), snapshot: snapshot)
        try client.appendItems([1, 2, 3], toSection: 7, snapshot: snapshot)
        try client.edit(.reloadItems([2]), snapshot: snapshot)
        try client.edit(.reconfigureItems([3]), snapshot: snapshot)
        try client.edit(.reloadSections([8]), snapshot: snapshot)
        #expect(try client.sectionIdentifiers(of: reference) == [7, 8])
        #expect(try client.itemIdentifiers(inSection: 7, of: reference) == [1, 2, 3])
        #expect(try client.itemIdentifiers(inSection: 8, of: reference) == [])
        let marks = try client.marks(of: reference)
        #expect(marks.reloadedSections == [8])
        #expect(marks.reloadedItems == [2] && marks.reconfiguredItems == [3])
        let path = IndexPath(section: 0, item: 2)
        #expect(try client.indexPath(ofItem: 3, in: reference) == path)
        #expect(try client.itemIdentifier(at: path, in: reference) == 3)
        #expect(try client.index(ofSection: 8, in: reference) == 1)
        #expect(try client.index(ofSection: 9, in: reference) == nil)
        let copy = try client.createSnapshot(copyOf: reference)
        try client.destroySnapshot(snapshot)
        #expect(throws: ClientError.self) { try client.counts(of: reference) }
        #expect(try client.itemIdentifiers(of: .snapshot(copy)) == [1, 2, 3])
    }

    @Test("are sent ahead, and not shown when an edit was refused")
    func pipeline() throws {
        let running = try RunningServer()
        var client = try CollectionClient(greeting: running.tcp)
        let view = try createView(&client)
        let snapshot = try client.createSnapshot()
        client.enqueueEdit(.appendSections([7]), snapshot: snapshot)
        client.enqueueEdit(.appendItems([1, 2]), snapshot: snapshot)
        client.enqueueEdit(.appendItems([3], toSection: 9), snapshot: snapshot)
        client.enqueueEdit(.appendItems([2, 4]), snapshot: snapshot)
        let counts = SnapshotCounts(sectionCount: 1, itemCount: 4)
        client.enqueueApplySnapshot(snapshot, counts: counts, view: view)
        client.enqueueApplySnapshot(snapshot, counts: nil, view: view)
        #expect(try client.nextMovedCount() == 0)
        #expect(try client.nextMovedCount() == 0)
        #expect(throws: ClientError.self) { try client.nextMovedCount() }
        #expect(try client.nextMovedCount() == 1)
        #expect(throws: ClientError.self) { try client.nextAcknowledgement() }
        try client.nextAcknowledgement()
        #expect(try client.itemIdentifiers(of: .shown(byView: view)) == [1, 2, 4])
        try client.applySnapshotUsingReloadData(snapshot, view: view)
        // Two columns of different lengths in the second of several messages.
        let items = Array(10..<50_000) as [UInt64]
        let columns = ItemColumns(widths: Array(repeating: 1, count: items.count - 1))
        #expect(throws: ClientError.self) {
            try client.appendItems(items, content: columns, snapshot: snapshot)
        }
        #expect(try client.contentSize(view: view).height > 0)
    }

    @Test("of sections are outlines")
    func outlines() throws {
        let running = try RunningServer()
        var client = try CollectionClient(greeting: running.unix)
        let view = try createView(&client)
        let snapshot = try client.createSnapshot()
        try client.edit(.appendSections([7]), snapshot: snapshot)
        try client.applySnapshot(snapshot, view: view)
        let outline = try client.createSectionSnapshot()
        try client.edit(.append([1, 2]), sectionSnapshot: outline)
        try client.edit(.setLazy([1]), sectionSnapshot: outline)
        try client.edit(.expand([1]), sectionSnapshot: outline)
        #expect(try client.itemsAwaitingChildren(ofSectionSnapshot: outline) == [1])
        try client.edit(.append([10, 11], to: 1), sectionSnapshot: outline)
        #expect(try client.itemsAwaitingChildren(ofSectionSnapshot: outline) == [])
        let animated = BatchUpdateOptions(animation: Animation(), tag: 1)
        try client.applySectionSnapshot(outline, toSection: 7, options: animated, view: view)
        #expect(try client.itemIdentifiers(of: .shown(byView: view)) == [1, 10, 11, 2])
        try client.edit(.collapse([1]), sectionSnapshot: outline)
        try client.applySectionSnapshot(outline, toSection: 7, view: view)
        #expect(try client.itemIdentifiers(of: .shown(byView: view)) == [1, 2])
        #expect(try client.items(ofSectionSnapshot: outline) == [1, 10, 11, 2])
        #expect(try client.rootItems(ofSectionSnapshot: outline) == [1, 2])
        #expect(try client.visibleItems(ofSectionSnapshot: outline) == [1, 2])
        #expect(try client.expandedItems(ofSectionSnapshot: outline) == [])
        let item = try client.outlineItem(11, inSectionSnapshot: outline)
        #expect(item?.parent == 1 && item?.level == 1 && item?.isVisible == false)
        #expect(try client.outlineItem(12, inSectionSnapshot: outline) == nil)
        let part = try client.createSectionSnapshot(ofPartOf: outline, parent: 1)
        #expect(try client.items(ofSectionSnapshot: part) == [10, 11])
        let copy = try client.createSectionSnapshot(copyOf: outline)
        try client.destroySectionSnapshot(outline)
        #expect(try client.items(ofSectionSnapshot: copy) == [1, 10, 11, 2])
    }
}
