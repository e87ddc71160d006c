/// The displayed elements with their reusable views, and the steps from one display frame to the
/// next.
struct VisibleElements {
    /// The elements as they are displayed, sorted by category, kind and index path. Of equal
    /// elements the disappearing ones come first, sorted by reusable view.
    var elements: [LayoutAttributes] = []
    /// While a transition runs, the target of each element and how far the element is from it;
    /// otherwise empty.
    var motion = MovingElements()
    /// Storage for the next display frame.
    var spare = MovingElements()
    /// The matrices that `elements` refer to.
    var shownTransforms: [Transform3D] = []
    /// What updates since the last display frame have done to each element; empty: there were no
    /// updates.
    var followed: [Followed] = []
    private(set) var order = DisplayOrder()
    private var nextOrder = DisplayOrder()
    /// Whether `order` is out of date, because `elements` has changed.
    var isOrderStale = false
    /// For each of `elements`, whether it stays; `changed`: for each next element, whether a
    /// display frame reports it.
    var stays: [Bool] = []
    var changed: [Bool] = []
    /// Storage for the indices in `elements` of elements that are gone; see `findGone`.
    var gone: [Int] = []
    /// Storage for the indices in `elements` of elements that are still in the data.
    var survivors: [Int] = []
    /// Whether the last display frame shares its storage with `elements`.
    private var isShared = false
    /// Whether display frames may share their storage with `elements`: not if more is put into the
    /// display frame, such as states, views on standby or a background.
    var mayShare = true

    var orderBytes: Int { order.heldBytes + nextOrder.heldBytes }
    /// The bytes of storage that the last display frame shares with `elements`.
    var sharedBytes: Int { isShared ? elements.heldBytes : 0 }

    struct Followed {
        var element: Element
        var fate: ElementFate
        /// The update that removed the element, if the element is gone.
        var cause = ChangeCause()
    }

    /// What changed since the display frame before.
    enum Change {
        /// At most the bounds have moved: all cells have the same attributes as before.
        case scroll
        case layout
        /// The data was replaced: no element is the same element as before.
        case reload
    }

    /// Displays `next` instead of `elements`, and writes the changes into `frame`.
    ///
    /// The views of elements that left are released first, in the reverse painting order of the
    /// last display frame; then elements that appeared get views, in the painting order of this
    /// display frame: what replaces reloaded elements gets their views.
    ///
    /// - Parameter next: Sorted by `Element`, without views. Gets the storage of the previous
    ///   elements, to be filled again.
    /// - Parameter transforms: The matrices that `next` refers to; empty except after a reload.
    ///   Gets the storage of the previous matrices, to be filled again.
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

    /// Replaces the matrices, and ends all movement of elements.
    ///
    /// - Parameter transforms: The new matrices. Gets the storage of the previous matrices.
    mutating func standStill(_ transforms: inout [Transform3D], _ frame: inout DisplayFrame) {
        if hasTransforms || !transforms.isEmpty {
            frame.transforms = transforms
            swap(&shownTransforms, &transforms)
        }
        if isMoving { motion.removeAll() }
    }

    /// Releases the views of elements that left, binds views to elements that appeared, and writes
    /// the changes into `frame`.
    mutating func finish(
        _ next: inout [LayoutAttributes], _ changeCount: Int, _ pool: inout ReusePool,
        _ frame: inout DisplayFrame
    ) {
        nextOrder.sort(next)
        sortIfStale()
        for place in elements.indices.reversed() {
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

    /// Displays the elements of a window that are visible in other bounds.
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

    /// Writes all elements into `frame`, in painting order.
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

    /// Walks along both lists, passes views on to elements that stay, and returns the number of
    /// changed elements.
    ///
    /// - Parameter stays: Gets, for each of `elements`, whether the element and its view stay.
    /// - Parameter changed: Gets, for each of `next`, whether the display frame must report it.
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
            // Mostly both lists have the same element next.
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
            // While the content only scrolls, the attributes of cells do not change.
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

    /// Binds a view to each element that has none, in painting order.
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

    /// Gives the display frame storage of its own, with room for all elements that it is likely to
    /// report: later display frames do not grow it while the content scrolls.
    @inline(never)
    private mutating func endSharing(_ frame: inout DisplayFrame) {
        frame.elements = []
        frame.elements.reserveCapacity(elements.count)
        isShared = false
    }

    /// Writes the changed elements, or all elements, into `frame`. Where `frame` gets exactly
    /// `next`, both share storage.
    private mutating func tell(
        _ next: [LayoutAttributes], _ changeCount: Int, _ frame: inout DisplayFrame
    ) {
        let isEverything = frame.isComplete || changeCount == next.count
        // While elements move, all elements change in each display frame.
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

    /// Makes the display frame empty, with storage of its own.
    mutating func unshare(_ frame: inout DisplayFrame) {
        if isShared { endSharing(&frame) }
        frame.elements.removeAll(keepingCapacity: true)
    }

    /// Writes the elements that have moved, or all elements, into `frame`.
    ///
    /// - Parameter isSorted: Whether the painting order is the same as before.
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
