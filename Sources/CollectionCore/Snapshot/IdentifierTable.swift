/// Finds the indexes of identifiers in an array; `take` returns the indexes of equal identifiers
/// one after another.
///
/// The table is a hash table in which nothing depends on its order or on chance. An identifier is
/// at most `reach` slots away from the slot of its hash. If the host's identifiers do not allow
/// this, on purpose or by accident, they are sorted instead, so the worst case is O(n log n).
struct IdentifierTable {
    private let identifiers: [UInt64]
    /// In each slot 1 + an index into `identifiers`, or 0. The number of slots is a power of two,
    /// and at least twice the number of identifiers.
    private var slots: [UInt32] = []
    private var shift: UInt64 = 0
    /// The sorted identifiers, used instead of `slots`.
    private var sorted: [IdentifierEntry] = []
    /// For each index, 1 + the index of the next equal identifier, or 0. Empty if all identifiers
    /// are different.
    private var next: [UInt32] = []
    /// At the index of the first of equal identifiers, 1 + the index of the one to take next; 0:
    /// none was taken, `.max`: all were taken.
    private var heads: [UInt32] = []

    private static let reach = 128

    /// Makes a table of the indexes of identifiers.
    ///
    /// - Precondition: There are fewer than 2^32 - 1 identifiers.
    init(_ identifiers: [UInt64]) {
        self.identifiers = identifiers
        var count = 16
        while count < 2 * identifiers.count { count *= 2 }
        slots = [UInt32](repeating: 0, count: count)
        shift = UInt64(64 - count.trailingZeroBitCount)
        if !fill() { sort() }
    }

    /// Fills the slots from the last identifier to the first, so that each chain of equal
    /// identifiers is in ascending order.
    ///
    /// - Returns: False if an identifier would be too far from the slot of its hash.
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

    /// The slot that holds an identifier, or the free slot for it; nil if that is too far from the
    /// slot of its hash.
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

    /// The first index of an identifier; nil if the array does not contain it.
    func first(_ identifier: UInt64) -> Int? {
        if sorted.isEmpty {
            guard let slot = slot(of: identifier), slots[slot] > 0 else { return nil }
            return Int(slots[slot]) - 1
        }
        let place = sorted.partitioningIndex { $0.identifier >= identifier }
        if place == sorted.count || sorted[place].identifier != identifier { return nil }
        return Int(sorted[place].number)
    }

    /// Returns the first index of an identifier that was not taken before, and marks it as taken;
    /// nil: there is none left.
    mutating func take(_ identifier: UInt64) -> Int? {
        guard let first = first(identifier) else { return nil }
        if next.isEmpty {
            // All are different: only equal identifiers in the other array ask twice.
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
