/// The running changes as one display frame sees them: the fraction that remains of each
/// difference, and the new slots of the differences of the display frame before.
///
/// A slot is the number by which a difference refers to its change: 0 and 1 are the slots of merged
/// changes, the running changes have the slots from 2 on, in order. A class, so that its storage is
/// reused.
final class TransitionStep {
    static let firstSlot = 2

    /// The distance by which this display frame adjusts the content offset.
    var shift = Point.zero
    var bounds = Rect.zero
    var time_ns: UInt64 = 0
    /// Whether the content offset jumps: see rule T5 of docs/semantics.md.
    var jumps = false
    /// The greatest number of elements in the display frame.
    var limit = 0
    /// Whether all changes were ended since the display frame before, so that no earlier movement
    /// goes on.
    var isAnew = false
    /// Whether changes begin with this display frame, and the slot of the first of them.
    var begins = false
    var firstBegun = 0
    /// Whether elements on screen start from their places in the last display frame: see
    /// `AnimatedChange.comesFromScreen`.
    var comesFromScreen = false
    /// The fraction that remains of each difference, by slot.
    private(set) var weights: [Double] = []
    /// By slot of the display frame before: the slot in this display frame; -1: the change is over
    /// or was merged.
    private(set) var slots: [Int] = []
    /// Whether this display frame merges changes. If so, by slot of the display frame before: the
    /// factors by which its differences add to the place (`placeFactors`) and the speed
    /// (`speedFactors`) at which the merged movement starts.
    private(set) var merges = false
    private(set) var placeFactors: [Double] = []
    private(set) var speedFactors: [Double] = []

    /// Marks the changes of all slots as over; `keep(slot:as:)` then takes single ones back.
    func beginRetiring() {
        for index in slots.indices { slots[index] = -1 }
        while slots.count < weights.count { slots.append(-1) }
        merges = false
    }

    func keep(slot: Int, as next: Int) { slots[slot] = next }

    /// Notes that a change is merged with others.
    ///
    /// - Parameter weight: The fraction of its differences that remained in the last display frame.
    /// - Parameter speed: The change of that fraction per nanosecond.
    func merge(slot: Int, _ weight: Double, speed: Double) {
        if !merges {
            placeFactors = Array(repeating: 0, count: slots.count)
            speedFactors = placeFactors
            merges = true
        }
        placeFactors[slot] = weight
        speedFactors[slot] = speed
    }

    /// Merges what remains of changes that were merged earlier, and multiplies all speeds by the
    /// duration of the merged movement.
    ///
    /// - Parameter end_ns: The end of the merged movement.
    /// - Parameter last_ns: The time of the last display frame, at which the merged movement
    ///   starts.
    func merge(_ earlier: MergedChanges, until end_ns: UInt64, from last_ns: UInt64) {
        if earlier.isRunning {
            let (weights, speeds) = (earlier.weights(at: last_ns), earlier.speeds(at: last_ns))
            merge(slot: 0, weights.place, speed: speeds.place)
            merge(slot: 1, weights.speed, speed: speeds.speed)
        }
        let duration = Double(end_ns - last_ns)
        for index in speedFactors.indices { speedFactors[index] *= duration }
    }

    /// Computes the fraction that remains of each difference.
    func weigh(_ merged: MergedChanges, _ running: [AnimatedChange], at time_ns: UInt64) {
        weights.removeAll(keepingCapacity: true)
        let left = merged.weights(at: time_ns)
        weights.append(left.place)
        weights.append(left.speed)
        for change in running { weights.append(change.weight(at: time_ns)) }
    }
}
