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
        if let unfinished {
            try unfinished.finalize()
            self.unfinished = nil
        }
        try old.custom?.prepareForTransition(to: new)
        try new.custom?.prepareForTransition(from: old)
        isTold = true
    }

    func finalize() throws(CollectionError) {
        try old.custom?.finalizeLayoutTransition()
        try new.custom?.finalizeLayoutTransition()
    }

    /// The old layout is asked nothing any more.
    func close() {
        if let old = old.custom, old != new.custom { old.generation += 1 }
    }
}
