// Bands: rules U13 and S13 of docs/semantics.md.
extension Scene {
    /// Whether a pointer draws a band, or may begin to draw a band.
    func isDrawing(_ pointer: UInt32) -> Bool { selection?.band?.pointer == pointer }

    /// Prepares a band for a pointer that has gone down beside all elements, and may draw a band.
    mutating func beginBand(_ press: Press) {
        guard let state = selection else { return }
        endBand(isCancelled: true)
        if state.configuration.behavior != .replace || state.mode != .multiple
            || press.device.isDirect || press.element != nil || !press.isAlive
        {
            return
        }
        state.band = SelectionBand(
            press, toggles: input.configuration.platform.hasCommand(press.modifiers),
            at: contentPoint(press.start), base: state.selected)
    }

    /// Moves a corner of a band to its pointer, and selects the items in the band. Near an edge of
    /// the view the content begins to scroll: rule R10.
    ///
    /// - Complexity: O(log n + items in the band)
    mutating func moveBand(_ sample: PointerSample) {
        guard let band = selection?.band, band.pointer == sample.pointer,
            let press = input.press.press, press.pointer == sample.pointer
        else { return }
        // A pointer that may still tap, or has become a long press, draws no band.
        if press.isAlive && (press.isTap || press.isLongPress) { return }
        input.scroller.pull(to: sample.position, from: band.start)
        guard let rect = drawBand(to: sample.position) else { return }
        tellBand(rect, isOver: false)
        settleSelection(.band, .user, cause: input.cause, isProvisional: true)
    }

    /// Draws a band again if a display frame has moved the content under its pointer.
    @inline(never)
    mutating func followBand() {
        guard let band = selection?.band, band.isDrawn, band.offset != screen.frame.contentOffset
        else { return }
        let rect = drawBand(to: band.position)
        selection?.band?.untold = rect
        screen.states.noteChange()
    }

    /// Queues the events of a band that a display frame has drawn again.
    @inline(never)
    mutating func tellFollowedBand() {
        guard let rect = selection?.band?.untold else { return }
        selection?.band?.untold = nil
        tellBand(rect, isOver: false)
        settleSelection(.band, .user, isProvisional: true)
    }

    /// Draws a band to a position in the view, and selects the items in the band.
    ///
    /// - Returns: The band in content coordinates; nil if the layout cannot find the items in it.
    private mutating func drawBand(to position: Point) -> Rect? {
        guard let state = selection, var band = state.band else { return nil }
        (band.position, band.offset) = (position, screen.frame.contentOffset)
        let rect = band.rect(to: contentPoint(position))
        if !sweep(rect, &band) { return nil }
        let selected = band.selected(stage.dataSource, traits?.values)
        state.take(selected, by: &band.provisional)
        state.band = band
        return rect
    }

    /// Ends a band when its pointer is lifted, or when it is cancelled: then the selection before
    /// the band is restored.
    ///
    /// - Returns: False if no band is drawn.
    @discardableResult
    mutating func endBand(isCancelled: Bool) -> Bool {
        guard let state = selection, let band = state.band else { return false }
        state.band = nil
        if !band.isDrawn { return false }
        if isCancelled {
            state.selected = band.provisional.takenBack
        } else if let anchor = band.anchor {
            state.selected.setAnchor(stage.dataSource.indexPath(ofItem: anchor))
        }
        tellEndOfBand()
        settleSelection(.band, .user, cause: input.cause)
        return true
    }

    /// Finds the items in a band.
    ///
    /// - Returns: False if the layout cannot say where items are, or if there are too many
    ///   elements.
    private mutating func sweep(_ rect: Rect, _ band: inout SelectionBand) -> Bool {
        let near = Rect(
            x: rect.x - 1, y: rect.y - 1, width: rect.width + 2, height: rect.height + 2)
        guard let found = try? elements(in: near) else { return false }
        band.clear()
        for attributes in found.elements where attributes.element.isCell {
            if attributes.flags.contains(.isHidden) { continue }
            let box = attributes.frame.boundingBox(
                under: found.transforms.matrix(attributes.transform))
            guard let number = itemNumber(at: attributes.element.indexPath) else { continue }
            band.take(number, box, in: rect)
        }
        band.settle()
        return true
    }

    /// Queues the event that the band has ended, and stops the scrolling near edges.
    mutating func tellEndOfBand() {
        input.scroller.endPull()
        tellBand(.zero, isOver: true)
    }

    private mutating func tellBand(_ rect: Rect, isOver: Bool) {
        if !events.wants(.bands) { return }
        var event = Event(.bandChanged, at: lastTime_ns)
        event.origin = .user
        event.cause = input.cause
        event.point = Point(x: rect.x, y: rect.y)
        event.otherPoint = Point(x: rect.x + rect.width, y: rect.y + rect.height)
        event.value = isOver ? 0 : 1
        events.append(event)
    }
}
