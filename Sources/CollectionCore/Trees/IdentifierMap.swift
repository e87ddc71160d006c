/// A persistent map from identifiers to numbers: a tree in the order of the identifiers.
///
/// The map needs no hashing. Therefore, no set of identifiers makes it slow, and results are equal
/// on every machine and in every run. Copying takes O(1) time.
struct IdentifierMap {
    private var tree = SumTree<IdentifierMapLeaf>()

    var count: Int { tree.count }

    /// The number of an identifier; nil if the map does not contain the identifier.
    ///
    /// - Complexity: O(log n), as of all single changes.
    @inline(never)
    subscript(identifier: UInt64) -> UInt32? {
        guard let place = place(of: identifier) else { return nil }
        let local = place.leaf.lowerBound(of: identifier)
        if local == place.leaf.count { return nil }
        let entry = place.leaf[local]
        return entry.identifier == identifier ? entry.number : nil
    }

    /// The greatest identifier of the map that is at most `identifier`; nil if there is none.
    @inline(never)
    func last(notAfter identifier: UInt64) -> UInt64? {
        guard let place = place(of: identifier) else { return nil }
        let local = place.leaf.lowerBound(of: identifier)
        if local < place.leaf.count && place.leaf[local].identifier == identifier {
            return identifier
        }
        if local > 0 { return place.leaf[local - 1].identifier }
        return place.before.count > 0 ? place.before.lastIdentifier : nil
    }

    /// The leaf that contains an identifier, or into which the identifier would be inserted.
    private func place(of identifier: UInt64) -> SumTree<IdentifierMapLeaf>.Place? {
        tree.place { $0.lastIdentifier < identifier }
    }

    /// Adds an entry, or replaces the number of an existing entry.
    @inline(never)
    mutating func set(_ number: UInt32, of identifier: UInt64) {
        let entry = IdentifierEntry(identifier: identifier, number: number)
        var index = 0
        var isThere = false
        if let place = place(of: identifier) {
            let local = place.leaf.lowerBound(of: identifier)
            index = place.before.count + local
            isThere = local < place.leaf.count && place.leaf[local].identifier == identifier
        }
        tree.replaceSubrange(index..<index + (isThere ? 1 : 0), with: IdentifierMapLeaf([entry]))
    }

    /// Removes one entry.
    ///
    /// - Precondition: The map contains the identifier.
    mutating func remove(_ identifier: UInt64) {
        guard let place = place(of: identifier) else { return }
        let index = place.before.count + place.leaf.lowerBound(of: identifier)
        tree.replaceSubrange(index..<index + 1, with: nil)
    }
}

extension IdentifierMap {
    /// Whether rebuilding the map is cheaper than changing this number of entries one by one.
    private func isWorthRebuilding(for changes: Int) -> Bool {
        changes > 16 && changes > count / 64
    }

    /// Adds many entries.
    ///
    /// - Parameter entries: In ascending order; the map contains none of their identifiers.
    /// - Complexity: O(the lesser of entries * log n, n + entries)
    mutating func insert(_ entries: [IdentifierEntry]) {
        if !isWorthRebuilding(for: entries.count) {
            for entry in entries { set(entry.number, of: entry.identifier) }
            return
        }
        var leaves: [IdentifierMapLeaf] = []
        var start = 0
        tree.forEachLeaf { leaf in
            let last = leaf[leaf.count - 1].identifier
            var end = start
            while end < entries.count && entries[end].identifier < last { end += 1 }
            if end == start {
                leaves.append(leaf)
            } else {
                Self.append(leaf.merged(entries[start..<end]), to: &leaves)
            }
            start = end
        }
        Self.append(entries[start...], to: &leaves)
        tree = SumTree(leaves: leaves)
    }

    /// Removes many entries.
    ///
    /// - Parameter identifiers: In ascending order; the map contains all of them.
    mutating func remove(_ identifiers: [UInt64]) {
        if !isWorthRebuilding(for: identifiers.count) {
            for identifier in identifiers { remove(identifier) }
            return
        }
        var leaves: [IdentifierMapLeaf] = []
        var start = 0
        tree.forEachLeaf { leaf in
            let last = leaf[leaf.count - 1].identifier
            var end = start
            while end < identifiers.count && identifiers[end] <= last { end += 1 }
            if end == start {
                leaves.appendJoining(leaf)
            } else if let left = leaf.leavingOut(identifiers[start..<end]) {
                leaves.appendJoining(left)
            }
            start = end
        }
        tree = SumTree(leaves: leaves)
    }

    /// Appends entries to a list of leaves, as one leaf or several leaves.
    private static func append(
        _ entries: ArraySlice<IdentifierEntry>, to leaves: inout [IdentifierMapLeaf]
    ) {
        let length =
            entries.count <= IdentifierMapLeaf.capacity
            ? IdentifierMapLeaf.capacity : IdentifierMapLeaf.capacity * 3 / 4
        var start = entries.startIndex
        while start < entries.endIndex {
            let end = min(start + length, entries.endIndex)
            leaves.append(IdentifierMapLeaf(entries[start..<end]))
            start = end
        }
    }

    /// Whether the map may contain an identifier from `first` to `last`: false if all of these are
    /// less than the least or greater than the greatest identifier of the map.
    func mayHold(from first: UInt64, to last: UInt64) -> Bool {
        if count == 0 { return false }
        return first <= tree.position.lastIdentifier && tree.place(of: 0).leaf[0].identifier <= last
    }

    /// A description of the first broken invariant; nil if none is broken. For tests.
    func brokenInvariant() -> StaticString? {
        if let broken = tree.brokenInvariant() { return broken }
        var last: UInt64?
        var isAscending = true
        tree.forEachLeaf { leaf in
            for local in 0..<leaf.count {
                let identifier = leaf[local].identifier
                if let last, identifier <= last { isAscending = false }
                last = identifier
            }
        }
        return isAscending ? nil : "identifiers out of order"
    }
}
