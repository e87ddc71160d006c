// What a view holds, for those that share memory out among several.
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

    /// Refuses an update that would leave more completions to report than a display frame may have
    /// elements: a host that asks for none would have them pile up.
    func checkCompletionRoom() throws(CollectionError) {
        let count = openCompletionCount + 1
        if count > limits.elementCount {
            throw .limitExceeded(.completions, value: count, maximum: limits.elementCount)
        }
    }

    /// How many completions display frames will have to report.
    private var openCompletionCount: Int {
        let open = openBatch?.tagCount ?? 0
        return transitions.completionCount + open + (interactive == nil ? 0 : 1)
    }
}
