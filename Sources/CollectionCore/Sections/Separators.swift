/// What stands between the items of a list: rule K1 of docs/semantics.md.
struct Separators {
    let kind: ElementKind
    private let reuseIdentifier: ReuseIdentifier
    private let thickness: Double
    private let leadingInset: Double
    private let trailingInset: Double

    /// Above cells.
    private static let zIndex: Int32 = 1

    /// - Returns: Nil where there are none.
    init?(_ layout: Layout) {
        guard case .list(let list) = layout, list.separatorKind != .none else { return nil }
        kind = list.separatorKind
        reuseIdentifier = list.separatorReuseIdentifier
        thickness = Length.rounded(list.separatorThickness)
        leadingInset = Length.rounded(list.separatorLeadingInset)
        trailingInset = Length.rounded(list.separatorTrailingInset)
        if thickness == 0 { return nil }
    }

    /// - Parameter end: Where the item ends along the main axis.
    /// - Parameter length: How long it is.
    func separator(
        at path: IndexPath, end: Double, length: Double, _ axis: Axis, _ metrics: ResolvedMetrics
    ) -> LayoutAttributes {
        let thickness = min(thickness, length)
        return LayoutAttributes(
            element: .decoration(kind, path), reuseIdentifier: reuseIdentifier,
            frame: axis.rect(
                main: end - thickness, cross: metrics.crossStart + leadingInset,
                mainLength: thickness,
                crossLength: max(0, metrics.available - leadingInset - trailingInset)),
            zIndex: Self.zIndex, flags: [])
    }
}

extension SectionedGeometry {
    /// The separators of all sections found.
    func collect(
        _ separators: Separators, in range: Interval, _ items: SumTree<ItemLeaf>,
        into collector: inout ElementCollector
    ) {
        if items.isEmpty { return }
        var cursor = collector.listPlace?.cursor ?? ItemCursor(items, at: 0)
        for index in collector.sections.indices {
            let section = collector.sections[index]
            if collector.isFull { return }
            if section.itemCount < 2 { continue }
            let metrics = self.metrics[section.metrics]
            let origin = linesStart(of: section)
            let near = Interval(range.start - origin, range.end - origin)
            let first = moveToFirstItem(of: section, metrics, near, items, &cursor, &collector)
            guard var (item, start) = first else { continue }
            while item < section.itemCount - 1 && start <= near.end && !collector.isFull {
                let length = cursor.leaf.main(axis, cursor.local, metrics)
                let path = IndexPath(section: UInt32(section.index), item: UInt32(item))
                if length > 0 {
                    collector.append(
                        presented(
                            separators.separator(
                                at: path, end: origin + start + length, length: length, axis,
                                metrics)))
                }
                start += length + metrics.lineSpacing
                item += 1
                cursor.advance(by: 1, in: items)
            }
        }
    }

    /// - Returns: Nil where there is no such separator.
    func separator(
        _ separators: Separators, _ element: Element, _ section: PlacedSection,
        _ items: SumTree<ItemLeaf>
    ) -> LayoutAttributes? {
        let path = element.indexPath
        let item = Int(path.item)
        if element.kind != separators.kind || item >= section.itemCount - 1 { return nil }
        let metrics = self.metrics[section.metrics]
        let cursor = ItemCursor(items, at: section.firstItem + item)
        let length = cursor.leaf.main(axis, cursor.local, metrics)
        if length == 0 { return nil }
        let start = listItemStart(item, of: section, metrics, items)
        return presented(
            separators.separator(
                at: path, end: linesStart(of: section) + start + length, length: length, axis,
                metrics))
    }

    private func presented(_ attributes: LayoutAttributes) -> LayoutAttributes {
        var attributes = attributes
        attributes.frame = presented(attributes.frame)
        return attributes
    }
}
