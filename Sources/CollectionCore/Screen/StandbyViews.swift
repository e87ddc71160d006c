/// The reusable views that stay bound to elements which the screen does not show: those of prepared
/// cells, of the element that has focus, and of the one that assistive technology is at. Rules W3,
/// W6, N10 and Y7 of docs/semantics.md.
///
/// A view on standby is the view of its element: whatever brings the element onto the screen gets
/// the view with the generation that it has.
struct StandbyViews {
    /// In the order in which they came.
    var views: [StandbyView] = []
    /// The elements that keep their views, as of the present display frame.
    var focused = FocusedElements(isAsked: false)
    /// The elements whose views go on standby when they leave the screen.
    var kept: (Element?, Element?)
    /// Whether the views of all cells that leave the screen do so.
    var keepsCells = false
    /// Whether there may be such views.
    var isUsed = false
    /// Whether elements may be others, or elsewhere, than the last display frame has told.
    var isStale = false
    /// Whether the last display frame has not looked at all views that are there.
    var hasNew = false
    /// Storage: the elements that are to have views, the best reason first, and the same in the
    /// order of elements.
    var wanted: [WantedElement] = []
    var wantedByElement: [WantedElement] = []

    /// Returns the view of an element, and removes it.
    mutating func take(_ element: Element, _ identifier: ReuseIdentifier) -> StandbyView? {
        for index in views.indices
        where views[index].isInData && views[index].element == element
            && views[index].identifier == identifier
        {
            return views.remove(at: index)
        }
        return nil
    }

    /// Whether an element has a view; also one that has left the data.
    func has(_ element: Element) -> Bool { views.contains { $0.element == element } }

    /// Returns what the last display frame has told of an element.
    func told(_ element: Element) -> LayoutAttributes? {
        views.first { $0.isInData && $0.element == element }?.told
    }

    /// Whether the view of an element that leaves the screen goes on standby.
    func keeps(_ element: Element) -> Bool {
        keepsCells && element.isCell || element == kept.0 || element == kept.1
    }

    /// Notes that the data was replaced: the elements are those of the old data.
    mutating func noteReplacedData() {
        for index in views.indices { views[index].isInData = false }
    }
}

/// An element that is to have a view though the screen does not show it.
struct WantedElement {
    let element: Element
    let reason: Reason
    /// The index in `StandbyViews.wanted`.
    let place: Int
    var hasView = false

    enum Reason {
        case focus
        case overscan
        /// Scrolling will show the element soon.
        case ahead
    }
}

extension WantedElement: Comparable {
    static func < (left: Self, right: Self) -> Bool { left.element < right.element }

    static func == (left: Self, right: Self) -> Bool { left.element == right.element }
}

extension StandbyViews {
    /// Returns the index in `wanted` of an element.
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

    /// Lets views go, those without a reason first, then those of the worst, until so many are
    /// left, and room for the elements that are kept and have no view yet.
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

/// A reusable view that is bound to an element which the screen does not show.
struct StandbyView {
    let view: ReusableView
    let identifier: ReuseIdentifier
    /// The element by its present identity.
    var element: Element
    /// Whether the element is still in the data.
    var isInData = true
    /// Whether an update has the view configured again.
    var isReconfigured = false
    /// Whether the element was on the screen while the view was bound to it.
    var wasShown: Bool
    /// What the display frame has of the element; nil: the view is not to stay bound to it.
    var next: LayoutAttributes?
    /// What the last display frame has told of the element; nil: nothing yet.
    var told: LayoutAttributes?
}

extension StandbyViews {
    /// Has the elements follow an update, and the bindings of their views.
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
