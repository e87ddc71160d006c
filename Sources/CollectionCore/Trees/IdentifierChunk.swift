/// A few consecutive identifiers of an `IdentifierList`: one element of the list's tree.
///
/// A `SumTree` may join and split leaves, but a chunk must keep its number. Therefore, a chunk is a
/// leaf of a single element, which cannot be joined or split.
@safe final class IdentifierChunk: SumLeaf {
    /// The number by which the list's map refers to the chunk. It does not change while the chunk
    /// exists.
    let number: UInt32
    /// The label, which is greater than that of the preceding chunk.
    let label: UInt64
    /// The number of identifiers.
    let length: Int
    private let identifiers: UnsafeMutablePointer<UInt64>

    #if COLLECTION_SMALL_NODES
        static var lengthMaximum: Int { 6 }
    #else
        /// The maximum number of identifiers. Longer chunks are searched more slowly, shorter
        /// chunks are split more often.
        static var lengthMaximum: Int { 64 }
    #endif
    /// The length of the chunks of an insertion of many identifiers. It leaves room for a few more.
    static var initialLength: Int { lengthMaximum * 3 / 4 }

    static var capacity: Int { 1 }
    var count: Int { 1 }

    private init(number: UInt32, label: UInt64, length: Int) {
        self.number = number
        self.label = label
        self.length = length
        unsafe identifiers = .allocate(capacity: length)
    }

    deinit {
        unsafe identifiers.deallocate()
    }

    /// - Precondition: The slice is not empty.
    convenience init(number: UInt32, label: UInt64, _ slice: ArraySlice<UInt64>) {
        self.init(number: number, label: label, length: slice.count)
        var index = 0
        for identifier in slice {
            unsafe (identifiers + index).initialize(to: identifier)
            index += 1
        }
    }

    /// Creates a chunk of some of the identifiers of another chunk.
    convenience init(_ chunk: IdentifierChunk, _ range: Range<Int>, number: UInt32, label: UInt64) {
        self.init(number: number, label: label, length: range.count)
        unsafe identifiers.initialize(
            from: chunk.identifiers + range.lowerBound, count: range.count)
    }

    /// Creates a chunk of the identifiers of two chunks, with the number and the label of one of
    /// them.
    ///
    /// - Parameter keeping: The chunk whose number and label the new chunk has.
    convenience init(_ first: IdentifierChunk, _ second: IdentifierChunk, keeping: IdentifierChunk)
    {
        self.init(
            number: keeping.number, label: keeping.label, length: first.length + second.length)
        unsafe identifiers.initialize(from: first.identifiers, count: first.length)
        unsafe (identifiers + first.length).initialize(
            from: second.identifiers, count: second.length)
    }

    func inserting(_ identifier: UInt64, at index: Int) -> IdentifierChunk {
        let chunk = IdentifierChunk(number: number, label: label, length: length + 1)
        unsafe chunk.identifiers.initialize(from: identifiers, count: index)
        unsafe (chunk.identifiers + index).initialize(to: identifier)
        unsafe (chunk.identifiers + index + 1).initialize(
            from: identifiers + index, count: length - index)
        return chunk
    }

    /// - Precondition: At least one identifier remains.
    func removing(_ range: Range<Int>) -> IdentifierChunk {
        let chunk = IdentifierChunk(number: number, label: label, length: length - range.count)
        unsafe chunk.identifiers.initialize(from: identifiers, count: range.lowerBound)
        unsafe (chunk.identifiers + range.lowerBound).initialize(
            from: identifiers + range.upperBound, count: length - range.upperBound)
        return chunk
    }

    func relabelled(_ label: UInt64) -> IdentifierChunk {
        IdentifierChunk(self, 0..<length, number: number, label: label)
    }

    subscript(index: Int) -> UInt64 { unsafe identifiers[index] }

    func index(of identifier: UInt64) -> Int? {
        for index in 0..<length where unsafe identifiers[index] == identifier { return index }
        return nil
    }

    /// Appends the identifiers in `range` to an array.
    func append(_ range: Range<Int>, to array: inout [UInt64]) {
        unsafe array.append(
            contentsOf: UnsafeBufferPointer(
                start: identifiers + range.lowerBound, count: range.count))
    }
}

extension IdentifierChunk {
    var summary: ChunkPosition {
        ChunkPosition(count: 1, identifierCount: length, lastLabel: label)
    }

    func position(at index: Int) -> ChunkPosition { index == 0 ? .zero : summary }
    func summary(of range: Range<Int>) -> ChunkPosition { range.isEmpty ? .zero : summary }

    func canJoin(_ other: IdentifierChunk) -> Bool { false }

    func copy(of range: Range<Int>) -> IdentifierChunk { self }

    func replacing(
        _ range: Range<Int>, with part: Range<Int>, of other: IdentifierChunk
    ) -> IdentifierChunk {
        preconditionFailure("a chunk is one element")
    }
}

/// Sums over the chunks before a position in the list.
struct ChunkPosition: SumSummary, SumPosition {
    /// The number of chunks.
    var count: Int
    var identifierCount: Int
    /// The label of the last chunk; 0 if there is no chunk.
    var lastLabel: UInt64

    static let zero = ChunkPosition(count: 0, identifierCount: 0, lastLabel: 0)

    var position: ChunkPosition { self }

    static func + (left: ChunkPosition, right: ChunkPosition) -> ChunkPosition {
        ChunkPosition(
            count: left.count + right.count,
            identifierCount: left.identifierCount + right.identifierCount,
            lastLabel: right.count == 0 ? left.lastLabel : right.lastLabel)
    }

    static func - (left: ChunkPosition, right: ChunkPosition) -> ChunkPosition {
        ChunkPosition(
            count: left.count - right.count,
            identifierCount: left.identifierCount - right.identifierCount,
            lastLabel: left.lastLabel)
    }
}
