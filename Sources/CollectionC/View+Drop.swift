public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_enter_drop(
    _ view: OpaquePointer!, _ is_local: UInt32, _ item_count: UInt32, _ position: jgb_point,
    _ time_ns: UInt64
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try pullData(box)
        unsafe try box.pointee.view.enterDrop(
            itemCount: is_local != 0 ? nil : Int(item_count), at: Point(position),
            time_ns: time_ns)
    }
}

@c @implementation
public func jgb_view_update_drop(
    _ view: OpaquePointer!, _ position: jgb_point, _ time_ns: UInt64
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try pullData(box)
        unsafe try box.pointee.view.updateDrop(to: Point(position), at: time_ns)
    }
}

@c @implementation
public func jgb_view_exit_drop(_ view: OpaquePointer!) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try box.pointee.view.exitDrop()
    }
}

@c @implementation
public func jgb_view_set_drop_proposal(
    _ view: OpaquePointer!, _ operation: jgb_drop_operation, _ intent: jgb_drop_intent,
    _ event_sequence: UInt64, _ out_is_taken: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_is_taken, "out_is_taken") { box throws(CollectionError) in
        let operation: DropOperation = try known(operation.rawValue, "operation")
        let intent: DropIntent = try known(intent.rawValue, "intent")
        let isTaken = unsafe try box.pointee.view.setDropProposal(
            DropProposal(operation, intent), answering: event_sequence)
        return isTaken ? 1 : 0
    }
}

@c @implementation
public func jgb_view_perform_drop(
    _ view: OpaquePointer!, _ time_ns: UInt64, _ out_is_taken: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_is_taken, "out_is_taken") { box throws(CollectionError) in
        unsafe try pullData(box)
        return unsafe try box.pointee.view.performDrop(at: time_ns) ? 1 : 0
    }
}

@c @implementation
public func jgb_view_drop_state(
    _ view: OpaquePointer!, _ out_state: UnsafeMutablePointer<jgb_drop_state>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let result = unsafe try GrowingResult(out_state, "out_state")
        guard let state = unsafe box.pointee.view.dropState else {
            throw .wrongState(.noDrop)
        }
        let proposal = state.proposal
        result.write(
            jgb_drop_state(
                struct_size: MemoryLayout<jgb_drop_state>.size,
                is_local: state.isLocal ? 1 : 0, item_count: UInt32(clamping: state.itemCount),
                destination: jgb_index_path(state.destination ?? Element.none.indexPath),
                operation: jgb_drop_operation(rawValue: proposal.operation.rawValue),
                intent: jgb_drop_intent(rawValue: proposal.intent.rawValue),
                line: jgb_rect(state.line)))
    }
}
