import CollectionCore

/// What the trees of a view take beside what its limits count: leaves that are not full, and what
/// the layout stores. The ledger alone counts it.
///
/// To count leaves takes O(leaves). So they are counted where the data have grown or shrunk by a
/// quarter, where a layout of another kind is set, and once more after the view is laid out.
struct TreeBytes {
    private(set) var count = 0
    /// As of the last count.
    private var heldBytes = 0
    private var storesItems = false
    private var awaitsLayout = false

    /// Follows a request that may have changed the view, or laid it out.
    ///
    /// - Parameter heldBytes: Those of the view, which the caller knows.
    mutating func follow(_ view: borrowing CollectionView, heldBytes: Int) {
        let storesItems = view.scene.layoutStoresItems
        let awaitsLayout = view.scene.awaitsLayout
        let growth = (heldBytes - self.heldBytes).magnitude
        if storesItems == self.storesItems, growth <= self.heldBytes / 4 + Self.leastGrowth,
            !self.awaitsLayout || awaitsLayout
        {
            return
        }
        self.heldBytes = heldBytes
        (self.storesItems, self.awaitsLayout) = (storesItems, awaitsLayout)
        let memory = view.memory
        count = max(0, memory.data + memory.layout - heldBytes)
        if awaitsLayout { count += heldBytes * Self.layoutRatio(storesItems: storesItems) }
    }

    /// The most bytes that a layout stores for each byte of data: 16 for an item of a waterfall
    /// that has a height alone, 4 bytes; in other layouts at most a line for each item.
    private static func layoutRatio(storesItems: Bool) -> Int { storesItems ? 4 : 1 }

    private static let leastGrowth = 1 << 14
}
