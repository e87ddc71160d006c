extension IdentifierList {
    /// Removes the identifiers at the indices in `range`.
    ///
    /// - Complexity: O(log n) for each identifier, or O(n) for all.
    mutating func remove(_ range: Range<Int>) {
        if range.isEmpty { return }
        if range.count == count {
            self = IdentifierList()
            return
        }
        if range.count == 1 {
            numbers.remove(self[range.lowerBound])
        } else {
            numbers.remove(
                SortedIdentifiers(identifiers(range)).entries.map { $0.identifier })
        }
        cut(range)
    }

    /// Removes identifiers from the chunks. The caller must remove them from the map.
    private mutating func cut(_ range: Range<Int>) {
        var left = range.count
        // After each removal, the next identifier to remove is at `range.lowerBound`.
        while left > 0 {
            let place = place(of: range.lowerBound)
            let local = range.lowerBound - place.before.identifierCount
            let end = min(place.leaf.length, local + left)
            let position = place.before.count
            left -= end - local
            if end - local < place.leaf.length {
                setChunk(position, place.leaf.removing(local..<end))
            } else {
                let last = lastWhole(from: position, left: &left)
                chunks.replaceSubrange(position..<last, with: nil)
            }
        }
        if !isEmpty { mergeChunks(around: place(of: max(range.lowerBound - 1, 0)).before.count) }
    }

    /// The end of the consecutive chunks, from `position` on, of which all identifiers are to be
    /// removed. Frees the numbers of these chunks.
    ///
    /// - Parameter left: The number of identifiers to remove after the first chunk; it is reduced
    ///   by those of the further chunks.
    private mutating func lastWhole(from position: Int, left: inout Int) -> Int {
        var last = position
        var place = chunks.place(of: last)
        labels.free(place.leaf.number)
        last += 1
        while left > 0 {
            place = chunks.place(of: last)
            if place.leaf.length > left { break }
            labels.free(place.leaf.number)
            left -= place.leaf.length
            last += 1
        }
        return last
    }

    /// Joins short chunks around `position`. Otherwise, a list that shrinks could end as many
    /// chunks of one identifier.
    private mutating func mergeChunks(around position: Int) {
        let enough = IdentifierChunk.lengthMaximum / 4
        for first in [position + 1, position, position - 1]
        where first >= 0 && first + 1 < chunks.count {
            let (left, right) = (chunks.place(of: first).leaf, chunks.place(of: first + 1).leaf)
            if min(left.length, right.length) > enough { continue }
            if left.length + right.length > IdentifierChunk.lengthMaximum * 3 / 4 { continue }
            let keeping = left.length >= right.length ? left : right
            let moving = left.length >= right.length ? right : left
            for index in 0..<moving.length { numbers.set(keeping.number, of: moving[index]) }
            labels.free(moving.number)
            chunks.replaceSubrange(first + 1..<first + 2, with: nil)
            setChunk(first, IdentifierChunk(left, right, keeping: keeping))
        }
    }
}
