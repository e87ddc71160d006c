// Supplementary views in reading order: rule Y1 of docs/semantics.md.

/// Whether a supplementary view is read before the items that it belongs to, or behind them.
enum ReadingSide {
    case before
    case behind
}

extension SectionedGeometry {
    /// Appends a section's headers, footers or boundary items that are read before its items, or
    /// behind them.
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

    /// Appends the boundary items of the whole layout that are read before all sections, or behind
    /// them.
    func collectViewsOfLayout(
        _ side: ReadingSide, visible: Interval, into views: inout [LayoutAttributes]
    ) {
        for boundary in boundaries.placed where boundary.readingSide == side {
            if let view = boundaryOfLayout(boundary.item.kind, visible: visible) {
                views.append(view)
            }
        }
    }

    /// Appends the badges of an item.
    ///
    /// - Parameter cell: The item's layout attributes, with its frame as the host sees it.
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

    /// Returns the side on which a section's header, footer or boundary item of a kind is read.
    ///
    /// - Returns: Nil if the kind is none of a header, a footer or a boundary item of the section.
    func readingSide(_ kind: ElementKind, ofSection index: Int) -> ReadingSide? {
        if compositional == nil {
            return kind == .sectionHeader ? .before : kind == .sectionFooter ? .behind : nil
        }
        return described.sections[section(index).metrics].boundaries.readingSide(kind)
    }
}

extension Boundaries {
    /// Returns the side on which the first boundary item of a kind is read; nil if there is none.
    func readingSide(_ kind: ElementKind) -> ReadingSide? {
        for boundary in placed where boundary.item.kind == kind { return boundary.readingSide }
        return nil
    }
}

extension Boundaries.Boundary {
    /// The side on which the boundary item is read. Boundary items in the middle of a section are
    /// read with its headers.
    fileprivate var readingSide: ReadingSide { side == .footer ? .behind : .before }
}
