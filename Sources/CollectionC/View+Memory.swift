public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_memory(
    _ view: OpaquePointer!, _ out_memory: UnsafeMutablePointer<jgb_memory>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let result = unsafe try GrowingResult(out_memory, "out_memory")
        var memory = unsafe box.pointee.view.memory
        memory.displayFrames += unsafe box.pointee.outputBytes
        result.write(
            jgb_memory(
                struct_size: MemoryLayout<jgb_memory>.size, total_bytes: UInt64(memory.total),
                data_bytes: UInt64(memory.data), layout_bytes: UInt64(memory.layout),
                transition_bytes: UInt64(memory.transitions),
                display_frame_bytes: UInt64(memory.displayFrames),
                event_bytes: UInt64(memory.events), state_bytes: UInt64(memory.state)))
    }
}

extension ViewBox {
    /// The bytes of what calls have handed out, and the next calls use again.
    fileprivate var outputBytes: Int {
        transforms.heldBytes + removedViews.heldBytes + diagnostics.heldBytes
            + completions.heldBytes + foundElements.heldBytes + foundTransforms.heldBytes
            + indexPaths.heldBytes
    }
}
