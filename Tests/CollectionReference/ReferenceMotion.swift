/// The content offset along one axis once it is let go, in small steps of time: friction within
/// the range, and a critically damped spring beyond it (M2, M4, M6).
public struct ReferenceMotion {
    public private(set) var offset: Double
    public private(set) var velocity: Double
    public private(set) var time = 0.0
    private let least: Double
    private let greatest: Double
    private let friction: Double

    private static let step = 5e-6
    private static let spring = 10.0

    /// - Parameter friction: The part of the velocity that is lost in a second, as a rate.
    public init(
        _ offset: Double, _ velocity: Double, in range: ClosedRange<Double>, friction: Double
    ) {
        self.offset = offset
        self.velocity = velocity
        (least, greatest) = (range.lowerBound, range.upperBound)
        self.friction = friction
    }

    public mutating func advance(to end: Double) {
        while time < end {
            let step = min(Self.step, end - time)
            // By the midpoint of the step.
            let middle = velocity + acceleration(offset, velocity) * step / 2
            let place = offset + velocity * step / 2
            velocity += acceleration(place, middle) * step
            offset += middle * step
            time += step
        }
    }

    private func acceleration(_ offset: Double, _ velocity: Double) -> Double {
        let beyond = offset - min(max(offset, least), greatest)
        if beyond == 0 { return -friction * velocity }
        return -Self.spring * Self.spring * beyond - 2 * Self.spring * velocity
    }
}
