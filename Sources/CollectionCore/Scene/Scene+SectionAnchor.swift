// Views of sections that keep their places on screen: rule D8 of docs/semantics.md.
extension Scene {
    /// Returns the index of the supplementary view of a section without items that is the anchor
    /// instead of a cell: it comes before all cells that stay or, where the last visible item is
    /// the anchor, behind all of them. Nil: there is none; or a cell beside it is passed over as
    /// its size is an estimate, so that it may grow; or views pin, and may be seen beside their own
    /// places.
    ///
    /// - Parameter cell: The index of the cell that is the anchor otherwise; nil: there is none.
    /// - Complexity: O(1) without supplementary views on screen, otherwise O(visible elements)
    @inline(never)
    func sectionAnchor(insteadOf cell: Int?) -> Int? {
        let views = screen.visible.supplementaryViews
        if views.isEmpty || anchor.order != .none || interactive != nil || stage.free != nil
            || stage.geometry.movesViews || stage.geometry.pinsViews
            || screen.visible.nearestCell(anchor) != cell
        {
            return nil
        }
        let section = cell.map { screen.visible.followedElement($0).indexPath.section }
        var best: (index: Int, section: UInt32, lead: Double)?
        for index in views {
            let element = screen.visible.followedElement(index)
            let number = element.indexPath.section
            if let section, anchor.isLast ? number <= section : number >= section { continue }
            if !isOfEmptySection(element) || !screen.visible.stays(index)
                || screen.visible.isLeaving(index)
            {
                continue
            }
            let lead = shownLead(index)
            if let best, ((number, lead) < (best.section, best.lead)) == anchor.isLast { continue }
            best = (index, number, lead)
        }
        return best?.index
    }

    /// Whether an element is a supplementary view of a section without items.
    private func isOfEmptySection(_ element: Element) -> Bool {
        let section = Int(element.indexPath.section)
        return isOfSection(element) && section < stage.dataSource.sectionCount
            && stage.dataSource.itemCount(of: section) == 0
    }

    /// Returns the index of the header of a cell's section: the first of its supplementary views on
    /// screen, if it begins before the end of the cell. Nil: there is none, or the cell is not on
    /// screen.
    ///
    /// - Precondition: There was no update since the last display frame.
    /// - Complexity: O(1) without supplementary views on screen, otherwise O(visible elements)
    @inline(never)
    func header(besideCell cell: Element) -> Int? {
        let views = screen.visible.supplementaryViews
        guard !views.isEmpty, stage.free == nil,
            let place = screen.visible.elements.firstIndex(where: { $0.element == cell })
        else { return nil }
        let length = shownAxis.main(screen.visible.layoutAttributes(place).frame.size)
        var (header, least) = (Int?.none, shownLead(place) + length)
        for index in views {
            let element = screen.visible.elements[index].element
            if element.indexPath.section != cell.indexPath.section || !isOfSection(element) {
                continue
            }
            let lead = shownLead(index)
            if lead < least { (header, least) = (index, lead) }
        }
        return header
    }

    /// Whether an element is a supplementary view of a section.
    private func isOfSection(_ element: Element) -> Bool {
        element.category == .supplementary && element.indexPath.section != IndexPath.noSection
            && !ownership.isOfItem(element)
    }

    /// Returns where an element began in the last display frame, in the direction in which the
    /// content runs, in points.
    private func shownLead(_ index: Int) -> Double {
        let frame = screen.visible.layoutAttributes(index).frame
        return screen.startedAtGreatest ? -shownAxis.mainEnd(frame) : shownAxis.mainStart(frame)
    }

    private var shownAxis: Axis { screen.axis ?? stage.settings.scrollDirection }
}
