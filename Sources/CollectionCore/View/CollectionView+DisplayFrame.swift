extension CollectionView {
    /// Lays out what the request's bounds show and binds it to reusable views.
    ///
    /// - Throws: `invalidNumber`, `contentTooLong`, `limitExceeded`. The display frame may then be
    ///   asked again.
    /// - Complexity: O(log n + visible elements); the first one after data, layout or the length
    ///   of lines changed lays out everything.
    public mutating func displayFrame(
        for request: DisplayFrameRequest
    ) throws(CollectionError) -> DisplayFrame {
        try showDisplayFrame(for: request)
        return frame
    }

    /// The same; the answer stays in the view, as `frame`, until the next one.
    package mutating func showDisplayFrame(
        for request: DisplayFrameRequest
    ) throws(CollectionError) {
        try request.validate(after: lastTime_ns)
        if request.preferredSizes.isEmpty && isLaidOut(for: request.bounds) {
            try collect(in: request.bounds)
            commit(request, [])
        } else {
            try layOutAndCommit(request)
        }
    }

    /// The way of a request that changes the layout: when it fails, all is as it was.
    private mutating func layOutAndCommit(
        _ request: DisplayFrameRequest
    ) throws(CollectionError) {
        let before = (dataSource, geometry, needsLayout, didLayoutChange)
        do throws(CollectionError) {
            try prepare(request.bounds)
            let diagnostics = try applyPreferredSizes(request.preferredSizes)
            try collect(in: request.bounds)
            commit(request, diagnostics)
        } catch {
            (dataSource, geometry, needsLayout, didLayoutChange) = before
            throw error
        }
    }

    private mutating func collect(in rect: Rect) throws(CollectionError) {
        try geometry.collectElements(
            in: rect, visible: visibleInterval(rect), of: dataSource.items,
            limit: limits.elementCount, into: &collector)
    }

    /// Nothing fails from here on.
    private mutating func commit(
        _ request: DisplayFrameRequest, _ diagnostics: [Diagnostic]
    ) {
        bounds = request.bounds
        lastTime_ns = request.time_ns
        frame.sequence += 1
        frame.contentSize = geometry.contentSize
        frame.contentOffset = Point(x: bounds.x, y: bounds.y)
        frame.isComplete = request.isComplete
        frame.didLayoutChange = didLayoutChange || isReloaded
        frame.diagnostics = diagnostics
        visible.update(
            &collector.elements,
            after: isReloaded ? .reload : didLayoutChange ? .layout : .scroll, pool: &pool,
            frame: &frame)
        if geometry.mayHaveOversizedItems { diagnoseOversizedItems() }
        didLayoutChange = false
        isReloaded = false
        measuredContainerLength = geometry.container.length
    }

    /// Tells of items that are longer than their lines, when they appear or change.
    private mutating func diagnoseOversizedItems() {
        for attributes in frame.elements where attributes.element.category == .cell {
            if let room = geometry.roomForOversized(attributes) {
                frame.diagnostics.append(
                    Diagnostic(
                        code: .oversizedItem, element: attributes.element,
                        size: attributes.frame.size, otherSize: room))
            }
        }
    }
}

extension DisplayFrameRequest {
    fileprivate func validate(after time_ns: UInt64) throws(CollectionError) {
        try bounds.validate(.bounds)
        if self.time_ns < time_ns { throw .invalidArgument(.time, .goesBack) }
        for (index, preferred) in preferredSizes.enumerated() {
            try Length.validate(preferred.size.width, .preferredWidths, index: index)
            try Length.validate(preferred.size.height, .preferredHeights, index: index)
        }
    }
}

extension FlowGeometry {
    /// The room that a cell has, if it is longer across than that.
    func roomForOversized(_ attributes: LayoutAttributes) -> Size? {
        let section = self.section(Int(attributes.element.indexPath.section))
        let available = metrics[section.metrics].available
        if axis.cross(attributes.frame.size) <= available { return nil }
        return axis.size(main: axis.main(attributes.frame.size), cross: available)
    }
}
