import CollectionCore

/// Draws a scene with characters: elements as boxes, beside them a bar that is the whole content.
struct TerminalPicture {
    private let scene: PictureScene
    private let scale: Double
    private var canvas: TerminalCanvas
    private let hasColor: Bool
    /// What is to the right of the viewport.
    private let barColumns: Int

    /// A gap, the bar, and numbers beside it.
    static let barColumns = 16
    /// Lines above and below the viewport.
    private static let otherRows = 6
    /// A character is about twice as high as it is wide.
    private static let aspect = 2.0

    /// How high a viewport may be to fit on the terminal, in whole lines.
    static func fittingHeight(width: Double, columns: Int, rows: Int) -> Double {
        let lines = max(8, rows - otherRows - 2)
        return (Double(lines) * pointsPerColumn(width: width, columns: columns) * aspect).rounded(
            .down)
    }

    static func text(of scene: PictureScene, columns: Int, hasColor: Bool) -> String {
        var picture = TerminalPicture(scene, columns: columns, hasColor: hasColor)
        for attributes in scene.frame.elements where !attributes.flags.contains(.isHidden) {
            picture.draw(attributes)
        }
        picture.drawBar()
        return "\(scene.name)\n\(scene.caption)\n\n" + picture.canvas.text(hasColor: hasColor)
            + "\n" + picture.legend
    }

    /// The elements of a scene without a bar.
    ///
    /// - Parameter columns: At least 24 are taken.
    static func canvas(of scene: PictureScene, columns: Int, hasColor: Bool) -> TerminalCanvas {
        var picture = TerminalPicture(
            scene, columns: columns + barColumns, hasColor: hasColor, barColumns: 0)
        for attributes in scene.frame.elements where !attributes.flags.contains(.isHidden) {
            picture.draw(attributes)
        }
        return picture.canvas
    }

    private init(
        _ scene: PictureScene, columns: Int, hasColor: Bool,
        barColumns: Int = TerminalPicture.barColumns
    ) {
        self.scene = scene
        self.hasColor = hasColor
        self.barColumns = barColumns
        scale = TerminalPicture.pointsPerColumn(width: scene.bounds.width, columns: columns)
        let width = Int((scene.bounds.width / scale).rounded(.up))
        let rows = (scene.bounds.height / scale / TerminalPicture.aspect).rounded(.up)
        canvas = TerminalCanvas(
            columns: width + barColumns, rows: max(1, Int(rows)))
    }

    /// The whole width is shown, at no more than five points for a column.
    private static func pointsPerColumn(width: Double, columns: Int) -> Double {
        max(width / Double(max(24, columns - barColumns)), min(5, width / 8))
    }

    /// What is hardly there is left out, what is half there is faint.
    private mutating func draw(_ attributes: LayoutAttributes) {
        if attributes.alpha < 0.25 { return }
        let color = scene.color(of: attributes)
        let box = box(of: scene.shownFrame(of: attributes))
        let isCell = attributes.element.category == .cell
        let style = TerminalCanvas.Style(
            ink: color.terminalInk, fill: color.terminalFill,
            isBold: !isCell || attributes.flags.contains(.isFocused),
            isFaint: attributes.alpha < 0.75)
        canvas.fill(box, with: " ", style)
        let path = scene.markedLabel(of: attributes)
        let view = "#\(attributes.reusableView.rawValue)"
        let width = box.right - box.left + 1
        let height = box.bottom - box.top + 1
        guard isCell, height >= 2, width < 24 else {
            let room = width - path.count - view.count - 5
            let title = narrow(scene.title(of: attributes), columns: room)
            let gap = String(repeating: " ", count: max(1, room - title.count + 2))
            let line = " \(title)\(gap)\(path) \(view)"
            canvas.write(
                String(line.prefix(width)), column: box.left,
                row: box.top + (height - 1) / 2, style)
            return
        }
        if height >= 4, width >= 5 || !hasColor {
            canvas.frame(box, style)
            let title = narrow(scene.title(of: attributes), columns: .max)
            let word = title.prefix { character in character != " " }
            if !word.isEmpty, word.count <= width - 4 {
                canvas.write(String(word), column: box.left + 2, row: box.top, style)
            }
        }
        let inset = height >= 4 ? 1 : 0
        for (index, line) in [path, view].enumerated() {
            let text = String(line.prefix(width))
            let column = box.left + max(0, (width - text.count) / 2)
            canvas.write(text, column: column, row: box.top + inset + index, style)
        }
    }

    /// The lines and columns that a frame covers, at least one of each.
    private func box(of frame: Rect) -> TerminalCanvas.Box {
        let rowScale = scale * TerminalPicture.aspect
        let left = Int(((frame.x - scene.bounds.x) / scale).rounded())
        let top = Int(((frame.y - scene.bounds.y) / rowScale).rounded())
        let right = Int(((frame.maxX - scene.bounds.x) / scale).rounded()) - 1
        let bottom = Int(((frame.maxY - scene.bounds.y) / rowScale).rounded()) - 1
        let width = canvas.columns - barColumns
        return TerminalCanvas.Box(
            left: left, top: top, right: min(width - 1, max(left, right)),
            bottom: max(top, bottom))
    }

    private mutating func drawBar() {
        let column = canvas.columns - barColumns + 2
        let length = Double(canvas.rows)
        let axis = scene.axis
        let first = place(axis.mainStart(scene.bounds), of: length)
        let last = max(first, place(axis.mainEnd(scene.bounds), of: length))
        for row in 0..<canvas.rows {
            let isVisible = row >= first && row <= last
            let style = TerminalCanvas.Style(ink: isVisible ? 167 : 250)
            canvas.write(isVisible ? "██" : "░░", column: column, row: row, style)
        }
        let faint = TerminalCanvas.Style(ink: 245)
        let offset = Decimal.grouped(axis.mainStart(scene.bounds), places: 0)
        if first > 0 { canvas.write("0", column: column + 3, row: 0, faint) }
        if first < canvas.rows - 1 {
            let end = Decimal.grouped(scene.contentLength, places: 0)
            canvas.write(end, column: column + 3, row: canvas.rows - 1, faint)
        }
        canvas.write(
            offset, column: column + 3, row: first, TerminalCanvas.Style(ink: 167, isBold: true))
    }

    private func place(_ main: Double, of length: Double) -> Int {
        Int(min(length - 1, max(0, main / scene.contentLength * length)))
    }

    /// What the colours mean, and how many elements of each there are.
    private var legend: String {
        let names = scene.classes.cellNames + ["headers and footers"]
        var words: [String] = []
        for (index, count) in scene.counts.enumerated() where count > 0 {
            let color = Palette.color(ofClass: index < names.count - 1 ? index : nil)
            let swatch = hasColor ? "\u{1B}[48;5;\(color.terminalFill)m  \u{1B}[0m " : ""
            words.append("\(swatch)\(names[index]) \(count)")
        }
        return words.joined(separator: hasColor ? "   " : ", ") + "\n"
    }

    /// As much of the text as fits, up to the first character that may be two columns wide.
    private func narrow(_ text: String, columns: Int) -> String {
        guard columns > 0 else { return "" }
        let characters = text.prefix { character in
            character.unicodeScalars.allSatisfy { (0x20..<0x300).contains($0.value) }
        }
        return String(characters.prefix(columns))
    }
}
