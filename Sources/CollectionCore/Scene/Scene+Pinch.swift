// Pinches: rules U10 and U10a of docs/semantics.md.
extension Scene {
    /// Checks pinch samples, and returns the time of the last sample, or `start_ns` if there are no
    /// samples.
    ///
    /// - Parameter start_ns: The last time that the view has received, in nanoseconds.
    /// - Throws: `invalidNumber` for the first invalid sample, as `sendPinches` documents.
    static func lastTime(
        of samples: Span<PinchSample>, after start_ns: UInt64
    ) throws(CollectionError) -> UInt64 {
        var time_ns = start_ns
        for index in samples.indices {
            let sample = samples[index]
            if sample.time_ns < time_ns {
                throw .goesBack("samples#.time_ns", index: index, sample.time_ns, before: time_ns)
            }
            time_ns = sample.time_ns
            if sample.phase == nil || sample.phase == .unphased {
                throw .unknown(
                    "samples#.phase", index: index, sample.phaseNumber, least: 1, most: 4)
            }
            try Pinch.validate(sample.scale, "samples#.scale", index: index)
            try sample.center.validate("samples#.center", index: index)
        }
        return time_ns
    }

    /// Ends the transition that the pinch drives. Unless the pinch is cancelled, the transition
    /// finishes if its progress is at least 0.5, or if the pinch is moving towards the new layout.
    mutating func endTransition(at time_ns: UInt64, isCancelled: Bool) {
        guard let interactive, let pinch = input.pinch else { return }
        let progress = interactive.progress.tracked
        let isTowards = progress.velocity > 0 && pinch.speed(at: time_ns) != 0
        // The host may have set the progress with a later time.
        let end_ns = max(time_ns, interactive.progress.time_ns)
        let finishes = !isCancelled && (progress.value >= 0.5 || isTowards)
        try? endInteractiveTransition(at: end_ns, finishing: finishes)
    }
}
