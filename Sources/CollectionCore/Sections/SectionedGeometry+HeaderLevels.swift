// Headers that pin beneath the headers of other sections: rule A14 of docs/semantics.md.
extension SectionedGeometry {
    /// The nearest section before this one whose header has a lower level; nil if there is none.
    ///
    /// - Complexity: O(log n)
    @inline(never)
    private func parent(of section: PlacedSection) -> PlacedSection? {
        let level = metrics[section.metrics].headerLevel
        if level == 0 { return nil }
        return sections.lastSection(before: section.index, belowHeaderLevel: level)
            .map { self.section($0) }
    }

    /// The total length, in points, of the headers beneath which the section's header pins.
    ///
    /// - Complexity: O(levels x log n)
    func lengthAbove(_ section: PlacedSection) -> Double {
        var length = 0.0
        var next = parent(of: section)
        while let ancestor = next {
            length += self.length(of: .sectionHeader, in: ancestor)
            next = parent(of: ancestor)
        }
        return length
    }

    /// The greatest end of a section's pinned header along the main axis, in points: the start of
    /// the footer of the last section before the next section of the same or a lower level.
    ///
    /// - Complexity: O(log n)
    func pinningEnd(of section: PlacedSection) -> Double {
        let level = metrics[section.metrics].headerLevel
        let next =
            sections.firstSection(from: section.index + 1, upToHeaderLevel: level)
            ?? sections.count
        let last = next == section.index + 1 ? section : self.section(next - 1)
        return last.start + last.extent - length(of: .sectionFooter, in: last)
    }

    /// Collects the headers beneath which a section's header pins, the outermost header first.
    func collectHeaders(
        above section: PlacedSection, visible: Interval, into collector: inout ElementCollector
    ) {
        guard let ancestor = parent(of: section) else { return }
        collectHeaders(above: ancestor, visible: visible, into: &collector)
        if length(of: .sectionHeader, in: ancestor) > 0 {
            collector.append(supplementary(.sectionHeader, of: ancestor, visible: visible))
        }
    }
}

extension SumTree<SectionGeometryLeaf> {
    /// The index of the last section before `end` whose header level is less than `level`; nil if
    /// there is none.
    ///
    /// - Complexity: O(log n)
    fileprivate func lastSection(before end: Int, belowHeaderLevel level: UInt32) -> Int? {
        Self.lastSection(in: root, before: end, level)
    }

    private static func lastSection(in node: Node, before end: Int, _ level: UInt32) -> Int? {
        var start = node.total.position.count
        for child in stride(from: node.count - 1, through: 0, by: -1) {
            let summary = node.summary(child)
            start -= summary.position.count
            if start >= end || summary.leastHeaderLevel >= level { continue }
            if node.height > 0 {
                if let found = lastSection(in: node.child(child), before: end - start, level) {
                    return start + found
                }
                continue
            }
            let levels = node.leaf(child).headerLevels
            var index = min(end - start, summary.position.count) - 1
            while index >= 0 {
                if levels[index] < level { return start + index }
                index -= 1
            }
        }
        return nil
    }

    /// The index of the first section from `first` on whose header level is at most `level`; nil if
    /// there is none.
    ///
    /// - Complexity: O(log n)
    fileprivate func firstSection(from first: Int, upToHeaderLevel level: UInt32) -> Int? {
        Self.firstSection(in: root, from: first, level)
    }

    private static func firstSection(in node: Node, from first: Int, _ level: UInt32) -> Int? {
        var start = 0
        for child in 0..<node.count {
            let summary = node.summary(child)
            let base = start
            start += summary.position.count
            if start <= first || summary.leastHeaderLevel > level { continue }
            if node.height > 0 {
                if let found = firstSection(in: node.child(child), from: first - base, level) {
                    return base + found
                }
                continue
            }
            let levels = node.leaf(child).headerLevels
            var index = max(first - base, 0)
            while index < summary.position.count {
                if levels[index] <= level { return base + index }
                index += 1
            }
        }
        return nil
    }
}
