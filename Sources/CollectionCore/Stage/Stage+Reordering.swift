// The stage while a person moves an item, or while there is room for items that are not in the
// data: the layout works in the presented order, and callers of the stage use index paths of the
// data.
extension Stage {
    /// The items in the order in which they are laid out.
    var laidOutItems: SumTree<ItemLeaf> { reordering?.dataSource.items ?? dataSource.items }

    /// Returns the index path in the order that is laid out of an item of the data.
    func laidOutPath(_ path: IndexPath) -> IndexPath {
        reordering?.order.presented(path) ?? path
    }

    /// Returns the index path in the data of the item that is laid out at an index path; nil: room
    /// for an item that is not in the data.
    func pathInData(_ place: IndexPath) -> IndexPath? {
        guard let reordering else { return place }
        return reordering.order.inData(place)
    }

    /// Lays out the data in another order.
    ///
    /// - Parameter held: The item that is moved, where the pointer holds it; nil: no item is moved.
    /// - Precondition: Everything is laid out, and no other order is presented.
    /// - Throws: `contentTooLong`, `limitExceeded`; what a custom layout throws. Then the stage
    ///   stays as it was.
    /// - Complexity: That of an update that moves, or inserts, these items
    @inline(never)
    mutating func present(
        _ order: PresentedOrder, _ held: HeldItem?, _ ownership: ElementOwnership, _ limits: Limits
    ) throws(CollectionError) {
        try present(order, by: order.update, held, ownership, limits)
    }

    /// Lays out the data in another order, to which an update leads from the order that is laid
    /// out.
    ///
    /// - Precondition: With a custom layout no other order is presented.
    mutating func present(
        _ order: PresentedOrder, by update: BatchUpdate?, _ held: HeldItem?,
        _ ownership: ElementOwnership, _ limits: Limits
    ) throws(CollectionError) {
        var laidOut = self
        if let reordering { laidOut.dataSource = reordering.dataSource }
        if let update {
            var plan = UpdatePlan(content: update.content)
            try plan.prepare(
                update, for: laidOut.dataSource, layout: layout.configuration.sectionMetrics,
                isStrictUIKit: false, limits: limits)
            try laidOut.edit(plan)
            // A custom layout is prepared below.
            if custom == nil {
                try laidOut.layOutEdited()
            } else if !laidOut.bases.isEmpty {
                try laidOut.bases[0].layOutEdited()
            }
        }
        if let geometry = custom?.geometry {
            laidOut.free = try geometry.presenting(
                laidOut.dataSource, order.movement, laidOut.bases.first)
        }
        reordering = Reordering(order, held, ownership, laidOut.dataSource, over: self)
        if let update, !geometry.offsets.isEmpty {
            for item in update.items {
                laidOut.geometry.holdBeyond(item.indexPathBeforeUpdate.section, since: geometry)
                laidOut.geometry.holdBeyond(item.indexPathAfterUpdate.section, since: geometry)
            }
        }
        (geometry, free) = (laidOut.geometry, laidOut.free)
    }

    /// Lays out data that was edited, for the same viewport.
    private mutating func layOutEdited() throws(CollectionError) {
        if let free {
            self.free = try PathGeometry(layout, dataSource, free.port)
        } else if needsLayout {
            let offsets = geometry.offsets
            geometry = try SectionedGeometry(
                layout, dataSource, geometry.container, keeping: geometry)
            geometry.offsets = offsets
        }
    }

    /// Restores the layout of the data in its own order.
    @inline(never)
    mutating func putBack() {
        guard let reordering else { return }
        var geometryAtRest = reordering.geometryAtRest
        geometryAtRest.offsets = geometry.offsets
        if let slot = reordering.order.slot {
            geometryAtRest.holdBeyond(slot.section, since: geometry)
        }
        (geometry, free) = (geometryAtRest, reordering.freeAtRest)
        self.reordering = nil
    }

    /// Returns the frame that the layout has for the held item, regardless of the pointer, or for
    /// the gap.
    ///
    /// - Parameter visible: The visible interval along the main axis.
    func slot(_ reordering: Reordering, visible: Interval) -> Rect? {
        reordering.order.slot.flatMap { frame(ofLaidOutItemAt: $0, visible) }
    }

    /// Returns the attributes of one element of the data, or of a placeholder.
    func attributes(
        for element: Element, _ reordering: Reordering, visible: Interval,
        transforms: inout [Transform3D]
    ) throws(CollectionError) -> LayoutAttributes? {
        guard let presented = reordering.presented(element),
            var attributes = try laidOutAttributes(
                for: presented, visible: visible, transforms: &transforms)
        else { return nil }
        attributes.element = element
        if reordering.isHeld(element) {
            let slot = element.isCell ? nil : slot(reordering, visible: visible)
            reordering.hold(&attributes, slot)
        }
        return attributes
    }

    /// Finds all elements in a rectangle while another order than that of the data is laid out. The
    /// elements are in the order of their identity in the data.
    @inline(never)
    func collectElements(
        in rect: Rect, _ reordering: Reordering, visible: Interval, limit: Int,
        into collector: inout ElementCollector
    ) throws(CollectionError) {
        try collectLaidOut(in: rect, visible: visible, limit: limit, into: &collector)
        var placeholders: [LayoutAttributes] = []
        var count = 0
        for index in collector.elements.indices {
            var attributes = collector.elements[index]
            guard let element = reordering.inData(attributes.element) else { continue }
            attributes.element = element
            if reordering.isHeld(element) { continue }
            if element.category == .placeholder {
                placeholders.append(attributes)
                continue
            }
            // All other elements keep their order.
            collector.elements[count] = attributes
            count += 1
        }
        collector.elements.removeLast(collector.elements.count - count)
        for attributes in placeholders { collector.insert(attributes) }
        guard let held = reordering.held else { return }
        try collectHeldViews(
            in: rect, reordering, held, visible: visible, limit: limit, into: &collector)
        if held.frame.isVisible(in: rect) {
            try collectHeldItem(reordering, visible: visible, limit: limit, into: &collector)
        }
    }

    /// Adds the views in a rectangle that belong to the held item.
    private func collectHeldViews(
        in rect: Rect, _ reordering: Reordering, _ held: HeldItem, visible: Interval, limit: Int,
        into collector: inout ElementCollector
    ) throws(CollectionError) {
        guard hasViewsOfItems(reordering.ownership),
            let slot = slot(reordering, visible: visible)
        else { return }
        var found = ElementCollector()
        let frame = held.frame
        let distance = Point(x: slot.x - frame.x, y: slot.y - frame.y)
        try collectLaidOut(
            in: rect.moved(by: distance), visible: visible, limit: limit, into: &found)
        for var attributes in found.elements where !attributes.element.isCell {
            guard let element = reordering.inData(attributes.element),
                reordering.isHeld(element)
            else { continue }
            attributes.element = element
            reordering.hold(&attributes, slot)
            collector.insert(attributes)
        }
    }

    /// Whether the layout may have views that belong to items: separators, or badges.
    private func hasViewsOfItems(_ ownership: ElementOwnership) -> Bool {
        switch layout {
        case .list(let list): list.separatorKind != .none
        case .compositional: ownership.hasBadges
        case .custom: true
        default: false
        }
    }

    /// Finds the items of an orthogonal section in an interval along the cross axis, at their
    /// places while the section is at its start. The held item and placeholders are left out.
    func collectItems(
        ofSection section: Int, across stretch: Interval, limit: Int,
        into collector: inout ElementCollector
    ) {
        geometry.collectItems(
            ofSection: section, across: stretch, laidOutItems, limit: limit, into: &collector)
        guard let reordering else { return }
        for index in collector.elements.indices {
            let element = reordering.inData(collector.elements[index].element)
            collector.elements[index].element = element ?? .none
        }
        collector.elements.removeAll {
            $0.element == .none || $0.element.category == .placeholder
                || reordering.isHeld($0.element)
        }
    }

    /// Adds the held item to the elements that were found, unless it is among them.
    @inline(never)
    func collectHeldItem(
        _ reordering: Reordering, visible: Interval, limit: Int,
        into collector: inout ElementCollector
    ) throws(CollectionError) {
        guard let source = reordering.source else { return }
        let cell = Element.cell(source)
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
    /// The index at which an element is, or would be inserted, among the elements that were found.
    fileprivate func place(of element: Element) -> Int {
        elements.partitioningIndex { !($0.element < element) }
    }

    fileprivate mutating func insert(_ attributes: LayoutAttributes) {
        elements.insert(attributes, at: place(of: attributes.element))
    }
}
