/// Where a user scrolls to, one offset after another; the same seed gives the same offsets.
struct ScrollPattern: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        /// Thrown with a finger: fast at first, then slower, then thrown again.
        case fling
        /// One viewport at a time, and from the end back to the start.
        case page
        /// To anywhere.
        case jump
    }

    let kind: Kind
    private var random: RandomNumbers
    private(set) var offset = 0.0
    /// Points per request.
    private var velocity = 0.0

    /// What is left of a fling's velocity after each request, and where it is thrown again.
    private static let friction = 0.985
    private static let slowest = 0.5

    init(_ kind: Kind, seed: UInt64) {
        self.kind = kind
        random = RandomNumbers(seed: seed)
    }

    /// The next offset, from 0 to `limit`.
    ///
    /// - Parameter page: The length of the viewport.
    mutating func next(limit: Double, page: Double) -> Double {
        let limit = max(0, limit)
        switch kind {
        case .fling:
            if abs(velocity) < ScrollPattern.slowest { velocity = throwVelocity(page: page) }
            offset += velocity
            velocity *= ScrollPattern.friction
            if offset < 0 || offset > limit { velocity = -velocity }
        case .page:
            offset = offset >= limit ? 0 : offset + page
        case .jump:
            offset = random.unit() * limit
        }
        offset = min(max(0, offset), limit)
        return offset
    }

    /// Goes along where the content has moved: rule D8 of docs/semantics.md.
    mutating func move(by distance: Double) {
        offset += distance
    }

    /// Up to a quarter of a viewport with each request, more often onward than back.
    private mutating func throwVelocity(page: Double) -> Double {
        let speed = page * (0.02 + 0.23 * random.unit())
        return random.unit() < 0.7 ? speed : -speed
    }
}

/// Numbers that look random and are the same for the same seed: a linear congruential generator.
struct RandomNumbers: Sendable {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }

    /// From 0 to 1, 1 excluded.
    mutating func unit() -> Double { Double(next()) / 2_147_483_648 }
}
