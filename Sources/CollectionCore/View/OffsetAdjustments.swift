/// By how much display frames moved the content offset, for hosts that answer late.
struct OffsetAdjustments {
    private var recent: [(sequence: UInt64, distance: Point)] = []

    private static let countMax = 64

    mutating func append(_ distance: Point, of sequence: UInt64) {
        if distance == .zero { return }
        if recent.count == Self.countMax { recent.removeFirst() }
        recent.append((sequence, distance))
    }

    /// What display frames after `sequence` moved the offset by; 0: none counts.
    func sum(after sequence: UInt64) -> Point {
        var sum = Point.zero
        if sequence == 0 { return sum }
        for one in recent where one.sequence > sequence {
            sum.x += one.distance.x
            sum.y += one.distance.y
        }
        return sum
    }
}
