// Preferred sizes in custom layouts: rule B18 of docs/semantics.md.
extension Stage {
    /// Asks a custom layout what preferred sizes invalidate. If a cell's size invalidates anything,
    /// the size is stored in the data; the sizes of other elements are the layout's to remember.
    ///
    /// - Returns: What the sizes invalidate (nil: nothing), and diagnostics for sizes that changed
    ///   too often.
    mutating func take(
        _ preferredSizes: [PreferredSize], _ state: CustomState, _ pool: ReusePool,
        in viewport: Viewport, _ limits: Limits
    ) throws(CollectionError) -> (context: InvalidationContext?, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        if !state.isShown { return (nil, diagnostics) }
        var context: InvalidationContext?
        for preferred in preferredSizes {
            guard
                let element = pool.element(
                    for: preferred.reusableView, generation: preferred.generation),
                let original = try original(of: element, in: viewport)
            else { continue }
            let size = preferred.size.roundedAsItemSize
            let change = try change(of: element, to: size)
            if change == .none { continue }
            var attributes = original
            attributes.frame.width = size.width
            attributes.frame.height = size.height
            let layout = state.layout
            if !(try layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: attributes, original: original))
            {
                continue
            }
            if case .frozen(let kept) = change {
                diagnostics.append(
                    Diagnostic(code: .frozenSize, element: element, size: kept, otherSize: size))
                continue
            }
            let more = try layout.invalidationContext(
                forPreferredLayoutAttributes: attributes, original: original)
            try more.validate(limits)
            var all = context ?? InvalidationContext()
            all.formUnion(more)
            context = all
            if case .takes(let state) = change { try take(size, of: element, state) }
        }
        if context != nil { noteChange() }
        return (context, diagnostics)
    }

    private enum SizeChange: Equatable {
        /// The item has this size already.
        case none
        case takes(SizeState)
        /// The size has changed too often; the item keeps this size.
        case frozen(Size)
        /// The element is not a cell: the layout remembers the size.
        case isTheLayouts
    }

    private func original(
        of element: Element, in viewport: Viewport
    ) throws(CollectionError) -> LayoutAttributes? {
        var transforms: [Transform3D] = []
        guard let laidOut = reordering.map({ $0.presented(element) }) ?? element else { return nil }
        return try laidOutAttributes(
            for: laidOut, visible: visibleInterval(viewport), transforms: &transforms)
    }

    private func change(
        of element: Element, to size: Size
    ) throws(CollectionError) -> SizeChange {
        if !element.isCell { return .isTheLayouts }
        let item = ItemCursor(
            dataSource.items, at: try dataSource.itemIndex(of: element.indexPath))
        let state = item.leaf.sizeStates[item.local]
        let old = Size(
            width: Double(item.leaf.widths[item.local]),
            height: Double(item.leaf.heights[item.local]))
        if state.isPreferred && size == old { return .none }
        if state.changes >= Self.changesMax { return .frozen(old) }
        return .takes(.preferred(changes: state.isPreferred ? state.changes + 1 : 0))
    }

    private mutating func take(
        _ size: Size, of element: Element, _ state: SizeState
    ) throws(CollectionError) {
        let index = try dataSource.itemIndex(of: element.indexPath)
        dataSource.items.update(at: index) { leaf, local in
            leaf.settingSize(
                width: Float(size.width), height: Float(size.height), state: state, at: local)
        }
    }
}
