/// A grid of characters with colours, drawn on and then written out line by line.
struct TerminalCanvas {
    struct Style: Equatable {
        /// One of 256 colours; nil leaves the terminal's own.
        var ink: Int?
        var fill: Int?
        var isBold = false
        var isFaint = false

        static let plain = Style()
    }

    /// A place on the grid; a span of them is a box with both ends inside.
    struct Box {
        var left: Int
        var top: Int
        var right: Int
        var bottom: Int
    }

    private struct Cell {
        var character: Character = " "
        var style = Style.plain
    }

    let columns: Int
    let rows: Int
    private var cells: [Cell]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: Cell(), count: columns * rows)
    }

    /// What lies outside the grid is left out.
    mutating func put(_ character: Character, column: Int, row: Int, _ style: Style) {
        guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
        cells[row * columns + column] = Cell(character: character, style: style)
    }

    /// - Parameter text: Of characters that are one column wide.
    mutating func write(_ text: String, column: Int, row: Int, _ style: Style) {
        for (index, character) in text.enumerated() {
            put(character, column: column + index, row: row, style)
        }
    }

    mutating func fill(_ box: Box, with character: Character, _ style: Style) {
        let top = max(0, box.top)
        let left = max(0, box.left)
        for row in stride(from: top, through: min(rows - 1, box.bottom), by: 1) {
            for column in stride(from: left, through: min(columns - 1, box.right), by: 1) {
                put(character, column: column, row: row, style)
            }
        }
    }

    /// The edge of a box, in light lines.
    mutating func frame(_ box: Box, _ style: Style) {
        guard box.left < box.right, box.top < box.bottom else { return }
        for column in max(0, box.left)...max(0, min(columns - 1, box.right)) {
            put("─", column: column, row: box.top, style)
            put("─", column: column, row: box.bottom, style)
        }
        for row in box.top...box.bottom {
            put("│", column: box.left, row: row, style)
            put("│", column: box.right, row: row, style)
        }
        put("┌", column: box.left, row: box.top, style)
        put("┐", column: box.right, row: box.top, style)
        put("└", column: box.left, row: box.bottom, style)
        put("┘", column: box.right, row: box.bottom, style)
    }

    /// Puts another grid onto this one.
    mutating func draw(_ other: TerminalCanvas, column: Int, row: Int) {
        for index in other.cells.indices {
            let cell = other.cells[index]
            put(
                cell.character, column: column + index % other.columns,
                row: row + index / other.columns, cell.style)
        }
    }

    /// The grid as text; with escape sequences where colours change, if it has colour.
    func text(hasColor: Bool) -> String {
        var text = ""
        for row in 0..<rows {
            var line = ""
            var style = Style.plain
            for cell in cells[row * columns..<(row + 1) * columns] {
                if hasColor, cell.style != style {
                    style = cell.style
                    line += TerminalCanvas.escape(style)
                }
                line.append(cell.character)
            }
            if hasColor {
                if style != .plain { line += TerminalCanvas.escape(.plain) }
            } else {
                while line.last == " " { line.removeLast() }
            }
            text += line + "\n"
        }
        return text
    }

    private static func escape(_ style: Style) -> String {
        var codes = "0"
        if style.isBold { codes += ";1" }
        if style.isFaint { codes += ";2" }
        if let ink = style.ink { codes += ";38;5;\(ink)" }
        if let fill = style.fill { codes += ";48;5;\(fill)" }
        return "\u{1B}[\(codes)m"
    }
}
