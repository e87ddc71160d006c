// The views on standby, which stay bound to elements that are not visible, in a display frame.
extension Screen {
    /// Frees the views on standby that do not stay bound: those whose `next` is nil.
    mutating func freeStandby() {
        for known in pool.standby.views where known.next == nil {
            pool.free(known.view, known.identifier)
            frame.removedViews.append(known.view)
        }
        pool.standby.views.removeAll { $0.next == nil }
    }

    /// Binds a view to an element that is not visible, and puts the view on standby.
    ///
    /// - Parameter next: The attributes of the element in the display frame, without a view.
    mutating func bindStandby(_ next: LayoutAttributes) {
        let (view, _) = pool.take(for: next.element, next.reuseIdentifier)
        for index in frame.removedViews.indices where frame.removedViews[index] == view {
            frame.removedViews.remove(at: index)
            break
        }
        var known = StandbyView(
            view: view, identifier: next.reuseIdentifier, element: next.element, wasShown: false)
        known.next = next
        known.next?.reusableView = view
        pool.standby.views.append(known)
    }
}

extension DisplayFrame {
    /// Inserts an element at its place in the painting order.
    mutating func insert(_ attributes: LayoutAttributes) {
        var index = elements.count
        while index > 0 && isBefore(attributes, elements[index - 1]) { index -= 1 }
        elements.insert(attributes, at: index)
    }

    private func isBefore(_ one: LayoutAttributes, _ other: LayoutAttributes) -> Bool {
        one.zIndex == other.zIndex ? one.element < other.element : one.zIndex < other.zIndex
    }
}
