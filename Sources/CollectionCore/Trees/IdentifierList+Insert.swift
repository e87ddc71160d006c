extension IdentifierList {
    /// Inserts one identifier.
    ///
    /// - Precondition: The list does not contain the identifier.
    mutating func insert(_ identifier: UInt64, at index: Int) {
        if isEmpty { return insert([identifier], SortedIdentifiers([identifier]), at: 0) }
        // An index between two chunks counts as the end of the first chunk, as in appending.
        let place = place(of: max(index - 1, 0))
        let (chunk, position) = (place.leaf, place.before.count)
        let local = index - place.before.identifierCount
        if chunk.length < IdentifierChunk.lengthMaximum {
            setChunk(position, chunk.inserting(identifier, at: local))
            numbers.set(chunk.number, of: identifier)
            return
        }
        if local == chunk.length {
            let new = addChunks([identifier], at: position + 1)
            numbers.set(new, of: identifier)
        } else if local == 0 {
            let new = addChunks([identifier], at: position)
            numbers.set(new, of: identifier)
        } else {
            split(position, at: chunk.length / 2)
            insert(identifier, at: index)
        }
    }

    /// Inserts many identifiers.
    ///
    /// - Parameter sorted: The same identifiers, sorted. They are all different, and the list does
    ///   not contain any of them.
    /// - Complexity: O(n + identifiers) at most, O(identifiers * log n) if they are few.
    mutating func insert(_ identifiers: [UInt64], _ sorted: SortedIdentifiers, at index: Int) {
        if !isEmpty && identifiers.count <= IdentifierChunk.lengthMaximum {
            for (offset, identifier) in identifiers.enumerated() {
                insert(identifier, at: index + offset)
            }
            return
        }
        var position = 0
        if !isEmpty {
            let place = place(of: index)
            let local = index - place.before.identifierCount
            position = place.before.count
            if local == place.leaf.length {
                position += 1
            } else if local > 0 {
                split(position, at: local)
                position += 1
            }
        }
        let length = IdentifierChunk.initialLength
        var entries = sorted.entries
        var newNumbers: [UInt32] = []
        addChunks(identifiers, at: position, numbers: &newNumbers)
        for entry in entries.indices {
            entries[entry].number = newNumbers[Int(entries[entry].number) / length]
        }
        numbers.insert(entries)
    }

    mutating func setChunk(_ position: Int, _ chunk: IdentifierChunk) {
        chunks.replaceSubrange(position..<position + 1, with: chunk)
    }

    /// Splits a chunk in two. The shorter part gets a new number.
    ///
    /// - Parameter position: The index of the chunk among the chunks.
    /// - Parameter local: The index in the chunk at which the second part begins.
    mutating func split(_ position: Int, at local: Int) {
        let label = freeLabel(at: position + 1)
        let chunk = chunks.place(of: position).leaf
        let number = labels.add(label)
        let isFirstLonger = local * 2 >= chunk.length
        let (first, second) = (0..<local, local..<chunk.length)
        // The first part keeps the old label, because labels ascend. The longer part keeps the old
        // number, so that fewer identifiers change in the map.
        let firstNumber = isFirstLonger ? chunk.number : number
        let secondNumber = isFirstLonger ? number : chunk.number
        if !isFirstLonger {
            labels.set(chunk.label, of: number)
            labels.set(label, of: chunk.number)
        }
        for index in isFirstLonger ? second : first { numbers.set(number, of: chunk[index]) }
        setChunk(
            position, IdentifierChunk(chunk, first, number: firstNumber, label: chunk.label))
        chunks.replaceSubrange(
            position + 1..<position + 1,
            with: IdentifierChunk(chunk, second, number: secondNumber, label: label))
    }

    /// Inserts one new chunk, and returns its number.
    private mutating func addChunks(_ identifiers: [UInt64], at position: Int) -> UInt32 {
        let label = freeLabel(at: position)
        let number = labels.add(label)
        chunks.replaceSubrange(
            position..<position,
            with: IdentifierChunk(number: number, label: label, identifiers[...]))
        return number
    }

    /// Inserts new chunks of the initial length, and appends their numbers to `numbers`.
    private mutating func addChunks(
        _ identifiers: [UInt64], at position: Int, numbers: inout [UInt32]
    ) {
        let length = IdentifierChunk.initialLength
        let count = (identifiers.count + length - 1) / length
        let new = freeLabels(count, at: position)
        if isEmpty {
            labels = ChunkLabels(new)
            for number in 0..<count { numbers.append(UInt32(number)) }
        } else {
            for label in new { numbers.append(labels.add(label)) }
        }
        var leaves: [IdentifierChunk] = []
        leaves.reserveCapacity(count)
        for index in 0..<count {
            let range = index * length..<min((index + 1) * length, identifiers.count)
            leaves.append(
                IdentifierChunk(
                    number: numbers[index], label: new[index], identifiers[range]))
        }
        chunks.replaceSubrange(position..<position, with: SumTree(leaves: leaves))
    }
}
