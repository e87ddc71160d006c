import Glibc

/// The motion of content that is let go, as rules M2 to M6 of docs/semantics.md promise it: written
/// down a second time, to compare a server with.
struct PromisedMotion {
    let start_ns: UInt64
    let offset: Double
    let velocity: Double
    /// The content offsets between which the content rests.
    let range: ClosedRange<Double>

    /// Rule M2, normal.
    private static let friction = -1_000 * log(0.998)
    /// Rule M6.
    private static let spring = 10.0

    /// The place that friction alone leads to.
    private var frictionEnd: Double { offset + velocity / Self.friction }

    /// The edge that the content comes back to, or bounces at; nil if it meets none.
    private var edge: Double? {
        if offset < range.lowerBound { return range.lowerBound }
        if offset > range.upperBound { return range.upperBound }
        if frictionEnd < range.lowerBound { return range.lowerBound }
        if frictionEnd > range.upperBound { return range.upperBound }
        return nil
    }

    /// The place where the content rests.
    var end: Double { edge ?? frictionEnd }

    /// Whether the content rests at an edge.
    var endsAtEdge: Bool { edge != nil }

    func offset(at time_ns: UInt64) -> Double { state(at: time_ns).offset }

    /// Returns the place and the velocity at a time from the start on.
    func state(at time_ns: UInt64) -> (offset: Double, velocity: Double) {
        let time_s = Double(time_ns - min(time_ns, start_ns)) / 1e9
        guard let edge else { return slow(for: time_s) }
        if !range.contains(offset) {
            return bounce(from: offset - edge, velocity, about: edge, for: time_s)
        }
        let edge_s = -log(1 - (edge - offset) * Self.friction / velocity) / Self.friction
        if time_s < edge_s { return slow(for: time_s) }
        let velocityThere = velocity * exp(-Self.friction * edge_s)
        return bounce(from: 0, velocityThere, about: edge, for: time_s - edge_s)
    }

    private func slow(for time_s: Double) -> (offset: Double, velocity: Double) {
        let isAtRest = time_s >= log(max(1, 2 * abs(velocity) / Self.friction)) / Self.friction
        if isAtRest && edge == nil { return (frictionEnd, 0) }
        let left = exp(-Self.friction * time_s)
        return (offset + velocity / Self.friction * (1 - left), velocity * left)
    }

    private func bounce(
        from distance: Double, _ velocity: Double, about edge: Double, for time_s: Double
    ) -> (offset: Double, velocity: Double) {
        let rate = Self.spring
        let slope = velocity + rate * distance
        let least = max(
            log(max(1, 4 * abs(distance))) / rate,
            2 * log(max(1, 8 * abs(slope) / (M_E * rate))) / rate)
        if time_s >= least { return (edge, 0) }
        let left = exp(-rate * time_s)
        let beyond = (distance + slope * time_s) * left
        return (edge + beyond, slope * left - rate * beyond)
    }
}

/// Rule M5: how far the content goes beyond an edge that a finger pulls it over.
enum PromisedPull {
    private static let stiffness = 0.55

    /// - Parameter offset: The content offset at which the content would be without edges.
    /// - Parameter length: The length of the bounds.
    static func shown(
        _ offset: Double, in range: ClosedRange<Double>, length: Double
    ) -> Double {
        let edge = min(max(offset, range.lowerBound), range.upperBound)
        let pull = abs(offset - edge) * stiffness
        let shown = pull * length / (pull + length)
        return offset < edge ? edge - shown : edge + shown
    }
}
