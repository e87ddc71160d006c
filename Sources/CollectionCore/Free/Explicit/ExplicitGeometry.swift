/// The result of a layout pass of an explicit layout. The pass takes no time once the elements are
/// indexed. The result keeps the attributes as they were, whatever the host sets later.
final class ExplicitGeometry: FreeGeometry {
    private let sets: ExplicitSets
    /// Maps index paths to numbers of items among all items, and back.
    private let sections: SumTree<SectionLeaf>
    /// The reuse identifiers of items without their own. Entry 0: the standard identifier; entry 1
    /// + i: that of entry i of the data source's metrics.
    private let reuseIdentifiers: [ReuseIdentifier]
    /// The number of the item of slot 0, if slots 0, 1, 2... are of consecutive items; otherwise
    /// nil.
    private let firstItem: Int?
    private let isMirrored: Bool
    private let pixels: PixelGrid

    /// - Precondition: Shown attributes are indexed along the port's axis.
    /// - Complexity: O(metrics of the data)
    init(
        _ layout: ExplicitLayout, _ sets: ExplicitSets, _ dataSource: DataSource,
        _ port: LayoutPort
    ) {
        self.sets = sets
        firstItem = sets.shown.firstItemOfRun
        sections = dataSource.sections
        var identifiers = [ReuseIdentifier.standard]
        for metrics in dataSource.metrics { identifiers.append(metrics.itemReuseIdentifier) }
        reuseIdentifiers = identifiers
        isMirrored = layout.flipsHorizontallyInOppositeLayoutDirection && port.isRightToLeft
        pixels = PixelGrid(scale: layout.pixelScale)
        var size = sets.shown.extent
        if layout.contentSize.width > 0 { size.width = Length.rounded(layout.contentSize.width) }
        if layout.contentSize.height > 0 {
            size.height = Length.rounded(layout.contentSize.height)
        }
        super.init(port: port, contentSize: size)
    }

    override func holds(for port: LayoutPort) -> Bool {
        self.port.axis == port.axis && self.port.isRightToLeft == port.isRightToLeft
    }

    /// - Complexity: O(log n) for each class of lengths, and for each element that overlaps the
    ///   rectangle along the main axis
    override func collectElements(
        in rect: Rect, visible: Interval, of items: SumTree<ItemLeaf>, limit: Int,
        into collector: inout ElementCollector
    ) throws(CollectionError) {
        collector.begin(in: rect, limit: limit)
        var finds = ExplicitFinds()
        swap(&finds, &collector.explicit)
        defer { swap(&finds, &collector.explicit) }
        finds.begin()
        sets.shown.index.find(
            searched(rect), limit: collector.looksLeft, into: &finds.numbers)
        collector.note(finds.numbers.count)
        try collector.check()
        for number in finds.numbers { find(number, rect, into: &finds) }
        finds.sort()
        append(finds, items, into: &collector)
        try collector.check()
    }

    override var kindsOfItems: [ElementKind] {
        var numbers: [UInt32] = []
        for group in sets.shown.viewKinds
        where group.category == .supplementary && !group.kind.isOfSections {
            numbers.append(group.kind.rawValue)
        }
        return CompositionalSections.kinds(numbers)
    }

    /// Returns the interval of the main axis, before mirroring and rounding, in which elements may
    /// be visible.
    private func searched(_ rect: Rect) -> Interval {
        let slack = pixels.slack
        var (start, end) = (port.axis.mainStart(rect), port.axis.mainEnd(rect))
        if isMirrored && port.axis == .horizontal {
            (start, end) = (contentSize.width - end, contentSize.width - start)
            // Mirrored, a half-open interval is open at its other end, which matters for elements
            // without length; and mirrored places were rounded.
            let margin = 0x1p-16 + 0x1p-40 * start.magnitude
            return Interval(start - slack - margin, end + slack + margin)
        }
        return Interval(start - slack, end + slack)
    }

    /// Adds an element to `finds` if it is visible.
    private func find(_ number: UInt32, _ rect: Rect, into finds: inout ExplicitFinds) {
        let (slot, isView) = (Int(number >> 1), number & 1 == 1)
        let (leaf, local) = sets.shown.place(ofSlot: slot, isView: isView)
        let frame = presented(leaf.frames[local])
        if !leaf.isVisible(local, frame, in: rect) { return }
        var attributes = leaf.attributes(local, frame)
        if leaf.hasTransforms {
            attributes.transform = finds.transforms.appendMatrix(leaf.transforms[local])
        }
        if isView {
            let (group, item) = (leaf.groups[local], leaf.items[local])
            let key = UInt64(sets.shown.section(ofView: slot)) << 32 | UInt64(item)
            attributes.element = Element(group: group, key: key)
            finds.append(attributes, group: group, key: key)
        } else {
            let item = firstItem.map { $0 + slot } ?? sets.shown.item(ofSlot: slot)
            finds.append(attributes, group: Self.cells, key: UInt64(item))
        }
    }

    private static let cells = Element.cell(IndexPath(section: 0)).group

    private func append(
        _ finds: ExplicitFinds, _ items: SumTree<ItemLeaf>, into collector: inout ElementCollector
    ) {
        var section = SectionOfItems(index: 0, firstItem: 0, itemCount: 0, metrics: 0)
        for find in finds.found {
            if collector.isFull { return }
            var attributes = finds.attributes[Int(find.place)]
            if find.isCell {
                let number = Int(find.key)
                if number >= section.end { section = sections.section(ofItem: number) }
                identify(&attributes, number, section, items)
            }
            if attributes.transform == 0 {
                collector.appendNoted(attributes)
            } else {
                collector.appendNoted(
                    attributes, finds.transforms.matrix(attributes.transform))
            }
        }
    }

    /// Sets the element of a cell, and its reuse identifier if the attributes have none.
    private func identify(
        _ attributes: inout LayoutAttributes, _ number: Int, _ section: SectionOfItems,
        _ items: SumTree<ItemLeaf>
    ) {
        attributes.element = .cell(
            IndexPath(
                section: UInt32(section.index), item: UInt32(number - section.firstItem)))
        if attributes.reuseIdentifier.rawValue != ItemLeaf.noReuseIdentifier { return }
        let item = ItemCursor(items, at: number)
        attributes.reuseIdentifier.rawValue = item.leaf.reuseIdentifiers[item.local]
        if attributes.reuseIdentifier.rawValue == ItemLeaf.noReuseIdentifier {
            attributes.reuseIdentifier = reuseIdentifiers[section.metrics]
        }
    }

    /// Returns a frame as the host sees it: mirrored and rounded to pixels.
    private func presented(_ frame: Rect) -> Rect {
        var frame = frame
        if isMirrored { frame.x = contentSize.width - frame.maxX }
        return pixels.rounded(frame)
    }

    /// - Complexity: O(log n) for an item; O(log n squared) for others
    override func attributes(
        for element: Element, visible: Interval, of items: SumTree<ItemLeaf>,
        transforms: inout [Transform3D]
    ) throws(CollectionError) -> LayoutAttributes? {
        let number = number(of: element)
        guard let place = place(of: element, number, in: sets.shown) else { return nil }
        var attributes = presented(place.leaf, place.local, transforms: &transforms)
        if element.isCell {
            identify(&attributes, number, sections.section(ofItem: number), items)
        } else {
            attributes.element = element
        }
        return attributes
    }

    override func attributes(
        _ role: LayoutAttributesRole, of element: Element, transforms: inout [Transform3D]
    ) -> LayoutAttributes? {
        let number = number(of: element)
        let place =
            switch role {
            case .shown: place(of: element, number, in: sets.shown)
            case .initial: place(of: element, number, in: sets.initial)
            case .final: place(of: element, number, in: sets.final)
            }
        return place.map { presented($0.leaf, $0.local, transforms: &transforms) }
    }

    /// Returns the number of an item among all items, and 0 for other elements.
    private func number(of element: Element) -> Int {
        if !element.isCell { return 0 }
        return sections.position(at: Int(element.indexPath.section)).itemCount
            + Int(element.indexPath.item)
    }

    /// Returns the leaf that has the attributes of an element, and the entry in the leaf.
    ///
    /// - Parameter number: The number of an item; ignored for other elements.
    @inline(never)
    private func place(
        of element: Element, _ number: Int, in elements: ExplicitElements
    ) -> (leaf: AttributesLeaf, local: Int)? {
        let slot =
            element.isCell ? elements.slot(ofItem: number) : elements.slot(of: ViewEntry(element))
        return slot.map { elements.place(ofSlot: $0, isView: !element.isCell) }
    }

    /// Returns attributes mirrored and rounded to pixels, without the element and without the reuse
    /// identifier of the data.
    private func presented(
        _ leaf: AttributesLeaf, _ local: Int, transforms: inout [Transform3D]
    ) -> LayoutAttributes {
        var attributes = leaf.attributes(local, presented(leaf.frames[local]))
        if leaf.hasTransforms {
            attributes.transform = transforms.appendMatrix(leaf.transforms[local])
        }
        return attributes
    }
}
