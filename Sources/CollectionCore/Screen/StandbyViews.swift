/// The reusable views that stay bound to elements that are not visible: to prepared cells, to the
/// element that has focus, and to the element that has the focus of assistive technology. Rules W3,
/// W6, N10 and Y7 of docs/semantics.md.
///
/// An element that becomes visible gets its view on standby, with the generation that the view has.
struct StandbyViews {
    /// The views on standby, in the order in which they went on standby.
    var views: [StandbyView] = []
    /// The elements that have focus and keep their views in the present display frame.
    var focused = FocusedElements(isAsked: false)
    /// The elements whose views go on standby when the elements leave the bounds.
    var kept: (Element?, Element?)
    /// Whether the views of all cells go on standby when the cells leave the bounds.
    var keepsCells = false
    /// Whether there may be views on standby.
    var isUsed = false
    /// Whether other elements may need views than in the last display frame, or elements on standby
    /// may have other attributes.
    var isStale = false
    /// Whether views have gone on standby that the last display frame has not looked at.
    var hasNew = false
    /// Storage for the elements that need views although they are not visible, the most important
    /// reason first; `wantedByElement` has them sorted by `Element`.
    var wanted: [WantedElement] = []
    var wantedByElement: [WantedElement] = []

    /// Returns the view on standby of an element, and removes the view from standby; nil: there is
    /// no such view.
    mutating func take(_ element: Element, _ identifier: ReuseIdentifier) -> StandbyView? {
        for index in views.indices
        where views[index].isInData && views[index].element == element
            && views[index].identifier == identifier
        {
            return views.remove(at: index)
        }
        return nil
    }

    /// Whether an element has a view on standby, even if the element was removed from the data.
    func has(_ element: Element) -> Bool { views.contains { $0.element == element } }

    /// Returns the attributes of an element that the last display frame reported; nil: none.
    func told(_ element: Element) -> LayoutAttributes? {
        views.first { $0.isInData && $0.element == element }?.told
    }

    /// Whether the view of an element goes on standby when the element leaves the bounds.
    func keeps(_ element: Element) -> Bool {
        keepsCells && element.isCell || element == kept.0 || element == kept.1
    }

    /// Notes that the data was replaced: all elements on standby belong to the old data.
    mutating func noteReplacedData() {
        for index in views.indices { views[index].isInData = false }
    }
}

/// An element that needs a view although it is not visible.
struct WantedElement {
    let element: Element
    let reason: Reason
    /// The index in `StandbyViews.wanted`.
    let place: Int
    var hasView = false

    enum Reason {
        case focus
        case overscan
        /// Scrolling will make the element visible soon.
        case ahead
    }
}

extension WantedElement: Comparable {
    static func < (left: Self, right: Self) -> Bool { left.element < right.element }

    static func == (left: Self, right: Self) -> Bool { left.element == right.element }
}

extension StandbyViews {
    /// Returns the index in `wanted` of an element; nil: the element is not wanted.
    ///
    /// - Complexity: O(log n)
    func place(ofWanted element: Element) -> Int? {
        var range = 0..<wantedByElement.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range =
                wantedByElement[middle].element < element
                ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        let index = range.lowerBound
        if index == wantedByElement.count || wantedByElement[index].element != element {
            return nil
        }
        return wantedByElement[index].place
    }

    /// Marks views for release until at most `room` views are left, counting focused elements that
    /// have no view yet. Views without a reason are released first, then views with the least
    /// important reason.
    mutating func fit(_ room: Int) {
        var excess = -room
        for known in views where known.next != nil { excess += 1 }
        for want in wanted where want.reason == .focus && !want.hasView { excess += 1 }
        if excess <= 0 { return }
        for index in views.indices.reversed()
        where excess > 0 && views[index].next != nil && place(ofWanted: views[index].element) == nil
        {
            views[index].next = nil
            excess -= 1
        }
        for want in wanted.reversed()
        where excess > 0 && want.hasView && want.reason != .focus {
            for index in views.indices where views[index].element == want.element {
                views[index].next = nil
            }
            excess -= 1
        }
    }
}

/// A reusable view that is bound to an element that is not visible.
struct StandbyView {
    let view: ReusableView
    let identifier: ReuseIdentifier
    /// The element, with its present index path.
    var element: Element
    /// Whether the element is still in the data.
    var isInData = true
    /// Whether an update has reconfigured the element, so that the view must be bound again.
    var isReconfigured = false
    /// Whether the element was visible while the view was bound to it.
    var wasShown: Bool
    /// The attributes of the element in the present display frame; nil: the view does not stay
    /// bound.
    var next: LayoutAttributes?
    /// The attributes of the element that a display frame reported last; nil: not reported yet.
    var told: LayoutAttributes?
}

extension StandbyViews {
    /// Adjusts the elements on standby, and the bindings of their views, for an update.
    mutating func follow(
        _ plan: UpdatePlan, _ ownership: ElementOwnership, _ pool: inout ReusePool
    ) {
        isStale = true
        for index in views.indices where views[index].isInData {
            let way = plan.way(ofSection: views[index].element.indexPath.section)
            let (element, fate) = plan.follow(views[index].element, way, ownership)
            let view = views[index].view
            if fate.contains(.isGone) {
                views[index].isInData = false
                pool.endBinding(view)
                continue
            }
            views[index].element = element
            let isReconfigured = fate.contains(.isReconfigured)
            if isReconfigured { views[index].isReconfigured = true }
            pool.follow(view, to: element, isCurrent: !isReconfigured)
        }
    }
}
