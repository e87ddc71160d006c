// What the host measures for a layout of its own: rule B18 of docs/semantics.md.
extension CollectionView {
    /// Asks the layout whether what was measured voids anything. The size of a cell is then the
    /// data's; other elements' sizes are the layout's to remember.
    mutating func applyPreferredSizes(
        _ preferredSizes: [PreferredSize], _ state: CustomState
    ) throws(CollectionError) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        if !state.isShown { return diagnostics }
        var context = InvalidationContext()
        var isAnything = false
        for preferred in preferredSizes {
            guard
                let element = pool.element(
                    for: preferred.reusableView, generation: preferred.generation),
                let original = original(of: element)
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
            context.formUnion(more)
            isAnything = true
            if case .takes(let state) = change { try take(size, of: element, state) }
        }
        if !isAnything { return diagnostics }
        didLayoutChange = true
        try noteCuts(preferredSizes.count)
        try stage.dataSource.validateSums()
        state.invalidate(with: context)
        try prepareCustom(state, state.geometry?.bounds ?? bounds)
        return diagnostics
    }

    private enum SizeChange: Equatable {
        /// That is its size already.
        case none
        case takes(SizeState)
        /// The size has changed too often.
        case frozen(Size)
        /// It is no cell.
        case isTheLayouts
    }

    private mutating func original(of element: Element) -> LayoutAttributes? {
        var transforms: [Transform3D] = []
        return attributesNow(for: element, transforms: &transforms)
    }

    private func change(
        of element: Element, to size: Size
    ) throws(CollectionError) -> SizeChange {
        if !element.isCell { return .isTheLayouts }
        let item = ItemCursor(
            stage.dataSource.items, at: try stage.dataSource.itemIndex(of: element.indexPath))
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
        let index = try stage.dataSource.itemIndex(of: element.indexPath)
        stage.dataSource.items.update(at: index) { leaf, local in
            leaf.settingSize(
                width: Float(size.width), height: Float(size.height), state: state, at: local)
        }
    }
}
