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
    /// - Complexity: O(log n + items that one of the last and the new rectangle has); O(items in
    ///   the band) when the layout has changed
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
        if screen.frame.didLayoutChange { selection?.band?.provisional.note(nil) }
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
        let point = contentPoint(position)
        if stage.didChange || !stage.standsStill || !isLaidOut(in: viewport.bounds)
            || interactive != nil || !band.provisional.isCurrent(screen.dropPlacesChange)
        {
            band.provisional.note(nil)
        }
        let known = band.provisional.isCurrent(screen.dropPlacesChange) ? band.corner : nil
        guard let found = sweep(&band, from: known, to: point) else { return nil }
        var selected = band.provisional.selected(
            after: known == nil ? nil : state.selected, without: found.left)
        band.select(found.come, in: &selected, stage.dataSource, traits?.values)
        band.corner = point
        let isTaken = state.take(selected, isWhole: known == nil)
        band.provisional.note(isTaken ? screen.dropPlacesChange : nil)
        state.band = band
        return band.rect(to: point)
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
            state.selected = band.provisional.before(state.selected)
        } else if let anchor = nearestItem(in: band) {
            state.selected.setAnchor(anchor)
        }
        tellEndOfBand()
        settleSelection(.band, .user, cause: input.cause)
        return true
    }

    /// Finds the items that come into a band, and those that leave it, as its corner moves.
    ///
    /// - Parameter last: The last place of the corner; nil: no item is known to be in the band.
    /// - Returns: Nil if the layout cannot say where items are, or if there are too many elements.
    private mutating func sweep(
        _ band: inout SelectionBand, from last: Point?, to point: Point
    ) -> (left: [Range<Int>], come: [Range<Int>])? {
        let axis = stage.settings.scrollDirection
        let (from, to) = (axis.main(band.origin), axis.main(point))
        let place = axis.cross(point)
        var ranges: (left: [Range<Int>], come: [Range<Int>]) = ([], [])
        if last == nil || place < band.still.start || place >= band.still.end {
            // The items that the corner passes across, and on both sides of it those at which it
            // will next come.
            let before = last ?? band.origin
            let (along, across) = (axis.main(before), axis.cross(before))
            let part = Interval(min(from, to, along), max(from, to, along))
            var reach = axis.cross(viewport.layoutSize)
            while true {
                band.still = Interval(min(across, place) - reach, max(across, place) + reach)
                if sweep(part, band.still, &band, from: last, to: point, &ranges) { break }
                // Maybe there are too many items on both sides.
                if reach == 0 { return nil }
                reach = 0
            }
        }
        if let last {
            // The items that the corner passes along.
            let part = Interval(min(axis.main(last), to), max(axis.main(last), to))
            let origin = axis.cross(band.origin)
            let across = Interval(min(origin, band.still.start), max(origin, band.still.end))
            if !sweep(part, across, &band, from: last, to: point, &ranges) { return nil }
        }
        return (ranges.left.merged, ranges.come.merged)
    }

    /// Looks at the items in a part of the content, given along and across the scroll direction.
    @inline(never)
    private mutating func sweep(
        _ along: Interval, _ across: Interval, _ band: inout SelectionBand, from last: Point?,
        to point: Point, _ ranges: inout (left: [Range<Int>], come: [Range<Int>])
    ) -> Bool {
        let axis = stage.settings.scrollDirection
        let part = axis.rect(
            main: along.start - 1, cross: across.start - 1,
            mainLength: along.end - along.start + 2, crossLength: across.end - across.start + 2)
        guard let found = try? elements(in: part) else { return false }
        for attributes in found.elements where attributes.element.isCell {
            if attributes.flags.contains(.isHidden) { continue }
            let box = attributes.frame.boundingBox(
                under: found.transforms.matrix(attributes.transform))
            band.keepStill(at: axis.cross(point), box, across: axis)
            let was = last.map { band.meets(box, to: $0) } ?? false
            if was == band.meets(box, to: point) { continue }
            guard let number = itemNumber(at: attributes.element.indexPath) else { continue }
            if was {
                ranges.left.append(number..<number + 1)
            } else {
                ranges.come.append(number..<number + 1)
            }
        }
        return true
    }

    /// The item in a band that is nearest to where the pointer went down; nil: the band has none.
    private mutating func nearestItem(in band: SelectionBand) -> IndexPath? {
        guard let corner = band.corner else { return nil }
        let rect = band.rect(to: corner)
        var reach = 16.0
        while true {
            let near = Rect(
                x: band.origin.x - reach, y: band.origin.y - reach, width: 2 * reach,
                height: 2 * reach)
            guard let found = try? elements(in: near) else { return nil }
            var nearest: (path: IndexPath, distance: Double)?
            for attributes in found.elements where attributes.element.isCell {
                if attributes.flags.contains(.isHidden) { continue }
                let box = attributes.frame.boundingBox(
                    under: found.transforms.matrix(attributes.transform))
                if !band.meets(box, to: corner) { continue }
                let next = (attributes.element.indexPath, box.distance(to: band.origin))
                if let nearest, (nearest.distance, nearest.path) <= (next.1, next.0) { continue }
                nearest = next
            }
            if let nearest, nearest.distance < reach { return nearest.path }
            if reach > rect.width + rect.height { return nearest?.path }
            reach *= 2
        }
    }

    /// Queues the event that the band has ended, and stops the scrolling near edges.
    mutating func tellEndOfBand() {
        endPull()
        tellBand(.zero, isOver: true)
    }

    private mutating func tellBand(_ rect: Rect, isOver: Bool) {
        if !events.wants(.bands) { return }
        var event = newEvent(.bandChanged, .user)
        event.point = Point(x: rect.x, y: rect.y)
        event.otherPoint = Point(x: rect.x + rect.width, y: rect.y + rect.height)
        event.value = isOver ? 0 : 1
        events.append(event)
    }
}
