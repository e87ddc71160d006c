/// The visible rectangle in content coordinates, with the environment, the refresh inset and the
/// scale.
struct Viewport {
    var bounds = Rect.zero
    var environment = Environment()
    /// The inset at the start of the content while the view refreshes: rule M19.
    var refreshInset = EdgeInsets.zero
    /// The scale at which the view shows the content: rule M18. `bounds` and `contentInset` are
    /// those of the view divided by the scale.
    var zoomScale = 1.0
    /// The size of the view's bounds, in points of the view. Not used if the scale is 1.
    var viewSize = Size.zero
    /// Where content stands that is shorter than the bounds: rule M21.
    var shortContent = ShortContent.start
    /// The axis along which short content stands at the far end of the bounds; nil: none. Set by
    /// `follow`.
    private(set) var endAxis: Axis?

    /// Returns the viewport with other bounds.
    func at(_ bounds: Rect) -> Viewport {
        Viewport(
            bounds: bounds, environment: environment, refreshInset: refreshInset,
            zoomScale: zoomScale, viewSize: viewSize, shortContent: shortContent, endAxis: endAxis)
    }

    /// Notes which stage the viewport shows. Call this when the stage has another layout, and when
    /// the environment or `shortContent` changes.
    mutating func follow(_ stage: Stage) {
        endAxis = shortContent.endAxis(
            stage.settings.scrollDirection,
            startsAtGreatest: stage.startsAtGreatest(environment.layoutDirection))
    }

    /// Returns the viewport as one that shows another stage.
    func showing(_ stage: Stage) -> Viewport {
        var viewport = self
        viewport.follow(stage)
        return viewport
    }

    /// The size of the view's bounds, in points of the view. Layouts depend on this size.
    @inline(__always)
    var layoutSize: Size { layoutSize(in: bounds) }

    /// The size on which layouts depend in other bounds, in points of the view.
    @inline(__always)
    func layoutSize(in bounds: Rect) -> Size { zoomScale == 1 ? bounds.size : viewSize }

    var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

    /// The content inset of the environment plus the refresh inset, in content coordinates. Layouts
    /// do not see the refresh inset.
    @inline(__always)
    var contentInset: EdgeInsets { zoomScale == 1 ? viewInset : viewInset / zoomScale }

    /// The content inset of the environment plus the refresh inset, in points of the view.
    @inline(__always)
    var viewInset: EdgeInsets {
        let (inset, refresh) = (environment.contentInset, refreshInset)
        return EdgeInsets(
            top: inset.top + refresh.top, left: inset.left + refresh.left,
            bottom: inset.bottom + refresh.bottom, right: inset.right + refresh.right)
    }

    func moved(by distance: Point) -> Viewport { at(bounds.moved(by: distance)) }

    /// The least and the greatest content offset along an axis: rule F3.
    ///
    /// - Parameter content: The size of the content.
    @inline(__always)
    func offsetRange(_ axis: Axis, content: Size) -> OffsetRange {
        OffsetRange(
            axis, content: content, contentInset, boundsSize: bounds.size, endAxis: endAxis)
    }

    /// Returns the content offset nearest to `offset` at which the bounds show no more than the
    /// content and its insets.
    ///
    /// - Parameter content: The size of the content.
    func clampedOffset(_ offset: Point, content: Size) -> Point {
        Point(
            x: offsetRange(.horizontal, content: content).clamped(offset.x),
            y: offsetRange(.vertical, content: content).clamped(offset.y))
    }
}

extension EdgeInsets {
    fileprivate static func / (inset: EdgeInsets, scale: Double) -> EdgeInsets {
        EdgeInsets(
            top: inset.top / scale, left: inset.left / scale, bottom: inset.bottom / scale,
            right: inset.right / scale)
    }
}

/// All that a layout pass depends on besides the stage itself.
struct LayoutInput {
    var viewport: Viewport
    let limits: Limits
    let registry: Registry
    /// The attributes that the host set for single elements; nil: none were ever set.
    let explicit: ExplicitState?

    func moved(by distance: Point) -> LayoutInput {
        var moved = self
        moved.viewport = viewport.moved(by: distance)
        return moved
    }
}
