import CMessages
import CollectionCore

extension SectionSnapshotEdit {
    /// Goes through the fields of the edit. The core checks identifiers and numbers.
    mutating func code(
        _ m: inout Jogakbo__V1__EditSectionSnapshot, with coder: inout FieldCoder
    ) {
        if coder.isReading { self = SectionSnapshotEdit(blank: m.edit_case, with: &coder) }
        m.edit_case = number
        switch self {
        case .append(var items, var parent, var content):
            let part = unsafe coder.part(&m.append_items, jogakbo__v1__append_outline_items__init)
            unsafe coder.code(&part.pointee.n_identifiers, &part.pointee.identifiers, &items)
            unsafe coder.code(
                &part.pointee.parent, &parent, in: &part.pointee.place_case,
                JOGAKBO__V1__APPEND_OUTLINE_ITEMS__PLACE_PARENT)
            unsafe coder.code(&part.pointee.content, &content)
            self = .append(items, to: parent, content: content)
        case .insert(var items, var place, var content):
            unsafe coder.code(&m.insert_items, &items, &place, &content)
            self = .insert(items, place, content: content)
        case .insertSnapshot(var other, var place):
            let part = unsafe coder.part(&m.insert_outline, jogakbo__v1__insert_outline__init)
            unsafe coder.code(&part.pointee.section_snapshot, &other)
            unsafe coder.code(&part.pointee.place, &place, orFail: .noPlace)
            self = .insertSnapshot(other, place)
        case .replaceChildren(var parent, var other):
            let part = unsafe coder.part(&m.replace_children, jogakbo__v1__replace_children__init)
            unsafe coder.code(&part.pointee.parent, &parent)
            unsafe coder.code(&part.pointee.section_snapshot, &other)
            self = .replaceChildren(of: parent, usingSnapshot: other)
        case .delete(var items):
            unsafe coder.code(&m.delete_items, &items)
            self = .delete(items)
        case .deleteAll: m.delete_all_items = 1
        case .expand(var items):
            unsafe coder.code(&m.expand_items, &items)
            self = .expand(items)
        case .collapse(var items):
            unsafe coder.code(&m.collapse_items, &items)
            self = .collapse(items)
        case .setLazy(var items):
            unsafe coder.code(&m.set_lazy_items, &items)
            self = .setLazy(items)
        }
    }

    /// Each edit once, before its fields are read.
    private static let blanks: [SectionSnapshotEdit] = [
        .append([]), .insert([], .blank), .insertSnapshot(0, .blank),
        .replaceChildren(of: 0, usingSnapshot: 0), .delete([]), .deleteAll, .expand([]),
        .collapse([]), .setLazy([]),
    ]

    private init(
        blank number: Jogakbo__V1__EditSectionSnapshot__EditCase, with coder: inout FieldCoder
    ) {
        if let blank = Self.blanks.first(where: { $0.number == number }) {
            self = blank
        } else {
            coder.fail(.malformed("the request has no edit that is known"))
            self = .deleteAll
        }
    }

    /// The field of the edit in proto/.
    private var number: Jogakbo__V1__EditSectionSnapshot__EditCase {
        switch self {
        case .append: JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_APPEND_ITEMS
        case .insert: JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_INSERT_ITEMS
        case .insertSnapshot: JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_INSERT_OUTLINE
        case .replaceChildren: JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_REPLACE_CHILDREN
        case .delete: JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_DELETE_ITEMS
        case .deleteAll: JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_DELETE_ALL_ITEMS
        case .expand: JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_EXPAND_ITEMS
        case .collapse: JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_COLLAPSE_ITEMS
        case .setLazy: JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_SET_LAZY_ITEMS
        }
    }
}
