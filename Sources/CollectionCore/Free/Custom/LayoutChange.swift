/// That a layout has replaced another one, and one of them is the host's own, until the display
/// frame that begins to show it.
final class LayoutChange {
    let old: Layout
    let new: Layout
    /// Of the old one, if it is the host's own.
    let oldState: CustomState?
    /// One that a question had the layouts told of before this one.
    private var unfinished: LayoutChange?
    /// Whether the layouts know.
    private(set) var isTold = false
    /// The old layout stays: the host led the view to the new one, and back.
    private var isCancelled = false

    /// - Parameter last: The change before, if no display frame has shown it.
    init(from old: Layout, _ oldState: CustomState?, to new: Layout, after last: LayoutChange?) {
        if let last, !last.isTold {
            // That layout has never been asked anything.
            (self.old, self.oldState, unfinished) = (last.old, last.oldState, last.unfinished)
        } else {
            (self.old, self.oldState, unfinished) = (old, oldState, last)
        }
        self.new = new
    }

    /// Tells both layouts of it.
    func tell() throws(CollectionError) {
        if isTold { return }
        try finalizeLast()
        try old.custom?.prepareForTransition(to: new)
        try new.custom?.prepareForTransition(from: old)
        isTold = true
    }

    /// What the host led ends.
    ///
    /// - Parameter last: A change before, if no display frame has shown it.
    func end(finishing: Bool, after last: LayoutChange?) {
        isCancelled = !finishing
        unfinished = last
    }

    func finalize() throws(CollectionError) {
        try finalizeLast()
        try old.custom?.finalizeLayoutTransition()
        try new.custom?.finalizeLayoutTransition()
    }

    private func finalizeLast() throws(CollectionError) {
        guard let last = unfinished else { return }
        try last.finalize()
        unfinished = nil
        if last.isCancelled { last.close() }
    }

    /// The layout that is not shown is asked nothing any more.
    func close() {
        let (left, stays) = isCancelled ? (new.custom, old.custom) : (old.custom, new.custom)
        if let left, left != stays { left.generation += 1 }
    }
}
