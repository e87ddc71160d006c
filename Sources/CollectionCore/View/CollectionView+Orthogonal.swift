// Sections that scroll along the other axis: rule G9 of docs/semantics.md.

extension CollectionView {
    /// Scrolls a section, as far as it is said: overscroll is taken as given.
    ///
    /// - Throws: `invalidSection`, `invalidNumber`; `wrongState` for a section that does not
    ///   scroll; what a layout pass throws.
    /// - Complexity: O(log n), once laid out
    public mutating func setOrthogonalContentOffset(
        _ offset: Double, ofSection section: UInt32
    ) throws(CollectionError) {
        try Point.validate(offset, "content_offset")
        _ = try scrollingRow(section)
        if let index = input.scroller(ofSection: section) {
            let place = stage.geometry.axis.other.point(main: offset, cross: 0)
            input.sections[index].scroller.setOffset(place, isAnimated: false)
        }
        scroll(section, to: offset)
        if input.isUsed { settleInput() }
    }

    /// Scrolls a section, and the transitions that show it.
    mutating func scroll(_ section: UInt32, to offset: Double) {
        let distance = offset - stage.geometry.offsets.offset(ofSection: Int(section))
        if !transitions.pending.isEmpty { transitions.scroll(section: section, by: distance) }
        if screen.notesSectionScrolls {
            screen.sectionScrolls.append(SectionScroll(section: section, distance: distance))
        }
        stage.geometry.offsets.set(offset, ofSection: section)
        screen.didScrollSections = true
        screen.noteDropPlaces()
        screen.pool.standby.isStale = true
    }

    /// How far a section is scrolled; 0 at its start.
    ///
    /// - Throws: As `setOrthogonalContentOffset`.
    public mutating func orthogonalContentOffset(
        ofSection section: UInt32
    ) throws(CollectionError) -> Double {
        _ = try scrollingRow(section)
        return stage.geometry.offsets.offset(ofSection: Int(section))
    }

    /// How large all groups of a section are together.
    ///
    /// - Throws: As `setOrthogonalContentOffset`.
    public mutating func orthogonalContentSize(
        ofSection section: UInt32
    ) throws(CollectionError) -> Size {
        try orthogonalScrolling(ofSection: section).contentSize
    }

    /// All that a host needs to know to scroll a section.
    ///
    /// - Throws: As `setOrthogonalContentOffset`.
    public mutating func orthogonalScrolling(
        ofSection section: UInt32
    ) throws(CollectionError) -> OrthogonalScrolling {
        // This lays out what is asked next.
        let row = try scrollingRow(section)
        return stage.geometry.scrolling(of: row, section: section)
    }

    /// The offset at which to stop scrolling a section that would stop at `proposed` by itself.
    ///
    /// - Parameter velocity: With which the user lets go; only its sign counts.
    /// - Throws: As `setOrthogonalContentOffset`.
    /// - Complexity: O(log² n), once laid out
    public mutating func targetOrthogonalContentOffset(
        ofSection section: UInt32, proposed: Double, velocity: Double
    ) throws(CollectionError) -> Double {
        try Point.validate(proposed, "proposed")
        try Point.validate(velocity, "velocity")
        let row = try scrollingRow(section)
        let current = stage.geometry.offsets.offset(ofSection: Int(section))
        return stage.geometry.rest(of: row, proposed: proposed, velocity: velocity, from: current)
    }

    /// The offset of an item's section at which the item rests at `position` across, clamped to
    /// the section's content.
    ///
    /// - Throws: As `setOrthogonalContentOffset`; `invalidItem`; `invalidArgument` for two
    ///   positions of one axis.
    /// - Complexity: O(log n)
    public mutating func orthogonalContentOffset(
        forScrollingToItemAt indexPath: IndexPath, at position: ScrollPosition
    ) throws(CollectionError) -> Double {
        try position.validate()
        _ = try stage.dataSource.itemIndex(of: indexPath)
        let alignments = try position.alignments()
        let row = try scrollingRow(indexPath.section)
        return stage.geometry.offset(
            showing: stage.laidOutPath(indexPath), of: row, stage.laidOutItems, alignments)
    }

    @inline(never)
    private mutating func scrollingRow(_ section: UInt32) throws(CollectionError) -> OrthogonalRow {
        _ = try stage.dataSource.itemRange(ofSection: section)
        try prepare(viewport.bounds)
        guard stage.free == nil, let row = stage.geometry.row(ofSection: section) else {
            throw .wrongState(.sectionDoesNotScroll)
        }
        return row
    }
}
