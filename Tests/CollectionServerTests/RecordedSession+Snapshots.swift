import CollectionCore
import CollectionWire

extension RecordedSession {
    /// Snapshots of both sorts, animated, asked about and refused.
    static func showSnapshots(_ client: TestClient) throws {
        let view = try client.createList(itemCount: 0)
        let edits: [SnapshotEdit] = [
            .appendSections([7, 8]),
            .appendItems([1, 2, 3], toSection: 7, content: ItemColumns(heights: [10, 20, 30])),
            .insertItems([3, 4], .before(1)), .reloadItems([2]),
        ]
        let apply = ApplySnapshot(
            1, options: BatchUpdateOptions(animation: Animation(duration_ns: 50), tag: 1))
        _ = try client.call(CreateSnapshot(.empty))
        for edit in edits {
            _ = try client.call(EditSnapshot(1, edit))
            _ = try client.call(apply, view: view)
            _ = try client.displayFrame(of: view, offset: 0)
        }
        _ = try client.call(CreateSectionSnapshot(.empty))
        _ = try client.call(EditSectionSnapshot(1, .append([1, 9])))
        _ = try client.call(
            ApplySectionSnapshot(1, toSection: 8, options: BatchUpdateOptions()), view: view)
        _ = try client.displayFrame(of: view, offset: 0)
        _ = try client.call(GetSnapshotCounts(0), view: view)
        _ = try client.call(DestroySnapshot(1))
        guard try status(of: { try client.call(apply, view: view) }) != nil else {
            throw TestClient.Failure.unexpected("a snapshot that is gone was applied")
        }
    }
}
