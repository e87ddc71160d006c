// Changes of a layout when boundary items, headers and footers are measured: rules A15 and G12 of
// docs/semantics.md.
extension SectionedGeometry {
    /// Gives the boundary items of a section, or its header and its footer, their measured lengths.
    ///
    /// - Complexity: O(log n)
    mutating func setMeasures(_ measures: [BoundaryMeasure], ofSection index: Int) {
        let section = self.section(index)
        if compositional == nil { return setEnds(measures, of: section) }
        let number = described.number(of: UInt32(section.metrics), with: measures, axis)
        let extent =
            section.extent - metrics[section.metrics].lengthBesideLines
            + described.metrics[Int(number)].lengthBesideLines
        metrics = described.metrics
        longest.take(metrics[Int(number)], arrangement(Int(number)))
        sections.update(at: index) { leaf, local in
            leaf.setting(metrics: number, extent: extent, at: local)
        }
        if described.hasTooMany(for: sections.count) { forgetUnusedVariants() }
    }

    private mutating func setEnds(_ measures: [BoundaryMeasure], of section: PlacedSection) {
        var metrics = metrics[section.metrics]
        let ends = MeasuredEnds(measures, metrics)
        metrics.take(ends)
        longest.take(metrics, arrangement(section.metrics))
        let extent = section.extent - self.ends(of: section).excess + ends.excess
        hasMeasuredEnds = true
        sections.update(at: section.index) { leaf, local in
            leaf.setting(ends: ends, extent: extent, at: local)
        }
    }

    /// Gives the boundary items around all sections their measured lengths.
    mutating func setMeasuresOfLayout(_ measures: [BoundaryMeasure]) {
        guard case .compositional(let layout) = layout else { return }
        boundaries = Boundaries(
            layout.boundarySupplementaryItems, axis,
            CrossSpan(start: 0, length: container.length), mainLength: container.mainLength,
            measures: measures)
    }

    private mutating func forgetUnusedVariants() {
        var isUsed = [Bool](repeating: false, count: metrics.count)
        sections.forEachLeaf { leaf in
            for local in 0..<(leaf.metrics.isUniform ? 1 : leaf.count) {
                isUsed[Int(leaf.metrics[local])] = true
            }
        }
        let numbers = described.keep(isUsed)
        metrics = described.metrics
        var leaves: [SectionGeometryLeaf] = []
        sections.forEachLeaf { leaf in
            leaves.appendJoining(leaf.settingMetrics { numbers[Int($0)] })
        }
        sections = SumTree(leaves: leaves)
    }
}
