// Elements in reading order, as of the last layout pass: rule Y1 of docs/semantics.md.
extension Stage {
    /// Appends the supplementary views that are read before the items of a section, or behind them.
    ///
    /// - Parameter transforms: The matrices that the views refer to are appended.
    /// - Throws: What a custom layout throws.
    @inline(never)
    func collectViews(
        _ side: ReadingSide, ofSection index: Int, visible: Interval,
        into views: inout [LayoutAttributes], _ transforms: inout [Transform3D]
    ) throws(CollectionError) {
        guard let free else {
            geometry.collectViews(
                side, of: geometry.section(index), visible: visible, into: &views)
            return
        }
        let kind = side == .before ? ElementKind.sectionHeader : .sectionFooter
        if free.kindsOfItems.contains(where: { $0 == kind }) { return }
        let element = Element.supplementary(kind, IndexPath(section: UInt32(index), item: 0))
        if let view = try free.attributes(
            for: element, visible: visible, of: laidOutItems, transforms: &transforms)
        {
            views.append(view)
        }
    }

    /// Appends an item, if the layout places it, and then the views that belong to the item.
    ///
    /// - Parameter section: The section of the item; nil in layouts without sections.
    /// - Returns: Whether the layout places the item. If not, only views were appended.
    /// - Throws: What a custom layout throws.
    @inline(never)
    func collectItem(
        at path: IndexPath, _ section: PlacedSection?, visible: Interval,
        into found: inout [LayoutAttributes], _ transforms: inout [Transform3D]
    ) throws(CollectionError) -> Bool {
        if let reordering, section != nil {
            return try collectItem(
                at: path, reordering, visible: visible, into: &found, &transforms)
        }
        if let section {
            let cell = geometry.cell(Int(path.item), of: section, laidOutItems)
            found.append(cell)
            geometry.collectBadges(of: cell, section, into: &found)
            return true
        }
        let cell = try attributes(for: .cell(path), visible: visible, transforms: &transforms)
        if let cell { found.append(cell) }
        for kind in free?.kindsOfItems ?? [] {
            if let view = try attributes(
                for: .supplementary(kind, path), visible: visible, transforms: &transforms)
            {
                found.append(view)
            }
        }
        return cell != nil
    }

    /// Appends an item of a layout with sections, and the views that belong to the item, while
    /// another order than that of the data is laid out.
    private func collectItem(
        at path: IndexPath, _ reordering: Reordering, visible: Interval,
        into found: inout [LayoutAttributes], _ transforms: inout [Transform3D]
    ) throws(CollectionError) -> Bool {
        guard
            let cell = try attributes(for: .cell(path), visible: visible, transforms: &transforms)
        else { return false }
        found.append(cell)
        let place = reordering.order.presented(path)
        let section = geometry.section(Int(place.section))
        let laidOut = geometry.cell(Int(place.item), of: section, laidOutItems)
        let slot = laidOut.frame
        var views: [LayoutAttributes] = []
        geometry.collectBadges(of: laidOut, section, into: &views)
        for var view in views {
            view.element.indexPath = path
            if reordering.isHeld(view.element) { reordering.hold(&view, slot) }
            found.append(view)
        }
        return true
    }

    /// Returns when a supplementary view of the layout is read: before or behind all items of its
    /// section, or with the item of its index path.
    ///
    /// - Returns: Nil where the section has no such item.
    func readingPlace(of view: Element, _ section: SectionOfItems) -> ReadingPlace? {
        let (kind, path) = (view.kind, view.indexPath)
        var side: ReadingSide?
        if path.item != 0 {
            side = nil
        } else if let free {
            if !free.kindsOfItems.contains(where: { $0 == kind }) && kind.isOfSections {
                side = kind == .sectionHeader ? .before : .behind
            }
        } else {
            side = geometry.readingSide(kind, ofSection: section.index)
        }
        if let side { return side == .before ? .header : .footer }
        return Int(path.item) < section.itemCount ? .item(Int(path.item)) : nil
    }
}
