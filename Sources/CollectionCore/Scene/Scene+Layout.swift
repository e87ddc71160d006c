extension Scene {
    /// Notes that another layout takes the place of the present one, if one of them is custom.
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

    /// Lays out everything for these bounds, if anything that the layout depends on has changed. In
    /// an interactive transition this lays out both layouts.
    ///
    /// - Parameter mustFindAnchor: Whether the call fails if a custom layout of an interactive
    ///   transition fails to say where the anchor is. A question does without the anchor.
    mutating func prepare(
        _ bounds: Rect, mustFindAnchor: Bool = false
    ) throws(CollectionError) {
        try layoutChange?.tell()
        if let interactive {
            let input = layoutInput(bounds)
            noteShownOffset()
            try interactive.layOut(
                &stage, for: input, screen.anchor(anchor), shown: viewport,
                mustFindAnchor: mustFindAnchor)
        } else if stage.custom != nil || !stage.isLaidOut(for: viewport.at(bounds)) {
            try stage.layOut(for: layoutInput(bounds))
        }
    }

    /// All that a layout pass for these bounds depends on.
    @inline(never)
    mutating func layoutInput(_ bounds: Rect) -> LayoutInput {
        let isExplicit =
            stage.layout.explicit != nil || interactive?.other.layout.explicit != nil
        return LayoutInput(
            viewport: viewport.at(bounds), limits: limits, registry: registry,
            explicit: isExplicit ? explicitState() : explicit)
    }

    /// Whether display frames show two layouts.
    @inline(__always)
    var isLed: Bool { interactive.map { !$0.isOver } ?? false }

    /// The layout as display frames show it. Copies share storage.
    @inline(never)
    mutating func shownLayout() -> ShownLayout {
        interactive?.shownLayout(stage, in: viewport) ?? ShownLayout(stage, in: viewport)
    }

    /// The visible interval along the main axis.
    @inline(__always)
    var visibleInterval: Interval { stage.visibleInterval(viewport) }
}
