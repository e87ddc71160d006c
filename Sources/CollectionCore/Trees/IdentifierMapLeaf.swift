/// A leaf of an `IdentifierMap`: identifiers in ascending order, each with a number.
@safe final class IdentifierMapLeaf: SumLeaf {
    let count: Int
    private let keys: UnsafeMutablePointer<UInt64>
    private let numbers: UnsafeMutablePointer<UInt32>

    #if COLLECTION_SMALL_NODES
        static var capacity: Int { 6 }
    #else
        /// The maximum number of entries. Leaves are shorter than those of other trees, because
        /// every change copies a leaf.
        static var capacity: Int { 64 }
    #endif

    private init(capacity: Int) {
        count = capacity
        unsafe keys = .allocate(capacity: capacity)
        unsafe numbers = .allocate(capacity: capacity)
    }

    deinit {
        unsafe keys.deallocate()
        unsafe numbers.deallocate()
    }

    /// - Precondition: The slice is not empty, and its keys ascend.
    convenience init(_ entries: ArraySlice<IdentifierEntry>) {
        self.init(capacity: entries.count)
        var index = 0
        for entry in entries {
            unsafe (keys + index).initialize(to: entry.identifier)
            unsafe (numbers + index).initialize(to: entry.number)
            index += 1
        }
    }

    private func copy(_ range: Range<Int>, to leaf: IdentifierMapLeaf, at index: Int) {
        unsafe (leaf.keys + index).initialize(from: keys + range.lowerBound, count: range.count)
        unsafe (leaf.numbers + index).initialize(
            from: numbers + range.lowerBound, count: range.count)
    }

    @inline(never)
    func copy(of range: Range<Int>) -> IdentifierMapLeaf {
        let leaf = IdentifierMapLeaf(capacity: range.count)
        copy(range, to: leaf, at: 0)
        return leaf
    }

    subscript(index: Int) -> IdentifierEntry {
        unsafe IdentifierEntry(identifier: keys[index], number: numbers[index])
    }

    /// The first index whose identifier is not less than `identifier`; the count if there is none.
    func lowerBound(of identifier: UInt64) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if unsafe keys[middle] < identifier {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}

extension IdentifierMapLeaf {
    /// The entries of the leaf and the entries of `others`, in ascending order. All identifiers are
    /// different.
    func merged(_ others: ArraySlice<IdentifierEntry>) -> ArraySlice<IdentifierEntry> {
        var all: [IdentifierEntry] = []
        all.reserveCapacity(count + others.count)
        var next = others.startIndex
        for local in 0..<count {
            let entry = self[local]
            while next < others.endIndex && others[next].identifier < entry.identifier {
                all.append(others[next])
                next += 1
            }
            all.append(entry)
        }
        all.append(contentsOf: others[next...])
        return all[...]
    }

    /// A copy of the leaf without some identifiers; nil if no entry remains.
    ///
    /// - Parameter identifiers: In ascending order.
    func leavingOut(_ identifiers: ArraySlice<UInt64>) -> IdentifierMapLeaf? {
        var left: [IdentifierEntry] = []
        left.reserveCapacity(count)
        var next = identifiers.startIndex
        for local in 0..<count {
            if next < identifiers.endIndex && identifiers[next] == self[local].identifier {
                next += 1
            } else {
                left.append(self[local])
            }
        }
        return left.isEmpty ? nil : IdentifierMapLeaf(left[...])
    }
}

/// An entry of an `IdentifierMap`: an identifier and its number.
struct IdentifierEntry: Comparable, BitwiseCopyable {
    var identifier: UInt64
    var number: UInt32

    static func < (left: IdentifierEntry, right: IdentifierEntry) -> Bool {
        left.identifier == right.identifier
            ? left.number < right.number : left.identifier < right.identifier
    }
}

extension IdentifierMapLeaf {
    func canJoin(_ other: IdentifierMapLeaf) -> Bool { count + other.count <= Self.capacity }

    func replacing(
        _ range: Range<Int>, with part: Range<Int>, of other: IdentifierMapLeaf
    ) -> IdentifierMapLeaf {
        let leaf = IdentifierMapLeaf(capacity: count - range.count + part.count)
        copy(0..<range.lowerBound, to: leaf, at: 0)
        other.copy(part, to: leaf, at: range.lowerBound)
        copy(range.upperBound..<count, to: leaf, at: range.lowerBound + part.count)
        return leaf
    }

    var summary: IdentifierMapPosition { summary(of: 0..<count) }
    func position(at index: Int) -> IdentifierMapPosition { summary(of: 0..<index) }

    func summary(of range: Range<Int>) -> IdentifierMapPosition {
        if range.isEmpty { return .zero }
        return IdentifierMapPosition(
            count: range.count, lastIdentifier: unsafe keys[range.upperBound - 1])
    }
}

/// The summary of the entries before an entry of an `IdentifierMap`.
struct IdentifierMapPosition: SumSummary, SumPosition {
    var count: Int
    /// The greatest identifier; 0 if there are no entries.
    var lastIdentifier: UInt64

    static let zero = IdentifierMapPosition(count: 0, lastIdentifier: 0)

    var position: IdentifierMapPosition { self }

    static func + (
        left: IdentifierMapPosition, right: IdentifierMapPosition
    ) -> IdentifierMapPosition {
        IdentifierMapPosition(
            count: left.count + right.count,
            lastIdentifier: right.count == 0 ? left.lastIdentifier : right.lastIdentifier)
    }

    static func - (
        left: IdentifierMapPosition, right: IdentifierMapPosition
    ) -> IdentifierMapPosition {
        IdentifierMapPosition(
            count: left.count - right.count, lastIdentifier: left.lastIdentifier)
    }
}
