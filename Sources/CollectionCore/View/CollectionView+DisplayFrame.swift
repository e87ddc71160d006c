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
        try request.validate(after: lastTime_ns, frame.sequence)
        if request.preferredSizes.isEmpty && request.adjustedSequence == 0 && !didLayoutChange
            && isLaidOut(for: request.bounds) && stage.custom == nil && layoutChange == nil
            && interactive == nil
        {
            try collect(in: request.bounds)
            commit(request, bounds: request.bounds, adjustment: .zero, [])
        } else {
            try layOutAndCommit(request)
        }
    }

    /// The way of a request that changes the layout: when it fails, all is as it was.
    private mutating func layOutAndCommit(
        _ request: DisplayFrameRequest
    ) throws(CollectionError) {
        let didChange = didLayoutChange
        collector.forgetPlaces()
        forgetErrors()
        if let interactive {
            try showInteractive(request, interactive)
            return
        }
        if request.preferredSizes.isEmpty && isLaidOut(for: request.bounds) && stage.custom == nil {
            // Nothing is changed that would have to be put back.
            try finish(request, [])
            return
        }
        let before = stage
        do throws(CollectionError) {
            try prepare(request.bounds)
            let diagnostics = try applyPreferredSizes(request.preferredSizes)
            try finish(request, diagnostics)
        } catch {
            stage = before
            stage.custom?.abandon()
            didLayoutChange = didChange
            collector.forgetPlaces()
            throw error
        }
    }

    /// Moves the bounds with the content anchor, and shows what is visible there.
    private mutating func finish(
        _ request: DisplayFrameRequest, _ diagnostics: [Diagnostic]
    ) throws(CollectionError) {
        var bounds = request.bounds
        bounds.move(by: adjustments.sum(after: request.adjustedSequence))
        try stage.custom?.tellOfUpdates()
        var adjustment = Point.zero
        let offsets = stage.geometry.offsets
        settleOffsets()
        if stage.added.offset != .zero {
            adjustment = contentOffsetAdjustment(bounds, by: stage.added.offset)
            bounds.move(by: adjustment)
        } else if didLayoutChange && !isReloaded && frame.sequence > 0 {
            adjustment = contentOffsetAdjustment(bounds)
            bounds.move(by: adjustment)
        }
        do throws(CollectionError) {
            if let custom = stage.custom { try settle(custom, &bounds, &adjustment) }
            try collect(in: bounds)
            if stage.custom != nil || layoutChange != nil { try askForTransition() }
        } catch {
            stage.geometry.offsets = offsets
            throw error
        }
        commit(request, bounds: bounds, adjustment: adjustment, diagnostics)
    }

    mutating func collect(in rect: Rect) throws(CollectionError) {
        let box = self.collector
        let visible = visibleInterval(rect)
        if let free = stage.free {
            try free.collectElements(
                in: rect, visible: visible, of: stage.dataSource.items, limit: limits.elementCount,
                into: &box.value)
        } else {
            try stage.geometry.collectElements(
                in: rect, visible: visible, of: stage.dataSource.items, limit: limits.elementCount,
                into: &box.value)
            if let handlers { try handleVisibleItems(handlers, in: rect) }
        }
    }

    /// Nothing fails from here on.
    mutating func commit(
        _ request: DisplayFrameRequest, bounds: Rect, adjustment: Point,
        _ diagnostics: [Diagnostic]
    ) {
        self.bounds = bounds
        lastTime_ns = request.time_ns
        frame.sequence += 1
        frame.contentSize = isLed ? blendedContentSize() : laidOutContentSize
        frame.contentOffset = Point(x: bounds.x, y: bounds.y)
        frame.contentOffsetAdjustment = adjustment
        frame.isComplete = request.isComplete
        frame.didLayoutChange = didLayoutChange || isReloaded
        frame.diagnostics = diagnostics
        if let explicit { explicit.moveDiagnostics(to: &frame) }
        adjustments.append(adjustment, of: frame.sequence)
        update(at: request.time_ns, shift: adjustment)
        if stage.geometry.mayHaveOversizedItems { diagnoseOversizedItems() }
        if stage.custom != nil || layoutChange != nil || interactive != nil { endAsking() }
        stage.added.offset = .zero
        didLayoutChange = false
        didScrollSections = false
        isReloaded = false
        measuredContainerLength = stage.free == nil ? stage.geometry.container.length : nil
        shownAxis = stage.configuration.scrollDirection
        if stage.free != nil || shownFree != nil { shownFree = stage.free }
        noteAnchor()
    }

    /// Shows what was collected.
    private mutating func update(at time_ns: UInt64, shift: Point) {
        let box = self.collector
        let isMoving = pendingTransition != nil || transition != nil || visible.isMoving
        if isReloaded || !isMoving {
            let (isLed, isHandled) = (isLed, box.value.isHandled)
            let transforms =
                stage.free == nil && !isLed && !isHandled ? [] : box.value.transforms
            let mustCompare =
                isLed || isHandled || wasHandled || !transforms.isEmpty
                || stage.free?.followsContentOffset ?? false || visible.hasTransforms
            noteHandled()
            if mustCompare && !isReloaded {
                visible.updateCompared(
                    &box.value.elements, transforms, pool: &pool, frame: &frame)
            } else if visible.isFollowed && !isReloaded {
                visible.updateFollowed(&box.value.elements, pool: &pool, frame: &frame)
            } else {
                visible.update(
                    &box.value.elements, transforms,
                    after: isReloaded
                        ? .reload : didLayoutChange || didScrollSections ? .layout : .scroll,
                    pool: &pool, frame: &frame)
            }
            reportCompletions(TransitionStep())
            return
        }
        let step = transitionStep(at: time_ns, shift: shift)
        var targets = box.value.transforms
        noteHandled()
        visible.update(
            &box.value.elements, &targets, in: step, transition, layoutNow(), pool: &pool,
            frame: &frame)
        reportCompletions(step)
    }

    /// Remembers what handlers have changed.
    private mutating func noteHandled() {
        wasHandled = collector.value.isHandled
        if !displacements.isEmpty || wasHandled { displacements = collector.value.displacements }
    }

    /// Remembers where the item is that was named as the anchor.
    private mutating func noteAnchor() {
        guard let item = anchoredItem else { return }
        anchoredItem = AnchoredItem(
            indexPath: item.indexPath, start: startNow(ofItemAt: item.indexPath))
    }

    /// Tells of items that are longer than their lines, when they appear or change.
    private mutating func diagnoseOversizedItems() {
        for shown in frame.elements
        where shown.element.category == .cell && !shown.flags.contains(.isDisappearing) {
            var attributes = shown
            // On its way its size is not that of the item.
            if transition != nil || interactive != nil {
                attributes =
                    stage.geometry.attributes(
                        for: shown.element, visible: Interval(0, 0), of: stage.dataSource.items)
                    ?? shown
            }
            if let room = stage.geometry.roomForOversized(attributes) {
                frame.diagnostics.append(
                    Diagnostic(
                        code: .oversizedItem, element: attributes.element,
                        size: attributes.frame.size, otherSize: room))
            }
        }
    }
}

extension DisplayFrameRequest {
    fileprivate func validate(
        after time_ns: UInt64, _ sequence: UInt64
    ) throws(CollectionError) {
        try bounds.validate(.bounds)
        if self.time_ns < time_ns { throw .invalidArgument(.time, .goesBack) }
        if adjustedSequence > sequence { throw .invalidArgument(.adjustedSequence, .outOfRange) }
        for (index, preferred) in preferredSizes.enumerated() {
            try Length.validate(preferred.size.width, .preferredWidths, index: index)
            try Length.validate(preferred.size.height, .preferredHeights, index: index)
        }
    }
}

extension SectionedGeometry {
    /// The room that a cell has, if it is longer across than that.
    func roomForOversized(_ attributes: LayoutAttributes) -> Size? {
        let section = self.section(Int(attributes.element.indexPath.section))
        let available = metrics[section.metrics].available
        if axis.cross(attributes.frame.size) <= available { return nil }
        return axis.size(main: axis.main(attributes.frame.size), cross: available)
    }
}
