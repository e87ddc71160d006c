import CollectionCore

/// The marks over the elements of a picture: pointers, and what a host draws.
struct Overlay {
    /// Places of pointers that are down, in the bounds.
    var pointers: [(position: Point, isTouch: Bool)] = []
    /// A band over items, in the content.
    var band: Rect?
    /// The line, or the gap, at which dragged items would be inserted, in the content.
    var dropLine: Rect?

    /// The actions of rows that are swiped, in the content.
    var actions: [Rect] = []
    /// The place of a menu that is open, in the bounds.
    var menu: Point?
    /// The centre of a sign that the host refreshes, in the content.
    var refresh: Point?

    static let none = Overlay()
}

extension SVG {
    /// - Parameter viewport: Where in the picture the scene's bounds are.
    mutating func overlay(of scene: PictureScene, shownIn viewport: Rect) {
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
        for action in overlay.actions {
            rect(shown(action), Paint(fill: Palette.secondAccent, opacity: 0.5))
        }
        if let center = overlay.refresh {
            let ring = Rect(x: center.x - 8, y: center.y - 8, width: 16, height: 16)
            rect(shown(ring), Paint(stroke: Palette.secondAccent, radius: 8, dashes: "30 12"))
        }
        if let menu = overlay.menu { self.menu(at: menu, shownIn: viewport) }
        for pointer in overlay.pointers {
            let radius = pointer.isTouch ? 11.0 : 5.0
            let disc = Rect(
                x: viewport.x + pointer.position.x - radius,
                y: viewport.y + pointer.position.y - radius, width: 2 * radius, height: 2 * radius)
            rect(disc, Paint(fill: Palette.accent, radius: radius, opacity: 0.4))
            rect(disc, Paint(stroke: Palette.accent, radius: radius))
        }
    }

    /// A menu of three commands, as far inside of the bounds as it fits.
    private mutating func menu(at point: Point, shownIn viewport: Rect) {
        let size = Size(width: 64, height: 52)
        let frame = Rect(
            x: viewport.x + min(point.x, viewport.width - size.width),
            y: viewport.y + min(point.y, viewport.height - size.height), width: size.width,
            height: size.height)
        rect(frame, Paint(fill: Palette.panel, radius: 5))
        rect(frame, Paint(stroke: Palette.secondAccent, radius: 5))
        for line in 0..<3 {
            let words = Rect(
                x: frame.x + 8, y: frame.y + 10 + 14 * Double(line), width: 48 - 10 * Double(line),
                height: 4)
            rect(words, Paint(fill: Palette.secondAccent, radius: 2))
        }
    }
}
