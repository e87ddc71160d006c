// Changes of a layout when boundary items are measured: rule G12 of docs/semantics.md.
extension SectionedGeometry {
    /// Gives the boundary items of a section their measured lengths.
    ///
    /// - Complexity: O(log n)
    mutating func setMeasures(_ measures: [BoundaryMeasure], ofSection index: Int) {
        let section = self.section(index)
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
