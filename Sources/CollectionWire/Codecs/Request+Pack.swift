import CMessages
import CollectionCore

extension Request {
    /// The request as a message of the arena's.
    package func message(in arena: MessageArena) -> UnsafeMutablePointer<RequestMessage> {
        let message = unsafe arena.make(jogakbo__v1__request__init)
        unsafe message.pointee.id = id
        unsafe message.pointee.view = view
        unsafe operation.lend(to: &message.pointee, in: arena)
        return unsafe message
    }
}

extension Operation {
    fileprivate func lend(to message: inout RequestMessage, in arena: MessageArena) {
        switch self {
        case .hello(let hello):
            unsafe message.hello = hello.message(in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_HELLO
        case .createView:
            unsafe message.create_view = arena.make(jogakbo__v1__create_view__init)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_CREATE_VIEW
        case .destroyView:
            unsafe message.destroy_view = arena.make(jogakbo__v1__destroy_view__init)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_DESTROY_VIEW
        case .displayFrame(let request):
            unsafe message.display_frame = request.message(in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_DISPLAY_FRAME
        case .change(let change):
            unsafe change.lend(to: &message, in: arena)
        case .push(let step):
            unsafe step.lend(to: &message, in: arena)
        case .update(let step):
            unsafe step.lend(to: &message, in: arena)
        case .attributes(let step):
            unsafe step.lend(to: &message, in: arena)
        case .snapshot(let step):
            unsafe step.lend(to: &message, in: arena)
        case .sectionSnapshot(let step):
            unsafe step.lend(to: &message, in: arena)
        case .ask(let question):
            unsafe question.lend(to: &message, in: arena)
        }
    }
}

extension PushStep {
    fileprivate func lend(to message: inout RequestMessage, in arena: MessageArena) {
        switch self {
        case .begin(let metrics):
            unsafe message.begin_data_source = MetricsList.message(metrics, in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_BEGIN_DATA_SOURCE
        case .append(let chunk):
            unsafe message.append_data_source = chunk.message(in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_APPEND_DATA_SOURCE
        case .commit:
            unsafe message.commit_data_source = arena.make(jogakbo__v1__commit_data_source__init)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_COMMIT_DATA_SOURCE
        }
    }
}

extension UpdateStep {
    fileprivate func lend(to message: inout RequestMessage, in arena: MessageArena) {
        switch self {
        case .perform(let update, let options):
            unsafe message.perform_batch_updates = update.message(options, in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_PERFORM_BATCH_UPDATES
        case .begin(let options):
            let begin = unsafe arena.make(jogakbo__v1__begin_batch_updates__init)
            unsafe begin.pointee.options = options.message(in: arena)
            unsafe message.begin_batch_updates = begin
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_BEGIN_BATCH_UPDATES
        case .end:
            unsafe message.end_batch_updates = arena.make(jogakbo__v1__end_batch_updates__init)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_END_BATCH_UPDATES
        }
    }
}

extension Change {
    fileprivate func lend(to message: inout RequestMessage, in arena: MessageArena) {
        switch self {
        case .registerElementKind(let name):
            unsafe message.register_element_kind = Self.registration(name, in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_REGISTER_ELEMENT_KIND
        case .registerReuseIdentifier(let name, let category, let kind):
            unsafe message.register_reuse_identifier =
                Self.registration(name, category, kind, in: arena)
            unsafe message.operation_case =
                JOGAKBO__V1__REQUEST__OPERATION_REGISTER_REUSE_IDENTIFIER
        case .setEnvironment(let environment):
            unsafe message.set_environment = environment.message(in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_SET_ENVIRONMENT
        case .setFlowLayout(let layout):
            unsafe message.set_flow_layout = layout.message(in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_SET_FLOW_LAYOUT
        case .setLayout(let layout, let animation, let tag):
            let change = unsafe arena.make(jogakbo__v1__set_layout__init)
            unsafe change.pointee.layout = layout.message(in: arena)
            unsafe change.pointee.animation = animation?.message(in: arena)
            unsafe change.pointee.tag = tag
            unsafe message.set_layout = change
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_SET_LAYOUT
        case .invalidateLayout(let context):
            unsafe message.invalidate_layout = context.message(in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_INVALIDATE_LAYOUT
        case .setBounds(let bounds):
            unsafe message.set_bounds = bounds.message(in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_SET_BOUNDS
        case .setContentAnchor(let anchor):
            unsafe message.set_content_anchor = anchor.message(in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_SET_CONTENT_ANCHOR
        case .lead(let step):
            unsafe step.lend(to: &message, in: arena)
        case .setOrthogonalContentOffset(let offset, let section):
            let set = unsafe arena.make(jogakbo__v1__set_orthogonal_content_offset__init)
            unsafe set.pointee.section = section
            unsafe set.pointee.content_offset = offset
            unsafe message.set_orthogonal_content_offset = set
            unsafe message.operation_case =
                JOGAKBO__V1__REQUEST__OPERATION_SET_ORTHOGONAL_CONTENT_OFFSET
        }
    }

    private static func registration(
        _ name: [UInt8], in arena: MessageArena
    ) -> UnsafeMutablePointer<RegisterElementKindMessage> {
        let message = unsafe arena.make(jogakbo__v1__register_element_kind__init)
        unsafe message.pointee.name = arena.string(name)
        return unsafe message
    }

    private static func registration(
        _ name: [UInt8], _ category: ElementCategory, _ kind: ElementKind, in arena: MessageArena
    ) -> UnsafeMutablePointer<RegisterReuseIdentifierMessage> {
        let message = unsafe arena.make(jogakbo__v1__register_reuse_identifier__init)
        unsafe message.pointee.name = arena.string(name)
        unsafe message.pointee.category = category.message
        unsafe message.pointee.element_kind = kind.rawValue
        return unsafe message
    }
}

extension Question {
    fileprivate func lend(to message: inout RequestMessage, in arena: MessageArena) {
        switch self {
        case .contentSize:
            unsafe message.content_size = arena.make(jogakbo__v1__get_content_size__init)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_CONTENT_SIZE
        case .itemCounts(let first, let count):
            unsafe message.item_counts = Self.sections(first, count, in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_ITEM_COUNTS
        case .layoutAttributesForElement(let element):
            unsafe message.layout_attributes_for_element = element.message(in: arena)
            unsafe message.operation_case =
                JOGAKBO__V1__REQUEST__OPERATION_LAYOUT_ATTRIBUTES_FOR_ELEMENT
        case .layoutAttributesForElements(let rect):
            unsafe message.layout_attributes_for_elements_in_rect = rect.message(in: arena)
            unsafe message.operation_case =
                JOGAKBO__V1__REQUEST__OPERATION_LAYOUT_ATTRIBUTES_FOR_ELEMENTS_IN_RECT
        case .indexPathForItem(let point):
            unsafe message.index_path_for_item_at_point = point.message(in: arena)
            unsafe message.operation_case =
                JOGAKBO__V1__REQUEST__OPERATION_INDEX_PATH_FOR_ITEM_AT_POINT
        case .indexPathsForVisibleElements(let category, let kind):
            unsafe message.index_paths_for_visible_elements =
                Self.visible(category, kind, in: arena)
            unsafe message.operation_case =
                JOGAKBO__V1__REQUEST__OPERATION_INDEX_PATHS_FOR_VISIBLE_ELEMENTS
        case .reusableView(let element):
            unsafe message.reusable_view_for_element = element.message(in: arena)
            unsafe message.operation_case =
                JOGAKBO__V1__REQUEST__OPERATION_REUSABLE_VIEW_FOR_ELEMENT
        case .element(let view):
            unsafe message.element_for_reusable_view = Self.shown(view, in: arena)
            unsafe message.operation_case =
                JOGAKBO__V1__REQUEST__OPERATION_ELEMENT_FOR_REUSABLE_VIEW
        case .isCurrent(let view, let generation):
            unsafe message.is_current = BindingMessage.message(view, generation, in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_IS_CURRENT
        case .contentOffset(let path, let position):
            unsafe message.content_offset_for_item = Self.target(path, position, in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_CONTENT_OFFSET_FOR_ITEM
        case .targetContentOffset(let proposed, let velocity):
            let target = unsafe arena.make(jogakbo__v1__get_target_content_offset__init)
            unsafe target.pointee.proposed = proposed.message(in: arena)
            unsafe target.pointee.velocity = velocity.message(in: arena)
            unsafe message.target_content_offset = target
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_TARGET_CONTENT_OFFSET
        case .transitionProgress, .transitionValue:
            let asked = unsafe arena.make(jogakbo__v1__get_transition_value__init)
            if case .transitionValue(let key) = self {
                unsafe asked.pointee.key = key
            } else {
                unsafe asked.pointee.is_progress = 1
            }
            unsafe message.transition_value = asked
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_TRANSITION_VALUE
        case .orthogonalState, .targetOrthogonalContentOffset, .orthogonalContentOffset:
            unsafe lendOrthogonal(to: &message, in: arena)
        }
    }

    private func lendOrthogonal(to message: inout RequestMessage, in arena: MessageArena) {
        switch self {
        case .orthogonalState(let section):
            let state = unsafe arena.make(jogakbo__v1__get_orthogonal_state__init)
            unsafe state.pointee.section = section
            unsafe message.orthogonal_state = state
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_ORTHOGONAL_STATE
        case .targetOrthogonalContentOffset(let section, let proposed, let velocity):
            let target = unsafe arena.make(
                jogakbo__v1__get_target_orthogonal_content_offset__init)
            unsafe target.pointee.section = section
            unsafe target.pointee.proposed = proposed
            unsafe target.pointee.velocity = velocity
            unsafe message.target_orthogonal_content_offset = target
            unsafe message.operation_case =
                JOGAKBO__V1__REQUEST__OPERATION_TARGET_ORTHOGONAL_CONTENT_OFFSET
        case .orthogonalContentOffset(let path, let position):
            unsafe message.orthogonal_content_offset_for_item = Self.target(
                path, position, in: arena)
            unsafe message.operation_case =
                JOGAKBO__V1__REQUEST__OPERATION_ORTHOGONAL_CONTENT_OFFSET_FOR_ITEM
        default: break
        }
    }

    private static func sections(
        _ first: UInt32, _ count: UInt32, in arena: MessageArena
    ) -> UnsafeMutablePointer<GetItemCountsMessage> {
        let message = unsafe arena.make(jogakbo__v1__get_item_counts__init)
        unsafe message.pointee.first_section = first
        unsafe message.pointee.section_count = count
        return unsafe message
    }

    private static func visible(
        _ category: ElementCategory, _ kind: ElementKind, in arena: MessageArena
    ) -> UnsafeMutablePointer<GetVisibleElementsMessage> {
        let message = unsafe arena.make(jogakbo__v1__get_visible_elements__init)
        unsafe message.pointee.category = category.message
        unsafe message.pointee.element_kind = kind.rawValue
        return unsafe message
    }

    private static func shown(
        _ view: ReusableView, in arena: MessageArena
    ) -> UnsafeMutablePointer<GetElementMessage> {
        let message = unsafe arena.make(jogakbo__v1__get_element__init)
        unsafe message.pointee.reusable_view = view.rawValue
        return unsafe message
    }

    private static func target(
        _ path: IndexPath, _ position: ScrollPosition, in arena: MessageArena
    ) -> UnsafeMutablePointer<GetContentOffsetMessage> {
        let message = unsafe arena.make(jogakbo__v1__get_content_offset__init)
        unsafe message.pointee.index_path = path.message(in: arena)
        unsafe message.pointee.scroll_position = position.rawValue
        return unsafe message
    }
}
