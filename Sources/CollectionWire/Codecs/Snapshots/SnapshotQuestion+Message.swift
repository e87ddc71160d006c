import CMessages
import CollectionCore

extension SnapshotQuestion {
    init(_ message: UnsafePointer<AskSnapshotMessage>) throws(Status) {
        let m = unsafe message.pointee
        switch unsafe m.question_case {
        case JOGAKBO__V1__ASK_SNAPSHOT__QUESTION_COUNTS: self = .counts
        case JOGAKBO__V1__ASK_SNAPSHOT__QUESTION_IDENTIFIERS:
            let part = unsafe m.identifiers.pointee
            self = unsafe .identifiers(
                Snapshot.List(part), first: part.first, count: part.count)
        case JOGAKBO__V1__ASK_SNAPSHOT__QUESTION_INDEX_PATH_OF_ITEM:
            self = unsafe .indexPath(ofItem: m.index_path_of_item)
        case JOGAKBO__V1__ASK_SNAPSHOT__QUESTION_INDEX_OF_SECTION:
            self = unsafe .index(ofSection: m.index_of_section)
        case JOGAKBO__V1__ASK_SNAPSHOT__QUESTION_IDENTIFIER_AT:
            self = unsafe .identifier(at: IndexPath(m.identifier_at))
        default: throw .malformed("the request has no question that is known")
        }
    }

    func message(
        _ snapshot: UInt32, in arena: MessageArena
    ) -> UnsafeMutablePointer<AskSnapshotMessage> {
        let message = unsafe arena.make(jogakbo__v1__ask_snapshot__init)
        unsafe message.pointee.snapshot = snapshot
        switch self {
        case .counts:
            unsafe message.pointee.counts = 1
            unsafe message.pointee.question_case = JOGAKBO__V1__ASK_SNAPSHOT__QUESTION_COUNTS
        case .identifiers(let list, let first, let count):
            let part = unsafe arena.make(jogakbo__v1__get_identifiers__init)
            unsafe list.lend(to: &part.pointee)
            unsafe part.pointee.first = first
            unsafe part.pointee.count = count
            unsafe message.pointee.identifiers = part
            unsafe message.pointee.question_case = JOGAKBO__V1__ASK_SNAPSHOT__QUESTION_IDENTIFIERS
        case .indexPath(let item):
            unsafe message.pointee.index_path_of_item = item
            unsafe message.pointee.question_case =
                JOGAKBO__V1__ASK_SNAPSHOT__QUESTION_INDEX_PATH_OF_ITEM
        case .index(let section):
            unsafe message.pointee.index_of_section = section
            unsafe message.pointee.question_case =
                JOGAKBO__V1__ASK_SNAPSHOT__QUESTION_INDEX_OF_SECTION
        case .identifier(let path):
            unsafe message.pointee.identifier_at = path.message(in: arena)
            unsafe message.pointee.question_case =
                JOGAKBO__V1__ASK_SNAPSHOT__QUESTION_IDENTIFIER_AT
        }
        return unsafe message
    }
}

extension Snapshot.List {
    fileprivate init(_ message: GetIdentifiersMessage) {
        switch unsafe message.list_case {
        case JOGAKBO__V1__GET_IDENTIFIERS__LIST_SECTIONS: self = .sections
        case JOGAKBO__V1__GET_IDENTIFIERS__LIST_ITEMS_OF_SECTION:
            self = unsafe .itemsOfSection(message.items_of_section)
        case JOGAKBO__V1__GET_IDENTIFIERS__LIST_RELOADED_SECTIONS: self = .reloadedSections
        case JOGAKBO__V1__GET_IDENTIFIERS__LIST_RELOADED_ITEMS: self = .reloadedItems
        case JOGAKBO__V1__GET_IDENTIFIERS__LIST_RECONFIGURED_ITEMS: self = .reconfiguredItems
        default: self = .items
        }
    }

    fileprivate func lend(to message: inout GetIdentifiersMessage) {
        switch self {
        case .items: break
        case .sections:
            unsafe message.sections = 1
            unsafe message.list_case = JOGAKBO__V1__GET_IDENTIFIERS__LIST_SECTIONS
        case .itemsOfSection(let section):
            unsafe message.items_of_section = section
            unsafe message.list_case = JOGAKBO__V1__GET_IDENTIFIERS__LIST_ITEMS_OF_SECTION
        case .reloadedSections:
            unsafe message.reloaded_sections = 1
            unsafe message.list_case = JOGAKBO__V1__GET_IDENTIFIERS__LIST_RELOADED_SECTIONS
        case .reloadedItems:
            unsafe message.reloaded_items = 1
            unsafe message.list_case = JOGAKBO__V1__GET_IDENTIFIERS__LIST_RELOADED_ITEMS
        case .reconfiguredItems:
            unsafe message.reconfigured_items = 1
            unsafe message.list_case = JOGAKBO__V1__GET_IDENTIFIERS__LIST_RECONFIGURED_ITEMS
        }
    }
}
