internal import CLibM

/// The result of a layout pass of a path layout. The pass takes no time, because the place of an
/// item is a formula of its number.
final class PathGeometry: FreeGeometry {
    private let path: Path
    private let count: Int
    /// Maps index paths to numbers of items among all items, and back.
    private let sections: SumTree<SectionLeaf>
    /// The reuse identifiers of items without their own. Entry 0: the layout's; entry 1 + i: that
    /// of entry i of the data source's metrics.
    private let reuseIdentifiers: [ReuseIdentifier]

    /// - Throws: `contentTooLong`.
    /// - Complexity: O(metrics of the data)
    init(
        _ layout: Layout, _ dataSource: DataSource, _ port: LayoutPort
    ) throws(CollectionError) {
        count = dataSource.itemCount
        sections = dataSource.sections
        path = Path(layout, port, count: count)
        var identifiers = [layout.configuration.sectionMetrics.itemReuseIdentifier]
        for metrics in dataSource.metrics { identifiers.append(metrics.itemReuseIdentifier) }
        reuseIdentifiers = identifiers
        let length = count == 0 ? 0 : path.contentLength
        super.init(
            port: port, contentSize: port.axis.size(main: length, cross: port.crossLength))
        if !(length <= Length.contentMaximum) { throw .contentTooLong }
    }

    override var followsContentOffset: Bool { true }

    /// - Complexity: O(log n) for each item near the rectangle
    override func collectElements(
        in rect: Rect, visible: Interval, of items: SumTree<ItemLeaf>, limit: Int,
        into collector: inout ElementCollector
    ) throws(CollectionError) {
        collector.begin(in: rect, limit: limit)
        let start = visible.start
        let range = Interval(port.axis.mainStart(rect), port.axis.mainEnd(rect))
        let (first, second) = path.candidates(in: range, start: start)
        collect(first, start, items, into: &collector)
        if second.upperBound > first.upperBound {
            let rest = max(second.lowerBound, first.upperBound)..<second.upperBound
            collect(rest, start, items, into: &collector)
        }
        try collector.check()
    }

    private func collect(
        _ range: Range<Int>, _ start: Double, _ items: SumTree<ItemLeaf>,
        into collector: inout ElementCollector
    ) {
        let range = range.clamped(to: 0..<count)
        if range.isEmpty { return }
        var section = sections.section(ofItem: range.lowerBound)
        var cursor = ItemCursor(items, at: range.lowerBound)
        for number in range {
            if collector.isFull { return }
            if number >= section.end { section = sections.section(ofItem: number) }
            let place = path.place(number, at: start)
            if !place.isNowhere {
                collector.append(attributes(number, section, cursor, place), place.transform)
            }
            cursor.advance(by: 1, in: items)
        }
    }

    /// - Complexity: O(log n)
    override func attributes(
        for element: Element, visible: Interval, of items: SumTree<ItemLeaf>,
        transforms: inout [Transform3D]
    ) throws(CollectionError) -> LayoutAttributes? {
        if !element.isCell { return nil }
        let number = self.number(of: element.indexPath)
        let place = path.place(number, at: visible.start)
        var attributes = attributes(
            number, sections.section(ofItem: number), ItemCursor(items, at: number), place)
        attributes.transform = transforms.appendMatrix(place.transform)
        return attributes
    }

    private func attributes(
        _ number: Int, _ section: SectionOfItems, _ cursor: ItemCursor, _ place: PathPlace
    ) -> LayoutAttributes {
        let path = IndexPath(
            section: UInt32(section.index), item: UInt32(number - section.firstItem))
        let own = cursor.leaf.reuseIdentifiers[cursor.local]
        var attributes = LayoutAttributes(
            element: .cell(path),
            reuseIdentifier: own == ItemLeaf.noReuseIdentifier
                ? reuseIdentifiers[section.metrics] : ReuseIdentifier(rawValue: own),
            frame: place.frame, zIndex: place.zIndex, flags: place.isHidden ? .isHidden : [])
        attributes.alpha = place.alpha
        return attributes
    }

    /// Returns the rest of an item, from the middle of its frame: the middle does not depend on the
    /// item's length.
    override func edge(of frame: Rect, isLast: Bool) -> Double {
        port.axis.mainStart(frame) + port.axis.main(frame.size) / 2 - path.shift
    }

    override func rest(nearest start: Double, velocity: Double) -> Double? {
        if !path.snaps || !(path.step > 0) { return nil }
        let steps = start / path.step
        let rest = velocity == 0 ? floor(steps + 0.5) : floor(steps)
        let isShort = velocity > 0 && rest < steps
        return (isShort ? rest + 1 : rest) * path.step
    }

    override func rest(ofItemAt indexPath: IndexPath) -> Double? {
        Double(number(of: indexPath)) * path.step
    }
}

extension PathGeometry {
    /// The number of an item among all items.
    private func number(of path: IndexPath) -> Int {
        sections.position(at: Int(path.section)).itemCount + Int(path.item)
    }
}
