import CollectionCore
import CollectionWire
import Testing

/// Messages about snapshots, as the bytes of another encoder.
@Suite struct SnapshotGoldenTests {
    @Test("Requests")
    func requests() throws {
        try Golden.expect(
            "request_create_snapshot", is: CreateSnapshot(.shown(byView: 3)), id: 1, view: 0)
        let counts = SnapshotCounts(sectionCount: 2, itemCount: 300)
        let apply = ApplySnapshot(1, options: BatchUpdateOptions(tag: 9), counts: counts)
        try Golden.expect("request_apply_snapshot", is: apply, id: 5, view: 2)
        let question = GetIdentifiers(0, .itemsOfSection(0), first: 300, count: .max)
        try Golden.expect("request_ask_snapshot", is: question, id: 6, view: 2)
        let outline = ApplySectionSnapshot(1, toSection: .max)
        try Golden.expect("request_apply_section_snapshot", is: outline, id: 8, view: 1)
    }

    @Test("Edits")
    func edits() throws {
        let columns = ItemColumns(
            widths: [1, 2.5], reuseIdentifiers: [0, .max], sizesAreEstimates: true)
        let append = SnapshotEdit.appendItems([1, .max], toSection: 300, content: columns)
        try Golden.expect("request_append_items", is: EditSnapshot(7, append), id: 2, view: 0)
        let insert = SnapshotEdit.insertItems([5], .after(9), content: ItemColumns())
        try Golden.expect("request_insert_items", is: EditSnapshot(1, insert), id: 3, view: 0)
        let policy = SnapshotEdit.setDuplicatePolicy(.moveExisting)
        try Golden.expect(
            "request_set_duplicate_policy", is: EditSnapshot(1, policy), id: 4, view: 0)
        let replace = SectionSnapshotEdit.replaceChildren(of: 256, usingSnapshot: 4)
        try Golden.expect(
            "request_replace_children", is: EditSectionSnapshot(3, replace), id: 7, view: 0)
    }

    @Test("Responses")
    func responses() throws {
        let part = IdentifierPart(total: 1000, identifiers: [1, .max])
        try Golden.expect(
            "response_identifiers", is: .success(part, to: GetIdentifiers.self), id: 6)
        try Golden.expect("response_moved_count", is: .success(0, to: EditSnapshot.self), id: 2)
        let item = OutlineItem(
            index: 300, level: 2, parent: 7, isExpanded: true, isVisible: false)
        try Golden.expect(
            "response_outline_item", is: .success(item, to: GetOutlineItem.self), id: 9)
    }
}
