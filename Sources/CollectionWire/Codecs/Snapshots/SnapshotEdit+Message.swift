import CMessages
import CollectionCore

extension SnapshotEdit {
    /// What identifiers and numbers mean is for the core to check.
    init(_ message: UnsafePointer<EditSnapshotMessage>) throws(Status) {
        let m = unsafe message.pointee
        switch unsafe m.edit_case {
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_APPEND_SECTIONS:
            self = unsafe .appendSections(.identifiers(m.append_sections))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_INSERT_SECTIONS:
            let sections = unsafe m.insert_sections.pointee
            self = try unsafe .insertSections(
                .copied(sections.identifiers, sections.n_identifiers),
                IdentifierPlace(sections.place))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_DELETE_SECTIONS:
            self = unsafe .deleteSections(.identifiers(m.delete_sections))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_MOVE_SECTION:
            let move = unsafe m.move_section.pointee
            self = try unsafe .moveSection(move.identifier, IdentifierPlace(move.place))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_RELOAD_SECTIONS:
            self = unsafe .reloadSections(.identifiers(m.reload_sections))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_SET_METRICS:
            let list = unsafe m.set_metrics.pointee
            self = unsafe .setMetrics(MetricsList.metrics(list.metrics, count: list.n_metrics))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_SET_SECTION_METRICS:
            let change = unsafe m.set_section_metrics.pointee
            self = unsafe .setSectionMetrics(
                change.section_metrics,
                ofSections: .copied(change.identifiers, change.n_identifiers))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_SET_DUPLICATE_POLICY:
            self = try unsafe .setDuplicatePolicy(
                .known(m.set_duplicate_policy.rawValue, "set_duplicate_policy"))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_REMOVE_MARKS: self = .removeMarks
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_REPLACE_ITEMS_WITH_OUTLINE:
            let replaced = unsafe m.replace_items_with_outline.pointee
            self = unsafe .replaceItems(
                inSection: replaced.section, sectionSnapshot: replaced.section_snapshot)
        default:
            guard let edit = try unsafe SnapshotEdit(ofItems: m) else {
                throw .malformed("the request has no edit that is known")
            }
            self = edit
        }
    }

    private init?(ofItems m: EditSnapshotMessage) throws(Status) {
        switch unsafe m.edit_case {
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_APPEND_ITEMS:
            let items = unsafe m.append_items.pointee
            let hasSection = unsafe items.place_case == JOGAKBO__V1__APPEND_ITEMS__PLACE_SECTION
            self = unsafe .appendItems(
                .copied(items.identifiers, items.n_identifiers),
                toSection: hasSection ? items.section : nil, content: ItemColumns(items.content))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_INSERT_ITEMS:
            let items = unsafe m.insert_items.pointee
            self = try unsafe .insertItems(
                .copied(items.identifiers, items.n_identifiers), IdentifierPlace(items.place),
                content: ItemColumns(items.content))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_DELETE_ITEMS:
            self = unsafe .deleteItems(.identifiers(m.delete_items))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_DELETE_ALL_ITEMS:
            self = unsafe .deleteAllItems(
                keepingSections: m.delete_all_items.pointee.keeps_sections != 0)
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_MOVE_ITEM:
            let move = unsafe m.move_item.pointee
            self = try unsafe .moveItem(move.identifier, IdentifierPlace(move.place))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_RELOAD_ITEMS:
            let items = unsafe m.reload_items.pointee
            self = unsafe .reloadItems(
                .copied(items.identifiers, items.n_identifiers),
                content: ItemColumns(items.content))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_RECONFIGURE_ITEMS:
            let items = unsafe m.reconfigure_items.pointee
            self = unsafe .reconfigureItems(
                .copied(items.identifiers, items.n_identifiers),
                content: ItemColumns(items.content))
        default:
            return nil
        }
    }
}

extension [UInt64] {
    static func identifiers(_ message: UnsafePointer<IdentifiersMessage>) -> [UInt64] {
        unsafe .copied(message.pointee.identifiers, message.pointee.n_identifiers)
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<IdentifiersMessage> {
        let message = unsafe arena.make(jogakbo__v1__identifiers__init)
        unsafe (message.pointee.n_identifiers, message.pointee.identifiers) = (
            count, arena.copied(self)
        )
        return unsafe message
    }
}
