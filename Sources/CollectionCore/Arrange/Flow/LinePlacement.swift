/// Where the items of a line stand: the first one's start, and the gap between two.
struct LinePlacement {
    /// From the start of the line.
    var start: Double
    var gap: Double
}

extension SectionedGeometry {
    /// - Parameter cursor: At the line's first item.
    func placement(
        of line: PlacedLine, _ section: PlacedSection, _ metrics: ResolvedMetrics,
        _ flow: FlowLines, _ cursor: ItemCursor, _ items: SumTree<ItemLeaf>
    ) -> LinePlacement {
        let length = cursor.position(ofNext: line.itemCount, in: items).cross(axis, metrics)
        if line.index + 1 < section.lineCount {
            return metrics.placement(flow.alignment, line.itemCount, length)
        }
        return lastLinePlacement(line, length, section, metrics, flow, cursor, items)
    }

    @inline(never)
    private func lastLinePlacement(
        _ line: PlacedLine, _ length: Double, _ section: PlacedSection,
        _ metrics: ResolvedMetrics, _ flow: FlowLines, _ cursor: ItemCursor,
        _ items: SumTree<ItemLeaf>
    ) -> LinePlacement {
        let count = line.itemCount
        switch flow.lastAlignment {
        case .leading: return metrics.placement(.leading, count, length)
        case .center: return metrics.placement(.center, count, length)
        case .trailing: return metrics.placement(.trailing, count, length)
        case .justify: return metrics.placement(.justify, count, length)
        case .automatic:
            if !section.isUniform { return metrics.placement(.leading, count, length) }
            let itemLength = cursor.leaf.cross(axis, cursor.local, metrics)
            return metrics.placement(ofFullLineOf: itemLength, flow.alignment)
        case .padWithLastItem:
            var last = cursor
            last.advance(by: count - 1, in: items)
            let copy = last.leaf.cross(axis, last.local, metrics)
            let copies = metrics.copies(of: copy, after: count, length)
            return metrics.placement(
                .justify, count + copies, length + Double(copies) * copy)
        }
    }
}

extension ResolvedMetrics {
    /// The placement of `count` items that are `length` long together.
    func placement(
        _ alignment: LineAlignment, _ count: Int, _ length: Double
    ) -> LinePlacement {
        let leftover = available - length - Double(count - 1) * interitemSpacing
        switch alignment {
        case .leading: return LinePlacement(start: 0, gap: interitemSpacing)
        case .center:
            return LinePlacement(start: max(0, leftover) / 2, gap: interitemSpacing)
        case .trailing:
            return LinePlacement(start: max(0, leftover), gap: interitemSpacing)
        case .justify:
            // A lone item is centred; one that is longer than the line stands at its start.
            if count == 1 {
                return LinePlacement(start: max(0, leftover) / 2, gap: interitemSpacing)
            }
            return LinePlacement(start: 0, gap: interitemSpacing + leftover / Double(count - 1))
        }
    }

    /// As in a line that is full of items of one length, so that columns align.
    func placement(
        ofFullLineOf itemLength: Double, _ alignment: LineAlignment
    ) -> LinePlacement {
        let count = capacity(length: itemLength)
        if count == .max { return placement(.leading, 1, itemLength) }
        return placement(alignment, count, Double(count) * itemLength)
    }

    /// How many more items of a length fit on a line that holds `count` already.
    func copies(of copy: Double, after count: Int, _ length: Double) -> Int {
        let remaining = available - length - Double(count - 1) * interitemSpacing
        let copies = self.count(of: copy, fitting: remaining)
        return copies == .max ? 0 : copies
    }
}
