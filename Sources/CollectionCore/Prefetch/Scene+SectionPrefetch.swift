// Data to fetch ahead in sections that scroll orthogonally: rule W5 of docs/semantics.md.
extension Scene {
    /// The place of a section that scrolls orthogonally; nil for other sections, and for a section
    /// whose viewport has no length.
    ///
    /// - Parameter axis: The main axis of the layout.
    @inline(never)
    func place(ofSection section: UInt32, _ axis: Axis) -> SectionPlace? {
        if stage.free != nil { return nil }
        guard let row = stage.geometry.row(ofSection: section),
            row.groups.viewportLength > 0
        else { return nil }
        let viewport = stage.geometry.viewport(of: row)
        let isMirrored = axis == .vertical && stage.geometry.container.isMirrored
        let offset = stage.geometry.offsets.offset(ofSection: Int(section))
        var shown = axis.other.interval(viewport)
        shown.move(by: isMirrored ? -offset : offset)
        return SectionPlace(
            along: axis.interval(viewport), shown: shown, extent: row.groups.viewportLength,
            isMirrored: isMirrored)
    }
}
