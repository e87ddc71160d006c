/// Where identifiers stand in an array; of equal ones, one after another.
///
/// A hash table without anything that depends on its order or on chance. An identifier is at most
/// `reach` slots from where its hash points; where the host's identifiers do not allow that, be it
/// on purpose, they are sorted instead, so the worst is O(n log n).
struct IdentifierTable {
    private let identifiers: [UInt64]
    /// 1 + an index into the identifiers, or 0; a power of two of them, at least twice as many.
    private var slots: [UInt32] = []
    private var shift: UInt64 = 0
    /// In place of the slots.
    private var sorted: [IdentifierEntry] = []
    /// By index: 1 + that of the next equal identifier. Empty where all are different.
    private var next: [UInt32] = []
    /// How many of some equal ones were taken, by the index of the first one: 1 + the next.
    private var heads: [UInt32] = []

    private static let reach = 128

    /// - Precondition: Fewer than 2^32 - 1.
    init(_ identifiers: [UInt64]) {
        self.identifiers = identifiers
        var count = 16
        while count < 2 * identifiers.count { count *= 2 }
        slots = [UInt32](repeating: 0, count: count)
        shift = UInt64(64 - count.trailingZeroBitCount)
        if !fill() { sort() }
    }

    /// Puts the last of equal ones first, so that each chain ascends.
    private mutating func fill() -> Bool {
        var index = identifiers.count - 1
        while index >= 0 {
            guard let slot = slot(of: identifiers[index]) else { return false }
            link(index, to: slots[slot])
            slots[slot] = UInt32(index + 1)
            index -= 1
        }
        return true
    }

    private mutating func link(_ index: Int, to following: UInt32) {
        if following == 0 { return }
        if next.isEmpty {
            next = [UInt32](repeating: 0, count: identifiers.count)
            heads = next
        }
        next[index] = following
    }

    /// The slot of an identifier, or the one that it would take; nil where it would be too far.
    private func slot(of identifier: UInt64) -> Int? {
        var slot = Int(Self.hash(identifier) >> shift)
        for _ in 0..<Self.reach {
            let entry = slots[slot]
            if entry == 0 || identifiers[Int(entry) - 1] == identifier { return slot }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// The finalizer of SplitMix64.
    private static func hash(_ identifier: UInt64) -> UInt64 {
        var mixed = identifier &+ 0x9e37_79b9_7f4a_7c15
        mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
        return mixed ^ mixed >> 31
    }

    private mutating func sort() {
        slots = []
        next = []
        heads = []
        sorted = SortedIdentifiers(identifiers).entries
        var place = sorted.count - 1
        while place > 0 {
            if sorted[place].identifier == sorted[place - 1].identifier {
                link(Int(sorted[place - 1].number), to: sorted[place].number + 1)
            }
            place -= 1
        }
    }

    /// The first index of an identifier; nil where it does not occur.
    func first(_ identifier: UInt64) -> Int? {
        if sorted.isEmpty {
            guard let slot = slot(of: identifier), slots[slot] > 0 else { return nil }
            return Int(slots[slot]) - 1
        }
        let place = sorted.partitioningIndex { $0.identifier >= identifier }
        if place == sorted.count || sorted[place].identifier != identifier { return nil }
        return Int(sorted[place].number)
    }

    /// The first index that was not taken yet, which is taken now.
    mutating func take(_ identifier: UInt64) -> Int? {
        guard let first = first(identifier) else { return nil }
        if next.isEmpty {
            // All different: whoever asks for one twice has equal ones on the other side.
            if heads.isEmpty { heads = [UInt32](repeating: 0, count: identifiers.count) }
            if heads[first] > 0 { return nil }
            heads[first] = .max
            return first
        }
        let head = heads[first] == 0 ? UInt32(first + 1) : heads[first]
        if head == .max { return nil }
        let index = Int(head) - 1
        heads[first] = next[index] == 0 ? .max : next[index]
        return index
    }
}
