// Explicit layout attributes of single elements: section X of docs/semantics.md.
extension CollectionView {
    /// Sets the attributes of items in an explicit layout: consecutive items, through all sections.
    ///
    /// Earlier attributes of the items in the same role are replaced. Index paths refer to the
    /// current data.
    ///
    /// - Parameter role: Initial and final attributes have frames, alphas, z-indexes and
    ///   transforms, and no other columns.
    /// - Parameter frames: One frame for each item, in content coordinates. Each other column has
    ///   one entry for each item, or is empty.
    /// - Parameter alphas: Empty: 1. Empty `zIndexes`, `areHidden` and `hostTags`: 0.
    /// - Parameter reuseIdentifiers: Empty: the reuse identifiers of the data.
    /// - Parameter transforms: Empty: the identity.
    /// - Throws: An error for an invalid entry, under the policy `error`; `unequalColumns`,
    ///   `invalidSection`, `invalidItem`; `limitExceeded`.
    /// - Complexity: O(m) for m items that come behind all items with attributes, or whose
    ///   attributes are replaced; otherwise O(m log n)
    public mutating func setLayoutAttributes(
        _ role: LayoutAttributesRole = .shown, ofItemsFrom first: IndexPath, frames: Span<Rect>,
        alphas: Span<Double> = Span(), zIndexes: Span<Int32> = Span(),
        areHidden: Span<UInt8> = Span(), reuseIdentifiers: Span<UInt32> = Span(),
        hostTags: Span<UInt64> = Span(), transforms: Span<Transform3D> = Span()
    ) throws(CollectionError) {
        try setLayoutAttributes(
            role, of: Span(), itemsFrom: first, count: frames.count, frames: frames, alphas: alphas,
            zIndexes: zIndexes, areHidden: areHidden, reuseIdentifiers: reuseIdentifiers,
            hostTags: hostTags, transforms: transforms)
    }

    /// Sets the attributes of elements that are named one by one, in an explicit layout.
    ///
    /// - Complexity: O(m log n)
    public mutating func setLayoutAttributes(
        _ role: LayoutAttributesRole = .shown, of elements: Span<Element>, frames: Span<Rect>,
        alphas: Span<Double> = Span(), zIndexes: Span<Int32> = Span(),
        areHidden: Span<UInt8> = Span(), reuseIdentifiers: Span<UInt32> = Span(),
        hostTags: Span<UInt64> = Span(), transforms: Span<Transform3D> = Span()
    ) throws(CollectionError) {
        try setLayoutAttributes(
            role, of: elements, itemsFrom: nil, count: elements.count, frames: frames,
            alphas: alphas, zIndexes: zIndexes, areHidden: areHidden,
            reuseIdentifiers: reuseIdentifiers, hostTags: hostTags, transforms: transforms)
    }

    /// Sets the attributes of elements in an explicit layout, from columns.
    ///
    /// - Parameter limits: The limits, as `performBatchUpdates` accepts them.
    /// - Throws: The errors of the functions that accept the columns one by one.
    public mutating func setLayoutAttributes(
        _ columns: LayoutAttributesColumns, within limits: Limits? = nil
    ) throws(CollectionError) {
        try setLayoutAttributes(
            columns.role, of: columns.elements.span, itemsFrom: columns.firstItem,
            count: columns.firstItem == nil ? columns.elements.count : columns.frames.count,
            frames: columns.frames.span, alphas: columns.alphas.span,
            zIndexes: columns.zIndexes.span, areHidden: columns.areHidden.span,
            reuseIdentifiers: columns.reuseIdentifiers.span, hostTags: columns.hostTags.span,
            transforms: columns.transforms.span, within: limits)
    }

    /// Sets the attributes of consecutive items, or of elements named one by one.
    ///
    /// - Parameter first: The first of consecutive items; nil: `elements` names the elements.
    package mutating func setLayoutAttributes(
        _ role: LayoutAttributesRole, of elements: Span<Element>, itemsFrom first: IndexPath?,
        count: Int, frames: Span<Rect>, alphas: Span<Double>, zIndexes: Span<Int32>,
        areHidden: Span<UInt8>, reuseIdentifiers: Span<UInt32>, hostTags: Span<UInt64>,
        transforms: Span<Transform3D>, within limits: Limits? = nil
    ) throws(CollectionError) {
        var faults: [Int] = []
        let content = try ExplicitContent(
            role, of: elements, itemsFrom: first, count: count, frames: frames, alphas: alphas,
            zIndexes: zIndexes, areHidden: areHidden, reuseIdentifiers: reuseIdentifiers,
            hostTags: hostTags, transforms: transforms, in: scene.stage.dataSource, scene.registry,
            drops: scene.dropsFaults, faults: &faults)
        let state = scene.explicitState()
        if content.count > 0 {
            try state.put(content, role, heldBytes: scene.heldBytes, limits ?? scene.limits)
            if !state.isOpen { scene.explicitDidChange() }
        }
        state.report(
            faults, of: elements, itemsFrom: content.firstNumber, scene.stage.dataSource.sections)
    }

    /// Removes the attributes of elements in all roles: an explicit layout no longer displays the
    /// elements. Elements without attributes are ignored.
    ///
    /// - Throws: An error for an invalid element, under the policy `error`.
    /// - Complexity: O(m log n)
    public mutating func removeLayoutAttributes(
        of elements: Span<Element>
    ) throws(CollectionError) {
        try scene.removeLayoutAttributes(of: elements)
    }

    /// Begins a set of attributes that will replace all attributes: changes of attributes take
    /// effect only with `commitLayoutAttributes`. A set that was begun before is discarded.
    public mutating func beginLayoutAttributes() {
        let state = scene.explicitState()
        state.open = ExplicitSets()
        state.isOpen = true
    }

    /// Replaces all attributes by the set that `beginLayoutAttributes` has begun.
    ///
    /// - Throws: `wrongState` if no set was begun.
    public mutating func commitLayoutAttributes() throws(CollectionError) {
        guard let explicit = scene.explicit, explicit.isOpen else {
            throw .wrongState(.noAttributesAreOpen)
        }
        explicit.commit()
        scene.explicitDidChange()
    }
}
