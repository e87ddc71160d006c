import CJogakbo
import CollectionCore

/// An edit of a snapshot for either door. It need not be possible.
struct SnapshotEdit {
    var kind: UInt32
    var identifiers: [UInt64]
    var anchor: UInt64
    var other: UInt64
    var section: UInt64?
    var isAfter: Bool
    var number: UInt32
    var content: RandomContent?

    init(_ random: inout Generator) {
        kind = random.next(21)
        // Sections and items have the same few identifiers, so that edits meet.
        identifiers = (0..<random.next(5)).map { _ in UInt64(random.next(40)) }
        anchor = UInt64(random.next(40))
        other = UInt64(random.next(40))
        section = random.next(2) == 0 ? nil : UInt64(random.next(12))
        isAfter = random.next(2) == 0
        number = random.next(4)
        content = RandomContent(identifiers.count, &random)
    }

    private var sections: [UInt64] { identifiers.map { $0 % 12 } }
    private var policy: UInt32 { number == 3 && isAfter ? 4 : number }
    private var relation: jgb_relation { isAfter ? JGB_AFTER : JGB_BEFORE }

    /// - Returns: How many moved; nil where an edit does not say.
    func perform(on snapshot: inout Snapshot) throws(CollectionError) -> Int? {
        switch kind {
        case 0, 1: return try snapshot.appendSections(sections)
        case 2:
            return isAfter
                ? try snapshot.insertSections(sections, afterSection: anchor % 12)
                : try snapshot.insertSections(sections, beforeSection: anchor % 12)
        case 3: try snapshot.deleteSections(sections)
        case 4:
            isAfter
                ? try snapshot.moveSection(other % 12, afterSection: anchor % 12)
                : try snapshot.moveSection(other % 12, beforeSection: anchor % 12)
        case 5: try snapshot.reloadSections(sections)
        case 6: try snapshot.setSectionMetrics(number, ofSections: sections)
        case 7:
            // As a number that C passes, which need not be a policy.
            guard let policy = Snapshot.DuplicatePolicy(rawValue: policy) else {
                throw .unknown("policy", policy, most: 3)
            }
            snapshot.duplicatePolicy = policy
        default: return try performOnItems(of: &snapshot)
        }
        return nil
    }

    private func performOnItems(of snapshot: inout Snapshot) throws(CollectionError) -> Int? {
        switch kind {
        case 8...11:
            return try snapshot.appendItems(
                identifiers, toSection: section, content: content?.content)
        case 12, 13:
            let content = try content?.content
            return isAfter
                ? try snapshot.insertItems(identifiers, afterItem: anchor, content: content)
                : try snapshot.insertItems(identifiers, beforeItem: anchor, content: content)
        case 14: try snapshot.deleteItems(identifiers)
        case 15:
            if number == 0 { snapshot.deleteAllItems(keepingSections: isAfter) }
        case 16:
            isAfter
                ? try snapshot.moveItem(other, afterItem: anchor)
                : try snapshot.moveItem(other, beforeItem: anchor)
        case 17: try snapshot.reloadItems(identifiers, content: content?.content)
        case 18: try snapshot.reconfigureItems(identifiers, content: content?.content)
        case 19:
            return try snapshot.setItems(
                identifiers, ofSection: anchor % 12, content: content?.content)
        default: snapshot.removeMarks()
        }
        return nil
    }

    func perform(on snapshot: OpaquePointer, moved: inout Int) -> jgb_status {
        let (sections, count) = (sections, identifiers.count)
        return switch kind {
        case 0, 1: unsafe jgb_snapshot_append_sections(snapshot, sections, count, &moved)
        case 2:
            unsafe jgb_snapshot_insert_sections(
                snapshot, sections, count, relation, anchor % 12, &moved)
        case 3: unsafe jgb_snapshot_delete_sections(snapshot, sections, count)
        case 4: unsafe jgb_snapshot_move_section(snapshot, other % 12, relation, anchor % 12)
        case 5: unsafe jgb_snapshot_reload_sections(snapshot, sections, count)
        case 6: unsafe jgb_snapshot_set_section_metrics(snapshot, number, sections, count)
        case 7:
            unsafe jgb_snapshot_set_duplicate_policy(
                snapshot, jgb_duplicate_policy(rawValue: policy))
        default:
            unsafe withContent(content) {
                unsafe performOnItems(of: snapshot, $0, moved: &moved)
            }
        }
    }

    private func performOnItems(
        of snapshot: OpaquePointer, _ content: UnsafePointer<jgb_item_content>?,
        moved: inout Int
    ) -> jgb_status {
        let (items, count) = (identifiers, identifiers.count)
        switch kind {
        case 8...11:
            return unsafe withOptional(section) {
                unsafe jgb_snapshot_append_items(snapshot, $0, items, count, content, &moved)
            }
        case 12, 13:
            return unsafe jgb_snapshot_insert_items(
                snapshot, items, count, relation, anchor, content, &moved)
        case 14: return unsafe jgb_snapshot_delete_items(snapshot, items, count)
        case 15:
            if number != 0 { return JGB_OK }
            return unsafe jgb_snapshot_delete_all_items(snapshot, isAfter ? 1 : 0)
        case 16: return unsafe jgb_snapshot_move_item(snapshot, other, relation, anchor)
        case 17: return unsafe jgb_snapshot_reload_items(snapshot, items, count, content)
        case 18: return unsafe jgb_snapshot_reconfigure_items(snapshot, items, count, content)
        case 19:
            return unsafe jgb_snapshot_set_items(
                snapshot, anchor % 12, items, count, content, &moved)
        default: return unsafe jgb_snapshot_remove_marks(snapshot)
        }
    }
}
