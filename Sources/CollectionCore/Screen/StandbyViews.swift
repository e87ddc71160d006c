/// The reusable views that stay bound to elements that are not visible: to prepared cells, to the
/// element that has focus, and to the element that has the focus of assistive technology. Rules W3,
/// W6, N10 and Y7 of docs/semantics.md.
///
/// An element that becomes visible gets its view on standby, with the generation that the view has.
struct StandbyViews {
    /// The views on standby, in the order in which they went on standby. Entries whose view is
    /// `none` were on standby, and are empty.
    var views: [StandbyView] = []
    /// The keys of `views`, sorted. Views that went on standby last may have none: see `sortNew`.
    private(set) var keys: [ElementKey] = []
    /// The number of entries of `views` that have a view.
    private(set) var count = 0
    /// The number of entries that `views` had after the last display frame.
    private(set) var settledCount = 0
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
    /// reason first.
    var wanted: [WantedElement] = []
    /// Storage for the attributes that a display frame reports, sorted by `Element`.
    var changed: [LayoutAttributes] = []

    /// Puts a view on standby.
    @inline(never)
    mutating func append(_ known: StandbyView) {
        views.append(known)
        count += 1
    }

    /// Returns the view on standby of an element, and removes the view from standby; nil: there is
    /// no such view.
    ///
    /// - Complexity: O(log n); O(n log n) after n views went on standby, once.
    mutating func take(_ element: Element, _ identifier: ReuseIdentifier) -> StandbyView? {
        sortNew()
        guard let index = index(of: element), views[index].identifier == identifier else {
            return nil
        }
        let known = views[index]
        remove(at: index)
        return known
    }

    /// Leaves an entry without a view at an index.
    mutating func remove(at index: Int) {
        views[index].view = .none
        views[index].isInData = false
        views[index].next = nil
        count -= 1
    }

    /// Whether at least half of the entries have a view.
    var isDense: Bool { 2 * count >= views.count }

    /// Removes the entries without a view, while no element is wanted. Their keys stay sorted.
    mutating func removeEmpty() {
        if count == views.count { return }
        var next = 0
        for index in views.indices where views[index].view != .none {
            views[index].place = next
            next += 1
        }
        keys.removeAll { views[$0.number].place == nil }
        for place in keys.indices {
            let (element, index) = (keys[place].element, views[keys[place].number].place ?? 0)
            keys[place] = ElementKey(element: element, tie: index, number: index)
        }
        views.removeAll { $0.view == .none }
        for index in views.indices { views[index].place = nil }
    }

    /// Notes that a display frame has looked at all views on standby.
    mutating func settle() {
        isStale = false
        hasNew = false
        sortNew()
        settledCount = views.count
    }

    /// Makes keys of the entries that have none. Those are mostly views that were released in the
    /// reverse of the order of their elements.
    mutating func sortNew() {
        if keys.count == views.count { return }
        for index in (keys.count..<views.count).reversed() {
            keys.append(ElementKey(element: views[index].element, tie: index, number: index))
        }
        keys.sortAscending()
    }

    /// Returns the index in `views` of an element that is in the data; nil: the element has no view
    /// on standby.
    ///
    /// - Precondition: All entries have keys.
    /// - Complexity: O(log n)
    func index(of element: Element) -> Int? {
        var place = keys.partitioningIndex { !($0.element < element) }
        while place < keys.count && keys[place].element == element {
            if views[keys[place].number].isInData { return keys[place].number }
            place += 1
        }
        return nil
    }

    /// Returns the attributes of an element that the last display frame reported; nil: none.
    func told(_ element: Element) -> LayoutAttributes? {
        index(of: element).flatMap { views[$0].told }
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
    /// The index in `StandbyViews.views` of the element's view; nil: the element has none.
    let index: Int?
    var hasView = false

    enum Reason {
        case focus
        case overscan
        /// Scrolling will make the element visible soon.
        case ahead
    }
}

extension StandbyViews {
    /// Adds an element to the wanted elements.
    mutating func want(_ element: Element, _ reason: WantedElement.Reason) {
        let index = index(of: element)
        if let index { views[index].place = wanted.count }
        wanted.append(WantedElement(element: element, reason: reason, index: index))
    }

    /// Marks views for release until at most `room` views are left, counting focused elements that
    /// have no view yet. Views without a reason are released first, then views with the least
    /// important reason.
    mutating func fit(_ room: Int) {
        if count + wanted.count <= room { return }
        var excess = -room
        for known in views where known.next != nil { excess += 1 }
        for want in wanted where want.reason == .focus && !want.hasView { excess += 1 }
        if excess <= 0 { return }
        for index in views.indices.reversed()
        where excess > 0 && views[index].next != nil && views[index].place == nil {
            views[index].next = nil
            excess -= 1
        }
        for want in wanted.reversed()
        where excess > 0 && want.hasView && want.reason != .focus {
            if let index = want.index { views[index].next = nil }
            excess -= 1
        }
    }
}

/// A reusable view that is bound to an element that is not visible.
struct StandbyView {
    /// The view; `none`: the entry is empty.
    var view: ReusableView
    let identifier: ReuseIdentifier
    /// The element, with its present index path.
    var element: Element
    /// Whether the element is still in the data.
    var isInData = true
    /// Whether an update has reconfigured the element, so that the view must be bound again.
    var isReconfigured = false
    /// Whether the element was visible while the view was bound to it.
    var wasShown: Bool
    /// The index in `StandbyViews.wanted` of the element; nil: the element is not wanted.
    var place: Int?
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
        for place in keys.indices {
            let index = keys[place].number
            if !views[index].isInData { continue }
            let way = plan.way(ofSection: views[index].element.indexPath.section)
            let (element, fate) = plan.follow(views[index].element, way, ownership)
            let view = views[index].view
            if fate.contains(.isGone) {
                views[index].isInData = false
                pool.endBinding(view)
                continue
            }
            views[index].element = element
            keys[place] = ElementKey(element: element, tie: index, number: index)
            let isReconfigured = fate.contains(.isReconfigured)
            if isReconfigured { views[index].isReconfigured = true }
            pool.follow(view, to: element, isCurrent: !isReconfigured)
        }
        keys.sortAscending()
    }
}
