// The stage while a person moves an item: layouts see the presented order, and all who ask the
// stage see the data.
extension Stage {
    /// The items in the order in which they are laid out.
    var laidOutItems: SumTree<ItemLeaf> { reordering?.dataSource.items ?? dataSource.items }

    /// Where an item of the data is laid out.
    func laidOutPath(_ path: IndexPath) -> IndexPath {
        reordering?.order.presented(path) ?? path
    }

    /// Lays the data out with one item at another place, where it is held.
    ///
    /// - Precondition: All is laid out, and nothing else is presented.
    /// - Throws: `contentTooLong`; then the stage is as it was.
    /// - Complexity: That of an update that moves one item
    mutating func present(
        _ order: PresentedOrder, _ held: HeldItem, _ ownership: ElementOwnership, _ limits: Limits
    ) throws(CollectionError) {
        var moved = self
        if order.source != order.target {
            let plan = try UpdatePlan(
                BatchUpdate(items: [.move(order.source, to: order.target)]), of: dataSource,
                layout: configuration.sectionMetrics, isStrictUIKit: false, limits: limits)
            try moved.edit(plan)
            if let free {
                moved.free = try PathGeometry(layout, moved.dataSource, free.port)
            } else if moved.needsLayout {
                moved.geometry = try SectionedGeometry(
                    layout, moved.dataSource, geometry.container, keeping: geometry)
                moved.geometry.offsets = geometry.offsets
            }
        }
        reordering = Reordering(order, held, ownership, moved.dataSource, over: self)
        (geometry, free) = (moved.geometry, moved.free)
    }

    /// Lays the data out in its own order again.
    mutating func putBack() {
        guard let reordering else { return }
        let offsets = geometry.offsets
        (geometry, free) = (reordering.geometryAtRest, reordering.freeAtRest)
        geometry.offsets = offsets
        self.reordering = nil
    }

    /// Returns where the layout has the item that is held, without the pointer.
    ///
    /// - Parameter visible: As of `attributes`.
    func slot(_ reordering: Reordering, visible: Interval) -> Rect? {
        var transforms: [Transform3D] = []
        let found = try? laidOutAttributes(
            for: .cell(reordering.order.target), visible: visible, transforms: &transforms)
        return found?.frame
    }

    /// Returns the attributes of one element of the data.
    func attributes(
        for element: Element, _ reordering: Reordering, visible: Interval,
        transforms: inout [Transform3D]
    ) throws(CollectionError) -> LayoutAttributes? {
        guard
            var attributes = try laidOutAttributes(
                for: reordering.presented(element), visible: visible, transforms: &transforms)
        else { return nil }
        attributes.element = element
        if reordering.isHeld(element) {
            let slot = element.isCell ? nil : slot(reordering, visible: visible)
            reordering.hold(&attributes, slot)
        }
        return attributes
    }

    /// Finds all elements in a rectangle, in the order of their identity in the data.
    @inline(never)
    func collectElements(
        in rect: Rect, _ reordering: Reordering, visible: Interval, limit: Int,
        into collector: inout ElementCollector
    ) throws(CollectionError) {
        try collectLaidOut(in: rect, visible: visible, limit: limit, into: &collector)
        var count = 0
        for index in collector.elements.indices {
            var attributes = collector.elements[index]
            attributes.element = reordering.inData(attributes.element)
            if reordering.isHeld(attributes.element) { continue }
            // All others keep the order that they are in.
            collector.elements[count] = attributes
            count += 1
        }
        collector.elements.removeLast(collector.elements.count - count)
        try collectHeldViews(
            in: rect, reordering, visible: visible, limit: limit, into: &collector)
        if reordering.held.frame.isVisible(in: rect) {
            try collectHeldItem(reordering, visible: visible, limit: limit, into: &collector)
        }
    }

    /// Adds the views that belong to the item that is held, where they are in a rectangle.
    private func collectHeldViews(
        in rect: Rect, _ reordering: Reordering, visible: Interval, limit: Int,
        into collector: inout ElementCollector
    ) throws(CollectionError) {
        guard hasViewsOfItems(reordering.ownership),
            let slot = slot(reordering, visible: visible)
        else { return }
        var found = ElementCollector()
        let frame = reordering.held.frame
        let distance = Point(x: slot.x - frame.x, y: slot.y - frame.y)
        try collectLaidOut(
            in: rect.moved(by: distance), visible: visible, limit: limit, into: &found)
        for var attributes in found.elements where !attributes.element.isCell {
            attributes.element = reordering.inData(attributes.element)
            if !reordering.isHeld(attributes.element) { continue }
            reordering.hold(&attributes, slot)
            collector.insert(attributes)
        }
    }

    /// Whether the layout may have views that belong to items: separators, or badges.
    private func hasViewsOfItems(_ ownership: ElementOwnership) -> Bool {
        switch layout {
        case .list(let list): list.separatorKind != .none
        case .compositional: ownership.hasBadges
        default: false
        }
    }

    /// Finds the items of a section in a stretch across, as they stand while the section is at its
    /// start; without the item that is held.
    func collectItems(
        ofSection section: Int, across stretch: Interval, limit: Int,
        into collector: inout ElementCollector
    ) {
        geometry.collectItems(
            ofSection: section, across: stretch, laidOutItems, limit: limit, into: &collector)
        guard let reordering else { return }
        for index in collector.elements.indices {
            collector.elements[index].element = reordering.inData(
                collector.elements[index].element)
        }
        collector.elements.removeAll { reordering.isHeld($0.element) }
    }

    /// Adds the item that is held to what was found, unless it is there.
    @inline(never)
    func collectHeldItem(
        _ reordering: Reordering, visible: Interval, limit: Int,
        into collector: inout ElementCollector
    ) throws(CollectionError) {
        let cell = Element.cell(reordering.order.source)
        let place = collector.place(of: cell)
        if place < collector.elements.count && collector.elements[place].element == cell { return }
        let attributes = try attributes(
            for: cell, reordering, visible: visible, transforms: &collector.transforms)
        if let attributes { collector.insert(attributes) }
        if collector.elements.count > limit {
            throw .limitExceeded(.elements, value: collector.elements.count, maximum: limit)
        }
    }
}

extension ElementCollector {
    /// Where an element stands, or would stand, among those that were found.
    fileprivate func place(of element: Element) -> Int {
        elements.partitioningIndex { !($0.element < element) }
    }

    fileprivate mutating func insert(_ attributes: LayoutAttributes) {
        elements.insert(attributes, at: place(of: attributes.element))
    }
}
