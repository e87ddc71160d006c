// Sections that scroll along the other axis: rule G9 of docs/semantics.md.

extension Scene {
    /// Scrolls a section, and the transitions that show it.
    mutating func scroll(_ section: UInt32, to offset: Double) {
        let distance = offset - stage.geometry.offsets.offset(ofSection: Int(section))
        if !transitions.pending.isEmpty { transitions.scroll(section: section, by: distance) }
        if screen.notesSectionScrolls {
            screen.sectionScrolls.note(section: section, by: distance)
        }
        stage.geometry.offsets.set(offset, ofSection: section)
        screen.didScrollSections = true
        screen.noteDropPlaces()
        screen.pool.standby.isStale = true
    }

    @inline(never)
    mutating func scrollingRow(_ section: UInt32) throws(CollectionError) -> OrthogonalRow {
        _ = try stage.dataSource.itemRange(ofSection: section)
        try prepare(viewport.bounds)
        guard stage.free == nil, let row = stage.geometry.row(ofSection: section) else {
            throw .wrongState(.sectionDoesNotScroll)
        }
        return row
    }
}
