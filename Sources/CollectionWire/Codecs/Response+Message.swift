import CMessages
import CollectionCore

/// One message from a server.
package struct Response {
    /// That of the request.
    package var id: UInt64
    package var outcome: Result<OperationResult, Status>

    package init(id: UInt64, outcome: Result<OperationResult, Status>) {
        self.id = id
        self.outcome = outcome
    }
}

extension Response {
    /// The response as a message of the arena's.
    package func message(in arena: MessageArena) -> UnsafeMutablePointer<ResponseMessage> {
        let message = unsafe arena.make(jogakbo__v1__response__init)
        unsafe message.pointee.id = id
        switch outcome {
        case .success(let result): unsafe result.lend(to: &message.pointee, in: arena)
        case .failure(let status): unsafe message.pointee.status = status.message(in: arena)
        }
        return unsafe message
    }

    init(_ message: UnsafePointer<ResponseMessage>, in arena: MessageArena) throws(Status) {
        unsafe id = message.pointee.id
        if let status = unsafe message.pointee.status {
            outcome = .failure(try unsafe Status(status, in: arena))
        } else {
            outcome = .success(try unsafe OperationResult(message))
        }
    }
}

extension OperationResult {
    fileprivate init(_ message: UnsafePointer<ResponseMessage>) throws(Status) {
        let response = unsafe message.pointee
        switch unsafe response.result_case {
        case JOGAKBO__V1__RESPONSE__RESULT_DISPLAY_FRAME:
            self = .displayFrame(try unsafe DisplayFrame(response.display_frame))
        case JOGAKBO__V1__RESPONSE__RESULT_WELCOME:
            self = unsafe .welcome(Welcome(response.welcome))
        case JOGAKBO__V1__RESPONSE__RESULT_VIEW:
            self = unsafe .view(response.view)
        case JOGAKBO__V1__RESPONSE__RESULT_ELEMENT_KIND:
            self = unsafe .elementKind(ElementKind(rawValue: response.element_kind))
        case JOGAKBO__V1__RESPONSE__RESULT_REUSE_IDENTIFIER:
            self = unsafe .reuseIdentifier(ReuseIdentifier(rawValue: response.reuse_identifier))
        case JOGAKBO__V1__RESPONSE__RESULT_CONTENT_SIZE:
            self = unsafe .contentSize(Size(response.content_size))
        case JOGAKBO__V1__RESPONSE__RESULT_ITEM_COUNTS:
            let counts = unsafe response.item_counts.pointee
            let column = unsafe UnsafeBufferPointer(
                start: counts.item_counts, count: counts.n_item_counts)
            self = unsafe .itemCounts(sectionCount: counts.section_count, Array(column))
        case JOGAKBO__V1__RESPONSE__RESULT_LAYOUT_ATTRIBUTES:
            self = .layoutAttributes(
                try unsafe LayoutAttributes.elements(response.layout_attributes),
                transforms: try unsafe LayoutAttributes.transforms(response.layout_attributes))
        case JOGAKBO__V1__RESPONSE__RESULT_INDEX_PATH:
            self = unsafe .indexPath(IndexPath(response.index_path))
        case JOGAKBO__V1__RESPONSE__RESULT_INDEX_PATHS:
            self = .indexPaths(try unsafe IndexPathColumns.paths(response.index_paths))
        case JOGAKBO__V1__RESPONSE__RESULT_BINDING:
            let (view, generation) = unsafe response.binding.pointee.binding
            self = .binding(view, generation: generation)
        case JOGAKBO__V1__RESPONSE__RESULT_ELEMENT:
            self = .element(try unsafe Element(response.element))
        case JOGAKBO__V1__RESPONSE__RESULT_CONTENT_OFFSET:
            self = unsafe .contentOffset(Point(response.content_offset))
        case JOGAKBO__V1__RESPONSE__RESULT_IS_CURRENT:
            self = unsafe .isCurrent(response.is_current != 0)
        case JOGAKBO__V1__RESPONSE__RESULT_TRACKED_VALUE:
            let tracked = unsafe response.tracked_value.pointee
            self = unsafe .trackedValue(
                TrackedValue(value: tracked.value, velocity: tracked.velocity))
        case JOGAKBO__V1__RESPONSE__RESULT_ORTHOGONAL_STATE:
            self = try unsafe .orthogonalState(OrthogonalScrolling(response.orthogonal_state))
        case JOGAKBO__V1__RESPONSE__RESULT_ORTHOGONAL_CONTENT_OFFSET:
            self = unsafe .orthogonalContentOffset(response.orthogonal_content_offset)
        default:
            self = unsafe SnapshotResult(response).map { .snapshot($0) } ?? .none
        }
    }
}
