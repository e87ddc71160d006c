extension Scene {
    /// Notes that `layout` replaces the present layout, if one of the two layouts is custom.
    mutating func noteChange(to layout: Layout) {
        if screen.frame.sequence == 0 { return }
        layoutChange = LayoutChange(
            from: stage.layout, stage.custom, to: layout, after: layoutChange)
    }

    var bounds: Rect {
        if viewport.zoomScale == 1 { return viewport.bounds }
        let (origin, size) = (viewport.bounds.origin, viewport.viewSize)
        return Rect(
            x: origin.x * viewport.zoomScale, y: origin.y * viewport.zoomScale,
            width: size.width, height: size.height)
    }

    /// Lays out the stage for these bounds, if anything that the layout depends on has changed. In
    /// an interactive transition this lays out both layouts.
    ///
    /// - Parameter mustFindAnchor: Whether the call throws if a custom layout of an interactive
    ///   transition fails to place the anchor. If false, such a failure is ignored.
    mutating func prepare(
        _ bounds: Rect, mustFindAnchor: Bool = false
    ) throws(CollectionError) {
        try layoutChange?.tell()
        if let interactive {
            let input = layoutInput(bounds)
            noteShownOffset()
            try interactive.layOut(
                &stage, for: input, anchorElement(), shown: viewport,
                mustFindAnchor: mustFindAnchor)
        } else if stage.custom != nil || !isLaidOut(in: bounds) {
            try stage.layOut(for: layoutInput(bounds))
        }
    }

    /// Whether the result of the last layout pass is valid in these bounds.
    @inline(__always)
    func isLaidOut(in bounds: Rect) -> Bool {
        stage.isShown(in: viewport.layoutSize(in: bounds)) || fits(bounds)
    }

    @inline(never)
    private func fits(_ bounds: Rect) -> Bool { stage.isLaidOut(for: viewport.at(bounds)) }

    /// Everything that a layout pass for these bounds depends on.
    @inline(never)
    mutating func layoutInput(_ bounds: Rect) -> LayoutInput {
        let isExplicit =
            stage.layout.explicit != nil || interactive?.other.layout.explicit != nil
        return LayoutInput(
            viewport: viewport.at(bounds), limits: limits, registry: registry,
            explicit: isExplicit ? explicitState() : explicit)
    }

    /// Whether an interactive transition is running, so that display frames blend two layouts.
    @inline(__always)
    var isLed: Bool { interactive.map { !$0.isOver } ?? false }

    /// The layout as display frames present it: one layout, or two blended layouts. Copies share
    /// storage.
    @inline(never)
    mutating func shownLayout() -> ShownLayout {
        interactive?.shownLayout(stage, in: viewport) ?? ShownLayout(stage, in: viewport)
    }

    /// The visible interval along the main axis, in points of the content.
    @inline(__always)
    var visibleInterval: Interval { stage.visibleInterval(viewport) }
}

// Calls of the host: `CollectionView` documents them.
extension Scene {
    mutating func setEnvironment(
        _ environment: Environment
    ) throws(CollectionError) {
        try environment.validate()
        let environment = environment.adjusted
        try environment.contentInset.validateSigned("content_inset")
        if environment != viewport.environment {
            noteAfterChange()
            keepShownOffset()
            // An orthogonal section then counts its offset from the other end.
            if environment.layoutDirection != viewport.environment.layoutDirection {
                input.interruptSections()
                if input.isUsed { queueInput() }
                if stage.startsAtGreatest(.rightToLeft) { mirrorPlace() }
            }
            stage.noteEnvironment()
            interactive?.other.noteEnvironment()
        }
        viewport.environment = environment
        viewport.follow(stage)
        updateRefreshInset()
    }

    mutating func invalidateLayout(
        with context: InvalidationContext
    ) throws(CollectionError) {
        try context.validate(limits)
        for element in context.elements {
            try registry.check(element.kind, of: element.category)
            try checkPlace(of: element)
        }
        guard let interactive = self.interactive, stage.custom == nil, context.isWhole,
            !stage.needsLayout
        else {
            stage.invalidate(with: context)
            return
        }
        // The layout is up to date with the data, so the position of the anchor is known. The
        // engine's own layouts do not fail.
        let was = try? anchorEdge(interactive)
        stage.invalidate(with: context)
        try? stage.layOut(for: layoutInput(viewport.bounds))
        guard !stage.needsLayout, let was, let now = try? anchorEdge(interactive) else {
            return
        }
        interactive.motion.ownMovement += now - was
    }

    mutating func setVisibleItemsHandler(
        _ number: UInt32, _ handler: VisibleItemsInvalidation?
    ) throws(CollectionError) {
        if number == 0 { throw .outside("number", UInt64(number), 1, UInt64(UInt32.max)) }
        let handlers = self.handlers ?? VisibleItemsInvalidations()
        try handlers.set(handler, number: number)
        self.handlers = handlers.isEmpty ? nil : handlers
    }
}
