import CMessages
import CollectionCore

extension SnapshotEdit {
    /// Goes through the fields of the edit. The core checks identifiers and numbers.
    mutating func code(_ m: inout Jogakbo__V1__EditSnapshot, with coder: inout FieldCoder) {
        if coder.isReading { self = SnapshotEdit(blank: m.edit_case, with: &coder) }
        m.edit_case = number
        switch self {
        case .appendSections(var identifiers):
            unsafe coder.code(&m.append_sections, &identifiers)
            self = .appendSections(identifiers)
        case .insertSections(var identifiers, var place):
            let part = unsafe coder.part(&m.insert_sections, jogakbo__v1__insert_sections__init)
            unsafe coder.code(&part.pointee.n_identifiers, &part.pointee.identifiers, &identifiers)
            unsafe coder.code(&part.pointee.place, &place, orFail: .noPlace)
            self = .insertSections(identifiers, place)
        case .deleteSections(var identifiers):
            unsafe coder.code(&m.delete_sections, &identifiers)
            self = .deleteSections(identifiers)
        case .moveSection(var identifier, var place):
            unsafe coder.code(&m.move_section, &identifier, &place)
            self = .moveSection(identifier, place)
        case .reloadSections(var identifiers):
            unsafe coder.code(&m.reload_sections, &identifiers)
            self = .reloadSections(identifiers)
        case .setMetrics(var metrics):
            let part = unsafe coder.part(&m.set_metrics, jogakbo__v1__set_metrics__init)
            unsafe coder.code(&part.pointee.n_metrics, &part.pointee.metrics, &metrics)
            self = .setMetrics(metrics)
        case .setSectionMetrics(var metrics, var identifiers):
            let part = unsafe coder.part(
                &m.set_section_metrics, jogakbo__v1__set_section_metrics__init)
            unsafe coder.code(&part.pointee.section_metrics, &metrics)
            unsafe coder.code(&part.pointee.n_identifiers, &part.pointee.identifiers, &identifiers)
            self = .setSectionMetrics(metrics, ofSections: identifiers)
        case .setDuplicatePolicy(var policy):
            coder.code(&m.set_duplicate_policy, &policy, "set_duplicate_policy")
            self = .setDuplicatePolicy(policy)
        case .removeMarks: m.remove_marks = 1
        case .replaceItems(var section, var outline):
            let part = unsafe coder.part(
                &m.replace_items_with_outline, jogakbo__v1__replace_items__init)
            unsafe coder.code(&part.pointee.section, &section)
            unsafe coder.code(&part.pointee.section_snapshot, &outline)
            self = .replaceItems(inSection: section, sectionSnapshot: outline)
        case .appendItems, .insertItems, .setItems, .deleteItems, .deleteAllItems, .moveItem,
            .reloadItems,
            .reconfigureItems:
            codeItems(&m, with: &coder)
        }
    }

    private mutating func codeItems(
        _ m: inout Jogakbo__V1__EditSnapshot, with coder: inout FieldCoder
    ) {
        switch self {
        case .appendItems(var identifiers, var section, var content):
            let part = unsafe coder.part(&m.append_items, jogakbo__v1__append_items__init)
            unsafe coder.code(&part.pointee.n_identifiers, &part.pointee.identifiers, &identifiers)
            unsafe coder.code(
                &part.pointee.section, &section, in: &part.pointee.place_case,
                JOGAKBO__V1__APPEND_ITEMS__PLACE_SECTION)
            unsafe coder.code(&part.pointee.content, &content)
            self = .appendItems(identifiers, toSection: section, content: content)
        case .insertItems(var identifiers, var place, var content):
            unsafe coder.code(&m.insert_items, &identifiers, &place, &content)
            self = .insertItems(identifiers, place, content: content)
        case .setItems(var identifiers, var section, var content):
            unsafe coder.code(&m.set_items, &identifiers, &section, &content)
            self = .setItems(identifiers, ofSection: section, content: content)
        case .deleteItems(var identifiers):
            unsafe coder.code(&m.delete_items, &identifiers)
            self = .deleteItems(identifiers)
        case .deleteAllItems(var keepsSections):
            let part = unsafe coder.part(&m.delete_all_items, jogakbo__v1__delete_all_items__init)
            unsafe coder.code(&part.pointee.keeps_sections, &keepsSections)
            self = .deleteAllItems(keepingSections: keepsSections)
        case .moveItem(var identifier, var place):
            unsafe coder.code(&m.move_item, &identifier, &place)
            self = .moveItem(identifier, place)
        case .reloadItems(var identifiers, var content):
            unsafe coder.code(&m.reload_items, &identifiers, &content)
            self = .reloadItems(identifiers, content: content)
        case .reconfigureItems(var identifiers, var content):
            unsafe coder.code(&m.reconfigure_items, &identifiers, &content)
            self = .reconfigureItems(identifiers, content: content)
        default: break
        }
    }
}

extension SnapshotEdit {
    /// Each edit once, before its fields are read.
    private static let blanks: [SnapshotEdit] = [
        .appendSections([]), .insertSections([], .blank), .deleteSections([]),
        .moveSection(0, .blank), .reloadSections([]), .appendItems([]),
        .insertItems([], .blank), .setItems([], ofSection: 0), .deleteItems([]), .deleteAllItems(),
        .moveItem(0, .blank),
        .reloadItems([]), .reconfigureItems([]), .setMetrics([]),
        .setSectionMetrics(0, ofSections: []), .setDuplicatePolicy(.error), .removeMarks,
        .replaceItems(inSection: 0, sectionSnapshot: 0),
    ]

    private init(blank number: Jogakbo__V1__EditSnapshot__EditCase, with coder: inout FieldCoder) {
        if let blank = Self.blanks.first(where: { $0.number == number }) {
            self = blank
        } else {
            coder.fail(.malformed("the request has no edit that is known"))
            self = .removeMarks
        }
    }

    /// The field of the edit in proto/.
    private var number: Jogakbo__V1__EditSnapshot__EditCase {
        switch self {
        case .appendSections: JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_APPEND_SECTIONS
        case .insertSections: JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_INSERT_SECTIONS
        case .deleteSections: JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_DELETE_SECTIONS
        case .moveSection: JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_MOVE_SECTION
        case .reloadSections: JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_RELOAD_SECTIONS
        case .appendItems: JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_APPEND_ITEMS
        case .insertItems: JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_INSERT_ITEMS
        case .setItems: JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_SET_ITEMS
        case .deleteItems: JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_DELETE_ITEMS
        case .deleteAllItems: JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_DELETE_ALL_ITEMS
        case .moveItem: JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_MOVE_ITEM
        case .reloadItems: JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_RELOAD_ITEMS
        case .reconfigureItems: JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_RECONFIGURE_ITEMS
        case .setMetrics: JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_SET_METRICS
        case .setSectionMetrics: JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_SET_SECTION_METRICS
        case .setDuplicatePolicy: JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_SET_DUPLICATE_POLICY
        case .removeMarks: JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_REMOVE_MARKS
        case .replaceItems: JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_REPLACE_ITEMS_WITH_OUTLINE
        }
    }
}
