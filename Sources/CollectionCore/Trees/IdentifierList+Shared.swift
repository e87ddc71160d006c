// What two lists of identifiers share.
extension IdentifierList {
    /// The number of identifiers at one end of two lists that are equal, as far as the lists share
    /// memory, and a few more.
    ///
    /// - Complexity: O(log n)
    func equalCount(with other: IdentifierList, isEnd: Bool) -> Int {
        let shared = chunks.node.sharedCount(with: other.chunks.node, isEnd: isEnd)
        var equal =
            isEnd
            ? count - chunks.position(at: chunks.count - shared).identifierCount
            : chunks.position(at: shared).identifierCount
        let end = min(count, other.count, equal + IdentifierChunk.lengthMaximum)
        while equal < end {
            let index = isEnd ? count - 1 - equal : equal
            let otherIndex = isEnd ? other.count - 1 - equal : equal
            if self[index] != other[otherIndex] { break }
            equal += 1
        }
        return equal
    }
}
