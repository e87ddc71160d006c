/// The separators between the items of a list: rule K1 of docs/semantics.md.
struct Separators {
    let kind: ElementKind
    private let reuseIdentifier: ReuseIdentifier
    private let thickness: Double
    private let leadingInset: Double
    private let trailingInset: Double

    /// The z-index of separators, which is above that of cells.
    private static let zIndex: Int32 = 1

    /// Nil if the layout is no list, or its separators have no kind or no thickness.
    init?(_ layout: Layout) {
        guard case .list(let list) = layout, list.separatorKind != .none else { return nil }
        kind = list.separatorKind
        reuseIdentifier = list.separatorReuseIdentifier
        let thickness = Length.rounded(list.separatorThickness)
        leadingInset = Length.rounded(list.separatorLeadingInset)
        trailingInset = Length.rounded(list.separatorTrailingInset)
        if thickness == 0 { return nil }
        self.thickness = PixelGrid(scale: list.configuration.pixelScale).filled(thickness)
    }

    /// Returns the layout attributes of the separator behind an item.
    ///
    /// - Parameter item: The index of the item in the section.
    /// - Parameter end: Where the item ends along the main axis.
    /// - Parameter length: The length of the item along the main axis.
    func separator(
        behind item: Int, end: Double, length: Double, _ section: SectionBody
    ) -> LayoutAttributes {
        let metrics = section.metrics
        let thickness = min(thickness, length)
        let frame = section.axis.rect(
            main: end - thickness, cross: metrics.crossStart + leadingInset,
            mainLength: thickness,
            crossLength: max(0, metrics.available - leadingInset - trailingInset))
        let path = IndexPath(section: UInt32(section.place.index), item: UInt32(item))
        return LayoutAttributes(
            element: .decoration(kind, path), reuseIdentifier: reuseIdentifier,
            frame: section.presentation.presented(frame), zIndex: Self.zIndex, flags: [])
    }
}

extension ListArrangement {
    func collect(
        _ separators: Separators, _ scan: inout SectionScan,
        into collector: inout ElementCollector
    ) {
        if scan.section.itemCount < 2 { return }
        guard var (item, start) = moveToFirstItem(&scan, &collector) else { return }
        let origin = scan.section.linesStart
        while item < scan.section.itemCount - 1 && start <= scan.near.end && !collector.isFull {
            let length = scan.mainLength
            if length > 0 {
                collector.append(
                    separators.separator(
                        behind: item, end: origin + start + length, length: length, scan.section))
            }
            start += length + scan.section.metrics.lineSpacing
            item += 1
            scan.advance()
        }
    }

    @inline(never)
    func separator(
        _ separators: Separators, behind item: Int, of section: SectionBody,
        _ items: SumTree<ItemLeaf>
    ) -> LayoutAttributes? {
        if item >= section.itemCount - 1 { return nil }
        let cursor = ItemCursor(items, at: section.firstItem + item)
        let length = cursor.leaf.main(section.axis, cursor.local, section.metrics)
        if length == 0 { return nil }
        let end = section.linesStart + start(of: item, in: section, items) + length
        return separators.separator(behind: item, end: end, length: length, section)
    }
}
