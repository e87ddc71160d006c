import CollectionCore
import CollectionWire
import Testing

/// Messages about snapshots, as the bytes of another encoder.
@Suite struct SnapshotGoldenTests {
    @Test("Requests")
    func requests() throws {
        try Golden.expect(
            "request_create_snapshot", is: .snapshot(.create(.shown(byView: 3))), id: 1, view: 0)
        let counts = SnapshotCounts(sectionCount: 2, itemCount: 300)
        let application = SnapshotApplication(
            snapshot: 1, options: BatchUpdateOptions(tag: 9), counts: counts)
        try Golden.expect(
            "request_apply_snapshot", is: .snapshot(.apply(application)), id: 5, view: 2)
        let question = SnapshotQuestion.identifiers(.itemsOfSection(0), first: 300, count: .max)
        try Golden.expect(
            "request_ask_snapshot", is: .snapshot(.ask(0, question)), id: 6, view: 2)
        let apply = SectionSnapshotStep.apply(1, toSection: .max, BatchUpdateOptions())
        try Golden.expect(
            "request_apply_section_snapshot", is: .sectionSnapshot(apply), id: 8, view: 1)
    }

    @Test("Edits")
    func edits() throws {
        let columns = ItemColumns(
            widths: [1, 2.5], reuseIdentifiers: [0, .max], sizesAreEstimates: true)
        let append = SnapshotEdit.appendItems([1, .max], toSection: 300, content: columns)
        try Golden.expect("request_append_items", is: .snapshot(.edit(7, append)), id: 2, view: 0)
        let insert = SnapshotEdit.insertItems([5], .after(9), content: ItemColumns())
        try Golden.expect("request_insert_items", is: .snapshot(.edit(1, insert)), id: 3, view: 0)
        let policy = SnapshotEdit.setDuplicatePolicy(.moveExisting)
        try Golden.expect(
            "request_set_duplicate_policy", is: .snapshot(.edit(1, policy)), id: 4, view: 0)
        let replace = SectionSnapshotEdit.replaceChildren(of: 256, usingSnapshot: 4)
        try Golden.expect(
            "request_replace_children", is: .sectionSnapshot(.edit(3, replace)), id: 7, view: 0)
    }

    @Test("Responses")
    func responses() throws {
        let part = SnapshotResult.identifiers(total: 1000, [1, .max])
        try Golden.expect("response_identifiers", is: .success(.snapshot(part)), id: 6)
        try Golden.expect("response_moved_count", is: .success(.snapshot(.movedCount(0))), id: 2)
        let item = OutlineItem(
            index: 300, level: 2, parent: 7, isExpanded: true, isVisible: false)
        try Golden.expect(
            "response_outline_item", is: .success(.snapshot(.outlineItem(item))), id: 9)
    }
}
