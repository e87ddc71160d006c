// Supplementary views in reading order: rule Y1 of docs/semantics.md.

/// The side of items on which a supplementary view is read.
enum ReadingSide {
    case before
    case behind
}

extension SectionedGeometry {
    /// Finds the views that are read before the items of a section, or behind them.
    @inline(never)
    func collectViews(
        _ side: ReadingSide, of section: PlacedSection, visible: Interval,
        into views: inout [LayoutAttributes]
    ) {
        guard let compositional else {
            let kind = side == .before ? ElementKind.sectionHeader : .sectionFooter
            if length(of: kind, in: section) > 0 {
                views.append(supplementary(kind, of: section, visible: visible))
            }
            return
        }
        for boundary in described.sections[section.metrics].boundaries.placed
        where boundary.readingSide == side {
            let kind = boundary.item.kind
            if let view = self.boundary(kind, of: section, compositional, visible: visible) {
                views.append(view)
            }
        }
    }

    /// Finds the views of the whole layout that are read before all sections, or behind them.
    func collectViewsOfLayout(
        _ side: ReadingSide, visible: Interval, into views: inout [LayoutAttributes]
    ) {
        for boundary in boundaries.placed where boundary.readingSide == side {
            if let view = boundaryOfLayout(boundary.item.kind, visible: visible) {
                views.append(view)
            }
        }
    }

    /// Finds the views that stand at an item.
    ///
    /// - Parameter cell: With its frame as the host sees it.
    func collectBadges(
        of cell: LayoutAttributes, _ section: PlacedSection, into views: inout [LayoutAttributes]
    ) {
        guard let compositional, compositional.hasBadges else { return }
        let template = described.sections[section.metrics].template
        let slot = template.slots[Int(cell.element.indexPath.item) % template.slots.count]
        for item in template.items[slot.item].supplementaryItems {
            if let view = badge(item.kind, of: cell, section, compositional) { views.append(view) }
        }
    }

    /// Returns the side on which a view of a kind is read that stands around a section.
    ///
    /// - Returns: Nil where no such view stands around the section.
    func readingSide(_ kind: ElementKind, ofSection index: Int) -> ReadingSide? {
        if compositional == nil {
            return kind == .sectionHeader ? .before : kind == .sectionFooter ? .behind : nil
        }
        return described.sections[section(index).metrics].boundaries.readingSide(kind)
    }
}

extension Boundaries {
    /// Returns the side on which the first view of a kind is read; nil: there is none.
    func readingSide(_ kind: ElementKind) -> ReadingSide? {
        for boundary in placed where boundary.item.kind == kind { return boundary.readingSide }
        return nil
    }
}

extension Boundaries.Boundary {
    /// Views in the middle are read with headers.
    fileprivate var readingSide: ReadingSide { side == .footer ? .behind : .before }
}
