/// A line of a section, and where.
struct PlacedLine {
    /// In its section.
    var index: Int
    /// Along the main axis, from the section's first line on.
    var start: Double
    var thickness: Double
    /// In its section.
    var firstItem: Int
    var itemCount: Int
}

extension FlowGeometry {
    /// - Complexity: O(log n)
    func firstLine(
        of section: PlacedSection, _ metrics: FlowMetrics,
        endingAtOrAfter offset: Double
    ) -> PlacedLine? {
        let base = lines.position(at: section.firstLine)
        /// Where the line before a position ends.
        func end(_ position: LinePosition) -> Double {
            position.thickness - base.thickness
                + Double(position.count - base.count - 1) * metrics.lineSpacing
        }
        guard
            let place = lines.place(where: { $0.count <= base.count || end($0) < offset })
        else { return nil }
        let count = place.leaf.count
        var local = max(0, base.count - place.before.count)
        var position = place.before + place.leaf.position(at: local)
        if place.leaf.thicknesses.isUniform {
            let run = LineRun(
                length: place.leaf.thicknesses.uniform, spacing: metrics.lineSpacing)
            let start = position.thickness - base.thickness
                + Double(position.count - base.count) * metrics.lineSpacing
            local += run.firstIndex(
                endingAtOrAfter: offset - start, count: count - local)
            position = place.before + place.leaf.position(at: local)
        } else {
            let (itemCounts, thicknesses) = (place.leaf.itemCounts, place.leaf.thicknesses)
            while local < count {
                var next = position
                next.count += 1
                next.itemCount += Int(itemCounts[local])
                next.thickness += thicknesses[local]
                if end(next) >= offset { break }
                position = next
                local += 1
            }
        }
        if position.count - base.count >= section.lineCount || local == count {
            return nil
        }
        return Self.line(local, in: place.leaf, at: position - base, metrics)
    }

    /// - Complexity: O(log n)
    func line(
        _ index: Int, of section: PlacedSection, _ metrics: FlowMetrics
    ) -> PlacedLine {
        let base = lines.position(at: section.firstLine)
        let place = lines.place(of: section.firstLine + index)
        let local = section.firstLine + index - place.before.count
        return Self.line(
            local, in: place.leaf, at: place.before + place.leaf.position(at: local) - base,
            metrics)
    }

    /// The line that holds an item of the section.
    func line(
        ofItem item: Int, of section: PlacedSection, _ metrics: FlowMetrics
    ) -> PlacedLine {
        let base = lines.position(at: section.firstLine)
        let target = base.itemCount + item
        guard let place = lines.place(where: { $0.itemCount <= target }) else {
            preconditionFailure("an item without a line")
        }
        var local = 0
        if place.leaf.itemCounts.isUniform {
            local = (target - place.before.itemCount) / Int(place.leaf.itemCounts.uniform)
        } else {
            let itemCounts = place.leaf.itemCounts
            var itemCount = place.before.itemCount + Int(itemCounts[0])
            while itemCount <= target {
                local += 1
                itemCount += Int(itemCounts[local])
            }
        }
        return Self.line(
            local, in: place.leaf, at: place.before + place.leaf.position(at: local) - base,
            metrics)
    }

    func line(
        after line: PlacedLine, of section: PlacedSection, _ metrics: FlowMetrics
    ) -> PlacedLine? {
        line.index + 1 < section.lineCount
            ? self.line(line.index + 1, of: section, metrics) : nil
    }

    private static func line(
        _ local: Int, in leaf: LineLeaf, at position: LinePosition, _ metrics: FlowMetrics
    ) -> PlacedLine {
        PlacedLine(
            index: position.count,
            start: position.thickness + Double(position.count) * metrics.lineSpacing,
            thickness: leaf.thicknesses[local], firstItem: position.itemCount,
            itemCount: Int(leaf.itemCounts[local]))
    }
}
