public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_section_snapshot_create(
    _ limits: UnsafePointer<jgb_limits>!, _ out_snapshot: UnsafeMutablePointer<OpaquePointer?>!
) -> jgb_status {
    unsafe create(into: out_snapshot, "out_snapshot", limits) { limits in
        unsafe makeHandle(SectionSnapshot(limits: limits), limits: limits)
    }
}

@c @implementation
public func jgb_section_snapshot_destroy(_ snapshot: OpaquePointer!) {
    unsafe destroy(snapshot, of: ValueBox<SectionSnapshot>.self, "snapshot")
}

@c @implementation
public func jgb_section_snapshot_copy(
    _ snapshot: OpaquePointer!, _ out_snapshot: UnsafeMutablePointer<OpaquePointer?>!
) -> jgb_status {
    unsafe copyHandle(snapshot, of: SectionSnapshot.self, into: out_snapshot, "out_snapshot")
}

@c @implementation
public func jgb_section_snapshot_last_error(
    _ snapshot: OpaquePointer!
) -> UnsafePointer<CChar>! {
    unsafe lastErrorText(of: snapshot, SectionSnapshot.self)
}
