/// Identifiers in ascending order, each with its index in the original array.
///
/// - Complexity: O(n); one comparison for each identifier if the array is sorted already.
struct SortedIdentifiers {
    /// The sorted entries. The number of an entry is the index of the identifier in the original
    /// array.
    private(set) var entries: [IdentifierEntry]

    init(_ identifiers: [UInt64]) {
        entries = []
        entries.reserveCapacity(identifiers.count)
        var isAscending = true
        var last: UInt64 = 0
        for (index, identifier) in identifiers.enumerated() {
            if identifier < last { isAscending = false }
            last = identifier
            entries.append(
                IdentifierEntry(identifier: identifier, number: UInt32(truncatingIfNeeded: index)))
        }
        if isAscending { return }
        if entries.count < 64 {
            entries.sortAscending()
        } else {
            sortByBytes()
        }
    }

    /// The identifiers that occur more than once, each listed once.
    var repeated: [UInt64] {
        var repeated: [UInt64] = []
        var index = 1
        while index < entries.count {
            let identifier = entries[index].identifier
            if identifier == entries[index - 1].identifier && repeated.last != identifier {
                repeated.append(identifier)
            }
            index += 1
        }
        return repeated
    }

    /// Sorts by radix: stable passes from the lowest byte to the highest. Bytes that are equal in
    /// all identifiers are skipped.
    private mutating func sortByBytes() {
        var common = entries[0].identifier
        var any = common
        for entry in entries {
            common &= entry.identifier
            any |= entry.identifier
        }
        let varying = common ^ any
        // An array of zeros instead of a copy of the entries, because all entries are overwritten.
        var other = [IdentifierEntry](
            repeating: IdentifierEntry(identifier: 0, number: 0), count: entries.count)
        for shift in stride(from: UInt64(0), to: 64, by: 8) where varying >> shift & 0xff != 0 {
            Self.distribute(entries, to: &other, shift)
            swap(&entries, &other)
        }
    }

    /// Sorts the entries by one byte of their identifiers, stably.
    ///
    /// - Parameter shift: The number of bits below the byte.
    private static func distribute(
        _ source: [IdentifierEntry], to target: inout [IdentifierEntry], _ shift: UInt64
    ) {
        var starts = [Int](repeating: 0, count: 257)
        for entry in source { starts[Int(entry.identifier >> shift & 0xff) + 1] += 1 }
        for value in 0..<256 { starts[value + 1] += starts[value] }
        for entry in source {
            let value = Int(entry.identifier >> shift & 0xff)
            target[starts[value]] = entry
            starts[value] += 1
        }
    }
}
