/// What one display frame needs to know of the changes that run: how much of each difference is
/// left, and what has become of those of the display frame before.
///
/// Differences name their change by a slot: 0 and 1 are those of merged changes, the others the
/// changes that run, in order. An object, so that storage is kept.
final class TransitionStep {
    static let firstSlot = 2

    /// By how much this display frame moves the content offset.
    var shift = Point.zero
    var bounds = Rect.zero
    var time_ns: UInt64 = 0
    /// The most elements in the display frame.
    var limit = 0
    /// Whether all changes were ended since the display frame before: nothing goes on.
    var isAnew = false
    /// Whether changes begin with this display frame, and the slot of the first of them.
    var begins = false
    var firstBegun = 0
    /// Whether what is on screen comes from where the last display frame has it.
    var comesFromScreen = false
    /// By slot.
    private(set) var weights: [Double] = []
    /// The slot by now, for each slot of the display frame before; -1: its change is over.
    private(set) var slots: [Int] = []
    /// Whether changes are merged; and for each slot of the display frame before, by how much it
    /// counts for the place and for the speed that go on.
    private(set) var merges = false
    private(set) var placeFactors: [Double] = []
    private(set) var speedFactors: [Double] = []

    /// Notes that all changes are over, as long as nothing else is said of them.
    func beginRetiring() {
        for index in slots.indices { slots[index] = -1 }
        while slots.count < weights.count { slots.append(-1) }
        merges = false
    }

    func keep(slot: Int, as next: Int) { slots[slot] = next }

    /// Notes that a change is merged with others.
    func merge(slot: Int, _ weight: Double, speed: Double) {
        if !merges {
            placeFactors = Array(repeating: 0, count: slots.count)
            speedFactors = placeFactors
            merges = true
        }
        placeFactors[slot] = weight
        speedFactors[slot] = speed
    }

    /// Notes the same of what was merged before, and when all of it ends.
    func merge(_ earlier: MergedChanges, until end_ns: UInt64, from last_ns: UInt64) {
        if earlier.isRunning {
            let (weights, speeds) = (earlier.weights(at: last_ns), earlier.speeds(at: last_ns))
            merge(slot: 0, weights.place, speed: speeds.place)
            merge(slot: 1, weights.speed, speed: speeds.speed)
        }
        let duration = Double(end_ns - last_ns)
        for index in speedFactors.indices { speedFactors[index] *= duration }
    }

    /// Notes how much is left of each difference.
    func weigh(_ merged: MergedChanges, _ running: [AnimatedChange], at time_ns: UInt64) {
        weights.removeAll(keepingCapacity: true)
        let left = merged.weights(at: time_ns)
        weights.append(left.place)
        weights.append(left.speed)
        for change in running { weights.append(change.weight(at: time_ns)) }
    }
}
