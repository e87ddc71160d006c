/// Different identifiers in an order of their own, as a persistent value.
///
/// The order is a tree of chunks. A map leads from an identifier to the number of its chunk, a
/// column from there to the chunk's label, and labels ascend along the tree; so an identifier is
/// found without a search:
///
///     identifier ─map─► chunk 7 ─labels─► 0x8000… ─tree─► 41 chunks, 2,050 identifiers before it
///
/// When a chunk splits, the map is changed for half of its identifiers; when there is no label left
/// between two neighbours, chunks around them get new ones, and the map stays. A copy is O(1), a
/// change of one identifier O(log n), amortized.
struct IdentifierList {
    var chunks = SumTree<IdentifierChunk>()
    var numbers = IdentifierMap()
    var labels = ChunkLabels([])

    init() {}

    /// What an identifier counts against a limit. In memory it takes 28 bytes where many were
    /// inserted at once, and up to 36 where they came one by one: 8 in its chunk, 12 in the map,
    /// the rest are spare places, labels and headers.
    static let bytesPerIdentifier = 36

    var count: Int { chunks.position.identifierCount }
    var isEmpty: Bool { count == 0 }

    @inline(never)
    func contains(_ identifier: UInt64) -> Bool { numbers[identifier] != nil }

    /// - Complexity: O(log n)
    @inline(never)
    func index(of identifier: UInt64) -> Int? {
        guard let number = numbers[identifier] else { return nil }
        let label = labels[number]
        guard let place = chunks.place(where: { $0.lastLabel < label }),
            let local = place.leaf.index(of: identifier)
        else { return nil }
        return place.before.identifierCount + local
    }

    /// The greatest identifier of the list that is not above another one, and its index; nil
    /// without one.
    ///
    /// - Complexity: O(log n)
    func last(notAfter identifier: UInt64) -> (identifier: UInt64, index: Int)? {
        guard let last = numbers.last(notAfter: identifier), let index = index(of: last) else {
            return nil
        }
        return (last, index)
    }

    /// - Precondition: There is one.
    /// - Complexity: O(log n)
    subscript(index: Int) -> UInt64 {
        let place = place(of: index)
        return place.leaf[index - place.before.identifierCount]
    }

    /// The chunk that holds an index; the last one where nothing does.
    ///
    /// - Precondition: The list is not empty.
    func place(of index: Int) -> SumTree<IdentifierChunk>.Place {
        guard let place = chunks.place(where: { $0.identifierCount <= index }) else {
            preconditionFailure("an identifier of an empty list")
        }
        return place
    }

    /// - Complexity: O(log n + length)
    func identifiers(_ range: Range<Int>) -> [UInt64] {
        var identifiers: [UInt64] = []
        identifiers.reserveCapacity(range.count)
        if range.count == count {
            chunks.forEachLeaf { $0.append(0..<$0.length, to: &identifiers) }
            return identifiers
        }
        var index = range.lowerBound
        while index < range.upperBound {
            let place = place(of: index)
            let local = index - place.before.identifierCount
            let end = min(place.leaf.length, local + range.upperBound - index)
            place.leaf.append(local..<end, to: &identifiers)
            index += end - local
        }
        return identifiers
    }

    var all: [UInt64] { identifiers(0..<count) }
}

extension IdentifierList {
    /// What is wrong, in words; nil when nothing is. For tests: O(n log n).
    func brokenInvariant() -> StaticString? {
        if let broken = chunks.brokenInvariant() { return broken }
        if let broken = numbers.brokenInvariant() { return broken }
        if numbers.count != count { return "a map of another size" }
        var last: UInt64 = 0
        var broken: StaticString?
        chunks.forEachLeaf { chunk in
            if chunk.label <= last { broken = "labels out of order" }
            last = chunk.label
            if chunk.length == 0 || chunk.length > IdentifierChunk.lengthMaximum {
                broken = "a chunk of a wrong length"
            }
            if labels[chunk.number] != chunk.label { broken = "a label that is not noted" }
            for index in 0..<chunk.length where numbers[chunk[index]] != chunk.number {
                broken = "an identifier in another chunk"
            }
        }
        return broken
    }
}
