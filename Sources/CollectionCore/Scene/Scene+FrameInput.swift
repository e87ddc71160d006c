// Display frames of a view that owns its content offset, and of a view with input.
extension Scene {
    @inline(__always)
    mutating func moveToScroller(
        _ request: inout DisplayFrameRequest
    ) throws(CollectionError) {
        if !input.sections.isEmpty { scrollSections() }
        if input.scroller.refreshLength > 0 { updateRefreshInset() }
        request.adjustedSequence = 0
        if !screen.isShown && anchor.movedAhead == nil { try enterNewContent(request.bounds) }
        (request.bounds.x, request.bounds.y) = (input.scroller.offset.x, input.scroller.offset.y)
        if let distance = anchor.movedAhead {
            request.bounds.move(by: Point.zero - distance.scaled(by: zoomScale))
        }
        if input.scroller.zoom.scale != 1 || viewport.zoomScale != 1 {
            zoomViewport(for: &request)
        }
    }

    /// Updates the scrollers and the press to what the last display frame displays.
    @inline(__always)
    mutating func noteShown() {
        if input.scroller.configuration.isEnabled { noteScrolled() }
        if anchor.aim != nil || input.scroller.isAimed { followAim() }
        if !input.sections.isEmpty || !stage.geometry.offsets.adrift.isEmpty {
            noteSectionsScrolled()
        }
        if input.press.pointer != nil { notePressShown() }
    }

    @inline(never)
    private mutating func notePressShown() {
        guard let element = input.press.element else { return }
        let time_ns = input.scroller.time_ns
        input.press.noteShown(screen.visible.attributes(for: element), at: time_ns)
    }
}
