import CMessages
import CollectionCore

extension SectionSnapshotEdit {
    init(_ m: Jogakbo__V1__EditSectionSnapshot, with coder: inout FieldCoder) {
        switch m.edit_case {
        case JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_APPEND_ITEMS:
            let items = unsafe m.append_items.pointee
            let hasParent =
                items.place_case == JOGAKBO__V1__APPEND_OUTLINE_ITEMS__PLACE_PARENT
            self = unsafe .append(
                .copied(items.identifiers, items.n_identifiers),
                to: hasParent ? items.parent : nil, content: coder.optional(items.content))
        case JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_INSERT_ITEMS:
            let items = unsafe m.insert_items.pointee
            self = unsafe .insert(
                .copied(items.identifiers, items.n_identifiers), coder.place(items.place),
                content: coder.optional(items.content))
        case JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_INSERT_OUTLINE:
            let insert = unsafe m.insert_outline.pointee
            self = unsafe .insertSnapshot(
                insert.section_snapshot, coder.place(insert.place))
        case JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_REPLACE_CHILDREN:
            let replace = unsafe m.replace_children.pointee
            self = unsafe .replaceChildren(
                of: replace.parent, usingSnapshot: replace.section_snapshot)
        case JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_DELETE_ITEMS:
            self = unsafe .delete(coder.read(m.delete_items))
        case JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_DELETE_ALL_ITEMS: self = .deleteAll
        case JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_EXPAND_ITEMS:
            self = unsafe .expand(coder.read(m.expand_items))
        case JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_COLLAPSE_ITEMS:
            self = unsafe .collapse(coder.read(m.collapse_items))
        case JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_SET_LAZY_ITEMS:
            self = unsafe .setLazy(coder.read(m.set_lazy_items))
        default:
            coder.fail(.malformed("the request has no edit that is known"))
            self = .deleteAll
        }
    }

    func lend(to message: inout Jogakbo__V1__EditSectionSnapshot, in arena: MessageArena) {
        switch self {
        case .append(let items, let parent, let content):
            unsafe message.append_items = Self.append(items, parent, content, in: arena)
            message.edit_case = JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_APPEND_ITEMS
        case .insert(let items, let place, let content):
            unsafe message.insert_items = place.insert(items, content, in: arena)
            message.edit_case = JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_INSERT_ITEMS
        case .insertSnapshot(let other, let place):
            let insert = unsafe arena.make(jogakbo__v1__insert_outline__init)
            unsafe insert.pointee.section_snapshot = other
            unsafe insert.pointee.place = place.message(in: arena)
            unsafe message.insert_outline = insert
            message.edit_case = JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_INSERT_OUTLINE
        case .replaceChildren(let parent, let other):
            let replace = unsafe arena.make(jogakbo__v1__replace_children__init)
            unsafe replace.pointee.parent = parent
            unsafe replace.pointee.section_snapshot = other
            unsafe message.replace_children = replace
            message.edit_case = JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_REPLACE_CHILDREN
        case .delete(let items):
            unsafe message.delete_items = items.message(in: arena)
            message.edit_case = JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_DELETE_ITEMS
        case .deleteAll:
            message.delete_all_items = 1
            message.edit_case = JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_DELETE_ALL_ITEMS
        case .expand(let items):
            unsafe message.expand_items = items.message(in: arena)
            message.edit_case = JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_EXPAND_ITEMS
        case .collapse(let items):
            unsafe message.collapse_items = items.message(in: arena)
            message.edit_case = JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_COLLAPSE_ITEMS
        case .setLazy(let items):
            unsafe message.set_lazy_items = items.message(in: arena)
            message.edit_case = JOGAKBO__V1__EDIT_SECTION_SNAPSHOT__EDIT_SET_LAZY_ITEMS
        }
    }

    private static func append(
        _ items: [UInt64], _ parent: UInt64?, _ content: ItemColumns?, in arena: MessageArena
    ) -> UnsafeMutablePointer<Jogakbo__V1__AppendOutlineItems> {
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
