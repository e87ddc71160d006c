import CollectionCore

/// What the trees of a view take beside what its limits count: leaves that are not full, and what
/// the layout stores. The ledger alone counts it.
///
/// To count leaves takes O(leaves). So they are counted where the data or the stored lines have
/// grown or shrunk by a quarter, where a layout of another kind is set, and once more after the
/// view is laid out.
struct TreeBytes {
    private(set) var count = 0
    /// As of the last count.
    private var heldBytes = 0
    private var awaitedRatio = 0
    private var lineCount = 0

    /// Follows a request that may have changed the view, or laid it out.
    ///
    /// - Parameter heldBytes: Those of the view, which the caller knows.
    mutating func follow(_ view: borrowing CollectionView, heldBytes: Int) {
        if !isOutdated(by: view), !Self.differ(heldBytes, self.heldBytes, least: 1 << 14) { return }
        self.heldBytes = heldBytes
        (awaitedRatio, lineCount) = (view.scene.awaitedRatio, view.scene.storedLineCount)
        let memory = view.memory
        count = max(0, memory.data + memory.layout - heldBytes) + heldBytes * awaitedRatio
    }

    /// Whether another layout than that of the last count is stored, or awaited.
    func isOutdated(by view: borrowing CollectionView) -> Bool {
        view.scene.awaitedRatio != awaitedRatio
            || Self.differ(view.scene.storedLineCount, lineCount, least: 1 << 10)
    }

    private static func differ(_ new: Int, _ old: Int, least: Int) -> Bool {
        (new - old).magnitude > old / 4 + least
    }
}
