// The items that are asked for.
extension PrefetchWindow {
    /// Adds the candidates that are not known and are in the stretch where items are asked for.
    mutating func addWanted(to wanted: inout [PrefetchedItem]) {
        if !asks { candidates = 0..<0 }
        for index in candidates where isWanted(index) { wanted.append(wantedItem(index)) }
    }

    /// Notes that all items that `addWanted` has added are asked for.
    mutating func noteAllAsked() {
        waits = false
        for index in candidates where isWanted(index) { noteAsked(index) }
        candidates = 0..<0
    }

    /// Notes which of the items that `addWanted` has added are asked for. The other items wait.
    ///
    /// - Parameter last: The last item that is asked for, in the order of distances; nil: none is.
    mutating func noteAsked(until last: PrefetchedItem?) {
        waits = false
        for index in candidates where isWanted(index) {
            guard let last, !(last < wantedItem(index)) else {
                waits = true
                continue
            }
            noteAsked(index)
        }
        candidates = 0..<0
    }

    private mutating func noteAsked(_ index: Int) {
        items[index].state = .asked
        knownEnd = max(knownEnd, index + 1)
        outstandingCount += 1
    }

    private func isWanted(_ index: Int) -> Bool {
        items[index].state == .unknown && items[index].overlaps(reach.asked)
    }

    private func wantedItem(_ index: Int) -> PrefetchedItem {
        let distance = beyond + items[index].distance(from: reach.shown)
        return PrefetchedItem(distance: distance, path: items[index].path)
    }
}
