import CJogakbo
import CollectionCore
import Testing

/// A `jgb_view` that is destroyed with its owner.
@unsafe
struct Handle: ~Copyable {
    let view: OpaquePointer

    init() throws {
        var made: OpaquePointer?
        unsafe try #require(jgb_view_create(nil, &made) == JGB_OK)
        unsafe view = unsafe try #require(made)
    }

    deinit {
        unsafe jgb_view_destroy(view)
    }

    func displayFrame(_ request: DisplayFrameRequest) throws -> jgb_display_frame {
        var asked = unsafe jgb_display_frame_request()
        unsafe asked.struct_size = MemoryLayout<jgb_display_frame_request>.size
        unsafe asked.bounds = jgb_rect(
            x: request.bounds.x, y: request.bounds.y, width: request.bounds.width,
            height: request.bounds.height)
        unsafe asked.time_ns = request.time_ns
        unsafe asked.adjusted_sequence = request.adjustedSequence
        unsafe asked.flags = request.isComplete ? JGB_REQUEST_COMPLETE : 0
        var frame = unsafe jgb_display_frame()
        unsafe frame.struct_size = MemoryLayout<jgb_display_frame>.size
        let status = unsafe jgb_view_display_frame(view, &asked, &frame)
        unsafe try #require(status == JGB_OK, "\(String(cString: jgb_view_last_error(view)))")
        return unsafe frame
    }
}
