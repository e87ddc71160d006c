import CollectionCore
import CollectionWire

extension Sample {
    /// The sample with snapshots of both sorts, edited in every way, shown and asked about.
    static var snapshotStream: [UInt8] {
        stream
            + snapshots.enumerated().flatMap { index, operation in
                Request(id: UInt64(200 + index), view: 1, operation: operation).bytes
            }
    }

    private static var snapshots: [any Operation] {
        let animation = Animation(duration_ns: 100, curve: .easeOut)
        let options = BatchUpdateOptions(animation: animation, tag: 1)
        let counts = SnapshotCounts(sectionCount: 2, itemCount: 6)
        let steps: [any Operation] = [
            ApplySnapshot(1, options: options, counts: counts), CreateSnapshot(.shown(byView: 1)),
            EditSnapshot(2, .moveItem(5, .before(1))), EditSnapshot(2, .deleteSections([9])),
            ApplySnapshot(2), GetIdentifiers(2, .itemsOfSection(8), first: 1, count: 9),
            GetSnapshotCounts(0), GetIndexPathOfItem(1, item: 3), DestroySnapshot(1),
            ApplySnapshot(2, usingReloadData: true), frame(at: 0), CreateSectionSnapshot(.empty),
        ]
        let outlineSteps: [any Operation] = [
            CreateSectionSnapshot(.part(of: 1, parent: 20, includingParent: true)),
            EditSectionSnapshot(1, .delete([20])),
            EditSectionSnapshot(1, .insertSnapshot(2, .after(10))),
            ApplySectionSnapshot(
                1, toSection: 8, options: BatchUpdateOptions(animation: animation)),
            GetOutlineIdentifiers(1, .visible, first: 0, count: 9), GetOutlineItem(1, item: 21),
            frame(at: 5), frame(at: 37),
        ]
        return [CreateSnapshot(.empty)] + edits.map { EditSnapshot(1, $0) } + steps
            + outlineEdits.map { EditSectionSnapshot(1, $0) } + outlineSteps
    }

    private static var edits: [SnapshotEdit] {
        [
            .appendSections([8, 9]), .setMetrics([SectionMetrics()]),
            .setSectionMetrics(1, ofSections: [9]),
            .appendItems([1, 2, 3], toSection: 8, content: ItemColumns(heights: [5, 6, 7])),
            .insertItems([4, 2, 5], .after(1)), .setDuplicatePolicy(.keepFirst),
            .appendItems([1, 6]), .reloadItems([6], content: ItemColumns(widths: [9])),
            .reconfigureItems([1]), .moveSection(9, .before(8)), .reloadSections([8]),
            .deleteItems([77]),
        ]
    }

    private static var outlineEdits: [SectionSnapshotEdit] {
        [
            .append([10, 20]), .append([21, 22], to: 20, content: ItemColumns(heights: [1, 2])),
            .insert([11], .before(20)), .expand([20]), .setLazy([11]), .collapse([10]),
        ]
    }
}
