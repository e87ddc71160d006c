// Bands: rules U13 and S13 of docs/semantics.md.
extension Scene {
    /// Whether a pointer draws a band, or may begin to.
    func isDrawing(_ pointer: UInt32) -> Bool { selection?.band?.pointer == pointer }

    /// Notes that a pointer has gone down beside all elements, where it may begin to draw a band.
    mutating func beginBand(_ press: Press) {
        guard let state = selection else { return }
        endBand(isCancelled: true)
        if state.configuration.behavior != .replace || state.mode != .multiple
            || press.device.isDirect || press.element != nil || !press.isAlive
        {
            return
        }
        state.band = SelectionBand(press, at: contentPoint(press.start), base: state.selected)
    }

    /// Follows the pointer of a band. Near an edge the content begins to scroll: rule R10.
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

    /// Has a band follow content that a display frame shows elsewhere under the pointer.
    @inline(never)
    mutating func followBand() {
        guard let band = selection?.band, band.isDrawn, band.offset != screen.frame.contentOffset
        else { return }
        let rect = drawBand(to: band.position)
        selection?.band?.untold = rect
        screen.states.noteChange()
    }

    /// Tells of a band that a display frame has drawn.
    @inline(never)
    mutating func tellFollowedBand() {
        guard let rect = selection?.band?.untold else { return }
        selection?.band?.untold = nil
        tellBand(rect, isOver: false)
        settleSelection(.band, .user, isProvisional: true)
    }

    /// Draws a band, and selects the items in it.
    ///
    /// - Returns: The band; nil, where the layout cannot say what is in it.
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

    /// Ends a band as its pointer is lifted, or taken away: then what was selected before comes
    /// back.
    ///
    /// - Returns: False where no band is drawn.
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
    /// - Returns: False, where the layout cannot say where they are, or there are too many.
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

    /// Tells that no band is drawn any more.
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
