// Changes that handlers of visible items make to the elements of display frames: rule G10 of
// docs/semantics.md.
extension Stage {
    /// Calls the handlers of sections with the elements that were collected.
    ///
    /// - Throws: `invalidNumber` for a value that a handler has set, with the element's index among
    ///   the visible items of its section.
    func handleVisibleItems(
        _ handlers: VisibleItemsInvalidations, in bounds: Rect, _ collector: inout ElementCollector
    ) throws(CollectionError) {
        guard let compositional = geometry.compositional, compositional.hasHandlers else { return }
        var order: [Int] = []
        for index in collector.elements.indices
        where handlerNumber(ofSection: collector.section(ofElement: index)) != 0 {
            order.append(index)
        }
        // Sorted by section; the elements of one section keep their order.
        let sections = SortedIdentifiers(order.map { UInt64(collector.section(ofElement: $0)) })
        order = sections.entries.map { order[Int($0.number)] }
        var start = 0
        while start < order.count {
            let section = collector.section(ofElement: order[start])
            var end = start
            while end < order.count && collector.section(ofElement: order[end]) == section {
                end += 1
            }
            if let handler = handlers.handler(handlerNumber(ofSection: section)) {
                try call(handler, section, order[start..<end], in: bounds, &collector)
            }
            start = end
        }
    }

    private func call(
        _ handler: VisibleItemsInvalidation, _ section: UInt32, _ indices: ArraySlice<Int>,
        in bounds: Rect, _ collector: inout ElementCollector
    ) throws(CollectionError) {
        let axis = geometry.axis
        let offset = geometry.offsets.offset(ofSection: Int(section))
        var visible = VisibleItems(
            section: section,
            contentOffset: axis.point(main: axis.mainStart(bounds), cross: offset),
            container: axis.size(
                main: geometry.container.mainLength, cross: geometry.container.length),
            indices.map { VisibleItem(collector.elements[$0]) })
        handler(&visible)
        for (place, index) in indices.enumerated() {
            try collector.change(index, to: visible, place)
        }
    }

    private func handlerNumber(ofSection section: UInt32) -> UInt32 {
        // Views around all sections belong to no section.
        if Int(section) >= geometry.sections.count { return 0 }
        let number = geometry.section(Int(section)).metrics
        return geometry.described.sections[number].description.visibleItemsHandler
    }
}

extension ElementCollector {
    fileprivate func section(ofElement index: Int) -> UInt32 {
        elements[index].element.indexPath.section
    }

    /// Copies what a handler has changed into the attributes of an element.
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
