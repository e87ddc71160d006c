extension CollectionView {
    /// Sets the environment: insets, layout direction and settings of the platform.
    ///
    /// - Throws: `invalidNumber` for an invalid inset or adjusted content inset. Then nothing has
    ///   changed.
    /// - Complexity: O(1), and a layout pass in the next display frame
    public mutating func setEnvironment(
        _ environment: Environment
    ) throws(CollectionError) {
        try scene.setEnvironment(environment)
    }

    /// Replaces the layout by a flow layout, without animation and without a completion.
    public mutating func setFlowLayout(_ layout: FlowLayout) throws(CollectionError) {
        try interactions.replaceLayout(.flow(layout), animation: nil, tag: nil, in: &scene)
    }

    /// Replaces the layout by a list, without animation and without a completion.
    public mutating func setListLayout(_ layout: ListLayout) throws(CollectionError) {
        try interactions.replaceLayout(.list(layout), animation: nil, tag: nil, in: &scene)
    }

    /// Replaces the layout. Preferred sizes are forgotten; visible elements keep their views.
    ///
    /// - Parameter animation: The animation of elements to their new places; nil: no animation.
    /// - Parameter tag: A value of the host's choice, which the completion contains.
    /// - Throws: An error for an invalid number of the layout; `unknownReuseIdentifier`;
    ///   `limitExceeded`.
    /// - Complexity: O(1), and a layout pass in the next display frame
    public mutating func setLayout(
        _ layout: Layout, animation: Animation? = nil, tag: UInt64 = 0
    ) throws(CollectionError) {
        try interactions.replaceLayout(layout, animation: animation, tag: tag, in: &scene)
    }

    /// The section metrics of the layout, for sections without metrics of their own.
    package var layoutMetrics: SectionMetrics { scene.stage.layout.configuration.sectionMetrics }

    public var bounds: Rect { scene.bounds }

    /// Sets the bounds that questions to the view use until the next display frame.
    public mutating func setBounds(_ bounds: Rect) throws(CollectionError) {
        try bounds.validate("bounds")
        scene.viewport.viewSize = bounds.size
        let bounds = scene.viewport.shown(in: bounds)
        if bounds.size != scene.viewport.bounds.size {
            scene.noteAfterChange()
            scene.keepShownOffset()
        }
        if scene.isMovingItem && bounds != scene.viewport.bounds {
            interactions.movement.session?.held.hold(in: bounds)
            scene.noteMovement()
        }
        scene.viewport.bounds = bounds
    }
}

// Invalidation: rule B14 of docs/semantics.md.
extension CollectionView {
    /// Makes the next display frame lay out again what the context names, and adjust the content
    /// offset and the content size by the amounts of the context.
    ///
    /// - Throws: `invalidNumber`, `limitExceeded`; `invalidSection`, `invalidItem`,
    ///   `unknownElementKind` for an element.
    /// - Complexity: O(elements)
    public mutating func invalidateLayout(
        with context: InvalidationContext
    ) throws(CollectionError) {
        try scene.invalidateLayout(with: context)
    }
}

// Handlers of visible items: rule G10 of docs/semantics.md.
extension CollectionView {
    /// Sets a handler that changes the attributes of the visible elements of the sections whose
    /// descriptions have its number. Each display frame calls the handler for each such section
    /// that is visible. The handler must not call the view.
    ///
    /// - Parameter number: The number in `LayoutSection.visibleItemsHandler`; not 0.
    /// - Parameter handler: The handler that replaces the previous handler; nil: no handler.
    /// - Throws: `invalidArgument` for 0, and for too many handlers.
    public mutating func setVisibleItemsHandler(
        _ number: UInt32, _ handler: VisibleItemsInvalidation?
    ) throws(CollectionError) {
        try scene.setVisibleItemsHandler(number, handler)
    }
}

extension CollectionView {
    /// Registers a kind of supplementary or decoration views. Equal names give equal kinds.
    ///
    /// - Parameter name: 1 to 255 bytes of UTF-8.
    public mutating func registerElementKind(
        _ name: Span<UInt8>
    ) throws(CollectionError) -> ElementKind {
        try scene.registry.registerKind(name, limits: scene.limits)
    }

    /// Registers a class of reusable views. Equal arguments give equal identifiers.
    ///
    /// - Parameter name: 1 to 255 bytes of UTF-8.
    public mutating func registerReuseIdentifier(
        _ name: Span<UInt8>, category: ElementCategory, kind: ElementKind
    ) throws(CollectionError) -> ReuseIdentifier {
        try scene.registry.registerIdentifier(
            name, category: category, kind: kind, limits: scene.limits)
    }
}
