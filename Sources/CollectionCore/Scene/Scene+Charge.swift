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

    /// The bytes of display frames and of events. They do not count against the limit of data
    /// bytes: limits on elements and on events bound them.
    var shownBytes: Int { screen.shownBytes + events.heldBytes }

    /// The most bytes that the layout will store for each byte of the data, which `memory` does
    /// not count yet; 0: everything is laid out.
    package var awaitedRatio: Int { stage.needsLayout ? stage.layout.storedRatio : 0 }

    /// The number of lines, and of places in lanes, that the layout stores.
    package var storedLineCount: Int {
        stage.geometry.lines.count + stage.geometry.laneItems.count
    }

    /// Counts the memory that the view holds.
    ///
    /// - Parameter observerBytes: What observers keep of display frames.
    /// - Parameter viewBytes: The size of the view itself.
    /// - Complexity: O(leaves)
    func memory(_ observerBytes: Int, _ viewBytes: Int) -> ViewMemory {
        var carried = HeldBytesReader()
        readCarried(&carried)
        let explicitBytes = explicit.heldBytes
        return ViewMemory(
            data: stage.dataSource.treeBytes + (snapshot?.identifierBytes ?? 0)
                + (openBatch?.heldBytes ?? 0),
            layout: stage.layoutBytes + explicitBytes,
            transitions: transitions.heldBytes + (interactive?.heldBytes ?? 0),
            displayFrames: screen.shownBytes + observerBytes, events: events.heldBytes,
            state: carried.heldBytes - explicitBytes + answeredTransforms.heldBytes
                + viewBytes)
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
