/// A search for elements near a rectangle, section by section. It holds all that an arrangement
/// needs to collect elements of the current section.
struct SectionScan {
    /// The section that is searched now.
    var section: SectionBody
    /// The searched range of the main axis, in points from the start of the section's first line.
    var near = Interval(0, 0)
    let items: SumTree<ItemLeaf>
    let stored: StoredLines
    /// A cursor near the items that are searched for.
    var cursor: ItemCursor
    /// A cursor near the lines that are searched for; nil until a line has been searched for.
    private var lineCursor: LineCursor?
    /// Sums of all stored lines before the section.
    private var base = LinePosition.zero

    init(
        _ section: SectionBody, _ items: SumTree<ItemLeaf>, _ stored: StoredLines,
        _ cursor: ItemCursor
    ) {
        self.section = section
        self.items = items
        self.stored = stored
        self.cursor = cursor
    }

    /// Moves the cursor to an item of the section.
    mutating func move(to item: Int) {
        cursor.move(to: section.firstItem + item, in: items)
    }

    /// Moves the cursor on by one item.
    mutating func advance() { cursor.advance(by: 1, in: items) }

    /// The length of the item under the cursor along the main axis.
    var mainLength: Double { cursor.leaf.main(section.axis, cursor.local, section.metrics) }

    /// Returns the layout attributes of the item under the cursor.
    ///
    /// - Parameter item: The index of the item in the section.
    func cell(_ item: Int, _ frame: Rect) -> LayoutAttributes {
        section.cell(item, cursor, frame)
    }
}

// Stored lines.
extension SectionScan {
    /// Moves to the first stored line of the section that ends in the searched range or behind it.
    ///
    /// - Returns: Whether there is one.
    @inline(never)
    mutating func moveToFirstLine() -> Bool {
        if near.start <= 0 {
            if section.lineCount == 0 { return false }
            lineCursor?.move(to: section.firstLine, in: stored.lines)
            let cursor = lineCursor ?? LineCursor(stored.lines, at: section.firstLine)
            (lineCursor, base) = (cursor, cursor.position)
            return true
        }
        guard let first = stored.firstLine(of: section, endingAtOrAfter: near.start) else {
            return false
        }
        (lineCursor, base) = first
        return true
    }

    /// Returns the current line, and moves the item cursor to the first item of the line; nil
    /// behind the last line of the section that reaches into the searched range.
    mutating func line() -> PlacedLine? {
        guard let lineCursor,
            lineCursor.position.count < section.firstLine + section.lineCount
        else { return nil }
        let line = lineCursor.line(from: base, section.metrics)
        if line.start > near.end { return nil }
        move(to: line.firstItem)
        return line
    }

    @inline(never)
    mutating func moveToNextLine() { lineCursor?.advance(in: stored.lines) }
}
