/// By how much display frames moved the content offset, for hosts that answer late.
struct OffsetAdjustments {
    /// The last ones; a ring, once there are as many as are kept.
    private var recent: [(sequence: UInt64, distance: Point)] = []
    /// Where the earliest one is.
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

    /// What display frames after `sequence` moved the offset by; 0: none counts.
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
