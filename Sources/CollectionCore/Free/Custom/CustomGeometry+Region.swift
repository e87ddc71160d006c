// Questions to a custom layout about the elements of a rectangle.
extension CustomGeometry {
    /// Asks for the elements of a rectangle and of some room before and behind it, so that
    /// scrolling does not ask in each display frame.
    func findRegion(around rect: Rect) throws(CollectionError) {
        let region = rect.grown(by: min(port.length, port.axis.main(rect.size)) / 2, port.axis)
        var sink = LayoutSink(maximum: Self.regionMax(limit), of: layout)
        try layout.layoutAttributesForElements(in: region, into: &sink)
        try sink.check()
        var entries: [KnownElements.Entry] = []
        var transforms = sink.transforms
        entries.reserveCapacity(sink.elements.count)
        var last: Element?
        for index in sink.order() {
            let given = sink.elements[index]
            if given.element == last {
                try report(LayoutFault(.duplicate, given.element))
                continue
            }
            last = given.element
            if let attributes = try checked(given, &transforms),
                attributes.frame.isVisible(
                    in: region, under: transforms.matrix(attributes.transform))
            {
                entries.append(.init(attributes: attributes, state: .inRegion))
            }
        }
        known.takeRegion(region, entries, transforms)
    }

    /// Returns the attributes with which an element may be shown; nil: it is left out.
    ///
    /// - Parameter transforms: The matrices that the given and the returned attributes refer to.
    private func checked(
        _ given: LayoutAttributes, _ transforms: inout [Transform3D]
    ) throws(CollectionError) -> LayoutAttributes? {
        var attributes = given
        let transform = transforms.matrix(given.transform)
        if let fault = check.fault(of: &attributes, transform) {
            try report(fault)
            return nil
        }
        guard let entry = known.entry(of: given.element), entry.state != .absent else {
            return attributes
        }
        var before = entry.attributes
        let matrix = known.transforms.matrix(before.transform)
        before.transform = attributes.transform
        // A layout that changes while scrolling invalidates only what is visible: the rest may be
        // out of date.
        if before == attributes && matrix == transform
            || !before.frame.isVisible(in: bounds, under: matrix)
        {
            return attributes
        }
        try report(
            LayoutFault(.changed, given.element), size: before.frame.size,
            otherSize: attributes.frame.size)
        before.transform = transforms.appendMatrix(matrix)
        return before
    }

    /// Returns the greatest number of elements that a layout may answer for one rectangle.
    static func regionMax(_ limit: Int) -> Int { 2 * min(limit, .max / 8) + 1_024 }
}

extension LayoutSink {
    /// Returns the indices of the elements in ascending order; of equal elements the first answer
    /// comes first.
    fileprivate func order() -> [Int] {
        var keys = elements.indices.map {
            ElementKey(element: elements[$0].element, tie: 0, number: $0)
        }
        keys.sortAscending()
        return keys.map { $0.number }
    }
}

extension Rect {
    /// Returns the rectangle made longer by `length` at both ends of an axis.
    fileprivate func grown(by length: Double, _ axis: Axis) -> Rect {
        axis == .vertical
            ? Rect(x: x, y: y - length, width: width, height: height + 2 * length)
            : Rect(x: x - length, y: y, width: width + 2 * length, height: height)
    }
}
