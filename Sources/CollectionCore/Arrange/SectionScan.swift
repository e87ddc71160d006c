/// The search for the elements of sections near a rectangle: all that an arrangement may ask of the
/// sections while it collects.
struct SectionScan {
    /// The section that is looked through now.
    var section: SectionBody
    /// The stretch that is looked for along the main axis, from the section's first line on.
    var near = Interval(0, 0)
    let items: SumTree<ItemLeaf>
    let stored: StoredLines
    /// Somewhere near the items that are looked for.
    var cursor: ItemCursor
    /// Somewhere near the lines that are looked for, and sums of all lines before the section.
    private var lineCursor: LineCursor?
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

    /// Returns the attributes of the item under the cursor.
    func cell(_ item: Int, _ frame: Rect) -> LayoutAttributes {
        section.cell(item, cursor, frame)
    }
}

// Stored lines.
extension SectionScan {
    /// Moves to the first stored line of the section that is near.
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

    /// Returns the line that the scan is at, with the cursor at its first item; nil behind the last
    /// line that is near.
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
