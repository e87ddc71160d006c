/// The content offset and the viewport sizes that are restored when a display frame fails.
struct SteadySavepoint {
    /// The time of the last call that had a time parameter, in nanoseconds.
    let time_ns: UInt64
    private let offset: Point
    private let zoomScale: Double
    private let viewSize: Size

    init(_ scene: borrowing Scene) {
        (offset, time_ns) = (scene.input.scroller.offset, scene.input.scroller.time_ns)
        (zoomScale, viewSize) = (scene.viewport.zoomScale, scene.viewport.viewSize)
    }

    func restore(_ scene: inout Scene) {
        scene.input.goBack(to: offset, at: time_ns)
        (scene.viewport.zoomScale, scene.viewport.viewSize) = (zoomScale, viewSize)
        scene.scrollSections()
    }
}
