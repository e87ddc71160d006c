package import CMessages
import CollectionCore

extension SnapshotEdit {
    /// What identifiers and numbers mean is for the core to check.
    init(_ m: Jogakbo__V1__EditSnapshot, with coder: inout FieldCoder) {
        switch m.edit_case {
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_APPEND_SECTIONS:
            self = unsafe .appendSections(coder.read(m.append_sections))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_INSERT_SECTIONS:
            let sections = unsafe m.insert_sections.pointee
            self = unsafe .insertSections(
                .copied(sections.identifiers, sections.n_identifiers),
                coder.place(sections.place))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_DELETE_SECTIONS:
            self = unsafe .deleteSections(coder.read(m.delete_sections))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_MOVE_SECTION:
            let move = unsafe m.move_section.pointee
            self = unsafe .moveSection(move.identifier, coder.place(move.place))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_RELOAD_SECTIONS:
            self = unsafe .reloadSections(coder.read(m.reload_sections))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_SET_METRICS:
            let list = unsafe m.set_metrics.pointee
            self = unsafe .setMetrics(coder.list(list.metrics, list.n_metrics))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_SET_SECTION_METRICS:
            let change = unsafe m.set_section_metrics.pointee
            self = unsafe .setSectionMetrics(
                change.section_metrics,
                ofSections: .copied(change.identifiers, change.n_identifiers))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_SET_DUPLICATE_POLICY:
            var (field, policy) = (m.set_duplicate_policy, Snapshot.DuplicatePolicy.error)
            coder.code(&field, &policy, "set_duplicate_policy")
            self = .setDuplicatePolicy(policy)
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_REMOVE_MARKS: self = .removeMarks
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_REPLACE_ITEMS_WITH_OUTLINE:
            let replaced = unsafe m.replace_items_with_outline.pointee
            self = unsafe .replaceItems(
                inSection: replaced.section, sectionSnapshot: replaced.section_snapshot)
        default:
            self = SnapshotEdit(ofItems: m, with: &coder)
        }
    }

    private init(ofItems m: Jogakbo__V1__EditSnapshot, with coder: inout FieldCoder) {
        switch m.edit_case {
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_APPEND_ITEMS:
            let items = unsafe m.append_items.pointee
            let hasSection = items.place_case == JOGAKBO__V1__APPEND_ITEMS__PLACE_SECTION
            self = unsafe .appendItems(
                .copied(items.identifiers, items.n_identifiers),
                toSection: hasSection ? items.section : nil, content: coder.optional(items.content))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_INSERT_ITEMS:
            let items = unsafe m.insert_items.pointee
            self = unsafe .insertItems(
                .copied(items.identifiers, items.n_identifiers), coder.place(items.place),
                content: coder.optional(items.content))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_DELETE_ITEMS:
            self = unsafe .deleteItems(coder.read(m.delete_items))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_DELETE_ALL_ITEMS:
            self = unsafe .deleteAllItems(
                keepingSections: m.delete_all_items.pointee.keeps_sections != 0)
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_MOVE_ITEM:
            let move = unsafe m.move_item.pointee
            self = unsafe .moveItem(move.identifier, coder.place(move.place))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_RELOAD_ITEMS:
            let items = unsafe m.reload_items.pointee
            self = unsafe .reloadItems(
                .copied(items.identifiers, items.n_identifiers),
                content: coder.optional(items.content))
        case JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_RECONFIGURE_ITEMS:
            let items = unsafe m.reconfigure_items.pointee
            self = unsafe .reconfigureItems(
                .copied(items.identifiers, items.n_identifiers),
                content: coder.optional(items.content))
        default:
            coder.fail(.malformed("the request has no edit that is known"))
            self = .removeMarks
        }
    }
}

/// What parts of edits are read with.
extension FieldCoder {
    mutating func optional<Value: MessageCodable>(
        _ message: UnsafeMutablePointer<Value.Message>?
    ) -> Value? {
        unsafe message.map { unsafe read($0) }
    }

    mutating func list<Value: MessageCodable>(
        _ list: List<Value.Message>?, _ count: Int
    ) -> [Value] {
        var (count, list, values) = unsafe (count, list, [Value]())
        unsafe code(&count, &list, &values)
        return values
    }

    mutating func place(
        _ message: UnsafeMutablePointer<Jogakbo__V1__IdentifierPlace>?
    ) -> IdentifierPlace {
        if let place: IdentifierPlace = unsafe optional(message) { return place }
        fail(.malformed("place is missing"))
        return .blank
    }
}

/// Identifiers, in a message of their own.
extension UInt64: ColumnCodable {
    package static var beginColumns: MessageBegin<Jogakbo__V1__Identifiers> {
        unsafe jogakbo__v1__identifiers__init
    }

    package static func code(
        _ identifiers: inout [UInt64], as m: inout Jogakbo__V1__Identifiers,
        with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.n_identifiers, &m.identifiers, &identifiers)
    }
}
