/// Matches the identifiers of an old array with the identifiers of a new array.
struct IdentifierMatch {
    /// For each index in the new array, the index of the matching identifier in the old array, or
    /// `none`.
    private(set) var old: [UInt32]
    private(set) var isOldMatched: [Bool]

    static let none = UInt32.max

    /// Matches two arrays.
    ///
    /// - Parameter areUnique: Whether the identifiers within each array are different; this saves a
    ///   search for equal identifiers.
    init(from old: [UInt64], to new: [UInt64], areUnique: Bool = false) {
        self.old = [UInt32](repeating: Self.none, count: new.count)
        isOldMatched = [Bool](repeating: false, count: old.count)
        if areUnique {
            matchUnique(old, new)
            return
        }
        var table = IdentifierTable(old)
        for (index, identifier) in new.enumerated() {
            if let oldIndex = table.take(identifier) { note(oldIndex, index) }
        }
    }

    private mutating func note(_ oldIndex: Int, _ index: Int) {
        old[index] = UInt32(oldIndex)
        isOldMatched[oldIndex] = true
    }

    /// Matches neighbours first: usually the next identifier in one array is the next in the other
    /// array, or is a few places away. A table finds the remaining identifiers.
    private mutating func matchUnique(_ identifiers: [UInt64], _ new: [UInt64]) {
        if matchInOrder(identifiers, new) { return }
        matchNeighbours(identifiers, new)
        var places: [UInt32] = []
        var left: [UInt64] = []
        for (index, isMatched) in isOldMatched.enumerated() where !isMatched {
            places.append(UInt32(index))
            left.append(identifiers[index])
        }
        if left.isEmpty { return }
        let table = IdentifierTable(left)
        for (index, identifier) in new.enumerated() where old[index] == Self.none {
            if let place = table.first(identifier) { note(Int(places[place]), index) }
        }
    }

    /// Matches the identifiers of the shorter array with those of the longer array where the latter
    /// has them in the same order, as before and after a filter.
    ///
    /// - Returns: False if it does not have all of them in this order. Then more identifiers may
    ///   match.
    private mutating func matchInOrder(_ identifiers: [UInt64], _ new: [UInt64]) -> Bool {
        let grows = identifiers.count < new.count
        var (oldIndex, index) = (0, 0)
        while oldIndex < identifiers.count && index < new.count {
            let isEqual = identifiers[oldIndex] == new[index]
            if isEqual { note(oldIndex, index) }
            if isEqual || !grows { oldIndex += 1 }
            if isEqual || grows { index += 1 }
        }
        return grows ? oldIndex == identifiers.count : index == new.count
    }

    /// Walks along both arrays and matches equal identifiers that are near each other. Each match
    /// is right, because identifiers are unique.
    private mutating func matchNeighbours(_ identifiers: [UInt64], _ new: [UInt64]) {
        let reach = 8
        var (oldIndex, index) = (0, 0)
        var failures = 0
        while oldIndex < identifiers.count && index < new.count && failures < 64 {
            var skipped = 0
            let (oldIdentifier, identifier) = (identifiers[oldIndex], new[index])
            if oldIdentifier != identifier {
                skipped = 1
                let end = min(reach, max(identifiers.count - oldIndex, new.count - index))
                while skipped < end {
                    if oldIndex + skipped < identifiers.count,
                        identifiers[oldIndex + skipped] == identifier
                    {
                        oldIndex += skipped
                        break
                    }
                    if index + skipped < new.count, new[index + skipped] == oldIdentifier {
                        index += skipped
                        break
                    }
                    skipped += 1
                }
                failures = skipped < end ? 0 : failures + 1
            }
            if failures == 0 { note(oldIndex, index) }
            oldIndex += 1
            index += 1
        }
    }
}
