public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_version() -> UInt32 {
    UInt32(JGB_VERSION_NUMBER)
}

@c @implementation
public func jgb_limits_init(_ out_limits: UnsafeMutablePointer<jgb_limits>!) {
    guard let limits = unsafe out_limits else { return }
    unsafe limits.pointee = jgb_limits(Limits())
}
