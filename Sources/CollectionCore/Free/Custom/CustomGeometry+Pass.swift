// A layout pass of a custom layout: rule B12 of docs/semantics.md.
extension CustomGeometry {
    /// Prepares a custom layout, and asks for its content size.
    ///
    /// - Parameter old: The result of the last pass; nil: there was none. Answers that the context
    ///   leaves valid are copied from it.
    static func make(
        _ layout: CustomLayout, _ context: LayoutContext, _ check: AnswerCheck,
        _ port: LayoutPort, limit: Int, after old: CustomGeometry?, _ base: BaseGeometry?
    ) throws(CollectionError) -> CustomGeometry {
        try layout.pass(for: context, base)
        var diagnostics: [Diagnostic] = []
        let size = try layout.contentSize(instead: old?.contentSize, &diagnostics)
        let geometry = CustomGeometry(
            layout, context, check, port, contentSize: size, limit: limit,
            keeping: context.invalidation.isWhole ? nil : old, diagnostics: diagnostics, base)
        if !context.invalidation.isWhole { try geometry.renew(context.invalidation.elements) }
        return geometry
    }

    /// Prepares the layout for the data in another order: rule R14.
    ///
    /// - Parameter movement: The item that a person moves; nil: the order is another one for
    ///   another reason.
    func presenting(
        _ dataSource: DataSource, _ movement: InteractiveMovement?, _ base: Stage?
    ) throws(CollectionError) -> CustomGeometry {
        let context = LayoutContext(
            bounds: bounds, context.environment, .everythingWithCounts, dataSource, check.standard,
            movement)
        return try .make(
            layout, context,
            AnswerCheck(
                dataSource: dataSource, registry: check.registry, standard: check.standard),
            port, limit: limit, after: self,
            base.flatMap { stage in self.base.map { BaseGeometry(stage, like: $0) } })
    }
}

extension CustomLayout {
    /// Invalidates and prepares the layout.
    ///
    /// - Parameter base: The base, laid out for the same data and bounds; nil: there is none.
    func pass(for context: LayoutContext, _ base: BaseGeometry?) throws(CollectionError) {
        generation += 1
        baseGeometry = base
        try invalidateLayout(with: context.invalidation)
        try prepare(context)
    }

    /// Releases the base, unless the layout was prepared for another result of the base since.
    func forgetBase(_ base: BaseGeometry?) {
        if baseGeometry === base { baseGeometry = nil }
    }

    /// Asks for the content size.
    ///
    /// - Parameter size: The size that replaces an invalid answer; nil: zero.
    fileprivate func contentSize(
        instead size: Size?, _ diagnostics: inout [Diagnostic]
    ) throws(CollectionError) -> Size {
        let answer = try collectionViewContentSize()
        let fault: LayoutFault
        do throws(CollectionError) {
            try Length.validate(answer.width, "content_size.width", 0, Length.contentMaximum)
            try Length.validate(answer.height, "content_size.height", 0, Length.contentMaximum)
            return answer
        } catch {
            fault = LayoutFault(.invalidNumber, because: error)
        }
        if faultPolicy == .error { throw .invalidLayout(fault) }
        diagnostics.append(fault.diagnostic(size: size ?? .zero))
        return size ?? .zero
    }
}
