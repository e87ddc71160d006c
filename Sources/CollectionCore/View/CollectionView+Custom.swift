// Layouts of the host's own: what is asked when, rules B11 to B19 of docs/semantics.md.
extension CollectionView {
    /// Has the layout learn of what is void and of other bounds, and be prepared if it must.
    mutating func prepareCustom(
        _ state: CustomState, _ bounds: Rect
    ) throws(CollectionError) {
        if stage.needsLayout && state.invalidation == nil { state.invalidate(with: .everything) }
        if state.geometry?.isStale ?? true { state.invalidate(with: .everything) }
        if !(state.invalidation?.isWhole ?? false), let geometry = state.geometry,
            geometry.bounds != bounds
        {
            try noteBounds(bounds, geometry, state)
        }
        if let context = state.invalidation { try runPass(state, context, bounds) }
        stage.free = state.geometry
        stage.geometry = SectionedGeometry()
        stage.needsLayout = false
    }

    /// What a layout could not say when a call asked that cannot fail, such as one for the item at
    /// a point, it is asked again: it is no fault of the call that comes next.
    mutating func forgetErrors() {
        _ = stage.custom?.geometry?.takeError()
        _ = interactive?.other.custom?.geometry?.takeError()
    }

    /// Asks the layout what other bounds void.
    private mutating func noteBounds(
        _ bounds: Rect, _ geometry: CustomGeometry, _ state: CustomState
    ) throws(CollectionError) {
        let layout = state.layout
        if try layout.shouldInvalidateLayout(forBoundsChange: bounds, from: geometry.bounds) {
            let context = try layout.invalidationContext(forBoundsChange: bounds)
            try context.validate(limits)
            state.invalidate(with: context)
            // Whatever has been moved by scrolling alone is no change of the layout.
            if bounds.size != geometry.bounds.size { didLayoutChange = true }
        }
        geometry.bounds = bounds
    }

    /// Notes that another layout takes the place of the one that there is.
    mutating func noteChange(to layout: Layout) {
        if frame.sequence > 0 {
            layoutChange = LayoutChange(
                from: stage.layout, stage.custom, to: layout, after: layoutChange)
        }
    }

    /// One layout pass: from what is void to what is there.
    private mutating func runPass(
        _ state: CustomState, _ context: InvalidationContext, _ bounds: Rect
    ) throws(CollectionError) {
        let layout = state.layout
        let old = state.geometry
        let port = port(for: bounds)
        if stage.needsLayout { didLayoutChange = true }
        if let old, old.port.crossLength != port.crossLength {
            stage.dataSource.items.forgetMeasurements()
        }
        layout.generation += 1
        try layout.invalidateLayout(with: context)
        let standard = stage.configuration.sectionMetrics
        let surroundings = LayoutContext(
            bounds: bounds, environment, context, stage.dataSource, standard)
        try layout.prepare(surroundings)
        var diagnostics: [Diagnostic] = []
        let size = try contentSize(of: layout, instead: old?.contentSize, &diagnostics)
        let geometry = CustomGeometry(
            layout, surroundings,
            AnswerCheck(dataSource: stage.dataSource, registry: registry, standard: standard), port,
            contentSize: size, limit: limits.elementCount,
            keeping: context.isWhole ? nil : old, diagnostics: diagnostics)
        if !context.isWhole { try geometry.renew(context.elements) }
        state.take(geometry)
        // The layout has just said its size, whatever was added before.
        stage.added.size = .zero
        stage.added.add(context)
    }

    /// - Parameter size: What stays in force where the answer cannot be.
    private func contentSize(
        of layout: CustomLayout, instead size: Size?, _ diagnostics: inout [Diagnostic]
    ) throws(CollectionError) -> Size {
        let answer = try layout.collectionViewContentSize()
        let most = Length.contentMaximum
        // Also false for what is not a number.
        if answer.width >= 0 && answer.height >= 0 && answer.width <= most
            && answer.height <= most
        {
            return answer
        }
        let fault = LayoutFault(.invalidNumber)
        if layout.faultPolicy == .error { throw .invalidLayout(fault) }
        diagnostics.append(fault.diagnostic(size: size ?? .zero))
        return size ?? .zero
    }

    /// Asks the layout for another content offset after a change, and tells it of the bounds as
    /// they are then.
    mutating func settle(
        _ state: CustomState, _ bounds: inout Rect, _ adjustment: inout Point
    ) throws(CollectionError) {
        if !state.updates.isEmpty || layoutChange != nil {
            let proposed = Point(x: bounds.x, y: bounds.y)
            let answer = try state.layout.targetContentOffset(forProposedContentOffset: proposed)
            if answer != proposed, try isPossible(answer, state) {
                let target = clampedOffset(answer, in: bounds)
                adjustment.x += target.x - proposed.x
                adjustment.y += target.y - proposed.y
                (bounds.x, bounds.y) = (target.x, target.y)
            }
        }
        if stage.free?.isCurrent(for: bounds) ?? false { return }
        try prepareCustom(state, bounds)
        // What that would move once more is not taken: it need never come to rest.
        stage.added.offset = .zero
    }

    /// Whether an offset that the layout has answered is one.
    func isPossible(
        _ offset: Point, _ state: CustomState
    ) throws(CollectionError) -> Bool {
        if (try? offset.validate(.contentOffset)) != nil { return true }
        try state.geometry?.report(LayoutFault(.invalidNumber))
        return false
    }

    func clampedOffset(_ offset: Point, in bounds: Rect) -> Point {
        let size = laidOutContentSize
        return Point(
            x: offsetRange(.horizontal, content: size, bounds).clamped(offset.x),
            y: offsetRange(.vertical, content: size, bounds).clamped(offset.y))
    }
}
