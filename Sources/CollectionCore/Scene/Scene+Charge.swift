// The memory that a view holds, for a host that divides memory among several views.
extension Scene {
    var itemCount: Int { stage.dataSource.itemCount }

    var heldBytes: Int {
        var carried = HeldBytesReader()
        readCarried(&carried)
        return charge.dataBytes + charge.cutBytes + (openBatch?.heldBytes ?? 0)
            + (snapshot?.identifierBytes ?? 0) + transitions.heldBytes
            // The other layout has trees of the same data.
            + (interactive == nil ? 0 : charge.cutBytes)
            + carried.heldBytes
    }

    /// Throws if an update would leave more completions to report than a display frame may have
    /// elements: a host that requests no display frames would accumulate completions without end.
    func checkCompletionRoom() throws(CollectionError) {
        let count = openCompletionCount + 1
        if count > limits.elementCount {
            throw .limitExceeded(.completions, value: count, maximum: limits.elementCount)
        }
    }

    /// The number of completions that later display frames have to report.
    private var openCompletionCount: Int {
        let open = openBatch?.tagCount ?? 0
        return transitions.completionCount + open + (interactive == nil ? 0 : 1)
    }
}
