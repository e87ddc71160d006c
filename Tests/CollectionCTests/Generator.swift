import CollectionCore

/// Numbers that look random and are the same in every run.
struct Generator {
    var state: UInt64

    /// A number from 0 to `limit` - 1. (A linear congruential generator, Knuth's constants.)
    mutating func next(_ limit: UInt32) -> UInt32 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt32(state >> 33) % limit
    }

    mutating func size(_ limit: UInt32) -> Size {
        Size(width: Double(1 + next(limit)), height: Double(1 + next(limit)) + 0.5)
    }

    mutating func insets(_ limit: UInt32) -> EdgeInsets {
        EdgeInsets(
            top: Double(next(limit)), left: Double(next(limit)), bottom: Double(next(limit)),
            right: Double(next(limit)))
    }
}
