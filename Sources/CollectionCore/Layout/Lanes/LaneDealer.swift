/// Deals items out to the lanes of a section, in order: each to the lane whose next place is
/// first; of equal ones, the one nearest to the line's start.
///
/// Places are whole units of 2^-16 point. A place and its lane are one integer, so that the least
/// of them is the answer, ties and all.
@safe final class LaneDealer {
    /// The number of lanes.
    let count: Int
    /// Between the items of a lane.
    let spacing: Double
    /// The same as part of a key.
    private let spacingKey: Int
    /// The number of the next item in its section.
    private(set) var nextItem = 0
    /// Next places, times the greatest number of lanes, plus the lane. Few are looked through;
    /// of many the first one is the least: a heap.
    private let keys: UnsafeMutablePointer<Int>
    private let lanes: UnsafeMutablePointer<DealtLane>
    /// Lanes that have a place among `keys`: a multiple of four, for few.
    private let keyCount: Int

    /// Lanes without items.
    init(count: Int, spacing: Double) {
        self.count = count
        self.spacing = spacing
        spacingKey = Self.key(spacing, 0)
        keyCount = count <= Self.fewMax ? (count + 3) & ~3 : count
        unsafe keys = .allocate(capacity: keyCount)
        // Lanes that are not there: never the least, and no two of them equal.
        for lane in 0..<keyCount { unsafe (keys + lane).initialize(to: .max - lane) }
        unsafe lanes = .allocate(capacity: count)
        for lane in 0..<count {
            unsafe keys[lane] = lane
            unsafe (lanes + lane).initialize(to: DealtLane())
        }
    }

    deinit {
        for lane in 0..<count { unsafe lanes[lane].free() }
        unsafe lanes.deinitialize(count: count)
        unsafe lanes.deallocate()
        unsafe keys.deallocate()
    }

    /// Up to so many lanes are looked through faster than a heap is kept in order.
    private static let fewMax = 16

    private static func key(_ place: Double, _ lane: Int) -> Int {
        // What is longer than content can be is refused later, and must not trap here.
        Int(min(place, 1.5 * Length.contentMaximum) * Length.unitsPerPoint)
            &* Int(Lanes.maximum) &+ lane
    }

    /// Begins where lanes have items already; all of them are told, then `begin` is called.
    ///
    /// - Parameter place: The lane's next place.
    /// - Parameter end: The number of its last item and 1.
    func setLane(_ lane: Int, place: Double, end: Int) {
        unsafe keys[lane] = Self.key(place, lane)
        unsafe lanes[lane].end = end
    }

    /// - Parameter item: The number of the first item.
    func begin(at item: Int) {
        nextItem = item
        if count > Self.fewMax { sortKeys() }
    }

    /// Forgets all items, for another section.
    func clear() {
        for lane in 0..<count {
            unsafe keys[lane] = lane
            unsafe lanes[lane].clear()
        }
        nextItem = 0
    }

    /// Sorted keys are a heap.
    private func sortKeys() {
        setKeys(sortedKeys())
    }

    /// Hands over what a lane was dealt, which is then not known any more.
    func finish(_ lane: Int, to builder: inout LaneBuilder) {
        unsafe lanes[lane].finish(to: &builder)
    }

    /// The number of items that a lane was dealt, and what they are long together.
    func dealt(_ lane: Int) -> (count: Int, length: Double, end: Int) {
        unsafe (lanes[lane].count, lanes[lane].length, lanes[lane].end)
    }

    /// Deals out items of these lengths.
    @inline(__always)
    func deal(_ range: Range<Int>, _ length: (Int) -> Double) {
        if keyCount == 4 { return dealToFour(range, length) }
        let (keys, lanes, spacing, keyCount) = unsafe (
            keys, lanes, spacingKey, keyCount
        )
        let isFew = count <= Self.fewMax
        var item = nextItem
        for index in range {
            let length = length(index)
            let least = unsafe isFew ? Self.least(of: keys, keyCount) : keys[0]
            let lane = least & Int(Lanes.maximum - 1)
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

    /// The same for up to four lanes, with their keys in registers: most of a layout pass is
    /// spent here. No two keys are equal.
    @inline(__always)
    private func dealToFour(_ range: Range<Int>, _ length: (Int) -> Double) {
        let (keys, lanes, spacing) = unsafe (keys, lanes, spacingKey)
        var (first, second) = unsafe (keys[0], keys[1])
        var (third, fourth) = unsafe (keys[2], keys[3])
        var item = nextItem
        for index in range {
            let length = length(index)
            let least = min(min(first, second), min(third, fourth))
            let more = Self.lengthKey(length) &+ spacing
            first = first == least ? first &+ more : first
            second = second == least ? second &+ more : second
            third = third == least ? third &+ more : third
            fourth = fourth == least ? fourth &+ more : fourth
            item &+= 1
            unsafe lanes[least & Int(Lanes.maximum - 1)].append(length, end: item)
        }
        unsafe (keys[0], keys[1]) = (first, second)
        unsafe (keys[2], keys[3]) = (third, fourth)
        nextItem = item
    }

    private static func lengthKey(_ length: Double) -> Int {
        Int(length * (Length.unitsPerPoint * Double(Lanes.maximum)))
    }

    private static func least(of keys: UnsafeMutablePointer<Int>, _ count: Int) -> Int {
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

    /// Puts a greater key in the place of the least one.
    private static func sift(_ key: Int, in keys: UnsafeMutablePointer<Int>, _ count: Int) {
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

extension LaneDealer {
    /// Deals out equal items: O(lanes^2), however many they are.
    ///
    /// Lanes whose next places are less than one item apart take one item each, again and again
    /// in the same order, until they come to a lane that was farther.
    func deal(_ count: Int, ofLength length: Double) {
        let cost = Self.key(length, 0) &+ spacingKey
        var left = count
        var sorted = sortedKeys()
        while left > 0 {
            var taking = 1
            var rounds = left
            if cost > 0 {
                while taking < sorted.count && sorted[taking] &- sorted[0] < cost { taking += 1 }
                rounds = left / taking
                if taking < sorted.count {
                    rounds = min(rounds, max(1, (sorted[taking] &- sorted[0] &- 1) / cost))
                }
            }
            // A last round that is not whole.
            if rounds == 0 { (taking, rounds) = (left, 1) }
            for place in 0..<taking {
                let lane = sorted[place] & Int(Lanes.maximum - 1)
                unsafe lanes[lane].append(
                    rounds, length, firstEnd: nextItem + place + 1, step: taking)
                sorted[place] = sorted[place] &+ rounds &* cost
            }
            nextItem += taking * rounds
            left -= taking * rounds
            sorted.sort()
        }
        setKeys(sorted)
    }

    private func sortedKeys() -> [Int] {
        var sorted: [Int] = []
        sorted.reserveCapacity(count)
        for lane in 0..<count { unsafe sorted.append(keys[lane]) }
        sorted.sort()
        return sorted
    }

    private func setKeys(_ sorted: [Int]) {
        for (place, key) in sorted.enumerated() {
            unsafe keys[count > Self.fewMax ? place : key & Int(Lanes.maximum - 1)] = key
        }
    }
}

/// What a lane was dealt.
@safe private struct DealtLane {
    /// The number of the last item and 1; 0 without one.
    var end = 0
    /// Of those in leaves, and what they are long together.
    private var leafCount = 0
    private var leafLength = 0.0
    private var leaves: [LaneLeaf] = []
    /// The last items, in the memory of a leaf to be.
    private var steps: UnsafeMutablePointer<UInt32>?
    private var lengths: UnsafeMutablePointer<Double>?
    private var filled = 0
    private var room = 0

    @inline(__always)
    mutating func append(_ length: Double, end: Int) {
        if filled == room { makeRoom() }
        guard let steps = unsafe steps, let lengths = unsafe lengths else { return }
        unsafe steps[filled] = UInt32(truncatingIfNeeded: end &- self.end)
        unsafe lengths[filled] = length
        filled &+= 1
        self.end = end
    }

    /// A run: the first item has one step, all others another one.
    mutating func append(_ count: Int, _ length: Double, firstEnd: Int, step: Int) {
        if count < LaneBuilder.leafCount {
            for number in 0..<count { append(length, end: firstEnd + number * step) }
            return
        }
        append(length, end: firstEnd)
        flush()
        leaves.appendJoining(LaneLeaf(run: count - 1, step: step, length: length))
        leafCount += count - 1
        leafLength += Double(count - 1) * length
        end += (count - 1) * step
    }

    private mutating func makeRoom() {
        flush()
        room = LaneBuilder.leafCount
        unsafe steps = .allocate(capacity: room)
        unsafe lengths = .allocate(capacity: room)
    }

    var count: Int { leafCount + filled }

    var length: Double {
        var length = leafLength
        if let lengths = unsafe lengths {
            for index in 0..<filled { unsafe length += lengths[index] }
        }
        return length
    }

    private mutating func flush() {
        guard filled > 0, let steps = unsafe steps, let lengths = unsafe lengths else { return }
        (leafCount, leafLength) = (count, length)
        unsafe leaves.appendJoining(
            LaneLeaf(
                count: filled, steps: Column(taking: steps, count: filled),
                lengths: Column(taking: lengths, count: filled)))
        unsafe (self.steps, self.lengths) = (nil, nil)
        (filled, room) = (0, 0)
    }

    mutating func finish(to builder: inout LaneBuilder) {
        for leaf in leaves { builder.append(leaf) }
        leaves.removeAll(keepingCapacity: true)
        guard let steps = unsafe steps, let lengths = unsafe lengths else { return }
        for index in 0..<filled {
            unsafe builder.append(step: Int(steps[index]), length: lengths[index])
        }
        filled = 0
    }

    mutating func clear() {
        leaves.removeAll(keepingCapacity: true)
        (end, leafCount, leafLength, filled) = (0, 0, 0, 0)
    }

    func free() {
        unsafe steps?.deallocate()
        unsafe lengths?.deallocate()
    }
}
