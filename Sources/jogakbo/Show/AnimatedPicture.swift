import CollectionCore

/// Draws a film as one picture that moves: each reusable view is a group, and goes as the display
/// frames say. Style sheets do it, without a script; what cannot move shows the end.
struct AnimatedPicture {
    private let film: Film
    private let viewport: Rect
    private let duration_s: Double
    private var svg: SVG
    private var rules = ""

    /// Between display frames a browser goes straight on.
    private static let framesPerSecond = 30.0
    private static let top = 74.0

    /// How many display frames a picture of this duration is made from.
    static func frameCount(duration_ns: UInt64) -> Int {
        let count = Double(duration_ns) / 1e9 * framesPerSecond
        return Int(min(240, max(1, count.rounded()))) + 1
    }

    static func text(of film: Film) -> String {
        var picture = AnimatedPicture(film)
        picture.drawViews()
        return picture.svg.text
    }

    private init(_ film: Film) {
        self.film = film
        duration_s = Double(film.duration_ns) / 1e9
        let size = film.scenes.first?.bounds.size ?? .zero
        let margin = Picture.margin
        viewport = Rect(
            x: margin, y: AnimatedPicture.top, width: size.width, height: size.height)
        let canvas = Size(
            width: max(360, size.width + 2 * margin),
            height: AnimatedPicture.top + size.height + margin)
        svg = SVG(size: canvas)
        svg.rect(
            Rect(x: 0, y: 0, width: canvas.width, height: canvas.height),
            SVG.Paint(fill: Palette.paper))
        svg.caption(film.scenes.first?.name ?? "", film.words)
    }

    private mutating func drawViews() {
        svg.rect(viewport, SVG.Paint(fill: Palette.panel))
        svg.beginGroup(name: "window", clippedTo: viewport, radius: 0)
        for track in ViewTrack.all(of: film, in: viewport) { draw(track) }
        svg.endGroup()
        svg.rect(viewport, SVG.Paint(stroke: Palette.accent, strokeWidth: 1.5))
        if !rules.isEmpty {
            let still = "@media (prefers-reduced-motion:reduce){g{animation:none!important}}\n"
            svg.styleSheet(rules + still)
        }
    }

    private mutating func draw(_ track: ViewTrack) {
        let name = "view-\(track.view)"
        if track.bindings.count == 1 {
            draw(track.bindings[0], name: name)
            return
        }
        svg.beginGroup(.identity, opacity: 1, name: name)
        for binding in track.bindings {
            draw(binding, name: "\(name)-\(binding.generation)")
        }
        svg.endGroup()
    }

    private mutating func draw(_ binding: ViewTrack.Binding, name: String) {
        let keyframes = Keyframes(binding.states, duration_s: duration_s)
        var style: String?
        if !keyframes.isStill {
            let whole_s = Keyframes.restBefore_s + duration_s + Keyframes.restAfter_s
            style = "animation:\(name) \(Decimal.short(whole_s, places: 3))s linear infinite"
            rules += keyframes.text(name: name)
        }
        let end = keyframes.end
        svg.beginGroup(end.transform, opacity: end.opacity, name: name, style: style)
        svg.element(
            binding.attributes, of: binding.scene,
            in: Rect(x: 0, y: 0, width: binding.size.width, height: binding.size.height))
        svg.endGroup()
    }
}
