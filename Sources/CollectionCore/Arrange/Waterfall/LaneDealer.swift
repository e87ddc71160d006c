/// Deals items out to the lanes of a section, in order: each item to the lane whose next place is
/// first, and of equal lanes to the lane nearest to the line's start. An item that takes several
/// lanes takes neighbouring lanes.
///
/// Places are whole units of 2^-16 point. A place and its lane are one integer, a *key*: the least
/// key gives the lane, even where places are equal. A key needs more than 32 bits.
@safe final class LaneDealer {
    /// The number of lanes.
    let count: Int
    /// The spacing between the items of a lane, in points.
    let spacing: Double
    /// The spacing as part of a key.
    private let spacingKey: Int64
    /// The index of the next item in its section.
    private(set) var nextItem = 0
    /// The key of each lane: its next place and its rest, times `Lanes.maximum`, plus the lane. In
    /// order of lanes, searched one by one; or, if `isHeap`, a heap, whose first key is the least.
    private let keys: UnsafeMutablePointer<Int64>
    private let lanes: UnsafeMutablePointer<DealtLane>
    /// The number of keys: the number of lanes, rounded up to a multiple of four unless `isHeap`.
    private let keyCount: Int
    let isHeap: Bool
    /// What each lane has behind the items to deal, as `setLane` takes it, in units of 2^-16 point.
    /// Nil unless items may take several lanes: nothing else needs the lane's next place itself.
    private let rests: UnsafeMutablePointer<Int64>?
    /// Memory for the search for neighbouring lanes; nil unless items may take several lanes.
    private let candidates: UnsafeMutablePointer<Int>?
    /// No lane from this index on was dealt an item; lanes before it may be without items, too.
    private var usedCount = 0
    /// Tournaments that find runs of many lanes: one for each number of lanes that items took last,
    /// at the index of the number's last bits.
    private let runs: UnsafeMutablePointer<LaneRuns>?
    /// The ranges of lanes that changed last. `changeCount` is the number of changes so far.
    private let changes: UnsafeMutablePointer<Change>?
    private var changeCount = 0

    private struct Change {
        var first: Int
        var end: Int
    }

    /// Creates a dealer of lanes without items.
    ///
    /// - Parameter hasSpans: Whether items may take several lanes.
    init(count: Int, spacing: Double, hasSpans: Bool) {
        self.count = count
        self.spacing = spacing
        spacingKey = Self.key(spacing, 0)
        isHeap = count > Self.fewMax && !hasSpans
        keyCount = isHeap ? count : (count + 3) & ~3
        let hasRuns = hasSpans && count > Self.fewMax
        unsafe candidates = hasSpans ? .allocate(capacity: count) : nil
        unsafe rests = hasSpans ? .allocate(capacity: count) : nil
        unsafe rests?.initialize(repeating: 0, count: count)
        unsafe runs = hasRuns ? .allocate(capacity: Self.runsMax) : nil
        unsafe runs?.initialize(repeating: LaneRuns(), count: Self.runsMax)
        unsafe changes = hasRuns ? .allocate(capacity: Self.changesMax) : nil
        unsafe keys = .allocate(capacity: keyCount)
        // Keys that stand for no lane: never the least key, and no two are equal.
        for lane in 0..<keyCount { unsafe (keys + lane).initialize(to: .max - Int64(lane)) }
        unsafe lanes = .allocate(capacity: count)
        for lane in 0..<count {
            unsafe keys[lane] = Int64(lane)
            unsafe (lanes + lane).initialize(to: DealtLane())
        }
    }

    deinit {
        for lane in 0..<count { unsafe lanes[lane].free() }
        unsafe lanes.deinitialize(count: count)
        unsafe lanes.deallocate()
        unsafe keys.deallocate()
        unsafe candidates?.deallocate()
        unsafe rests?.deallocate()
        if let runs = unsafe runs {
            for index in 0..<Self.runsMax { unsafe runs[index].free() }
            unsafe runs.deallocate()
        }
        unsafe changes?.deallocate()
    }

    var hasSpans: Bool { unsafe candidates != nil }

    /// The number of lanes up to the last lane that was dealt an item.
    var dealtLaneCount: Int {
        var count = usedCount
        while unsafe count > 0 && lanes[count - 1].end == 0 { count -= 1 }
        return count
    }

    /// The number of lanes up to which a search of all keys is faster than a heap.
    private static let fewMax = 16

    private static func key(_ place: Double, _ lane: Int) -> Int64 {
        // A place beyond the greatest content length is refused later, and must not trap here.
        Int64(min(place, 1.5 * Length.contentMaximum) * Length.unitsPerPoint)
            &* Int64(Lanes.maximum) &+ Int64(lane)
    }

    private static func lane(_ key: Int64) -> Int {
        Int(truncatingIfNeeded: key & Int64(Lanes.maximum - 1))
    }

    /// Sets the end of a lane that may have items already: for all lanes, before `begin` is called.
    ///
    /// - Parameter place: The lane's next place, in points.
    /// - Parameter following: The length of the lane behind the items to deal, in points. Half of
    ///   it counts: then the items go to the lane with the least sum of the length before them and
    ///   the length of the whole lane.
    /// - Parameter end: The index in the section of the lane's last item, plus 1; 0 without items.
    func setLane(_ lane: Int, place: Double, following: Double = 0, end: Int) {
        let rest = (following / 2 * Length.unitsPerPoint).rounded(.down)
        unsafe rests?[lane] = Int64(min(rest, Length.contentMaximum * Length.unitsPerPoint))
        unsafe keys[lane] = Self.key(place + rest / Length.unitsPerPoint, lane)
        unsafe lanes[lane].end = end
        usedCount = max(usedCount, lane + 1)
    }

    /// - Parameter item: The index in the section of the first item to deal out.
    func begin(at item: Int) {
        nextItem = item
        noteChangeOfAll()
        if isHeap { sortKeys() }
    }

    /// Removes all items, for another section.
    func clear() {
        for lane in 0..<count { unsafe keys[lane] = Int64(lane) }
        unsafe rests?.update(repeating: 0, count: count)
        for lane in 0..<usedCount { unsafe lanes[lane].clear() }
        nextItem = 0
        usedCount = 0
        noteChangeOfAll()
    }

    /// Makes the keys a heap, as sorted keys are.
    private func sortKeys() {
        setKeys(sortedKeys())
    }

    /// Moves the items that a lane was dealt out of the dealer, into a builder.
    func finish(_ lane: Int, to builder: inout LaneBuilder) {
        unsafe lanes[lane].finish(to: &builder)
    }

    /// The number of items that a lane was dealt, their length together, and `DealtLane.end`.
    func dealt(_ lane: Int) -> (count: Int, length: Double, end: Int) {
        unsafe (lanes[lane].count, lanes[lane].length, lanes[lane].end)
    }

    /// Deals out items that take one lane each. `length` gives the length of an item of the range.
    @inline(__always)
    func deal(_ range: Range<Int>, _ length: (Int) -> Double) {
        if unsafe runs != nil {
            for index in range { deal(length(index), across: 1) }
            return
        }
        // Each item begins at most one lane, and lanes begin in their order.
        usedCount = min(count, usedCount + range.count)
        if keyCount == 4 { return dealToFour(range, length) }
        let (keys, lanes, spacing, keyCount) = unsafe (
            keys, lanes, spacingKey, keyCount
        )
        let isFew = !isHeap
        var item = nextItem
        for index in range {
            let length = length(index)
            let least = unsafe isFew ? Self.least(of: keys, keyCount) : keys[0]
            let lane = Self.lane(least)
            item &+= 1
            unsafe lanes[lane].append(length, end: item)
            let next = least &+ Self.lengthKey(length) &+ spacing
            if isFew {
                unsafe keys[lane] = next
            } else {
                unsafe Self.sift(next, in: keys, count)
            }
        }
        nextItem = item
    }

    /// Deals out items to up to four lanes: most of a layout pass is spent here. All keys differ.
    @inline(__always)
    private func dealToFour(_ range: Range<Int>, _ length: (Int) -> Double) {
        let (keys, lanes, spacing) = unsafe (keys, lanes, spacingKey)
        var item = nextItem
        for index in range {
            let length = length(index)
            let least = unsafe min(min(keys[0], keys[1]), min(keys[2], keys[3]))
            let lane = Self.lane(least)
            unsafe keys[lane] = least &+ Self.lengthKey(length) &+ spacing
            item &+= 1
            unsafe lanes[lane].append(length, end: item)
        }
        nextItem = item
    }

    /// An item's length as part of a key. The result is a whole number below 2^52, so it stands in
    /// the last bits of its sum with 2^52.
    private static func lengthKey(_ length: Double) -> Int64 {
        let sum = length * (Length.unitsPerPoint * Double(Lanes.maximum)) + 0x1p52
        return Int64(truncatingIfNeeded: sum.bitPattern &- (0x1p52 as Double).bitPattern)
    }

    /// Where a lane's next item would begin, with the lane's rest, in units of 2^-16 point.
    private func place(_ lane: Int) -> Int64 { unsafe keys[lane] >> Self.laneBits }

    /// Where a lane's next item begins, in units of 2^-16 point.
    private func start(_ lane: Int) -> Int64 { unsafe place(lane) &- (rests?[lane] ?? 0) }

    private static var laneBits: Int64 { 10 }

    /// Deals out an item that may take several lanes.
    ///
    /// - Precondition: `hasSpans` is true.
    func deal(_ length: Double, across: Int) {
        deal(length, across: across, at: firstLane(across: across))
    }

    /// Deals out an item that takes `across` lanes from the lane `first` on.
    func deal(_ length: Double, across: Int, at first: Int) {
        var start = self.start(first)
        for lane in first..<first + across { start = max(start, self.start(lane)) }
        nextItem += 1
        for lane in first..<first + across {
            let gap = Double(start &- self.start(lane)) / Length.unitsPerPoint
            unsafe lanes[lane].append(
                length + gap, end: nextItem,
                LanePart(gap: gap, continuation: lane > first ? 1 : 0))
            let place = unsafe start &+ (rests?[lane] ?? 0)
            let end = (place &<< Self.laneBits) &+ Int64(lane) &+ Self.lengthKey(length)
            unsafe keys[lane] = end &+ spacingKey
        }
        usedCount = max(usedCount, first + across)
        noteChange(of: first..<first + across)
    }

    private static func least(of keys: UnsafeMutablePointer<Int64>, _ count: Int) -> Int64 {
        var least = unsafe min(min(keys[0], keys[1]), min(keys[2], keys[3]))
        var index = 4
        while index < count {
            let next = unsafe min(
                min(keys[index], keys[index + 1]), min(keys[index + 2], keys[index + 3]))
            least = min(least, next)
            index += 4
        }
        return least
    }

    /// Replaces the least key of a heap by a greater key.
    private static func sift(_ key: Int64, in keys: UnsafeMutablePointer<Int64>, _ count: Int) {
        var index = 0
        while true {
            var child = 2 * index + 1
            if child >= count { break }
            if unsafe child + 1 < count && keys[child + 1] < keys[child] { child += 1 }
            if unsafe keys[child] >= key { break }
            unsafe keys[index] = keys[child]
            index = child
        }
        unsafe keys[index] = key
    }
}

// Finding lanes for an item that takes several lanes.
extension LaneDealer {
    /// The number of tournaments that are kept: a power of two.
    private static var runsMax: Int { 8 }
    /// The number of changes that are remembered: a power of two.
    private static var changesMax: Int { 64 }

    private func noteChange(of lanes: Range<Int>) {
        guard let changes = unsafe changes else { return }
        unsafe changes[changeCount & (Self.changesMax - 1)] = Change(
            first: lanes.lowerBound, end: lanes.upperBound)
        changeCount += 1
    }

    private func noteChangeOfAll() { changeCount += Self.changesMax + 1 }

    /// The first lane of the run of `across` neighbouring lanes whose greatest next place comes
    /// first; of equal runs, of the run nearest to the line's start.
    ///
    /// - Complexity: O(across + log(lanes)) where items take few different numbers of lanes; at
    ///   most O(lanes)
    private func firstLane(across: Int) -> Int {
        guard let runs = unsafe runs else {
            var (least, best) = (Int64.max, 0)
            forEachRun(across: across, from: 0, to: count - across + 1) { first, greatest in
                if greatest < least { (least, best) = (greatest, first) }
            }
            return best
        }
        let number = across & (Self.runsMax - 1)
        if unsafe runs[number].across != across {
            unsafe runs[number].begin(across: across, laneCount: count)
            unsafe runs[number].changeCount = -Self.changesMax - 1
        }
        unsafe update(&runs[number])
        return unsafe Self.lane(runs[number].least)
    }

    /// Updates a tournament for the lanes that have changed since its last update.
    private func update(_ runs: inout LaneRuns) {
        let (before, across) = (runs.changeCount, runs.across)
        runs.changeCount = changeCount
        guard let changes = unsafe changes else { return }
        // All runs are set again if that takes no longer than to set the changed runs.
        var cost = changeCount - before > Self.changesMax ? count : 0
        var number = before
        while number < changeCount && cost < count {
            let change = unsafe changes[number & (Self.changesMax - 1)]
            cost += change.end - change.first + 2 * across + Int(Self.laneBits)
            number += 1
        }
        if cost >= count { return set(0..<runs.count, in: runs) }
        for number in before..<changeCount {
            let change = unsafe changes[number & (Self.changesMax - 1)]
            set(max(0, change.first - across + 1)..<min(runs.count, change.end), in: runs)
        }
    }

    private func set(_ range: Range<Int>, in runs: LaneRuns) {
        if range.isEmpty { return }
        forEachRun(
            across: runs.across, from: range.lowerBound, to: range.upperBound
        ) { first, greatest in
            runs.set((greatest &<< Self.laneBits) &+ Int64(first), ofRun: first)
        }
        runs.settle(range)
    }

    /// Calls `body` with the greatest next place of each run that begins in `start..<end`.
    @inline(__always)
    private func forEachRun(
        across: Int, from start: Int, to end: Int, _ body: (_ first: Int, _ greatest: Int64) -> Void
    ) {
        guard let candidates = unsafe candidates else { return }
        // Those of the last `across` lanes that no later lane exceeds: the first is the greatest.
        var (head, tail) = (0, 0)
        for lane in start..<end + across - 1 {
            while unsafe tail > head && place(candidates[tail - 1]) <= place(lane) { tail -= 1 }
            unsafe candidates[tail] = lane
            tail += 1
            if unsafe candidates[head] + across <= lane { head += 1 }
            let first = lane + 1 - across
            if first >= start { body(first, unsafe place(candidates[head])) }
        }
    }
}

extension LaneDealer {
    /// Deals out equal items that take one lane each: O(lanes^2), however many items there are.
    ///
    /// Lanes whose next places are less than one item apart get one item each, again and again in
    /// the same order, until their next places reach the next place of a farther lane.
    func deal(_ count: Int, ofLength length: Double) {
        let cost = Self.key(length, 0) &+ spacingKey
        var left = count
        usedCount = min(self.count, usedCount + count)
        var sorted = sortedKeys()
        while left > 0 {
            var taking = 1
            var rounds = left
            if cost > 0 {
                while taking < sorted.count && sorted[taking] &- sorted[0] < cost { taking += 1 }
                rounds = left / taking
                if taking < sorted.count {
                    let reached = max(1, (sorted[taking] &- sorted[0] &- 1) / cost)
                    rounds = Int(min(Int64(rounds), reached))
                }
            }
            // The last round does not reach all of these lanes.
            if rounds == 0 { (taking, rounds) = (left, 1) }
            for place in 0..<taking {
                let lane = Self.lane(sorted[place])
                unsafe lanes[lane].append(
                    rounds, length, firstEnd: nextItem + place + 1, step: taking)
                sorted[place] = sorted[place] &+ Int64(rounds) &* cost
            }
            nextItem += taking * rounds
            left -= taking * rounds
            sorted.sortAscending()
        }
        setKeys(sorted)
        noteChangeOfAll()
    }

    private func sortedKeys() -> [Int64] {
        var sorted: [Int64] = []
        sorted.reserveCapacity(count)
        for lane in 0..<count { unsafe sorted.append(keys[lane]) }
        sorted.sortAscending()
        return sorted
    }

    private func setKeys(_ sorted: [Int64]) {
        for (place, key) in sorted.enumerated() {
            unsafe keys[isHeap ? place : Self.lane(key)] = key
        }
    }
}
