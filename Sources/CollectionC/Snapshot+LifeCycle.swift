public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_snapshot_create(
    _ limits: UnsafePointer<jgb_limits>!, _ out_snapshot: UnsafeMutablePointer<OpaquePointer?>!
) -> jgb_status {
    unsafe create(into: out_snapshot, "out_snapshot", limits) { limits in
        unsafe makeHandle(Snapshot(limits: limits), limits: limits)
    }
}

@c @implementation
public func jgb_snapshot_destroy(_ snapshot: OpaquePointer!) {
    unsafe destroy(snapshot, of: ValueBox<Snapshot>.self, "snapshot")
}

@c @implementation
public func jgb_snapshot_copy(
    _ snapshot: OpaquePointer!, _ out_snapshot: UnsafeMutablePointer<OpaquePointer?>!
) -> jgb_status {
    unsafe copyHandle(snapshot, of: Snapshot.self, into: out_snapshot, "out_snapshot")
}

@c @implementation
public func jgb_snapshot_last_error(_ snapshot: OpaquePointer!) -> UnsafePointer<CChar>! {
    unsafe lastErrorText(of: snapshot, Snapshot.self)
}

@c @implementation
public func jgb_snapshot_set_duplicate_policy(
    _ snapshot: OpaquePointer!, _ policy: jgb_duplicate_policy
) -> jgb_status {
    unsafe perform(snapshot: snapshot) { box throws(CollectionError) in
        unsafe box.pointee.value.duplicatePolicy = try known(policy.rawValue, "policy")
    }
}

@c @implementation
public func jgb_snapshot_set_metrics(
    _ snapshot: OpaquePointer!, _ metrics: UnsafePointer<jgb_section_metrics>!,
    _ metrics_count: Int
) -> jgb_status {
    unsafe perform(snapshot: snapshot) { box throws(CollectionError) in
        let metrics = unsafe try GrowingStructs(metrics, metrics_count, "metrics")
            .values(limits: box.pointee.limits)
        unsafe try box.pointee.value.setMetrics(metrics)
    }
}
