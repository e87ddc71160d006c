import CMessages
import CollectionCore

extension SnapshotEdit {
    func lend(to message: inout Jogakbo__V1__EditSnapshot, with coder: inout FieldCoder) {
        let arena = coder.arena
        switch self {
        case .appendSections(let identifiers):
            unsafe message.append_sections = identifiers.message(in: arena)
            message.edit_case = JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_APPEND_SECTIONS
        case .insertSections(let identifiers, let place):
            unsafe message.insert_sections = Self.sections(identifiers, place, in: arena)
            message.edit_case = JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_INSERT_SECTIONS
        case .deleteSections(let identifiers):
            unsafe message.delete_sections = identifiers.message(in: arena)
            message.edit_case = JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_DELETE_SECTIONS
        case .moveSection(let identifier, let place):
            unsafe message.move_section = Self.move(identifier, place, in: arena)
            message.edit_case = JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_MOVE_SECTION
        case .reloadSections(let identifiers):
            unsafe message.reload_sections = identifiers.message(in: arena)
            message.edit_case = JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_RELOAD_SECTIONS
        case .setMetrics(let metrics):
            let list = unsafe arena.make(jogakbo__v1__set_metrics__init)
            var metrics = metrics
            unsafe coder.code(&list.pointee.n_metrics, &list.pointee.metrics, &metrics)
            unsafe message.set_metrics = list
            message.edit_case = JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_SET_METRICS
        case .setSectionMetrics(let number, let identifiers):
            unsafe message.set_section_metrics = Self.metrics(number, identifiers, in: arena)
            message.edit_case = JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_SET_SECTION_METRICS
        case .setDuplicatePolicy(let policy):
            message.set_duplicate_policy = Jogakbo__V1__DuplicatePolicy(policy.rawValue)
            message.edit_case = JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_SET_DUPLICATE_POLICY
        case .removeMarks:
            message.remove_marks = 1
            message.edit_case = JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_REMOVE_MARKS
        case .replaceItems(let section, let outline):
            let replaced = unsafe arena.make(jogakbo__v1__replace_items__init)
            unsafe replaced.pointee.section = section
            unsafe replaced.pointee.section_snapshot = outline
            unsafe message.replace_items_with_outline = replaced
            message.edit_case = JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_REPLACE_ITEMS_WITH_OUTLINE
        case .appendItems, .insertItems, .deleteItems, .deleteAllItems, .moveItem, .reloadItems,
            .reconfigureItems:
            lendItems(to: &message, with: &coder)
        }
    }

    private func lendItems(
        to message: inout Jogakbo__V1__EditSnapshot, with coder: inout FieldCoder
    ) {
        let arena = coder.arena
        switch self {
        case .appendItems(let identifiers, let section, let content):
            unsafe message.append_items = Self.append(identifiers, section, content, in: arena)
            message.edit_case = JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_APPEND_ITEMS
        case .insertItems(let identifiers, let place, let content):
            unsafe message.insert_items = place.insert(identifiers, content, in: arena)
            message.edit_case = JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_INSERT_ITEMS
        case .deleteItems(let identifiers):
            unsafe message.delete_items = identifiers.message(in: arena)
            message.edit_case = JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_DELETE_ITEMS
        case .deleteAllItems(let keepingSections):
            let delete = unsafe arena.make(jogakbo__v1__delete_all_items__init)
            unsafe delete.pointee.keeps_sections = keepingSections ? 1 : 0
            unsafe message.delete_all_items = delete
            message.edit_case = JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_DELETE_ALL_ITEMS
        case .moveItem(let identifier, let place):
            unsafe message.move_item = Self.move(identifier, place, in: arena)
            message.edit_case = JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_MOVE_ITEM
        case .reloadItems(let identifiers, let content):
            unsafe message.reload_items = Self.change(identifiers, content, in: arena)
            message.edit_case = JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_RELOAD_ITEMS
        case .reconfigureItems(let identifiers, let content):
            unsafe message.reconfigure_items = Self.change(identifiers, content, in: arena)
            message.edit_case = JOGAKBO__V1__EDIT_SNAPSHOT__EDIT_RECONFIGURE_ITEMS
        default: break
        }
    }
}

// The parts of edits.
extension SnapshotEdit {
    private static func sections(
        _ identifiers: [UInt64], _ place: IdentifierPlace, in arena: MessageArena
    ) -> UnsafeMutablePointer<Jogakbo__V1__InsertSections> {
        let message = unsafe arena.make(jogakbo__v1__insert_sections__init)
        unsafe message.pointee.n_identifiers = identifiers.count
        unsafe message.pointee.identifiers = arena.copied(identifiers)
        unsafe message.pointee.place = place.message(in: arena)
        return unsafe message
    }

    private static func move(
        _ identifier: UInt64, _ place: IdentifierPlace, in arena: MessageArena
    ) -> UnsafeMutablePointer<Jogakbo__V1__MoveIdentifier> {
        let message = unsafe arena.make(jogakbo__v1__move_identifier__init)
        unsafe message.pointee.identifier = identifier
        unsafe message.pointee.place = place.message(in: arena)
        return unsafe message
    }

    private static func metrics(
        _ number: UInt32, _ identifiers: [UInt64], in arena: MessageArena
    ) -> UnsafeMutablePointer<Jogakbo__V1__SetSectionMetrics> {
        let message = unsafe arena.make(jogakbo__v1__set_section_metrics__init)
        unsafe message.pointee.n_identifiers = identifiers.count
        unsafe message.pointee.identifiers = arena.copied(identifiers)
        unsafe message.pointee.section_metrics = number
        return unsafe message
    }

    private static func append(
        _ identifiers: [UInt64], _ section: UInt64?, _ content: ItemColumns?,
        in arena: MessageArena
    ) -> UnsafeMutablePointer<Jogakbo__V1__AppendItems> {
        let message = unsafe arena.make(jogakbo__v1__append_items__init)
        unsafe message.pointee.n_identifiers = identifiers.count
        unsafe message.pointee.identifiers = arena.copied(identifiers)
        if let section {
            unsafe message.pointee.section = section
            unsafe message.pointee.place_case = JOGAKBO__V1__APPEND_ITEMS__PLACE_SECTION
        }
        unsafe message.pointee.content = content?.message(in: arena)
        return unsafe message
    }

    private static func change(
        _ identifiers: [UInt64], _ content: ItemColumns?, in arena: MessageArena
    ) -> UnsafeMutablePointer<Jogakbo__V1__ChangeItems> {
        let message = unsafe arena.make(jogakbo__v1__change_items__init)
        unsafe message.pointee.n_identifiers = identifiers.count
        unsafe message.pointee.identifiers = arena.copied(identifiers)
        unsafe message.pointee.content = content?.message(in: arena)
        return unsafe message
    }
}

extension IdentifierPlace {
    /// Items put there.
    func insert(
        _ identifiers: [UInt64], _ content: ItemColumns?, in arena: MessageArena
    ) -> UnsafeMutablePointer<Jogakbo__V1__InsertItems> {
        let message = unsafe arena.make(jogakbo__v1__insert_items__init)
        unsafe message.pointee.n_identifiers = identifiers.count
        unsafe message.pointee.identifiers = arena.copied(identifiers)
        unsafe message.pointee.place = self.message(in: arena)
        unsafe message.pointee.content = content?.message(in: arena)
        return unsafe message
    }
}
