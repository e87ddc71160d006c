import CJogakbo
import CollectionCore
import Testing

/// The same snapshots through the header and in Swift.
@Suite("Snapshots in C and Swift", .timeLimit(.minutes(10)))
struct SnapshotTests {
    @Test("Edits, answers and differences mean the same in C", arguments: 0..<24 as Range<UInt64>)
    func sameSnapshots(seed: UInt64) throws {
        var random = Generator(state: seed)
        var snapshot = Snapshot(limits: Limits())
        let handle = unsafe try SnapshotHandle()
        try snapshot.setMetrics([SectionMetrics(), SectionMetrics()])
        unsafe try setTwoMetrics(handle.snapshot)
        var made = 0
        for step in 0..<150 {
            let older = snapshot
            let olderHandle = unsafe try SnapshotHandle(copyOf: handle)
            for _ in 0...random.next(2) {
                let edit = SnapshotEdit(&random)
                var moved = -1
                let outcome = outcome { () throws(CollectionError) in
                    try edit.perform(on: &snapshot)
                }
                let status = unsafe edit.perform(on: handle.snapshot, moved: &moved)
                #expect(status == outcome.status, "seed \(seed), step \(step): \(edit)")
                #expect(moved == outcome.value.flatMap { $0 } ?? -1)
                if let message = outcome.message {
                    #expect(unsafe handle.message == message)
                } else {
                    made += 1
                }
            }
            unsafe try expectSame(handle.snapshot, snapshot)
            unsafe try expectSame(olderHandle.snapshot, older)
            let parts = unsafe try listed {
                unsafe jgb_snapshot_difference(handle.snapshot, olderHandle.snapshot, $0, $1)
            }
            #expect(parts.map(UpdateItem.init) == snapshot.difference(from: older).items)
        }
        #expect(made > 60, "seed \(seed)")
    }

    @Test("Outlines mean the same in C", arguments: 0..<24 as Range<UInt64>)
    func sameOutlines(seed: UInt64) throws {
        var random = Generator(state: seed)
        var outline = SectionSnapshot(limits: Limits())
        let handle = unsafe try OutlineHandle()
        var made = 0
        for step in 0..<200 {
            let edit = OutlineEdit(&random)
            let outcome = outcome { () throws(CollectionError) in
                try edit.perform(on: &outline)
            }
            let status = unsafe edit.perform(on: handle.outline)
            #expect(status == outcome.status, "seed \(seed), step \(step): \(edit)")
            if let message = outcome.message {
                #expect(unsafe handle.message == message)
            } else {
                made += 1
            }
            unsafe try expectSame(handle.outline, outline)
        }
        #expect(made > 25, "seed \(seed)")
    }

    @Test("Applied snapshots show the same in C", arguments: 0..<16 as Range<UInt64>)
    func sameViews(seed: UInt64) throws {
        var random = Generator(state: seed)
        let scene = Scene(&random)
        var view = CollectionView(limits: Limits())
        try scene.apply(to: &view)
        let handle = unsafe try Handle()
        unsafe try scene.apply(to: handle.view)
        var snapshot = Snapshot(limits: Limits())
        let edited = unsafe try SnapshotHandle()
        var outline = SectionSnapshot(limits: Limits())
        let outlineHandle = unsafe try OutlineHandle()
        for step in 0..<60 as Range<UInt64> {
            for _ in 0..<6 {
                let edit = SnapshotEdit(&random)
                var moved = 0
                _ = outcome { () throws(CollectionError) in try edit.perform(on: &snapshot) }
                _ = unsafe edit.perform(on: edited.snapshot, moved: &moved)
                let change = OutlineEdit(&random)
                _ = outcome { () throws(CollectionError) in try change.perform(on: &outline) }
                _ = unsafe change.perform(on: outlineHandle.outline)
            }
            let options = RandomBatch(&random).settings
            let choice = random.next(6)
            let section = UInt64(random.next(12))
            let expected = outcome { () throws(CollectionError) in
                switch choice {
                case 0: try view.applySnapshotUsingReloadData(snapshot)
                case 1:
                    try view.applySnapshot(options: options) { next throws(CollectionError) in
                        try next.replaceItems(inSection: section, with: outline)
                    }
                default: try view.applySnapshot(snapshot, options: options)
                }
            }
            let status = unsafe withOptions(options) { options in
                switch choice {
                case 0:
                    unsafe jgb_view_apply_snapshot_using_reload_data(
                        handle.view, edited.snapshot)
                case 1:
                    unsafe jgb_view_apply_section_snapshot(
                        handle.view, section, outlineHandle.outline, options)
                default: unsafe jgb_view_apply_snapshot(handle.view, edited.snapshot, options)
                }
            }
            #expect(status == expected.status, "seed \(seed), step \(step)")
            unsafe try compare(&view, handle, time_ns: 5 * step, &random)
        }
    }

    private func compare(
        _ view: inout CollectionView, _ handle: borrowing Handle, time_ns: UInt64,
        _ random: inout Generator
    ) throws {
        let bounds = Rect(x: 0, y: Double(random.next(400)), width: 320, height: 480)
        let request = DisplayFrameRequest(
            bounds: bounds, time_ns: time_ns, isComplete: false, preferredSizes: [])
        let expected = try view.displayFrame(for: request)
        let frame = unsafe try handle.displayFrame(request)
        unsafe expectEqual(frame, expected)
        let item = UInt64(random.next(40))
        var path = jgb_index_path(section: 9, item: 9)
        var there: UInt64 = 99
        guard let place = view.indexPath(forItem: item) else {
            #expect(
                unsafe jgb_view_index_path_for_identifier(handle.view, item, &path)
                    == JGB_NOT_FOUND)
            return
        }
        #expect(
            unsafe jgb_view_index_path_for_identifier(handle.view, item, &path) == JGB_OK)
        #expect(path.section == place.section && path.item == place.item)
        #expect(
            unsafe jgb_view_identifier_for_index_path(handle.view, path, &there) == JGB_OK)
        #expect(there == item)
    }

    private func setTwoMetrics(_ snapshot: OpaquePointer) throws {
        let metrics = [Scene.metrics(SectionMetrics()), Scene.metrics(SectionMetrics())]
        unsafe try #require(jgb_snapshot_set_metrics(snapshot, metrics, 2) == JGB_OK)
    }
}

/// What came of an edit in Swift, as C tells it.
private struct Outcome<Value> {
    var status = JGB_OK
    var value: Value?
    var message: String?
}

private func outcome<Value>(_ body: () throws(CollectionError) -> Value) -> Outcome<Value> {
    do throws(CollectionError) {
        return Outcome(value: try body())
    } catch {
        return Outcome(
            status: jgb_status(rawValue: error.code.rawValue), message: error.message)
    }
}

extension UpdateItem {
    /// An action that has no use for a path does not tell one that is the same in each door.
    fileprivate init(_ item: jgb_update_item) {
        self.init(
            Action(rawValue: item.action.rawValue) ?? .delete,
            before: IndexPath(
                section: item.index_path_before_update.section,
                item: item.index_path_before_update.item),
            after: IndexPath(
                section: item.index_path_after_update.section,
                item: item.index_path_after_update.item),
            count: item.count, flags: Flags(rawValue: item.flags))
    }
}
