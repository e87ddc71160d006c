/// Identifiers in ascending order, each with its index in the array they came in.
///
/// - Complexity: O(n); a comparison of neighbours where they ascend already.
struct SortedIdentifiers {
    /// The number of an entry is its index.
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

    /// Those that occur more than once, each listed once.
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

    /// From the lowest byte to the highest, each time keeping the order of equal ones; bytes that
    /// all have in common are passed over.
    private mutating func sortByBytes() {
        var common = entries[0].identifier
        var any = common
        for entry in entries {
            common &= entry.identifier
            any |= entry.identifier
        }
        let varying = common ^ any
        // Not a copy of the entries, which are all written anew.
        var other = [IdentifierEntry](
            repeating: IdentifierEntry(identifier: 0, number: 0), count: entries.count)
        for shift in stride(from: UInt64(0), to: 64, by: 8) where varying >> shift & 0xff != 0 {
            Self.distribute(entries, to: &other, shift)
            swap(&entries, &other)
        }
    }

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
