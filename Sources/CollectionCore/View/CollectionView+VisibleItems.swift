// Handlers of visible items: rule G10 of docs/semantics.md.
extension CollectionView {
    /// Has a handler change how the visible elements look of the sections whose description has its
    /// number. It is called by each display frame, for each such section that it shows something
    /// of, and must not call the view.
    ///
    /// - Parameter number: As in `LayoutSection.visibleItemsHandler`; not 0.
    /// - Parameter handler: In the place of the one before; nil: none.
    /// - Throws: `invalidArgument` for 0, and for too many handlers.
    public mutating func setVisibleItemsHandler(
        _ number: UInt32, _ handler: VisibleItemsInvalidation?
    ) throws(CollectionError) {
        if number == 0 { throw .invalidArgument(.visibleItemsHandler, .outOfRange) }
        let handlers = self.handlers ?? VisibleItemsInvalidations()
        try handlers.set(handler, number: number)
        self.handlers = handlers.isEmpty ? nil : handlers
    }

    /// Calls handlers with what was collected.
    ///
    /// - Throws: `invalidNumber`: what a handler has set, with the element's place in its section.
    mutating func handleVisibleItems(
        _ handlers: VisibleItemsInvalidations, in bounds: Rect
    ) throws(CollectionError) {
        guard let compositional = stage.geometry.compositional, compositional.hasHandlers, !isLed
        else { return }
        var order: [Int] = []
        for index in screen.collector.value.elements.indices
        where handlerNumber(ofSection: sectionOfElement(index), compositional) != 0 {
            order.append(index)
        }
        // By section; of one section as they are.
        let sections = SortedIdentifiers(order.map { UInt64(sectionOfElement($0)) })
        order = sections.entries.map { order[Int($0.number)] }
        var start = 0
        while start < order.count {
            let section = sectionOfElement(order[start])
            var end = start
            while end < order.count && sectionOfElement(order[end]) == section { end += 1 }
            let number = handlerNumber(ofSection: section, compositional)
            if let handler = handlers.handler(number) {
                try call(handler, section, order[start..<end], in: bounds)
            }
            start = end
        }
    }

    private mutating func call(
        _ handler: VisibleItemsInvalidation, _ section: UInt32, _ indices: ArraySlice<Int>,
        in bounds: Rect
    ) throws(CollectionError) {
        let axis = stage.geometry.axis
        let offset = stage.geometry.offsets.offset(ofSection: Int(section))
        var visible = VisibleItems(
            section: section,
            contentOffset: axis.point(main: axis.mainStart(bounds), cross: offset),
            container: axis.size(
                main: stage.geometry.container.mainLength, cross: stage.geometry.container.length),
            indices.map { VisibleItem(screen.collector.value.elements[$0]) })
        handler(&visible)
        let box = self.screen.collector
        for (place, index) in indices.enumerated() {
            try box.value.change(index, to: visible, place)
        }
    }

    private func sectionOfElement(_ index: Int) -> UInt32 {
        screen.collector.value.elements[index].element.indexPath.section
    }

    private func handlerNumber(
        ofSection section: UInt32, _ compositional: CompositionalSections
    ) -> UInt32 {
        // Views around all sections are in none.
        if Int(section) >= stage.geometry.sections.count { return 0 }
        let number = stage.geometry.section(Int(section)).metrics
        return stage.geometry.described.sections[number].description.visibleItemsHandler
    }
}

extension ElementCollector {
    /// Takes over what a handler has made of an element.
    fileprivate mutating func change(
        _ index: Int, to visible: VisibleItems, _ place: Int
    ) throws(CollectionError) {
        let item = visible[place]
        try item.validate(index: place)
        var attributes = elements[index]
        let center = attributes.frame.center
        if item.center != center {
            let distance = Point(x: item.center.x - center.x, y: item.center.y - center.y)
            attributes.frame.move(by: distance)
            displacements.append(Displacement(element: attributes.element, distance: distance))
        }
        attributes.alpha = item.alpha
        attributes.zIndex = item.zIndex
        if item.isHidden { attributes.flags.insert(.isHidden) }
        attributes.transform = transforms.appendMatrix(item.transform)
        if attributes == elements[index] { return }
        elements[index] = attributes
        isHandled = true
    }
}

/// By how much a handler has moved an element away from its place.
struct Displacement {
    var element: Element
    var distance: Point
}
