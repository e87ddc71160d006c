import CollectionCore

/// A band that a pointer draws, or may begin to draw.
struct ReferenceBand {
    let pointer: UInt32
    let modifiers: KeyModifiers
    let origin: Point
    /// Where the pointer went down and is, in the view.
    let start: Point
    var position: Point
    /// The content offset for which the band was drawn.
    var offset = Point.zero
    let before: Set<IndexPath>
    let wasExtended: Bool
    /// Where the pointer was in the content; nil: the band is not drawn.
    var corner: Point?

    var isDrawn: Bool { corner != nil }
}

// U13 and S13.
extension ReferenceCollection {
    func isDrawing(_ pointer: UInt32) -> Bool { selection?.band?.pointer == pointer }

    private func inContent(_ place: Point) -> Point {
        Point(x: place.x + lastFrameOffset.x, y: place.y + lastFrameOffset.y)
    }

    func beginBand(_ sample: PointerSample) {
        guard let press, press.down.pointer == sample.pointer else { return }
        endBand(isCancelled: true)
        if press.down == sample { endSweep(isCancelled: true) }
        if behavior != .replace || selection?.most != nil || !press.isFromMouse
            || press.target != nil || press.isOver
        {
            return
        }
        let band = ReferenceBand(
            pointer: sample.pointer, modifiers: press.down.modifiers,
            origin: inContent(press.down.position), start: press.down.position,
            position: press.down.position, before: Set(selectedPaths),
            wasExtended: selection?.isExtended ?? false)
        selection?.band = band
    }

    func moveBand(_ sample: PointerSample) {
        guard let press, let band = selection?.band, band.pointer == sample.pointer else { return }
        if !press.isOver && (press.isLong || press.isNearEnoughToTap) { return }
        scroller.pull(to: sample.position, from: band.start)
        draw(band, to: sample.position)
    }

    /// The content has been scrolled under the pointer of a band.
    func followBand() {
        guard let band = selection?.band, band.isDrawn, band.offset != lastFrameOffset else {
            return
        }
        draw(band, to: band.position)
    }

    private func draw(_ drawn: ReferenceBand, to position: Point) {
        var band = drawn
        (band.position, band.offset) = (position, lastFrameOffset)
        let (from, to) = (band.origin, inContent(position))
        band.corner = to
        let found = Set(items(in: band).map(\.path))
        selection?.band = band
        tellBand(
            Point(x: min(from.x, to.x), y: min(from.y, to.y)),
            Point(x: max(from.x, to.x), y: max(from.y, to.y)))
        select(by: band, found)
        settleSelection(.band, .user, cause: cause, isProvisional: true)
    }

    /// The items in a band, and how far they are from where it began.
    private func items(in band: ReferenceBand) -> [(distance: Double, path: IndexPath)] {
        guard let to = band.corner else { return [] }
        let from = band.origin
        let (left, right) = (min(from.x, to.x), max(from.x, to.x))
        let (top, bottom) = (min(from.y, to.y), max(from.y, to.y))
        var found: [(distance: Double, path: IndexPath)] = []
        let near = Rect(x: left - 1, y: top - 1, width: right - left + 2, height: bottom - top + 2)
        for pose in elements(in: near) {
            let (attributes, box) = (pose.attributes, pose.box)
            if attributes.element.category != .cell || attributes.flags.contains(.isHidden)
                || box.x > right || box.y > bottom || box.x + box.width <= left
                || box.y + box.height <= top
            {
                continue
            }
            let dx = max(box.x - from.x, from.x - box.x - box.width, 0)
            let dy = max(box.y - from.y, from.y - box.y - box.height, 0)
            found.append(((dx * dx + dy * dy).squareRoot(), attributes.element.indexPath))
        }
        return found
    }

    private func select(by band: ReferenceBand, _ swept: Set<IndexPath>) {
        let (extends, toggles) = (
            band.modifiers.contains(.shift), isCommand(band.modifiers)
        )
        let before = band.before
        let selected = Set(
            allPaths.filter { path in
                let was = before.contains(path)
                if !swept.contains(path) { return was && (extends || toggles) }
                let (select, deselect) = (traits(of: path).select, traits(of: path).deselect)
                if toggles { return was ? deselect != .yes : select == .yes }
                return select == .yes || extends && was
            })
        if selection?.configuration.allowsEmptySelection == false && selected.isEmpty { return }
        mark { selected.contains($0) }
        selection?.isExtended = false
    }

    func endBand(isCancelled: Bool) {
        guard let band = selection?.band else { return }
        selection?.band = nil
        if !band.isDrawn { return }
        if isCancelled {
            mark { band.before.contains($0) }
            selection?.isExtended = band.wasExtended
        } else {
            let nearest = items(in: band).min { ($0.distance, $0.path) < ($1.distance, $1.path) }
            if let nearest { setAnchor(nearest.path) }
        }
        tellBand(nil, .zero)
        settleSelection(.band, .user, cause: cause)
    }

    /// - Parameter start: Nil: the band is gone.
    func tellBand(_ start: Point?, _ end: Point) {
        if start == nil { scroller.endPull() }
        queue(.bandChanged, .bands, at: max(news.frameTime_ns, inputTime_ns)) {
            $0.origin = .user
            $0.cause = cause
            $0.value = start == nil ? 0 : 1
            ($0.point, $0.otherPoint) = (start ?? .zero, end)
        }
    }
}
