/// The distances by which display frames moved the content offset, kept for hosts whose requests do
/// not yet include the adjustments of all display frames.
struct OffsetAdjustments {
    /// The last adjustments; a ring buffer once there are `countMax` of them.
    private var recent: [(sequence: UInt64, distance: Point)] = []
    /// The index of the earliest adjustment in `recent`.
    private var earliest = 0

    private static let countMax = 64

    mutating func append(_ distance: Point, of sequence: UInt64) {
        if distance == .zero { return }
        if recent.count < Self.countMax {
            recent.append((sequence, distance))
            return
        }
        recent[earliest] = (sequence, distance)
        earliest = (earliest + 1) % Self.countMax
    }

    /// The sum, in points, of the adjustments of all display frames after `sequence`; zero if
    /// `sequence` is 0.
    func sum(after sequence: UInt64) -> Point {
        var sum = Point.zero
        if sequence == 0 { return sum }
        for place in recent.indices {
            let one = recent[(earliest + place) % recent.count]
            if one.sequence <= sequence { continue }
            sum.x += one.distance.x
            sum.y += one.distance.y
        }
        return sum
    }
}
