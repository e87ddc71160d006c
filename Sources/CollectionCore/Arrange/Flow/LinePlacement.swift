/// Where the items of a line stand: the start of the first item, and the gap between two items.
struct LinePlacement {
    /// Where the first item begins, in points from the start of the line.
    var start: Double
    var gap: Double
}

extension FlowArrangement {
    /// Returns where the items of a line stand.
    ///
    /// - Parameter cursor: A cursor at the line's first item.
    func placement(
        of line: PlacedLine, _ section: SectionBody, _ cursor: ItemCursor,
        _ items: SumTree<ItemLeaf>
    ) -> LinePlacement {
        let length = cursor.position(ofNext: line.itemCount, in: items)
            .cross(section.axis, section.metrics)
        if line.index + 1 < section.lineCount {
            return lines(section.metrics).placement(alignment, line.itemCount, length)
        }
        return lastLinePlacement(line, length, section, cursor, items)
    }

    @inline(never)
    private func lastLinePlacement(
        _ line: PlacedLine, _ length: Double, _ section: SectionBody, _ cursor: ItemCursor,
        _ items: SumTree<ItemLeaf>
    ) -> LinePlacement {
        let (count, lines) = (line.itemCount, lines(section.metrics))
        switch lastAlignment {
        case .leading: return lines.placement(.leading, count, length)
        case .center: return lines.placement(.center, count, length)
        case .trailing: return lines.placement(.trailing, count, length)
        case .justify: return lines.placement(.justify, count, length)
        case .automatic:
            if !section.place.isUniform { return lines.placement(.leading, count, length) }
            let itemLength = cursor.leaf.cross(section.axis, cursor.local, section.metrics)
            return lines.placement(ofFullLineOf: itemLength, alignment)
        case .padWithLastItem:
            var last = cursor
            last.advance(by: count - 1, in: items)
            let copy = last.leaf.cross(section.axis, last.local, section.metrics)
            let copies = lines.copies(of: copy, after: count, length)
            return lines.placement(.justify, count + copies, length + Double(copies) * copy)
        }
    }
}

extension FlowLines {
    /// The placement of `count` items that are `length` points long together, without spacing.
    func placement(
        _ alignment: LineAlignment, _ count: Int, _ length: Double
    ) -> LinePlacement {
        let leftover = available - length - Double(count - 1) * spacing
        switch alignment {
        case .leading: return LinePlacement(start: 0, gap: spacing)
        case .center:
            return LinePlacement(start: max(0, leftover) / 2, gap: spacing)
        case .trailing:
            return LinePlacement(start: max(0, leftover), gap: spacing)
        case .justify:
            // A lone item is centred; one that is longer than the line stands at its start.
            if count == 1 {
                return LinePlacement(start: max(0, leftover) / 2, gap: spacing)
            }
            return LinePlacement(start: 0, gap: spacing + leftover / Double(count - 1))
        }
    }

    /// The placement on a line that is full of items of this length, so that the last line's items
    /// stand in the columns of the lines before.
    func placement(
        ofFullLineOf itemLength: Double, _ alignment: LineAlignment
    ) -> LinePlacement {
        let count = capacity(length: itemLength)
        if count == .max { return placement(.leading, 1, itemLength) }
        return placement(alignment, count, Double(count) * itemLength)
    }

    /// How many more items of a length fit on a line that holds `count` items already; 0 if any
    /// number fits.
    ///
    /// - Parameter copy: The length of each item to add.
    /// - Parameter length: The length of the items on the line together, without spacing.
    func copies(of copy: Double, after count: Int, _ length: Double) -> Int {
        let remaining = available - length - Double(count - 1) * spacing
        let copies = self.count(of: copy, fitting: remaining)
        return copies == .max ? 0 : copies
    }
}
