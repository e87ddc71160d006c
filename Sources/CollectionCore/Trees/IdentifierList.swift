/// A list of different identifiers in any order, as a persistent value.
///
/// The order is a tree of chunks. A map gives the number of an identifier's chunk, and a column
/// gives the label of the chunk. Labels ascend along the tree, so that the index of an identifier
/// is found in O(log n) time:
///
///     identifier ─map─► chunk 7 ─labels─► 0x8000… ─tree─► 41 chunks, 2,050 identifiers before it
///
/// When a chunk splits, the map changes for at most half of the chunk's identifiers. When there is
/// no label between two neighbours, chunks around them are relabelled, and the map does not change.
/// Copying takes O(1) time, and changing one identifier takes O(log n) time, amortized.
struct IdentifierList {
    var chunks = SumTree<IdentifierChunk>()
    var numbers = IdentifierMap()
    var labels = ChunkLabels([])

    init() {}

    /// The bytes that an identifier counts against a limit. It needs 28 bytes of memory if many
    /// were inserted at once, and up to 36 bytes if they were inserted one by one: 8 bytes in its
    /// chunk, 12 bytes in the map, and the rest for spare places, labels and headers.
    static let bytesPerIdentifier = 36

    var count: Int { chunks.position.identifierCount }
    var isEmpty: Bool { count == 0 }

    @inline(never)
    func contains(_ identifier: UInt64) -> Bool { numbers[identifier] != nil }

    /// The index of an identifier; nil if the list does not contain it.
    ///
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

    /// The greatest identifier of the list that is at most `identifier`, and its index; nil if
    /// there is none.
    ///
    /// - Complexity: O(log n)
    func last(notAfter identifier: UInt64) -> (identifier: UInt64, index: Int)? {
        guard let last = numbers.last(notAfter: identifier), let index = index(of: last) else {
            return nil
        }
        return (last, index)
    }

    /// The identifier at an index.
    ///
    /// - Precondition: The index exists.
    /// - Complexity: O(log n)
    subscript(index: Int) -> UInt64 {
        let place = place(of: index)
        return place.leaf[index - place.before.identifierCount]
    }

    /// The chunk that contains the identifier at an index. If the index is the count: the last
    /// chunk.
    ///
    /// - Precondition: The list is not empty.
    func place(of index: Int) -> SumTree<IdentifierChunk>.Place {
        guard let place = chunks.place(where: { $0.identifierCount <= index }) else {
            preconditionFailure("an identifier of an empty list")
        }
        return place
    }

    /// The identifiers at the indices in `range`.
    ///
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
    /// A description of a broken invariant; nil if none is broken. For tests: O(n log n).
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
