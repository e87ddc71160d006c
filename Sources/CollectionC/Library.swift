import CJogakbo

@c @implementation
public func jgb_version() -> UInt32 {
    UInt32(JGB_VERSION_NUMBER)
}
