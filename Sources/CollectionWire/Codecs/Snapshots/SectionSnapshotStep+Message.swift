import CMessages
import CollectionCore

extension SectionSnapshotStep {
    /// Nil when the request is about something else.
    init?(_ request: RequestMessage) throws(Status) {
        switch unsafe request.operation_case {
        case JOGAKBO__V1__REQUEST__OPERATION_CREATE_SECTION_SNAPSHOT:
            self = unsafe .create(Source(request.create_section_snapshot))
        case JOGAKBO__V1__REQUEST__OPERATION_DESTROY_SECTION_SNAPSHOT:
            self = unsafe .destroy(request.destroy_section_snapshot.pointee.section_snapshot)
        case JOGAKBO__V1__REQUEST__OPERATION_EDIT_SECTION_SNAPSHOT:
            self = try unsafe .edit(
                request.edit_section_snapshot.pointee.section_snapshot,
                SectionSnapshotEdit(request.edit_section_snapshot))
        case JOGAKBO__V1__REQUEST__OPERATION_APPLY_SECTION_SNAPSHOT:
            let apply = unsafe request.apply_section_snapshot.pointee
            self = try unsafe .apply(
                apply.section_snapshot, toSection: apply.section,
                BatchUpdateOptions(apply.options))
        case JOGAKBO__V1__REQUEST__OPERATION_ASK_SECTION_SNAPSHOT:
            self = try unsafe .ask(
                request.ask_section_snapshot.pointee.section_snapshot,
                SectionSnapshotQuestion(request.ask_section_snapshot))
        default: return nil
        }
    }

    func lend(to message: inout RequestMessage, in arena: MessageArena) {
        switch self {
        case .create(let source):
            unsafe message.create_section_snapshot = source.message(in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_CREATE_SECTION_SNAPSHOT
        case .destroy(let number):
            let destroy = unsafe arena.make(jogakbo__v1__destroy_section_snapshot__init)
            unsafe destroy.pointee.section_snapshot = number
            unsafe message.destroy_section_snapshot = destroy
            unsafe message.operation_case =
                JOGAKBO__V1__REQUEST__OPERATION_DESTROY_SECTION_SNAPSHOT
        case .edit(let number, let edit):
            unsafe message.edit_section_snapshot = edit.message(number, in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_EDIT_SECTION_SNAPSHOT
        case .apply(let number, let section, let options):
            let apply = unsafe arena.make(jogakbo__v1__apply_section_snapshot__init)
            unsafe apply.pointee.section_snapshot = number
            unsafe apply.pointee.section = section
            unsafe apply.pointee.options = options.message(in: arena)
            unsafe message.apply_section_snapshot = apply
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_APPLY_SECTION_SNAPSHOT
        case .ask(let number, let question):
            unsafe message.ask_section_snapshot = question.message(number, in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_ASK_SECTION_SNAPSHOT
        }
    }
}

extension SectionSnapshotStep.Source {
    fileprivate init(_ message: UnsafePointer<CreateSectionSnapshotMessage>) {
        let m = unsafe message.pointee
        switch unsafe m.source_case {
        case JOGAKBO__V1__CREATE_SECTION_SNAPSHOT__SOURCE_SECTION_SNAPSHOT:
            self = unsafe .copy(of: m.section_snapshot)
        case JOGAKBO__V1__CREATE_SECTION_SNAPSHOT__SOURCE_PART:
            let part = unsafe m.part.pointee
            self = unsafe .part(
                of: part.section_snapshot, parent: part.parent,
                includingParent: part.includes_parent != 0)
        default: self = .empty
        }
    }

    fileprivate func message(
        in arena: MessageArena
    ) -> UnsafeMutablePointer<CreateSectionSnapshotMessage> {
        let message = unsafe arena.make(jogakbo__v1__create_section_snapshot__init)
        switch self {
        case .empty: break
        case .copy(let number):
            unsafe message.pointee.section_snapshot = number
            unsafe message.pointee.source_case =
                JOGAKBO__V1__CREATE_SECTION_SNAPSHOT__SOURCE_SECTION_SNAPSHOT
        case .part(let number, let parent, let includingParent):
            let part = unsafe arena.make(jogakbo__v1__section_snapshot_part__init)
            unsafe part.pointee.section_snapshot = number
            unsafe part.pointee.parent = parent
            unsafe part.pointee.includes_parent = includingParent ? 1 : 0
            unsafe message.pointee.part = part
            unsafe message.pointee.source_case =
                JOGAKBO__V1__CREATE_SECTION_SNAPSHOT__SOURCE_PART
        }
        return unsafe message
    }
}

extension SectionSnapshotQuestion {
    fileprivate init(_ message: UnsafePointer<AskSectionSnapshotMessage>) throws(Status) {
        let m = unsafe message.pointee
        switch unsafe m.question_case {
        case JOGAKBO__V1__ASK_SECTION_SNAPSHOT__QUESTION_ITEMS:
            let part = unsafe m.items.pointee
            self = try unsafe .identifiers(
                .known(part.list, "list"), first: part.first, count: part.count)
        case JOGAKBO__V1__ASK_SECTION_SNAPSHOT__QUESTION_ITEM: self = unsafe .item(m.item)
        default: throw .malformed("the request has no question that is known")
        }
    }

    fileprivate func message(
        _ number: UInt32, in arena: MessageArena
    ) -> UnsafeMutablePointer<AskSectionSnapshotMessage> {
        let message = unsafe arena.make(jogakbo__v1__ask_section_snapshot__init)
        unsafe message.pointee.section_snapshot = number
        switch self {
        case .identifiers(let list, let first, let count):
            let part = unsafe arena.make(jogakbo__v1__get_outline_items__init)
            unsafe part.pointee.list = list.rawValue
            unsafe part.pointee.first = first
            unsafe part.pointee.count = count
            unsafe message.pointee.items = part
            unsafe message.pointee.question_case = JOGAKBO__V1__ASK_SECTION_SNAPSHOT__QUESTION_ITEMS
        case .item(let item):
            unsafe message.pointee.item = item
            unsafe message.pointee.question_case = JOGAKBO__V1__ASK_SECTION_SNAPSHOT__QUESTION_ITEM
        }
        return unsafe message
    }
}

extension OutlineItem {
    init(_ message: UnsafePointer<OutlineItemMessage>) {
        let m = unsafe message.pointee
        unsafe self.init(
            index: m.index, level: m.level, parent: m.level > 0 ? m.parent : nil,
            isExpanded: m.is_expanded != 0, isVisible: m.is_visible != 0)
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<OutlineItemMessage> {
        let message = unsafe arena.make(jogakbo__v1__outline_item__init)
        unsafe message.pointee.index = index
        unsafe message.pointee.level = level
        unsafe message.pointee.parent = parent ?? 0
        unsafe message.pointee.is_expanded = isExpanded ? 1 : 0
        unsafe message.pointee.is_visible = isVisible ? 1 : 0
        return unsafe message
    }
}
