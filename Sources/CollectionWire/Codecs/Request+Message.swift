import CMessages
import CollectionCore

/// One message from a client.
package struct Request {
    /// The client's own, echoed.
    package var id: UInt64
    /// From `createView`; 0 in that and in the hello.
    package var view: UInt32
    package var operation: Operation

    package init(id: UInt64, view: UInt32, operation: Operation) {
        self.id = id
        self.view = view
        self.operation = operation
    }
}

extension Operation {
    init(_ message: UnsafePointer<RequestMessage>, in arena: MessageArena) throws(Status) {
        let request = unsafe message.pointee
        switch unsafe request.operation_case {
        case JOGAKBO__V1__REQUEST__OPERATION_DISPLAY_FRAME:
            self = .displayFrame(try unsafe DisplayFrameRequest(request.display_frame))
        case JOGAKBO__V1__REQUEST__OPERATION_HELLO:
            self = .hello(try unsafe Hello(request.hello, in: arena))
        case JOGAKBO__V1__REQUEST__OPERATION_CREATE_VIEW:
            self = .createView
        case JOGAKBO__V1__REQUEST__OPERATION_DESTROY_VIEW:
            self = .destroyView
        case JOGAKBO__V1__REQUEST__OPERATION_BEGIN_DATA_SOURCE:
            self = unsafe .push(.begin(MetricsList.metrics(request.begin_data_source)))
        case JOGAKBO__V1__REQUEST__OPERATION_APPEND_DATA_SOURCE:
            self = unsafe .push(.append(DataSourceChunk(request.append_data_source)))
        case JOGAKBO__V1__REQUEST__OPERATION_COMMIT_DATA_SOURCE:
            self = .push(.commit)
        case JOGAKBO__V1__REQUEST__OPERATION_PERFORM_BATCH_UPDATES:
            let options = unsafe request.perform_batch_updates.pointee.options
            self = try unsafe .update(
                .perform(
                    BatchUpdateColumns(request.perform_batch_updates),
                    BatchUpdateOptions(options)))
        case JOGAKBO__V1__REQUEST__OPERATION_BEGIN_BATCH_UPDATES:
            let options = unsafe request.begin_batch_updates.pointee.options
            self = try unsafe .update(.begin(BatchUpdateOptions(options)))
        case JOGAKBO__V1__REQUEST__OPERATION_END_BATCH_UPDATES:
            self = .update(.end)
        default:
            if let change = try unsafe Change(request, in: arena) {
                self = .change(change)
            } else if let question = try unsafe Question(request) {
                self = .ask(question)
            } else if let step = try unsafe AttributesStep(request) {
                self = .attributes(step)
            } else if let step = try unsafe SnapshotStep(request) {
                self = .snapshot(step)
            } else if let step = try unsafe SectionSnapshotStep(request) {
                self = .sectionSnapshot(step)
            } else {
                throw .malformed("the request has no operation that is known")
            }
        }
    }
}

extension Change {
    fileprivate init?(_ request: RequestMessage, in arena: MessageArena) throws(Status) {
        switch unsafe request.operation_case {
        case JOGAKBO__V1__REQUEST__OPERATION_REGISTER_ELEMENT_KIND:
            self = try unsafe .registration(request.register_element_kind, in: arena)
        case JOGAKBO__V1__REQUEST__OPERATION_REGISTER_REUSE_IDENTIFIER:
            self = try unsafe .registration(request.register_reuse_identifier, in: arena)
        case JOGAKBO__V1__REQUEST__OPERATION_SET_ENVIRONMENT:
            self = .setEnvironment(try unsafe Environment(request.set_environment))
        case JOGAKBO__V1__REQUEST__OPERATION_SET_FLOW_LAYOUT:
            self = .setFlowLayout(try unsafe FlowLayout(request.set_flow_layout))
        case JOGAKBO__V1__REQUEST__OPERATION_SET_LAYOUT:
            self = try unsafe .setLayout(request.set_layout)
        case JOGAKBO__V1__REQUEST__OPERATION_INVALIDATE_LAYOUT:
            self = unsafe .invalidateLayout(InvalidationContext(request.invalidate_layout))
        case JOGAKBO__V1__REQUEST__OPERATION_SET_BOUNDS:
            self = unsafe .setBounds(Rect(request.set_bounds))
        case JOGAKBO__V1__REQUEST__OPERATION_SET_CONTENT_ANCHOR:
            self = .setContentAnchor(try unsafe ContentAnchor(request.set_content_anchor))
        case JOGAKBO__V1__REQUEST__OPERATION_SET_ORTHOGONAL_CONTENT_OFFSET:
            let set = unsafe request.set_orthogonal_content_offset.pointee
            self = unsafe .setOrthogonalContentOffset(set.content_offset, section: set.section)
        default:
            guard let step = try unsafe InteractiveStep(request) else { return nil }
            self = .lead(step)
        }
    }

    private static func registration(
        _ message: UnsafePointer<RegisterElementKindMessage>, in arena: MessageArena
    ) throws(Status) -> Change {
        var blank = unsafe RegisterElementKindMessage()
        unsafe jogakbo__v1__register_element_kind__init(&blank)
        return .registerElementKind(
            name: try unsafe arena.text(message.pointee.name, default: blank.name, "name"))
    }

    private static func registration(
        _ message: UnsafePointer<RegisterReuseIdentifierMessage>, in arena: MessageArena
    ) throws(Status) -> Change {
        var blank = unsafe RegisterReuseIdentifierMessage()
        unsafe jogakbo__v1__register_reuse_identifier__init(&blank)
        return unsafe .registerReuseIdentifier(
            name: try arena.text(message.pointee.name, default: blank.name, "name"),
            try .known(message.pointee.category.rawValue, "category"),
            ElementKind(rawValue: message.pointee.element_kind))
    }
}

extension Question {
    fileprivate init?(_ request: RequestMessage) throws(Status) {
        switch unsafe request.operation_case {
        case JOGAKBO__V1__REQUEST__OPERATION_CONTENT_SIZE:
            self = .contentSize
        case JOGAKBO__V1__REQUEST__OPERATION_ITEM_COUNTS:
            let sections = unsafe request.item_counts.pointee
            self = unsafe .itemCounts(
                firstSection: sections.first_section, sectionCount: sections.section_count)
        case JOGAKBO__V1__REQUEST__OPERATION_LAYOUT_ATTRIBUTES_FOR_ELEMENT:
            self = try unsafe .layoutAttributesForElement(
                Element(request.layout_attributes_for_element))
        case JOGAKBO__V1__REQUEST__OPERATION_LAYOUT_ATTRIBUTES_FOR_ELEMENTS_IN_RECT:
            self = unsafe .layoutAttributesForElements(
                in: Rect(request.layout_attributes_for_elements_in_rect))
        case JOGAKBO__V1__REQUEST__OPERATION_INDEX_PATH_FOR_ITEM_AT_POINT:
            self = unsafe .indexPathForItem(at: Point(request.index_path_for_item_at_point))
        case JOGAKBO__V1__REQUEST__OPERATION_INDEX_PATHS_FOR_VISIBLE_ELEMENTS:
            let visible = unsafe request.index_paths_for_visible_elements.pointee
            self = unsafe .indexPathsForVisibleElements(
                try .known(visible.category.rawValue, "category"),
                ElementKind(rawValue: visible.element_kind))
        case JOGAKBO__V1__REQUEST__OPERATION_REUSABLE_VIEW_FOR_ELEMENT:
            self = try unsafe .reusableView(for: Element(request.reusable_view_for_element))
        case JOGAKBO__V1__REQUEST__OPERATION_ELEMENT_FOR_REUSABLE_VIEW:
            let view = unsafe request.element_for_reusable_view.pointee.reusable_view
            self = .element(for: ReusableView(rawValue: view))
        case JOGAKBO__V1__REQUEST__OPERATION_IS_CURRENT:
            let (view, generation) = unsafe request.is_current.pointee.binding
            self = .isCurrent(view, generation: generation)
        case JOGAKBO__V1__REQUEST__OPERATION_CONTENT_OFFSET_FOR_ITEM:
            let offset = unsafe request.content_offset_for_item.pointee
            self = unsafe .contentOffset(
                IndexPath(offset.index_path), ScrollPosition(rawValue: offset.scroll_position))
        case JOGAKBO__V1__REQUEST__OPERATION_TARGET_CONTENT_OFFSET:
            let target = unsafe request.target_content_offset.pointee
            self = unsafe .targetContentOffset(
                proposed: Point(target.proposed), velocity: Point(target.velocity))
        case JOGAKBO__V1__REQUEST__OPERATION_TRANSITION_VALUE:
            let asked = unsafe request.transition_value.pointee
            self =
                unsafe asked.is_progress != 0
                ? .transitionProgress : .transitionValue(key: asked.key)
        case JOGAKBO__V1__REQUEST__OPERATION_ORTHOGONAL_STATE:
            self = unsafe .orthogonalState(section: request.orthogonal_state.pointee.section)
        case JOGAKBO__V1__REQUEST__OPERATION_TARGET_ORTHOGONAL_CONTENT_OFFSET:
            let target = unsafe request.target_orthogonal_content_offset.pointee
            self = unsafe .targetOrthogonalContentOffset(
                section: target.section, proposed: target.proposed, velocity: target.velocity)
        case JOGAKBO__V1__REQUEST__OPERATION_ORTHOGONAL_CONTENT_OFFSET_FOR_ITEM:
            let offset = unsafe request.orthogonal_content_offset_for_item.pointee
            self = unsafe .orthogonalContentOffset(
                IndexPath(offset.index_path), ScrollPosition(rawValue: offset.scroll_position))
        default:
            return nil
        }
    }
}
