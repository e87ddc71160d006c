/// A list that is emptied and refilled many times. Emptying takes O(1) time and keeps the storage.
/// Entries must not hold references, because removed entries remain in the storage.
package struct RefilledList<Entry> {
    /// The `count` entries, and after them entries that were removed earlier.
    package private(set) var storage: [Entry] = []
    package private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    subscript(index: Int) -> Entry {
        get { storage[index] }
        set { storage[index] = newValue }
    }

    /// - Parameter finish: Changes the entry in place, after it has been appended.
    mutating func append(_ entry: Entry, _ finish: (inout Entry) -> Void = { _ in }) {
        let place = count
        if place == storage.count { storage.append(entry) }
        count = place &+ 1
        var entries = storage.mutableSpan
        entries[place] = entry
        finish(&entries[place])
    }

    mutating func append(contentsOf entries: [Entry]) {
        for entry in entries { append(entry) }
    }

    mutating func removeAll() { count = 0 }

    /// The indices of the entries, without the removed entries that are still in the storage.
    var indices: Range<Int> { 0..<count }

    /// The entries, copied to a new array.
    var entries: [Entry] { count == 0 ? [] : Array(storage[..<count]) }
}

extension RefilledList where Entry: Comparable {
    /// Sorts the entries in ascending order. The sort is stable.
    mutating func sortAscending() {
        if count < 2 { return }
        storage.removeSubrange(count...)
        storage.sortAscending()
    }
}
