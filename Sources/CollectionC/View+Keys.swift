public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_send_key(
    _ view: OpaquePointer!, _ sample: UnsafePointer<jgb_key_sample>!,
    _ out_is_handled: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_is_handled, "out_is_handled") { box throws(CollectionError) in
        let sample = unsafe try required(sample, "sample").pointee
        unsafe try pullData(box)
        return unsafe try box.pointee.view.sendKey(
            KeySample(
                keyNumber: sample.key.rawValue, at: sample.time_ns,
                modifiers: KeyModifiers(rawValue: UInt16(truncatingIfNeeded: sample.modifiers)))
        ) ? 1 : 0
    }
}
