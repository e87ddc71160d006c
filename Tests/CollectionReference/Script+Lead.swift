import CollectionCore

extension Script {
    /// A call about interactive transitions: while one runs mostly progress, its end otherwise.
    mutating func leadStep() -> Step {
        let time_ns = self.time_ns + random.pick([0, 0, 1, 4_000_000, 16_666_667, 90_000_000])
        if !reference.isLed {
            if random.chance(85) { return start() }
            return .lead(
                random.pick([
                    .finish(time_ns: time_ns), .cancel(time_ns: time_ns), .askProgress,
                    .progress(0.5, time_ns: time_ns), .askValue(key: 0),
                ]))
        }
        switch random.number(0...19) {
        case 0..<9: return .lead(.progress(progress(), time_ns: time_ns))
        case 11, 12: return .lead(.finish(time_ns: time_ns))
        case 13, 14: return .lead(.cancel(time_ns: time_ns))
        case 15: return start()
        case 9, 10, 16:
            let key: UInt32 = random.pick([0, 1, 15, 16])
            return .lead(.setValue(length() - 20, key: key, time_ns: time_ns))
        case 17: return .lead(.askProgress)
        case 18: return .lead(.askValue(key: random.pick([0, 1, 15, 16])))
        default:
            return .lead(
                random.pick([
                    .progress(-0.5, time_ns: time_ns), .progress(1.5, time_ns: time_ns),
                    .progress(.infinity, time_ns: time_ns),
                    .progress(0.5, time_ns: time_ns / 2), .cancel(time_ns: time_ns / 2),
                ]))
        }
    }

    private mutating func start() -> Step {
        let tag = UInt64(random.number(0...9))
        switch layoutChange() {
        case .setLayout(let layout, _, _): return .lead(.start(layout, tag: tag))
        case .setFlowLayout(let layout): return .lead(.start(.flow(layout), tag: tag))
        case let step: return step
        }
    }

    private mutating func progress() -> Double {
        random.chance(40)
            ? random.pick([0, 1, 0.5, 0.25, 0.125]) : Double(random.number(0...1_000)) / 1_000
    }
}
