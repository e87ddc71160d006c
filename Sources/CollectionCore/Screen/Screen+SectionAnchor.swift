// Views of sections that keep their places on screen: rule D8 of docs/semantics.md.
extension Screen {
    /// Returns the index of the supplementary view that is the anchor instead of a cell: it comes
    /// before all cells that stay or, where the last visible item is the anchor, behind all of
    /// them. Nil: there is none, or a cell beside it is passed over as its size is an estimate, so
    /// that it may grow.
    ///
    /// - Parameter cell: The cell that is the anchor otherwise; nil: there is none.
    /// - Parameter mayBeAnchor: Whether an element, by its present index path and with its start
    ///   along the main axis, is a candidate.
    /// - Complexity: O(1) without supplementary views on screen, otherwise O(visible elements)
    @inline(never)
    func sectionAnchor(
        _ kept: KeptAnchor, insteadOf cell: Int?, _ mayBeAnchor: (Element, Double) -> Bool
    ) -> Int? {
        let views = visible.supplementaryViews
        if views.isEmpty || visible.nearestCell(kept) != cell { return nil }
        let section = cell.map { visible.followedElement($0).indexPath.section }
        var best: (index: Int, section: UInt32, lead: Double)?
        for index in views {
            let (element, fate) = (visible.followedElement(index), visible.fate(index))
            let (number, lead) = (element.indexPath.section, lead(index))
            if let section, kept.isLast ? number <= section : number >= section { continue }
            let start = (axis ?? .vertical).mainStart(visible.layoutAttributes(index).frame)
            if !fate.isDisjoint(with: [.isGone, .isMoved]) || !mayBeAnchor(element, start) {
                continue
            }
            if let best, ((number, lead) < (best.section, best.lead)) == kept.isLast { continue }
            best = (index, number, lead)
        }
        return best?.index
    }

    /// Returns the index of the header of a cell's section: the first of its supplementary views on
    /// screen, if it begins before the end of the cell. Nil: there is none, or the cell is not on
    /// screen.
    ///
    /// - Parameter isOfSection: Whether an element is a supplementary view of a section.
    /// - Precondition: There was no update since the last display frame.
    /// - Complexity: O(1) without supplementary views on screen, otherwise O(visible elements)
    @inline(never)
    func header(besideCell cell: Element, _ isOfSection: (Element) -> Bool) -> Int? {
        let views = visible.supplementaryViews
        guard !views.isEmpty,
            let place = visible.elements.firstIndex(where: { $0.element == cell })
        else { return nil }
        let length = (axis ?? .vertical).main(visible.layoutAttributes(place).frame.size)
        var (header, least) = (Int?.none, lead(place) + length)
        for index in views {
            let element = visible.elements[index].element
            if element.indexPath.section != cell.indexPath.section || !isOfSection(element) {
                continue
            }
            let lead = lead(index)
            if lead < least { (header, least) = (index, lead) }
        }
        return header
    }

    /// Returns where an element began in the last display frame, in the direction in which the
    /// content runs, in points.
    private func lead(_ index: Int) -> Double {
        let (frame, axis) = (visible.layoutAttributes(index).frame, axis ?? .vertical)
        return startedAtGreatest ? -axis.mainEnd(frame) : axis.mainStart(frame)
    }
}
