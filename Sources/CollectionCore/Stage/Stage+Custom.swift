// Custom layouts: which callbacks are called, and when. Rules B11 to B21 of docs/semantics.md.
extension Stage {
    /// Asks a custom layout what new bounds invalidate, and prepares it if anything is invalid.
    mutating func layOut(
        _ state: CustomState, for input: LayoutInput
    ) throws(CollectionError) {
        let bounds = input.viewport.bounds
        if needsLayout && state.invalidation == nil { state.invalidate(with: .everything) }
        if state.geometry?.isStale ?? true { state.invalidate(with: .everythingWithCounts) }
        if !(state.invalidation?.isWhole ?? false), let geometry = state.geometry,
            geometry.bounds != bounds
        {
            try noteBounds(bounds, geometry, state, input.limits)
        }
        if let context = state.invalidation { try runPass(state, context, input) }
        show(state.geometry)
    }

    /// Asks the layout what new bounds invalidate.
    private mutating func noteBounds(
        _ bounds: Rect, _ geometry: CustomGeometry, _ state: CustomState, _ limits: Limits
    ) throws(CollectionError) {
        let layout = state.layout
        if try layout.shouldInvalidateLayout(forBoundsChange: bounds, from: geometry.bounds) {
            let context = try layout.invalidationContext(forBoundsChange: bounds)
            try context.validate(limits)
            state.invalidate(with: context)
            // Movement by scrolling alone is no change of the layout.
            if bounds.size != geometry.bounds.size { noteChange() }
        }
        geometry.bounds = bounds
    }

    /// Runs one layout pass for what the context names.
    private mutating func runPass(
        _ state: CustomState, _ context: InvalidationContext, _ input: LayoutInput
    ) throws(CollectionError) {
        let layout = state.layout
        let old = state.geometry
        let port = port(for: input.viewport)
        let isResized = old.map { $0.bounds.size != input.viewport.bounds.size } ?? true
        if needsLayout || isResized { noteChange() }
        if let old, old.port.crossLength != port.crossLength, bases.isEmpty {
            dataSource.items.forgetMeasurements()
        }
        let base = try layOutBase(for: input)
        let standard = layout.configuration.sectionMetrics
        let geometry = try CustomGeometry.make(
            layout,
            LayoutContext(
                bounds: input.viewport.bounds, input.viewport.environment, context, dataSource,
                standard, nil),
            AnswerCheck(dataSource: dataSource, registry: input.registry, standard: standard),
            port, limit: input.limits.elementCount, after: old, base)
        state.take(geometry)
        // The layout has just returned its content size: earlier additions no longer count.
        added.size = .zero
        added.add(context)
    }

    /// Asks a custom layout for another content offset after a change.
    ///
    /// - Returns: Nil where the proposed offset stays.
    func targetContentOffset(
        _ state: CustomState, in viewport: Viewport
    ) throws(CollectionError) -> Point? {
        let proposed = Point(x: viewport.bounds.x, y: viewport.bounds.y)
        let answer = try state.layout.targetContentOffset(forProposedContentOffset: proposed)
        if answer == proposed { return nil }
        if !(try state.isPossible(answer)) { return nil }
        return viewport.clampedOffset(answer, content: contentSize)
    }

    /// Passes the bounds to a custom layout after the content offset was adjusted.
    mutating func settleCustom(for input: LayoutInput) throws(CollectionError) {
        if custom == nil || free?.isCurrent(for: input.viewport.bounds) ?? false { return }
        try layOut(for: input)
        // A further adjustment is ignored: adjustments might never come to rest.
        added.offset = .zero
    }

    /// Whether a custom layout, if there is one, was prepared for the current data and these
    /// bounds. If not, a question would prepare the layout for data that it must not be prepared
    /// for.
    func isCustomCurrent(for bounds: Rect) -> Bool {
        custom == nil || !needsLayout && free?.isCurrent(for: bounds) ?? false
    }
}

extension CustomState {
    /// Whether a content offset that the layout has answered is valid. If not, a fault is reported.
    func isPossible(_ offset: Point) throws(CollectionError) -> Bool {
        do throws(CollectionError) {
            try offset.validate("target_content_offset")
            return true
        } catch {
            try geometry?.report(LayoutFault(.invalidNumber, because: error))
            return false
        }
    }

    /// Whether attributes that the layout has answered are valid. If not, a fault is reported.
    @inline(never)
    func isPossible(
        _ place: ElementPlace, of element: Element
    ) throws(CollectionError) -> Bool {
        let fault = place.attributes.faultOfNumbers(place.transform, of: element)
        guard let fault else { return true }
        try geometry?.report(fault)
        return false
    }
}
