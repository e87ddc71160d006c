import CollectionCore

/// The marks over the elements of a picture: pointers, and what a host draws.
struct Overlay {
    /// Places of pointers that are down, in the bounds.
    var pointers: [(position: Point, isTouch: Bool)] = []
    /// A band over items, in the content.
    var band: Rect?
    /// The line, or the gap, at which dragged items would be inserted, in the content.
    var dropLine: Rect?

    static let none = Overlay()
}

extension SVG {
    /// - Parameter viewport: Where in the picture the scene's bounds are.
    mutating func overlay(of scene: Scene, shownIn viewport: Rect) {
        let overlay = scene.overlay
        func shown(_ rect: Rect) -> Rect {
            Rect(
                x: viewport.x + rect.x - scene.bounds.x, y: viewport.y + rect.y - scene.bounds.y,
                width: rect.width, height: rect.height)
        }
        if let band = overlay.band {
            rect(shown(band), Paint(fill: Palette.secondAccent, opacity: 0.2))
            rect(shown(band), Paint(stroke: Palette.secondAccent))
        }
        if let line = overlay.dropLine {
            let isGap = min(line.width, line.height) > 2
            rect(
                shown(line),
                isGap
                    ? Paint(stroke: Palette.accent, radius: 4, dashes: "4 3")
                    : Paint(fill: Palette.accent))
        }
        for pointer in overlay.pointers {
            let radius = pointer.isTouch ? 11.0 : 5.0
            let disc = Rect(
                x: viewport.x + pointer.position.x - radius,
                y: viewport.y + pointer.position.y - radius, width: 2 * radius, height: 2 * radius)
            rect(disc, Paint(fill: Palette.accent, radius: radius, opacity: 0.4))
            rect(disc, Paint(stroke: Palette.accent, radius: radius))
        }
    }
}
