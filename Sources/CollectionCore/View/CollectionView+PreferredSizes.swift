extension CollectionView {
    /// How often the preferred size of an element may change before it is kept as it is.
    private static let changesMax: UInt8 = 5

    /// Takes in what the host measured. Sizes for views that show something else by now, or for
    /// other elements than cells, are ignored; so are all that were measured before data or
    /// layout were replaced.
    ///
    /// - Complexity: O(log n + items until line breaks fall as before), for each size
    mutating func applyPreferredSizes(
        _ preferredSizes: [PreferredSize]
    ) throws(CollectionError) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        guard let measuredContainerLength else { return diagnostics }
        let isForTheseLines = geometry.container.length == measuredContainerLength
        for preferred in preferredSizes {
            guard
                let element = pool.element(
                    for: preferred.reusableView, generation: preferred.generation),
                element.category == .cell
            else { continue }
            let outcome = try apply(preferred.size, to: element, isFinal: isForTheseLines)
            switch outcome {
            case .unchanged: continue
            case .changed: didLayoutChange = true
            case .frozen(let size):
                diagnostics.append(
                    Diagnostic(
                        code: .frozenSize, element: element, size: size,
                        otherSize: preferred.size.roundedAsItemSize))
            }
        }
        return diagnostics
    }

    private enum Outcome {
        case unchanged, changed
        /// The size changed too often; this one stays.
        case frozen(Size)
    }

    /// - Parameter isFinal: Whether the size was measured for lines of the length they have now;
    ///   otherwise it is the better estimate.
    private mutating func apply(
        _ size: Size, to element: Element, isFinal: Bool
    ) throws(CollectionError) -> Outcome {
        let index = try dataSource.itemIndex(of: element.indexPath)
        let section = geometry.section(Int(element.indexPath.section))
        let metrics = geometry.metrics[section.metrics]
        let item = ItemCursor(dataSource.items, at: index)
        let state = item.leaf.sizeStates[item.local]
        let axis = geometry.axis
        let old = axis.size(
            main: item.leaf.main(axis, item.local, metrics),
            cross: item.leaf.cross(axis, item.local, metrics))
        var new = size.roundedAsItemSize
        // Across, an item that fills its line is as long as the line, whatever was measured.
        if metrics.itemsFillLine { new = axis.size(main: axis.main(new), cross: axis.cross(old)) }
        if state.isPreferred && new == old { return .unchanged }
        if state.changes >= Self.changesMax {
            return .frozen(
                metrics.itemsFillLine
                    ? axis.size(main: axis.main(old), cross: metrics.available) : old)
        }
        let changes = state.isPreferred ? state.changes + 1 : 0
        dataSource.items.update(at: index) { leaf, local in
            leaf.settingSize(
                width: Float(new.width), height: Float(new.height),
                state: isFinal ? .preferred(changes: changes) : .estimated, at: local)
        }
        if new == old { return .changed }
        try geometry.itemDidChange(
            Int(element.indexPath.item), of: section, dataSource.items)
        return .changed
    }
}

extension Size {
    /// As the size of an item enters: in floats.
    fileprivate var roundedAsItemSize: Size {
        Size(
            width: Double(Length.rounded(Float(width))),
            height: Double(Length.rounded(Float(height))))
    }
}
