/// A list that is emptied and filled again, over and over: emptying it costs nothing, and the
/// storage stays. Entries hold no references, which the storage would keep.
package struct RefilledList<Entry> {
    /// The entries; behind them what earlier ones have left.
    package private(set) var storage: [Entry] = []
    package private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    subscript(index: Int) -> Entry {
        get { storage[index] }
        set { storage[index] = newValue }
    }

    /// - Parameter finish: Changes the entry in its place.
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

    /// All entries but those that earlier ones have left.
    var indices: Range<Int> { 0..<count }

    /// The entries as an array of their own.
    var entries: [Entry] { count == 0 ? [] : Array(storage[..<count]) }
}

extension RefilledList where Entry: Comparable {
    /// Sorts; equal entries stay in the order they are in.
    mutating func sortAscending() {
        if count < 2 { return }
        storage.removeSubrange(count...)
        storage.sortAscending()
    }
}
