// What the host says of single elements: section X of docs/semantics.md.
extension CollectionView {
    /// Says how items are shown in an explicit layout: one after another, through all sections.
    ///
    /// The attributes that the items had before in the same role are forgotten. Index paths are
    /// those of the current data.
    ///
    /// - Parameter role: Initial and final attributes have frames, alphas, z-indexes and
    ///   transforms, and no other columns.
    /// - Parameter frames: One for each item, in content coordinates. Of the other columns each has
    ///   an entry for each item as well, or none.
    /// - Parameter alphas: None: 1. Of z-indexes, hidden ones and tags: 0.
    /// - Parameter reuseIdentifiers: None: those of the data.
    /// - Parameter transforms: None: the identity.
    /// - Throws: What is wrong with an entry, under the policy `error`; `unequalColumns`,
    ///   `invalidSection`, `invalidItem`; `limitExceeded`.
    /// - Complexity: O(m) for m items behind all that have attributes, or in the place of some;
    ///   otherwise O(m log n)
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

    /// The same for elements that are named one by one.
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

    /// Says how elements are shown in an explicit layout.
    ///
    /// - Parameter limits: As of `performBatchUpdates`.
    /// - Throws: As for columns that come one by one.
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

    /// The same, whichever way elements are named.
    ///
    /// - Parameter first: Nil: `elements` names them.
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

    /// Removes the attributes of elements, in all roles: an explicit layout no longer shows the
    /// elements. Elements without attributes are passed over.
    ///
    /// - Throws: What is wrong with a name, under the policy `error`.
    /// - Complexity: O(m log n)
    public mutating func removeLayoutAttributes(
        of elements: Span<Element>
    ) throws(CollectionError) {
        try scene.removeLayoutAttributes(of: elements)
    }

    /// Begins to collect attributes that are to take the place of all that there are: what is set
    /// and removed from now on is not shown before `commitLayoutAttributes`. What was being
    /// collected is forgotten.
    public mutating func beginLayoutAttributes() {
        let state = scene.explicitState()
        state.open = ExplicitSets()
        state.isOpen = true
    }

    /// Shows what was collected, in place of all attributes that there were.
    ///
    /// - Throws: `wrongState`, when nothing was being collected.
    public mutating func commitLayoutAttributes() throws(CollectionError) {
        guard let explicit = scene.explicit, explicit.isOpen else {
            throw .wrongState(.noAttributesAreOpen)
        }
        explicit.commit()
        scene.explicitDidChange()
    }
}
