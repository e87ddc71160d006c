// The views on standby, which stay bound to elements that are not visible, in a display frame.
extension Screen {
    /// Frees the views on standby that do not stay bound: those whose `next` is nil.
    mutating func freeStandby() {
        for index in pool.standby.views.indices {
            pool.standby.views[index].place = nil
            let known = pool.standby.views[index]
            if known.next != nil || known.view == .none { continue }
            pool.free(known.view, known.identifier)
            frame.removedViews.append(known.view)
            pool.standby.remove(at: index)
        }
    }

    /// Binds a view to an element that is not visible, and puts the view on standby.
    ///
    /// - Parameter next: The attributes of the element in the display frame, without a view.
    mutating func bindStandby(_ next: LayoutAttributes) {
        let (view, generation) = pool.take(for: next.element, next.reuseIdentifier)
        // Views that this display frame has freed are taken in the reverse order.
        if generation > 1, let index = frame.removedViews.lastIndex(of: view) {
            frame.removedViews.remove(at: index)
        }
        var known = StandbyView(
            view: view, identifier: next.reuseIdentifier, element: next.element, wasShown: false)
        known.next = next
        known.next?.reusableView = view
        pool.standby.append(known)
    }
}

extension DisplayFrame {
    /// Inserts elements at their places in the painting order, behind equal ones.
    ///
    /// - Parameter others: The elements, sorted by `Element`.
    mutating func insert(_ others: [LayoutAttributes]) {
        var order = DisplayOrder()
        order.sort(others)
        var (kept, left) = (elements.count, others.count)
        elements += others
        while left > 0 {
            let other = others[order[left - 1]]
            if kept > 0 && isBefore(other, elements[kept - 1]) {
                kept -= 1
                elements[kept + left] = elements[kept]
            } else {
                left -= 1
                elements[kept + left] = other
            }
        }
    }

    private func isBefore(_ one: LayoutAttributes, _ other: LayoutAttributes) -> Bool {
        one.zIndex == other.zIndex ? one.element < other.element : one.zIndex < other.zIndex
    }
}
