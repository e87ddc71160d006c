// Orthogonal sections, which scroll along the cross axis: rule G9 of docs/semantics.md.

extension Scene {
    /// Moves the content offset of an orthogonal section, and running transitions with it.
    mutating func scroll(_ section: UInt32, to offset: Double) {
        let before = stage.geometry.offsets.offset(ofSection: Int(section))
        noteScroll(ofSection: section, by: offset - before)
        stage.geometry.offsets.move(to: offset, ofSection: section)
    }

    /// Adjusts the offset of an orthogonal section to its changed layout, as the next display frame
    /// would, before something reads or sets an offset in that layout. The motion and the drag of
    /// the section move along.
    ///
    /// - Precondition: The stage is laid out.
    @inline(never)
    mutating func settleOffset(ofSection section: UInt32) {
        if !stage.geometry.offsets.isHeld(section) { return }
        let before = stage.geometry.offsets.offset(ofSection: Int(section))
        stage.geometry.settleOffset(
            ofSection: section, stage.laidOutItems, offsetSettling)
        guard let index = input.scroller(ofSection: section) else { return }
        let moved = stage.geometry.offsets.offset(ofSection: Int(section)) - before
        input.sections[index].move(by: moved, stage.geometry.axis)
    }

    /// How display frames adjust the offsets of orthogonal sections whose layout has changed.
    var offsetSettling: OffsetSettling {
        OffsetSettling(
            keepsPlaces: anchor.contentAnchor != .none,
            restsAtOnce: !input.scroller.configuration.isEnabled || interactive != nil)
    }

    /// Moves running transitions with an orthogonal section that scrolls, and notes the scrolling
    /// for the next display frame.
    mutating func noteScroll(ofSection section: UInt32, by distance: Double) {
        if !transitions.pending.isEmpty { transitions.scroll(section: section, by: distance) }
        if screen.notesSectionScrolls {
            screen.sectionScrolls.note(section: section, by: distance)
        }
        screen.didScrollSections = true
        screen.noteDropPlaces()
        screen.pool.standby.isStale = true
    }

    /// - Throws: `wrongState` if the section does not scroll; in a layout whose sections never do,
    ///   before anything is laid out.
    @inline(never)
    mutating func scrollingRow(_ section: UInt32) throws(CollectionError) -> OrthogonalRow {
        _ = try stage.dataSource.itemRange(ofSection: section)
        guard case .compositional = stage.layout else { throw .wrongState(.sectionDoesNotScroll) }
        try prepare(viewport.bounds)
        guard stage.free == nil, let row = stage.geometry.row(ofSection: section) else {
            throw .wrongState(.sectionDoesNotScroll)
        }
        return row
    }
}

// Calls of the host: `CollectionView` documents them.
extension Scene {
    mutating func setOrthogonalContentOffset(
        _ offset: Double, ofSection section: UInt32
    ) throws(CollectionError) {
        try Point.validate(offset, "content_offset")
        _ = try scrollingRow(section)
        if let index = input.scroller(ofSection: section) {
            input.sections[index].endInterruption()
            input.sections[index].scroller.setOffset(along(offset), isAnimated: false)
        }
        scroll(section, to: offset)
        stage.geometry.offsets.set(offset, ofSection: section)
        if input.isUsed { queueInput() }
    }

    mutating func targetOrthogonalContentOffset(
        ofSection section: UInt32, proposed: Double, velocity: Double
    ) throws(CollectionError) -> Double {
        try Point.validate(proposed, "proposed")
        try Point.validate(velocity, "velocity")
        let row = try scrollingRow(section)
        let current = stage.geometry.offsets.offset(ofSection: Int(section))
        return stage.geometry.rest(
            of: row, proposed: proposed, velocity: velocity, from: current)
    }

    mutating func orthogonalContentOffset(
        forScrollingToItemAt indexPath: IndexPath, at position: ScrollPosition
    ) throws(CollectionError) -> Double {
        try position.validate()
        _ = try stage.dataSource.itemIndex(of: indexPath)
        let alignments = try alignments(position, across: true)
        let row = try scrollingRow(indexPath.section)
        return stage.geometry.offset(
            showing: stage.laidOutPath(indexPath), of: row, stage.laidOutItems,
            alignments)
    }
}
