// Pinches: rules U10 and U10a of docs/semantics.md.
extension Scene {
    /// Returns the time of the last sample, or the time before if there is none.
    ///
    /// - Parameter start_ns: The last time that the view was told.
    /// - Throws: As `sendPinches`
    static func lastTime(
        of samples: Span<PinchSample>, after start_ns: UInt64
    ) throws(CollectionError) -> UInt64 {
        var time_ns = start_ns
        for index in samples.indices {
            let sample = samples[index]
            if sample.time_ns < time_ns { throw .invalidNumber("time_ns", index: index, .goesBack) }
            time_ns = sample.time_ns
            if sample.phase == nil || sample.phase == .unphased {
                throw .invalidNumber("phase", index: index, .unknownValue)
            }
            try Pinch.validate(sample.scale, "scale", index: index)
            try sample.center.validate("center", index: index)
        }
        return time_ns
    }
}
