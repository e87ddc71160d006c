import CJogakbo
import CollectionCore
import CollectionReference

extension CDoor {
    func perform(_ step: LeadStep) throws(Refusal) -> Outcome {
        switch step {
        case .start(let layout, let tag):
            var handle: OpaquePointer?
            try check(unsafe Self.create(layout, &handle))
            defer { unsafe jgb_layout_destroy(handle) }
            try check(unsafe jgb_view_start_interactive_transition(view, handle, tag))
        case .progress(let progress, let time_ns):
            try check(unsafe jgb_view_set_transition_progress(view, progress, time_ns))
        case .finish(let time_ns):
            try check(unsafe jgb_view_finish_interactive_transition(view, time_ns))
        case .cancel(let time_ns):
            try check(unsafe jgb_view_cancel_interactive_transition(view, time_ns))
        case .setValue(let value, let key, let time_ns):
            try check(unsafe jgb_view_update_transition_value(view, key, value, time_ns))
        case .askProgress:
            var tracked = jgb_tracked_value()
            return try outcome(unsafe jgb_view_transition_progress(view, &tracked), tracked)
        case .askValue(let key):
            var tracked = jgb_tracked_value()
            return try outcome(unsafe jgb_view_transition_value(view, key, &tracked), tracked)
        }
        return .done
    }

    func set(_ transition: PinchTransition?) throws(Refusal) {
        guard let transition else {
            try check(unsafe jgb_view_set_pinch_transition(view, nil))
            return
        }
        var handle: OpaquePointer?
        try check(unsafe Self.create(transition.layout, &handle))
        defer { unsafe jgb_layout_destroy(handle) }
        var declared = unsafe jgb_pinch_transition(
            struct_size: MemoryLayout<jgb_pinch_transition>.size, layout: handle,
            start_scale: transition.startScale, end_scale: transition.endScale,
            tag: transition.tag)
        try check(unsafe jgb_view_set_pinch_transition(view, &declared))
    }

    private func outcome(
        _ status: jgb_status, _ tracked: jgb_tracked_value
    ) throws(Refusal) -> Outcome {
        if status == JGB_NOT_FOUND { return .nothing }
        try check(status)
        return .tracked(TrackedValue(value: tracked.value, velocity: tracked.velocity))
    }
}
