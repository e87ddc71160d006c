// The base of a custom layout: rule B21 of docs/semantics.md.
extension Stage {
    /// Makes the stage of the base of the layout, if the layout has one.
    mutating func setBase() {
        guard let base = layout.custom?.base else {
            bases = []
            return
        }
        bases = [Stage(base, dataSource)]
        dataSource = bases[0].dataSource
    }

    /// Changes the base and its data, which becomes the data of this stage.
    ///
    /// - Precondition: There is a base.
    mutating func withBase<Failure: Error>(
        _ body: (inout Stage) throws(Failure) -> Void
    ) throws(Failure) {
        // The data would be copied if this stage shared it meanwhile.
        dataSource = DataSource()
        defer { dataSource = bases[0].dataSource }
        try body(&bases[0])
    }

    /// Lays out the base for a custom layout that is about to be prepared; nil: there is none.
    mutating func layOutBase(for input: LayoutInput) throws(CollectionError) -> BaseGeometry? {
        if bases.isEmpty { return nil }
        try withBase { (base) throws(CollectionError) in try base.layOut(for: input) }
        return baseGeometry(in: input.viewport, limit: input.limits.elementCount)
    }

    /// The base as it is laid out; nil: there is none.
    func baseGeometry(in viewport: Viewport, limit: Int) -> BaseGeometry? {
        bases.first.map {
            BaseGeometry($0, viewport, limit: CustomGeometry.regionMax(limit))
        }
    }

    /// Stores preferred sizes in the base, and lays out what depends on them.
    ///
    /// - Returns: Diagnostics for frozen sizes, and whether anything has changed; nil where no size
    ///   counts.
    mutating func takeInBase(
        _ preferredSizes: [PreferredSize], _ pool: ReusePool, in bounds: Rect
    ) throws(CollectionError) -> (diagnostics: [Diagnostic], hasChanged: Bool)? {
        var diagnostics: [Diagnostic]?
        var hasChanged = false
        try withBase { (base) throws(CollectionError) in
            base.noteToldChange()
            guard let taken = try base.take(preferredSizes, pool) else { return }
            diagnostics = taken.diagnostics
            try base.layOutItems(at: taken.resized, in: bounds)
            hasChanged = base.didChange
        }
        return diagnostics.map { ($0, hasChanged) }
    }

    /// Where scrolling comes to rest that would come to rest at `proposed` by itself, not clamped:
    /// rule B8.
    func rest(_ proposed: Point, velocity: Point, in viewport: Viewport) -> Point {
        let axis = settings.scrollDirection
        let inset = axis.mainStart(viewport.contentInset)
        let rest = free?.rest(
            nearest: axis.main(proposed) + inset, velocity: axis.main(velocity))
        guard let rest else { return proposed }
        return axis.point(main: rest - inset, cross: axis.cross(proposed))
    }
}
