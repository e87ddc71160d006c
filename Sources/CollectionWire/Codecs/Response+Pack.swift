import CMessages
import CollectionCore

extension OperationResult {
    func lend(to message: inout ResponseMessage, in arena: MessageArena) {
        switch self {
        case .none:
            break
        case .welcome(let welcome):
            unsafe message.welcome = welcome.message(in: arena)
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_WELCOME
        case .view(let view):
            unsafe message.view = view
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_VIEW
        case .elementKind(let kind):
            unsafe message.element_kind = kind.rawValue
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_ELEMENT_KIND
        case .reuseIdentifier(let identifier):
            unsafe message.reuse_identifier = identifier.rawValue
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_REUSE_IDENTIFIER
        case .displayFrame(let frame):
            unsafe message.display_frame = frame.message(in: arena)
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_DISPLAY_FRAME
        case .contentSize(let size):
            unsafe message.content_size = size.message(in: arena)
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_CONTENT_SIZE
        case .itemCounts(let sectionCount, let counts):
            unsafe message.item_counts = Self.message(
                sectionCount: sectionCount, counts, in: arena)
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_ITEM_COUNTS
        case .layoutAttributes(let elements, let transforms):
            unsafe message.layout_attributes = LayoutAttributes.message(
                elements, transforms: transforms, in: arena)
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_LAYOUT_ATTRIBUTES
        case .indexPath(let path):
            unsafe message.index_path = path.message(in: arena)
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_INDEX_PATH
        case .indexPaths(let paths):
            unsafe message.index_paths = IndexPathColumns.message(paths, in: arena)
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_INDEX_PATHS
        case .binding(let view, let generation):
            unsafe message.binding = BindingMessage.message(view, generation, in: arena)
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_BINDING
        case .element(let element):
            unsafe message.element = element.message(in: arena)
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_ELEMENT
        case .contentOffset(let offset):
            unsafe message.content_offset = offset.message(in: arena)
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_CONTENT_OFFSET
        case .orthogonalState(let state):
            unsafe message.orthogonal_state = state.message(in: arena)
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_ORTHOGONAL_STATE
        case .orthogonalContentOffset(let offset):
            unsafe message.orthogonal_content_offset = offset
            unsafe message.result_case =
                JOGAKBO__V1__RESPONSE__RESULT_ORTHOGONAL_CONTENT_OFFSET
        case .snapshot(let result):
            unsafe result.lend(to: &message, in: arena)
        case .trackedValue(let tracked):
            unsafe message.tracked_value = tracked.message(in: arena)
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_TRACKED_VALUE
        case .isCurrent(let isCurrent):
            unsafe message.is_current = isCurrent ? 1 : 0
            unsafe message.result_case = JOGAKBO__V1__RESPONSE__RESULT_IS_CURRENT
        }
    }

    private static func message(
        sectionCount: UInt64, _ counts: [UInt32], in arena: MessageArena
    ) -> UnsafeMutablePointer<ItemCountsMessage> {
        let message = unsafe arena.make(jogakbo__v1__item_counts__init)
        let column = unsafe arena.column(of: UInt32.self, count: counts.count)
        for (index, count) in counts.enumerated() { unsafe column[index] = count }
        unsafe message.pointee.section_count = sectionCount
        unsafe message.pointee.n_item_counts = counts.count
        unsafe message.pointee.item_counts = column
        return unsafe message
    }
}
