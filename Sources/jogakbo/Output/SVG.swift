import CollectionCore

/// A picture in Scalable Vector Graphics, written element by element.
struct SVG {
    /// How a shape is painted.
    struct Paint {
        var fill = "none"
        var stroke: String?
        var strokeWidth = 1.0
        var radius = 0.0
        var opacity = 1.0
        var dashes: String?
    }

    /// How text is set. `anchor` is start, middle or end.
    struct Font {
        var size: Double
        var color: String
        var anchor = "start"
        var isBold = false
        var isMonospaced = false
        /// Whether it runs upwards.
        var isRotated = false
    }

    private let size: Size
    private var body = ""

    init(size: Size) {
        self.size = size
    }

    /// The whole file.
    var text: String {
        let width = Decimal.short(size.width)
        let height = Decimal.short(size.height)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" font-family="\(SVG.fontFamily)">
            \(body)</svg>

            """
    }

    mutating func rect(_ rect: Rect, _ paint: Paint) {
        body += "<rect x=\"\(Decimal.short(rect.x))\" y=\"\(Decimal.short(rect.y))\" "
        body += "width=\"\(Decimal.short(rect.width))\" height=\"\(Decimal.short(rect.height))\""
        if paint.radius > 0 { body += " rx=\"\(Decimal.short(paint.radius))\"" }
        body += SVG.attributes(of: paint) + "/>\n"
    }

    /// Straight lines from point to point.
    mutating func polyline(_ points: [Point], _ paint: Paint) {
        let list = points.map { "\(Decimal.short($0.x)),\(Decimal.short($0.y))" }
        body += "<polyline points=\"\(list.joined(separator: " "))\" stroke-linejoin=\"round\""
        body += SVG.attributes(of: paint) + "/>\n"
    }

    mutating func polygon(_ corners: [Point], _ paint: Paint) {
        let list = corners.map { "\(Decimal.short($0.x)),\(Decimal.short($0.y))" }
        body += "<polygon points=\"\(list.joined(separator: " "))\" stroke-linejoin=\"round\""
        body += SVG.attributes(of: paint) + "/>\n"
    }

    mutating func line(from start: Point, to end: Point, _ paint: Paint) {
        polyline([start, end], paint)
    }

    /// - Parameter origin: Where the baseline starts, or its middle or end, as the font says.
    mutating func text(_ text: String, at origin: Point, _ font: Font) {
        body += "<text x=\"\(Decimal.short(origin.x))\" y=\"\(Decimal.short(origin.y))\" "
        body += "font-size=\"\(Decimal.short(font.size))\" fill=\"\(font.color)\""
        if font.anchor != "start" { body += " text-anchor=\"\(font.anchor)\"" }
        if font.isRotated {
            body +=
                " transform=\"rotate(-90 \(Decimal.short(origin.x)) \(Decimal.short(origin.y)))\""
        }
        if font.isBold { body += " font-weight=\"600\"" }
        if font.isMonospaced { body += " font-family=\"\(SVG.monospacedFamily)\"" }
        body += ">\(SVG.escaped(text))</text>\n"
    }

    /// What follows is cut off outside `rect`, until the group ends.
    mutating func beginGroup(name: String, clippedTo rect: Rect, radius: Double) {
        body += "<clipPath id=\"\(name)\">"
        self.rect(rect, Paint(fill: "#000", radius: radius))
        body += "</clipPath>\n<g clip-path=\"url(#\(name))\">\n"
    }

    /// What follows is transformed and transparent as a whole, until the group ends.
    ///
    /// - Parameter name: An id.
    /// - Parameter style: A declaration of CSS.
    mutating func beginGroup(
        _ transform: Affine, opacity: Double, name: String? = nil, style: String? = nil
    ) {
        body += "<g"
        if let name { body += " id=\"\(name)\"" }
        if transform != .identity { body += " transform=\"\(transform.text)\"" }
        if opacity < 1 { body += " opacity=\"\(Decimal.short(opacity, places: 3))\"" }
        if let style { body += " style=\"\(style)\"" }
        body += ">\n"
    }

    /// - Parameter text: Rules of CSS.
    mutating func styleSheet(_ text: String) {
        body += "<style>\n\(SVG.escaped(text, keepsLines: true))</style>\n"
    }

    mutating func endGroup() {
        body += "</g>\n"
    }

    private static func attributes(of paint: Paint) -> String {
        var text = " fill=\"\(paint.fill)\""
        if let stroke = paint.stroke {
            text += " stroke=\"\(stroke)\" stroke-width=\"\(Decimal.short(paint.strokeWidth))\""
        }
        if let dashes = paint.dashes { text += " stroke-dasharray=\"\(dashes)\"" }
        if paint.opacity < 1 { text += " opacity=\"\(Decimal.short(paint.opacity))\"" }
        return text
    }

    /// Text as it may stand between tags. Control characters, which XML forbids, become spaces.
    static func escaped(_ text: String, keepsLines: Bool = false) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n" where keepsLines: escaped += "\n"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += " "
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static let fontFamily =
        "system-ui, -apple-system, 'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif"
    private static let monospacedFamily =
        "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace"
}
