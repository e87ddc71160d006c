// Sizes that the host measured.
extension Stage {
    /// The number of times that the preferred size of an element may change before it is frozen.
    static let changesMax: UInt8 = 5

    /// Stores measured sizes in the data. Sizes for reusable views that show another element by
    /// now, sizes for elements that are not measured, and all sizes that were measured before data
    /// or layout were replaced are ignored.
    ///
    /// - Returns: The index paths of the items whose sizes have changed, ascending, and diagnostics
    ///   for frozen sizes; nil where no size counts.
    /// - Complexity: O(log n) for each size
    mutating func take(
        _ preferredSizes: [PreferredSize], _ pool: ReusePool
    ) throws(CollectionError) -> (resized: [IndexPath], diagnostics: [Diagnostic])? {
        guard let measuredLength else { return nil }
        var diagnostics: [Diagnostic] = []
        var resized: [IndexPath] = []
        let isForTheseLines = geometry.container.length == measuredLength
        for preferred in preferredSizes {
            guard
                let element = pool.element(
                    for: preferred.reusableView, generation: preferred.generation)
            else { continue }
            let outcome =
                element.category == .cell
                ? try apply(preferred.size, to: element, isFinal: isForTheseLines)
                : applyBoundary(preferred.size, to: element, isFinal: isForTheseLines)
            switch outcome {
            case .unchanged: continue
            case .marked: noteChange()
            case .resized:
                noteChange()
                if element.category == .cell { resized.append(element.indexPath) }
            case .frozen(let size):
                diagnostics.append(
                    Diagnostic(
                        code: .frozenSize, element: element, size: size,
                        otherSize: preferred.size.roundedAsItemSize))
            }
        }
        resized.sortAscending()
        return (resized, diagnostics)
    }

    /// Lays out again everything that depends on the sizes of some items.
    ///
    /// - Parameter bounds: The visible part of the content.
    /// - Throws: `contentTooLong`.
    mutating func layOutItems(at paths: [IndexPath], in bounds: Rect) throws(CollectionError) {
        try dataSource.validateSums()
        try geometry.itemsDidChange(at: paths, dataSource.items, in: bounds)
    }

    /// The result of storing one measured size.
    enum SizeOutcome {
        case unchanged
        /// The size is as it was, but no longer an estimate, or an estimate again.
        case marked
        case resized
        /// The size changed too often; the element keeps this size.
        case frozen(Size)
    }

    /// Stores the measured size of an item in the data, without breaking lines again.
    ///
    /// - Parameter isFinal: Whether the size was measured for the current length of lines. If not,
    ///   it is stored as a better estimate.
    private mutating func apply(
        _ size: Size, to element: Element, isFinal: Bool
    ) throws(CollectionError) -> SizeOutcome {
        let index = try dataSource.itemIndex(of: element.indexPath)
        let section = geometry.section(Int(element.indexPath.section))
        let metrics = geometry.metrics[section.metrics]
        let arrangement = geometry.arrangement(section.metrics)
        let item = ItemCursor(dataSource.items, at: index)
        let state = item.leaf.sizeStates[item.local]
        let axis = geometry.axis
        let old = axis.size(
            main: item.leaf.main(axis, item.local, metrics),
            cross: item.leaf.cross(axis, item.local, metrics))
        let isWhole = geometry.compositional != nil
        let new =
            isWhole
            ? size.roundedAsItemSize
            : arrangement.size(size.roundedAsItemSize, insteadOf: old, axis)
        if state.isPreferred && geometry.pixels.areAlike(new, old) { return .unchanged }
        if state.changes >= Self.changesMax {
            let span = item.leaf.span(item.local)
            return .frozen(isWhole ? old : arrangement.sizeInForce(old, span, metrics, axis))
        }
        let changes = state.isPreferred ? state.changes + 1 : 0
        if !geometry.offsets.isEmpty {
            geometry.holdOffset(ofSection: element.indexPath.section, dataSource.items)
        }
        dataSource.items.update(at: index) { leaf, local in
            leaf.settingSize(
                width: Float(new.width), height: Float(new.height),
                state: isFinal ? .preferred(changes: changes) : .estimated, at: local)
        }
        // `old` may be the section's estimate, which groups (`isWhole`) do not use.
        return new == old && !isWhole ? .marked : .resized
    }
}

extension Size {
    /// The size as item sizes are stored: rounded to floats.
    var roundedAsItemSize: Size {
        Size(
            width: Double(Length.rounded(Float(width))),
            height: Double(Length.rounded(Float(height))))
    }
}
