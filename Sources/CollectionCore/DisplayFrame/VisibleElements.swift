/// The elements that are shown, with their views; and the step from one display frame to the next.
struct VisibleElements {
    /// Sorted by identity: category, kind, index path.
    private(set) var elements: [LayoutAttributes] = []
    private var order = DisplayOrder()

    private var next: [LayoutAttributes] = []
    private var nextOrder = DisplayOrder()
    /// Which of `elements` stay, and which of `next` are to be told of.
    private var stays: [Bool] = []
    private var changed: [Bool] = []

    /// Shows `arrivals` instead, and writes what that changes into `frame`.
    ///
    /// Views of elements that left are released first, in the order of the last display frame;
    /// then elements that came take views, in the order of this one.
    ///
    /// - Parameter arrivals: Sorted by identity, without views. Storage is exchanged with it.
    /// - Parameter keepsViews: Elements that stay keep their views.
    mutating func update(
        _ arrivals: inout [LayoutAttributes], keepsViews: Bool, pool: inout ReusePool,
        frame: inout DisplayFrame
    ) {
        swap(&next, &arrivals)
        nextOrder.sort(next)
        match(keepsViews: keepsViews)
        frame.removedViews.removeAll(keepingCapacity: true)
        for place in elements.indices {
            let index = order[place]
            if !stays[index] {
                pool.release(elements[index].reusableView, elements[index].reuseIdentifier)
            }
        }
        frame.elements.removeAll(keepingCapacity: true)
        for place in next.indices {
            let index = nextOrder[place]
            if next[index].reusableView == .none {
                let (view, generation) = pool.take(
                    for: next[index].element, next[index].reuseIdentifier)
                next[index].reusableView = view
                next[index].generation = generation
            }
            if changed[index] || frame.isComplete { frame.elements.append(next[index]) }
        }
        for place in elements.indices {
            let index = order[place]
            if !stays[index] && !pool.isBound(elements[index].reusableView) {
                frame.removedViews.append(elements[index].reusableView)
            }
        }
        swap(&elements, &next)
        swap(&order, &nextOrder)
    }

    /// Walks along both lists, and passes views on to elements that stay.
    private mutating func match(keepsViews: Bool) {
        stays.removeAll(keepingCapacity: true)
        changed.removeAll(keepingCapacity: true)
        var old = 0
        for index in next.indices {
            while old < elements.count && elements[old].element < next[index].element {
                stays.append(false)
                old += 1
            }
            let isSame =
                keepsViews && old < elements.count
                && elements[old].element == next[index].element
                && elements[old].reuseIdentifier == next[index].reuseIdentifier
            if isSame {
                next[index].reusableView = elements[old].reusableView
                next[index].generation = elements[old].generation
                stays.append(true)
                changed.append(next[index] != elements[old])
                old += 1
            } else {
                changed.append(true)
            }
        }
        while stays.count < elements.count { stays.append(false) }
    }

    /// - Complexity: O(log n)
    func attributes(for element: Element) -> LayoutAttributes? {
        let index = firstIndex(notBefore: element)
        return index < elements.count && elements[index].element == element
            ? elements[index] : nil
    }

    func indexPaths(category: ElementCategory, kind: ElementKind) -> [IndexPath] {
        let first = Element(
            category: category, kind: kind, indexPath: IndexPath(section: 0, item: 0))
        var paths: [IndexPath] = []
        var index = firstIndex(notBefore: first)
        while index < elements.count && elements[index].element.category == category
            && elements[index].element.kind == kind
        {
            paths.append(elements[index].element.indexPath)
            index += 1
        }
        return paths
    }

    private func firstIndex(notBefore element: Element) -> Int {
        var range = 0..<elements.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range =
                elements[middle].element < element
                ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}
