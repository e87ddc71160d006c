/// How the change of a batch update is shown over time: section T of docs/semantics.md.
public struct Animation: Equatable, Sendable {
    /// 0: at once.
    public var duration_ns: UInt64
    /// 0: the time of the next display frame. A later time than that one counts as it.
    public var startTime_ns: UInt64
    public var curve: TimingCurve
    /// Where inserted elements come from.
    public var appearing: ElementAppearance
    /// Where deleted elements go.
    public var disappearing: ElementAppearance

    /// UIKit's: 0.3 s, ease in and out, fading.
    public init(
        duration_ns: UInt64 = 300_000_000, startTime_ns: UInt64 = 0,
        curve: TimingCurve = .easeInOut, appearing: ElementAppearance = .fade,
        disappearing: ElementAppearance = .fade
    ) {
        self.duration_ns = duration_ns
        self.startTime_ns = startTime_ns
        self.curve = curve
        self.appearing = appearing
        self.disappearing = disappearing
    }
}
