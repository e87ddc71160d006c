// Bands: rules U13 and S13 of docs/semantics.md.
extension CollectionView {
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

    /// Follows the pointer of a band.
    ///
    /// - Complexity: O(log n + items in the band)
    mutating func moveBand(_ sample: PointerSample) {
        guard let state = selection, var band = state.band, band.pointer == sample.pointer,
            let press = input.press.press, press.pointer == sample.pointer
        else { return }
        // A pointer that may still tap, or has become a long press, draws no band.
        if press.isAlive && (press.isTap || press.isLongPress) { return }
        let rect = band.rect(to: contentPoint(sample.position))
        if !sweep(rect, &band) { return }
        var selected = band.selected(stage.dataSource, traits?.values)
        let isTaken = state.configuration.allowsEmptySelection || selected.count > 0
        if isTaken { selected.change = band.take(selected, after: state.selected) }
        state.band = band
        tellBand(rect, isOver: false)
        if !isTaken { return }
        state.selected = selected
        settleSelection(.band, .user, cause: input.cause, isProvisional: true)
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
            state.selected = band.base
            state.selected.change = band.takenBack
        } else if let anchor = band.anchor {
            state.selected.setAnchor(stage.dataSource.indexPath(ofItem: anchor))
        }
        tellEndOfBand()
        settleSelection(.band, .user, cause: input.cause)
        return true
    }

    private func contentPoint(_ position: Point) -> Point {
        let offset = screen.frame.contentOffset
        return Point(x: position.x + offset.x, y: position.y + offset.y)
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
    mutating func tellEndOfBand() { tellBand(.zero, isOver: true) }

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
