/// A change from one layout to another, of which at least one is a custom layout. It is kept until
/// the display frame that begins to show it.
final class LayoutChange {
    let old: Layout
    let new: Layout
    /// The state of the old layout; nil: it is not a custom layout.
    let oldState: CustomState?
    /// An earlier change of which the layouts were notified, because of a question, but which is
    /// not finalized.
    private var unfinished: LayoutChange?
    /// Whether the layouts were notified of the change.
    private(set) var isTold = false
    /// Whether the old layout stays, because an interactive transition to the new layout was
    /// cancelled.
    private var isCancelled = false

    /// - Parameter last: The change before; nil: a display frame has shown it, or there was none.
    init(from old: Layout, _ oldState: CustomState?, to new: Layout, after last: LayoutChange?) {
        if let last, !last.isTold {
            // `old`, the new layout of `last`, was never asked anything.
            (self.old, self.oldState, unfinished) = (last.old, last.oldState, last.unfinished)
        } else {
            (self.old, self.oldState, unfinished) = (old, oldState, last)
        }
        self.new = new
    }

    /// Notifies both layouts of the change, unless they were notified.
    func tell() throws(CollectionError) {
        if isTold { return }
        try finalizeLast()
        try old.custom?.prepareForTransition(to: new)
        try new.custom?.prepareForTransition(from: old)
        isTold = true
    }

    /// Notes that the interactive transition to the new layout has ended.
    ///
    /// - Parameter last: A change before; nil: a display frame has shown it, or there was none.
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

    /// Makes the earlier answers of the layout that is not shown stale, so that it is asked nothing
    /// more.
    func close() {
        let (left, stays) = isCancelled ? (new.custom, old.custom) : (old.custom, new.custom)
        if let left, left != stays { left.generation += 1 }
    }
}
