import CMessages
import CollectionCore

extension SectionSnapshotEdit {
    init(_ message: UnsafePointer<EditSectionSnapshotMessage>) throws(Status) {
        let m = unsafe message.pointee
        switch unsafe m.edit_case {
        case JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_APPEND_ITEMS:
            let items = unsafe m.append_items.pointee
            let hasParent =
                unsafe items.place_case == JOGAKBO__V1__APPEND_OUTLINE_ITEMS__PLACE_PARENT
            self = unsafe .append(
                .copied(items.identifiers, items.n_identifiers),
                to: hasParent ? items.parent : nil, content: ItemColumns(items.content))
        case JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_INSERT_ITEMS:
            let items = unsafe m.insert_items.pointee
            self = try unsafe .insert(
                .copied(items.identifiers, items.n_identifiers), IdentifierPlace(items.place),
                content: ItemColumns(items.content))
        case JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_INSERT_OUTLINE:
            let insert = unsafe m.insert_outline.pointee
            self = try unsafe .insertSnapshot(
                insert.section_snapshot, IdentifierPlace(insert.place))
        case JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_REPLACE_CHILDREN:
            let replace = unsafe m.replace_children.pointee
            self = unsafe .replaceChildren(
                of: replace.parent, usingSnapshot: replace.section_snapshot)
        case JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_DELETE_ITEMS:
            self = unsafe .delete(.identifiers(m.delete_items))
        case JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_DELETE_ALL_ITEMS: self = .deleteAll
        case JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_EXPAND_ITEMS:
            self = unsafe .expand(.identifiers(m.expand_items))
        case JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_COLLAPSE_ITEMS:
            self = unsafe .collapse(.identifiers(m.collapse_items))
        case JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_SET_LAZY_ITEMS:
            self = unsafe .setLazy(.identifiers(m.set_lazy_items))
        default: throw .malformed("the request has no edit that is known")
        }
    }

    func message(
        _ sectionSnapshot: UInt32, in arena: MessageArena
    ) -> UnsafeMutablePointer<EditSectionSnapshotMessage> {
        let message = unsafe arena.make(jogakbo__v1__edit_section_snapshot__init)
        unsafe message.pointee.section_snapshot = sectionSnapshot
        unsafe lend(to: &message.pointee, in: arena)
        return unsafe message
    }

    private func lend(to message: inout EditSectionSnapshotMessage, in arena: MessageArena) {
        switch self {
        case .append(let items, let parent, let content):
            unsafe message.append_items = Self.append(items, parent, content, in: arena)
            unsafe message.edit_case = JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_APPEND_ITEMS
        case .insert(let items, let place, let content):
            unsafe message.insert_items = place.insert(items, content, in: arena)
            unsafe message.edit_case = JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_INSERT_ITEMS
        case .insertSnapshot(let other, let place):
            let insert = unsafe arena.make(jogakbo__v1__insert_outline__init)
            unsafe insert.pointee.section_snapshot = other
            unsafe insert.pointee.place = place.message(in: arena)
            unsafe message.insert_outline = insert
            unsafe message.edit_case = JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_INSERT_OUTLINE
        case .replaceChildren(let parent, let other):
            let replace = unsafe arena.make(jogakbo__v1__replace_children__init)
            unsafe replace.pointee.parent = parent
            unsafe replace.pointee.section_snapshot = other
            unsafe message.replace_children = replace
            unsafe message.edit_case = JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_REPLACE_CHILDREN
        case .delete(let items):
            unsafe message.delete_items = items.message(in: arena)
            unsafe message.edit_case = JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_DELETE_ITEMS
        case .deleteAll:
            unsafe message.delete_all_items = 1
            unsafe message.edit_case = JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_DELETE_ALL_ITEMS
        case .expand(let items):
            unsafe message.expand_items = items.message(in: arena)
            unsafe message.edit_case = JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_EXPAND_ITEMS
        case .collapse(let items):
            unsafe message.collapse_items = items.message(in: arena)
            unsafe message.edit_case = JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_COLLAPSE_ITEMS
        case .setLazy(let items):
            unsafe message.set_lazy_items = items.message(in: arena)
            unsafe message.edit_case = JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_SET_LAZY_ITEMS
        }
    }

    private static func append(
        _ items: [UInt64], _ parent: UInt64?, _ content: ItemColumns?, in arena: MessageArena
    ) -> UnsafeMutablePointer<AppendOutlineItemsMessage> {
        let message = unsafe arena.make(jogakbo__v1__append_outline_items__init)
        unsafe message.pointee.n_identifiers = items.count
        unsafe message.pointee.identifiers = arena.copied(items)
        if let parent {
            unsafe message.pointee.parent = parent
            unsafe message.pointee.place_case = JOGAKBO__V1__APPEND_OUTLINE_ITEMS__PLACE_PARENT
        }
        unsafe message.pointee.content = content?.message(in: arena)
        return unsafe message
    }
}
