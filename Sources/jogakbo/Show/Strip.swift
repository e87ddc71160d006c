import CollectionCore

/// Draws the display frames of a film side by side.
enum Strip {
    private static let gap = 16.0
    private static let top = 74.0

    static func text(of film: Film) -> String {
        guard let first = film.scenes.first else { return "" }
        let panel = first.bounds.size
        let count = Double(film.scenes.count)
        let margin = Picture.margin
        let canvas = Size(
            width: max(420, 2 * margin + count * panel.width + (count - 1) * gap),
            height: top + panel.height + 24 + margin)
        var svg = SVG(size: canvas)
        svg.rect(
            Rect(x: 0, y: 0, width: canvas.width, height: canvas.height),
            SVG.Paint(fill: Palette.paper))
        svg.caption(first.name, film.words)
        for (index, scene) in film.scenes.enumerated() {
            let viewport = Rect(
                x: margin + Double(index) * (panel.width + gap), y: top, width: panel.width,
                height: panel.height)
            svg.rect(viewport, SVG.Paint(fill: Palette.panel))
            svg.beginGroup(name: "panel-\(index)", clippedTo: viewport, radius: 0)
            for attributes in scene.frame.elements where !attributes.flags.contains(.isHidden) {
                svg.element(attributes, of: scene, shownIn: viewport)
            }
            svg.overlay(of: scene, shownIn: viewport)
            svg.endGroup()
            svg.rect(viewport, SVG.Paint(stroke: Palette.accent, strokeWidth: 1.2))
            svg.text(
                label(of: film, index),
                at: Point(x: viewport.x + viewport.width / 2, y: viewport.maxY + 20),
                SVG.Font(size: 11, color: Palette.faintInk, anchor: "middle"))
        }
        return svg.text
    }

    /// The same on the terminal.
    static func terminalText(of film: Film, columns: Int, hasColor: Bool) -> String {
        guard let first = film.scenes.first else { return "" }
        let width = panelColumns(film.scenes.count, of: columns)
        let panels = film.scenes.map { scene in
            TerminalPicture.canvas(of: scene, columns: width, hasColor: hasColor)
        }
        let columns = panels.reduce(0) { $0 + $1.columns + 2 }
        let rows = panels.reduce(0) { max($0, $1.rows) }
        var canvas = TerminalCanvas(columns: columns, rows: rows + 1)
        var column = 0
        for (index, panel) in panels.enumerated() {
            canvas.write(label(of: film, index), column: column, row: 0, .plain)
            canvas.draw(panel, column: column, row: 1)
            column += panel.columns + 2
        }
        return "\(first.name)\n\(film.words)\n\n" + canvas.text(hasColor: hasColor)
    }

    /// How many columns of a terminal a display frame of several has.
    static func panelColumns(_ count: Int, of columns: Int) -> Int {
        max(24, (columns + 2) / max(1, count) - 2)
    }

    private static func label(of film: Film, _ index: Int) -> String {
        let time = "\(Decimal.short(Double(film.times_ns[index]) / 1e6, places: 1)) ms"
        return film.notes.isEmpty || film.notes[index].isEmpty
            ? time : "\(time): \(film.notes[index])"
    }
}

extension SVG {
    /// A title and a line below it, at the top left.
    mutating func caption(_ title: String, _ words: String) {
        text(
            title, at: Point(x: Picture.margin, y: Picture.margin + 8),
            SVG.Font(size: 17, color: Palette.ink, isBold: true))
        text(
            words, at: Point(x: Picture.margin, y: Picture.margin + 28),
            SVG.Font(size: 11.5, color: Palette.faintInk))
    }
}
