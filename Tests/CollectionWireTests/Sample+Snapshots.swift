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

    private static var snapshots: [Operation] {
        let animation = Animation(duration_ns: 100, curve: .easeOut)
        let application = SnapshotApplication(
            snapshot: 1, options: BatchUpdateOptions(animation: animation, tag: 1),
            counts: SnapshotCounts(sectionCount: 2, itemCount: 6))
        let steps: [SnapshotStep] =
            [.create(.empty)] + edits.map { .edit(1, $0) } + [
                .apply(application), .create(.shown(byView: 1)), .edit(2, .moveItem(5, .before(1))),
                .edit(2, .deleteSections([9])), .apply(SnapshotApplication(snapshot: 2)),
                .ask(2, .identifiers(.itemsOfSection(8), first: 1, count: 9)), .ask(0, .counts),
                .ask(1, .indexPath(ofItem: 3)), .destroy(1),
                .apply(SnapshotApplication(snapshot: 2, usingReloadData: true)),
            ]
        let outlineSteps: [SectionSnapshotStep] =
            [.create(.empty)] + outlineEdits.map { .edit(1, $0) } + [
                .create(.part(of: 1, parent: 20, includingParent: true)),
                .edit(1, .delete([20])), .edit(1, .insertSnapshot(2, .after(10))),
                .apply(1, toSection: 8, BatchUpdateOptions(animation: animation)),
                .ask(1, .identifiers(.visible, first: 0, count: 9)), .ask(1, .item(21)),
            ]
        return steps.map { .snapshot($0) } + [frame(at: 0)]
            + outlineSteps.map { .sectionSnapshot($0) } + [frame(at: 5), frame(at: 37)]
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
