/// How display frames animate a change of the data or the layout: section T of docs/semantics.md.
public struct Animation: Equatable, Sendable {
    /// The duration, in nanoseconds. 0: without animation.
    public var duration_ns: UInt64
    /// The time at which the animation starts, in nanoseconds. 0 or a time in the future: the time
    /// of the next display frame. An earlier time: the next display frame shows the animation
    /// partly elapsed.
    public var startTime_ns: UInt64
    public var curve: TimingCurve
    /// Where inserted elements come from.
    public var appearing: ElementAppearance
    /// Where deleted elements go.
    public var disappearing: ElementAppearance

    /// The defaults are UIKit's: 0.3 s, ease in and out, inserted and deleted elements fade.
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
