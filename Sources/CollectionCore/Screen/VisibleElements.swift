/// The elements that are shown, with their views; and the step from one display frame to the next.
struct VisibleElements {
    /// As they are shown, sorted by identity: category, kind, index path. Of equal ones those that
    /// disappear come first, by view.
    var elements: [LayoutAttributes] = []
    /// While changes are shown over time: where each element goes to, and how far it is from there.
    /// Otherwise empty.
    var motion = MovingElements()
    /// Storage for the next display frame.
    var spare = MovingElements()
    /// The matrices that `elements` refer to.
    var shownTransforms: [Transform3D] = []
    /// What updates have made of each element since the last display frame; empty: nothing.
    var followed: [Followed] = []
    private(set) var order = DisplayOrder()
    private var nextOrder = DisplayOrder()
    /// Whether `order` is that of other elements, as a window has changed `elements`.
    var isOrderStale = false
    /// Which of `elements` stay, and which of the next ones are to be told of.
    var stays: [Bool] = []
    var changed: [Bool] = []
    /// Storage for which of `elements` have come to the end of their way.
    var gone: [Int] = []
    /// Storage for which of `elements` are still in the data.
    var survivors: [Int] = []
    /// Whether the last display frame has the same storage as `elements`.
    private var isShared = false
    /// Whether it may have: not where something is put into the display frame besides.
    var mayShare = true

    struct Followed {
        var element: Element
        var fate: ElementFate
        /// Of an element that is gone: by which update.
        var cause = ChangeCause()
    }

    /// What happened since the display frame before.
    enum Change {
        /// The bounds moved at most: no cell has other attributes than before.
        case scroll
        case layout
        /// The data was replaced: no element is the one it was.
        case reload
    }

    /// Shows `next` instead, and writes what that changes into `frame`.
    ///
    /// Views of elements that left are released first, in the order of the last display frame;
    /// then elements that came take views, in the order of this one.
    ///
    /// - Parameter next: Sorted by identity, without views. Gets the storage of the elements
    ///   before, to be filled again.
    /// - Parameter transforms: The matrices that `next` refers to; none, but after a reload. Gets
    ///   the storage of the matrices before, to be filled again.
    mutating func update(
        _ next: inout [LayoutAttributes], _ transforms: inout [Transform3D], after change: Change,
        pool: inout ReusePool, frame: inout DisplayFrame
    ) {
        let changeCount = Self.match(
            elements, &next, after: change, stays: &stays, changed: &changed)
        standStill(&transforms, &frame)
        finish(&next, changeCount, &pool, &frame)
    }

    /// Whether an element had a transform in the last display frame.
    var hasTransforms: Bool { !shownTransforms.isEmpty }

    /// Shows other matrices, and nothing on its way.
    ///
    /// - Parameter transforms: Gets the storage of the matrices before.
    mutating func standStill(_ transforms: inout [Transform3D], _ frame: inout DisplayFrame) {
        if hasTransforms || !transforms.isEmpty {
            frame.transforms = transforms
            swap(&shownTransforms, &transforms)
        }
        if isMoving { motion.removeAll() }
    }

    /// Releases the views of elements that left, gives views to those that came, and writes down
    /// what changed.
    mutating func finish(
        _ next: inout [LayoutAttributes], _ changeCount: Int, _ pool: inout ReusePool,
        _ frame: inout DisplayFrame
    ) {
        nextOrder.sort(next)
        sortIfStale()
        for place in elements.indices {
            let index = order[place]
            if !stays[index] {
                pool.release(elements[index].reusableView, elements[index].reuseIdentifier)
            }
        }
        bind(&next, &pool)
        frame.removedViews.removeAll(keepingCapacity: true)
        for place in elements.indices {
            let index = order[place]
            if !stays[index] && !pool.isBound(elements[index].reusableView) {
                frame.removedViews.append(elements[index].reusableView)
            }
        }
        tell(next, changeCount, &frame)
        swap(&elements, &next)
        swap(&order, &nextOrder)
        if !followed.isEmpty { followed.removeAll(keepingCapacity: true) }
    }

    /// Shows the elements of a window that are visible in other bounds.
    @inline(__always)
    mutating func scroll(
        _ window: inout ElementWindow, _ change: ElementWindow.Change, _ pool: inout ReusePool,
        _ frame: inout DisplayFrame
    ) {
        if isShared {
            endSharing(&frame)
        } else if !frame.elements.isEmpty {
            frame.elements.removeAll(keepingCapacity: true)
        }
        if !frame.removedViews.isEmpty { frame.removedViews.removeAll(keepingCapacity: true) }
        if !change.isEmpty || window.hasFollowed {
            window.show(change, &pool, &frame, &elements)
            isOrderStale = true
        }
        if frame.isComplete || window.hasMoved { tellAll(&frame) }
        if window.hasFollowed { followed.removeAll(keepingCapacity: true) }
    }

    /// Writes all elements down, in the order of display frames.
    @inline(never)
    private mutating func tellAll(_ frame: inout DisplayFrame) {
        sortIfStale()
        frame.elements.removeAll(keepingCapacity: true)
        for place in elements.indices { frame.elements.append(elements[order[place]]) }
    }

    mutating func sortIfStale() {
        if isOrderStale { order.sort(elements) }
        isOrderStale = false
    }

    /// Walks along both lists, passes views on to elements that stay, and counts what changed.
    ///
    /// - Parameter stays: For each element, whether it is among the next ones.
    /// - Parameter changed: For each of the next ones, whether the host must be told of it.
    private static func match(
        _ elements: [LayoutAttributes], _ next: inout [LayoutAttributes], after change: Change,
        stays: inout [Bool], changed: inout [Bool]
    ) -> Int {
        reserve(&stays, elements.count)
        reserve(&changed, next.count)
        var stays = stays.mutableSpan
        var changed = changed.mutableSpan
        var next = next.mutableSpan
        let elements = elements.span
        var changeCount = 0
        var old = 0
        for index in next.indices {
            let element = next[index].element
            // Mostly the next one is the one that was there.
            var isThere = old < elements.count && elements[old].element == element
            if !isThere {
                while old < elements.count && elements[old].element < element {
                    stays[old] = false
                    old += 1
                }
                isThere = old < elements.count && elements[old].element == element
            }
            if !isThere {
                changed[index] = true
                changeCount += 1
                continue
            }
            let keepsView =
                change != .reload
                && elements[old].reuseIdentifier == next[index].reuseIdentifier
            if keepsView {
                next[index].reusableView = elements[old].reusableView
                next[index].generation = elements[old].generation
            }
            // While the content only scrolls, cells stand still in it.
            let isChanged =
                !keepsView
                || (change != .scroll || !element.isCell)
                    && next[index] != elements[old]
            stays[old] = keepsView
            changed[index] = isChanged
            if isChanged { changeCount += 1 }
            old += 1
        }
        while old < elements.count {
            stays[old] = false
            old += 1
        }
        return changeCount
    }

    static func reserve(_ flags: inout [Bool], _ count: Int) {
        while flags.count < count { flags.append(false) }
    }

    /// Gives a view to each element that has none.
    private func bind(_ next: inout [LayoutAttributes], _ pool: inout ReusePool) {
        var next = next.mutableSpan
        for place in next.indices {
            let index = nextOrder[place]
            if next[index].reusableView != .none { continue }
            let (view, generation) = pool.take(
                for: next[index].element, next[index].reuseIdentifier)
            next[index].reusableView = view
            next[index].generation = generation
        }
    }

    /// Gives the display frame storage of its own, with room for all that it is likely to tell of:
    /// no other one grows while the content scrolls.
    @inline(never)
    private mutating func endSharing(_ frame: inout DisplayFrame) {
        frame.elements = []
        frame.elements.reserveCapacity(elements.count)
        isShared = false
    }

    /// Writes down what is new, or everything. Where that is the same, storage is shared.
    private mutating func tell(
        _ next: [LayoutAttributes], _ changeCount: Int, _ frame: inout DisplayFrame
    ) {
        let isEverything = frame.isComplete || changeCount == next.count
        // While elements move each display frame has all of them anew.
        if isEverything && nextOrder.isIdentity && !isMoving && mayShare {
            frame.elements = next
            isShared = true
            return
        }
        if isShared { endSharing(&frame) }
        frame.elements.removeAll(keepingCapacity: true)
        for place in next.indices {
            let index = nextOrder[place]
            if isEverything || changed[index] { frame.elements.append(next[index]) }
        }
    }

    /// Gives the display frame storage of its own, with nothing in it.
    mutating func unshare(_ frame: inout DisplayFrame) {
        if isShared { endSharing(&frame) }
        frame.elements.removeAll(keepingCapacity: true)
    }

    /// Writes down the elements that have moved, or all of them.
    ///
    /// - Parameter isSorted: Whether they are to be painted in the same order as before.
    mutating func tellMoved(isSorted: Bool, _ frame: inout DisplayFrame) {
        if !isSorted { isOrderStale = true }
        sortIfStale()
        let isEverything = frame.isComplete
        let all = elements.span
        let changed = changed.span
        if order.isIdentity {
            for index in all.indices where isEverything || changed[index] {
                frame.elements.append(all[index])
            }
            return
        }
        for place in all.indices {
            let index = order[place]
            if isEverything || changed[index] { frame.elements.append(all[index]) }
        }
    }

    mutating func resetStays() {
        Self.reserve(&stays, elements.count)
        for index in elements.indices { stays[index] = false }
    }

    mutating func keep(_ index: Int) { stays[index] = true }
}
