// Zooming: rule M18 of docs/semantics.md.
extension Scroller {
    var zoomRange: ZoomRange {
        ZoomRange(
            least: configuration.minimumZoomScale, greatest: configuration.maximumZoomScale,
            bounces: configuration.bouncesZoom)
    }

    /// Whether pinches zoom the content.
    var zoomsByPinch: Bool {
        configuration.isEnabled && configuration.isScrollEnabled && port.isShown
            && configuration.maximumZoomScale > configuration.minimumZoomScale
    }

    private var zoomPlace: ZoomPlace { ZoomPlace(scale: zoom.scale, offset: offset) }

    private var center: Point {
        Point(x: port.boundsSize.width / 2, y: port.boundsSize.height / 2)
    }

    private mutating func show(_ place: ZoomPlace) {
        zoom.scale = place.scale
        port.zoomScale = place.scale
        offset = place.offset
    }

    /// Begins to zoom by a pinch. If the scale is beyond the range of scales, the pinch continues
    /// from there.
    mutating func beginZoom(_ sample: PinchSample) {
        if zoom.motion != nil {
            zoom.motion = nil
            state = .idle
            tellZoom(.didEndZooming, at: time_ns, .user)
        }
        cancelDrag(.user)
        stop(.user)
        zoom.pinch = ZoomPinch(
            pinchScale: sample.scale, scale: zoomRange.pulled(zoom.scale), center: sample.center)
        state = .zooming
        tellZoom(.willBeginZooming, at: time_ns, .user)
    }

    /// Zooms by a movement of the pinch: the content point under its centre stays under its centre.
    mutating func moveZoom(_ sample: PinchSample) {
        guard let pinch = zoom.pinch else { return }
        let scale = zoomRange.shown(pinch.scale * (sample.scale / pinch.pinchScale))
        show(zoomPlace.scaled(to: scale, from: pinch.center, to: sample.center))
        zoom.pinch?.center = sample.center
    }

    /// Ends the zoom by a pinch. A scale beyond the range of scales springs back; then, or at once
    /// if the scale is in the range, content beyond its edges springs back.
    mutating func endPinchZoom() {
        guard let pinch = zoom.pinch else { return }
        zoom.pinch = nil
        let scale = zoomRange.clamped(zoom.scale)
        if scale != zoom.scale {
            let end = clamped(
                zoomPlace.scaled(to: scale, from: pinch.center, to: pinch.center))
            let motion = ZoomMotion(backFrom: zoomPlace, to: end, start_ns: time_ns)
            if !motion.isOver(at: time_ns) {
                zoom.motion = motion
                return
            }
            show(end)
        }
        state = .idle
        tellZoom(.didEndZooming, at: time_ns, .user)
        if !isInside(offset) { decelerate(.zero, to: nil, .user) }
    }

    /// Ends the zoom by a pinch or over time at the present scale, moved into the range of scales.
    @inline(never)
    mutating func stopZoom(_ origin: EventOrigin) {
        let center = zoom.pinch?.center ?? center
        (zoom.pinch, zoom.motion, state) = (nil, nil, .idle)
        let scale = zoomRange.clamped(zoom.scale)
        if scale != zoom.scale { show(zoomPlace.scaled(to: scale, from: center, to: center)) }
        tellZoom(.didEndZooming, at: time_ns, origin)
    }

    /// Updates the scale to the time of the scroller.
    mutating func advanceZoom() {
        guard var motion = zoom.motion else { return }
        motion.start(at: time_ns)
        if !motion.isOver(at: time_ns) {
            zoom.motion = motion
            show(motion.place(at: time_ns))
            return
        }
        zoom.motion = nil
        show(motion.end)
        state = .idle
        tellZoom(.didEndZooming, at: motion.end_ns, .engine)
        if !isInside(offset) { decelerate(.zero, to: nil, .engine) }
    }

    /// Moves the zoom that runs over time, because the content moves.
    mutating func moveZoom(by distance: Point) {
        zoom.motion?.move(
            by: Point(x: distance.x / zoom.scale, y: distance.y / zoom.scale))
    }

    /// Zooms to a scale about the middle of the bounds.
    mutating func setZoomScale(_ scale: Double, isAnimated: Bool) {
        zoom(
            to: clamped(
                zoomPlace.scaled(to: zoomRange.clamped(scale), from: center, to: center)),
            isAnimated: isAnimated)
    }

    /// Zooms to the greatest scale at which a rectangle of the content fits the bounds.
    ///
    /// - Precondition: The rectangle is not empty.
    mutating func zoom(to rect: Rect, isAnimated: Bool) {
        let size = port.boundsSize
        let scale = zoomRange.clamped(min(size.width / rect.width, size.height / rect.height))
        let middle = rect.center
        let offset = Point(x: middle.x * scale - center.x, y: middle.y * scale - center.y)
        zoom(to: clamped(ZoomPlace(scale: scale, offset: offset)), isAnimated: isAnimated)
    }

    private func clamped(_ place: ZoomPlace) -> ZoomPlace {
        if !port.isShown { return ZoomPlace(scale: place.scale, offset: offset) }
        var port = port
        port.zoomScale = place.scale
        return ZoomPlace(scale: place.scale, offset: port.clamped(place.offset))
    }

    private mutating func zoom(to place: ZoomPlace, isAnimated: Bool) {
        if (place.scale / zoom.scale - 1).magnitude < 1e-9 {
            setOffset(place.offset, isAnimated: isAnimated)
            return
        }
        cancelDrag()
        stop(.program)
        if !isAnimated || !port.isShown {
            show(place)
            return
        }
        zoom.motion = ZoomMotion(from: zoomPlace, to: place)
        state = .zooming
        tellZoom(.willBeginZooming, at: time_ns, .program)
    }

    /// Ends zooming, and sets the scale to 1 at once, whatever the range of scales is.
    mutating func resetZoom() {
        stop(.program)
        show(clamped(zoomPlace.scaled(to: 1, from: center, to: center)))
    }

    /// Moves the scale into the range of scales at once, after the range has changed.
    mutating func fitZoom() {
        if zoomRange.clamped(zoom.scale) != zoom.scale {
            setZoomScale(zoom.scale, isAnimated: false)
        }
    }

    private mutating func tellZoom(
        _ kind: EventKind, at time_ns: UInt64, _ origin: EventOrigin
    ) {
        tell(kind, at: time_ns, origin)
        news[news.count - 1].number = zoom.scale
    }
}
