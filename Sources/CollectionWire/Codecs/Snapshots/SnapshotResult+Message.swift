import CMessages

/// What a request about snapshots brings.
package enum SnapshotResult {
    case snapshot(UInt32)
    case sectionSnapshot(UInt32)
    /// Of an edit: how many identifiers were there already, and were moved.
    case movedCount(UInt64)
    case counts(SnapshotCounts)
    /// A part of a list, and how long that is.
    case identifiers(total: UInt64, [UInt64])
    case identifier(UInt64)
    case index(UInt64)
    case outlineItem(OutlineItem)
}

extension SnapshotResult {
    /// Nil when the response is to something else.
    init?(_ response: ResponseMessage) {
        switch unsafe response.result_case {
        case JOGAKBO__V1__RESPONSE__RESULT_SNAPSHOT:
            self = unsafe .snapshot(response.snapshot)
        case JOGAKBO__V1__RESPONSE__RESULT_SECTION_SNAPSHOT:
            self = unsafe .sectionSnapshot(response.section_snapshot)
        case JOGAKBO__V1__RESPONSE__RESULT_MOVED_COUNT:
            self = unsafe .movedCount(response.moved_count)
        case JOGAKBO__V1__RESPONSE__RESULT_SNAPSHOT_COUNTS:
            guard let counts = unsafe SnapshotCounts(response.snapshot_counts) else { return nil }
            self = .counts(counts)
        case JOGAKBO__V1__RESPONSE__RESULT_IDENTIFIERS:
            let part = unsafe response.identifiers.pointee
            self = unsafe .identifiers(
                total: part.total, .copied(part.identifiers, part.n_identifiers))
        case JOGAKBO__V1__RESPONSE__RESULT_IDENTIFIER:
            self = unsafe .identifier(response.identifier)
        case JOGAKBO__V1__RESPONSE__RESULT_INDEX:
            self = unsafe .index(response.index)
        case JOGAKBO__V1__RESPONSE__RESULT_OUTLINE_ITEM:
            self = unsafe .outlineItem(OutlineItem(response.outline_item))
        default: return nil
        }
    }

    func lend(to message: inout ResponseMessage, in arena: MessageArena) {
        switch self {
        case .snapshot(let number):
            unsafe message.snapshot = number
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_SNAPSHOT
        case .sectionSnapshot(let number):
            unsafe message.section_snapshot = number
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_SECTION_SNAPSHOT
        case .movedCount(let count):
            unsafe message.moved_count = count
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_MOVED_COUNT
        case .counts(let counts):
            unsafe message.snapshot_counts = counts.message(in: arena)
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_SNAPSHOT_COUNTS
        case .identifiers(let total, let identifiers):
            let part = unsafe arena.make(jogakbo__v1__identifier_part__init)
            unsafe part.pointee.total = total
            unsafe part.pointee.n_identifiers = identifiers.count
            unsafe part.pointee.identifiers = arena.copied(identifiers)
            unsafe message.identifiers = part
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_IDENTIFIERS
        case .identifier(let identifier):
            unsafe message.identifier = identifier
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_IDENTIFIER
        case .index(let index):
            unsafe message.index = index
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_INDEX
        case .outlineItem(let item):
            unsafe message.outline_item = item.message(in: arena)
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_OUTLINE_ITEM
        }
    }
}
