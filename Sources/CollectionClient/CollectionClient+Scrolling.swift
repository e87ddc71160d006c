public import CollectionCore
import CollectionWire

/// The scroller of a view.
extension CollectionClient {
    public mutating func setScrollConfiguration(
        _ configuration: ScrollConfiguration, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetScrollConfiguration(configuration), view: view)
    }

    /// Sets the time and the distance of a long press, and which key is the command key.
    public mutating func setInputConfiguration(
        _ configuration: InputConfiguration, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetInputConfiguration(configuration), view: view)
    }

    /// Sends samples of pointers, in order.
    ///
    /// - Throws: `refused`; then no sample counts.
    public mutating func sendPointers(
        _ samples: [PointerSample], view: UInt32
    ) throws(ClientError) {
        _ = try call(SendPointers(samples), view: view)
    }

    /// Sends samples, and asks for the display frame after them: one round trip.
    ///
    /// - Throws: `refused`; with an invalid argument no sample counts, otherwise all do.
    public mutating func displayFrame(
        for request: DisplayFrameRequest, after samples: InputSamples, view: UInt32
    ) throws(ClientError) -> DisplayFrame {
        try call(DisplayFrameAfterInput(request, after: samples), view: view)
    }

    /// Scrolls by wheels, in order.
    ///
    /// - Throws: `refused`; then no sample counts.
    public mutating func sendWheels(
        _ samples: [WheelSample], view: UInt32
    ) throws(ClientError) {
        _ = try call(SendWheels(samples), view: view)
    }

    /// Follows pinches, in order.
    ///
    /// - Throws: `refused`; then no sample counts.
    public mutating func sendPinches(
        _ samples: [PinchSample], view: UInt32
    ) throws(ClientError) {
        _ = try call(SendPinches(samples), view: view)
    }

    /// Declares that a pinch leads to another layout; nil: none does.
    public mutating func setPinchTransition(
        _ transition: PinchTransition?, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetPinchTransition(transition), view: view)
    }

    /// Scrolls to an element, wherever it is moved on the way.
    public mutating func scroll(
        to element: Element, at position: ScrollPosition, isAnimated: Bool, view: UInt32
    ) throws(ClientError) {
        _ = try call(
            ScrollToElement(element, position: position, isAnimated: isAnimated), view: view)
    }

    /// Sets the content offset, at once or over time.
    public mutating func setContentOffset(
        _ offset: Point, isAnimated: Bool, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetContentOffset(offset, isAnimated: isAnimated), view: view)
    }

    /// Has a drag that has ended lead to another target.
    ///
    /// - Parameter sequence: The number of the event `willEndDragging`.
    /// - Throws: `refused` with a wrong state, when the motion after the drag is over.
    public mutating func retarget(
        _ sequence: UInt64, to target: Point, view: UInt32
    ) throws(ClientError) {
        _ = try call(Retarget(sequence, to: target), view: view)
    }

    /// Scrolls to the start of the content; see `CollectionView.scrollToTop`.
    public mutating func scrollToTop(view: UInt32) throws(ClientError) {
        _ = try call(ScrollToTop(), view: view)
    }

    /// Adds an inset at the start of the content while the host refreshes the content; see
    /// `CollectionView.beginRefreshing`.
    ///
    /// - Parameter length: The length of the inset along the scroll direction, in points.
    public mutating func beginRefreshing(
        length: Double, isAnimated: Bool, view: UInt32
    ) throws(ClientError) {
        _ = try call(BeginRefreshing(length: length, isAnimated: isAnimated), view: view)
    }

    /// Removes that inset; see `CollectionView.endRefreshing`.
    public mutating func endRefreshing(view: UInt32) throws(ClientError) {
        _ = try call(EndRefreshing(), view: view)
    }

    /// Zooms about the middle of the bounds; see `CollectionView.setZoomScale`.
    public mutating func setZoomScale(
        _ scale: Double, isAnimated: Bool, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetZoomScale(scale, isAnimated: isAnimated), view: view)
    }

    /// Zooms so that a rectangle of content that is not scaled fits the bounds; see
    /// `CollectionView.zoom(to:isAnimated:)`.
    public mutating func zoom(
        to rect: Rect, isAnimated: Bool, view: UInt32
    ) throws(ClientError) {
        _ = try call(ZoomToRect(rect, isAnimated: isAnimated), view: view)
    }

    /// Returns the scroller at the last time that the view was told.
    public mutating func scrolling(view: UInt32) throws(ClientError) -> Scrolling {
        try call(GetScrolling(), view: view)
    }
}
