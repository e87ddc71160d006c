import CMessages
import CollectionCore

extension InteractiveStep {
    init?(_ request: RequestMessage) throws(Status) {
        switch unsafe request.operation_case {
        case JOGAKBO__V1__REQUEST__OPERATION_START_INTERACTIVE_TRANSITION:
            let start = unsafe request.start_interactive_transition.pointee
            self = try unsafe .start(Layout(start.layout), tag: start.tag)
        case JOGAKBO__V1__REQUEST__OPERATION_SET_TRANSITION_PROGRESS:
            let progress = unsafe request.set_transition_progress.pointee
            self = unsafe .setProgress(progress.progress, time_ns: progress.time_ns)
        case JOGAKBO__V1__REQUEST__OPERATION_END_INTERACTIVE_TRANSITION:
            let end = unsafe request.end_interactive_transition.pointee
            self = unsafe .end(cancels: end.cancels != 0, time_ns: end.time_ns)
        case JOGAKBO__V1__REQUEST__OPERATION_UPDATE_TRANSITION_VALUE:
            let update = unsafe request.update_transition_value.pointee
            self = unsafe .updateValue(
                update.value, key: update.key, time_ns: update.time_ns)
        default:
            return nil
        }
    }

    func lend(to message: inout RequestMessage, in arena: MessageArena) {
        switch self {
        case .start(let layout, let tag):
            let start = unsafe arena.make(jogakbo__v1__start_interactive_transition__init)
            unsafe start.pointee.layout = layout.message(in: arena)
            unsafe start.pointee.tag = tag
            unsafe message.start_interactive_transition = start
            unsafe message.operation_case =
                JOGAKBO__V1__REQUEST__OPERATION_START_INTERACTIVE_TRANSITION
        case .setProgress(let value, let time_ns):
            let progress = unsafe arena.make(jogakbo__v1__set_transition_progress__init)
            unsafe progress.pointee.progress = value
            unsafe progress.pointee.time_ns = time_ns
            unsafe message.set_transition_progress = progress
            unsafe message.operation_case =
                JOGAKBO__V1__REQUEST__OPERATION_SET_TRANSITION_PROGRESS
        case .end(let cancels, let time_ns):
            let end = unsafe arena.make(jogakbo__v1__end_interactive_transition__init)
            unsafe end.pointee.cancels = cancels ? 1 : 0
            unsafe end.pointee.time_ns = time_ns
            unsafe message.end_interactive_transition = end
            unsafe message.operation_case =
                JOGAKBO__V1__REQUEST__OPERATION_END_INTERACTIVE_TRANSITION
        case .updateValue(let value, let key, let time_ns):
            let update = unsafe arena.make(jogakbo__v1__update_transition_value__init)
            unsafe update.pointee.key = key
            unsafe update.pointee.value = value
            unsafe update.pointee.time_ns = time_ns
            unsafe message.update_transition_value = update
            unsafe message.operation_case =
                JOGAKBO__V1__REQUEST__OPERATION_UPDATE_TRANSITION_VALUE
        }
    }
}

extension TrackedValue {
    func message(in arena: MessageArena) -> UnsafeMutablePointer<TrackedValueMessage> {
        let message = unsafe arena.make(jogakbo__v1__tracked_value__init)
        unsafe message.pointee.value = value
        unsafe message.pointee.velocity = velocity
        return unsafe message
    }
}
