import CollectionCore

extension Script {
    /// Mostly a display frame or an update; so several changes run at once, while the host scrolls.
    mutating func busyStep() -> Step {
        switch random.number(0...19) {
        case 0..<11: return displayFrame()
        case 11: return layoutChange()
        case 12: return leadStep()
        default: break
        }
        if reference.bench.shown == nil { return update() }
        if reference.isBatchOpen { return .endBatch }
        planned.append(.snapshot(.apply(settings())))
        return .snapshot(.edit(change()))
    }

    /// How long an animation lasts.
    mutating func duration_ns() -> UInt64 {
        let most: UInt64 = isBusy ? 1_000_000_000 : 300_000_000
        return random.pick([0, 1, 30_000_000, 100_000_000, 300_000_000, most])
    }
}
