// Sections that stay and have other metrics: rule E3 of docs/semantics.md.
extension SnapshotDifference {
    /// The sections of the new snapshot that were there before with other metrics, by their
    /// indexes in the part, ascending.
    var sectionsWithOtherMetrics: [Int] {
        // Without metrics all sections have those of the layout.
        if old.metrics.isEmpty && new.metrics.isEmpty { return [] }
        let before = old.metrics(ofSections: oldPart.sections)
        let after = new.metrics(ofSections: newPart.sections)
        let areAlike = old.metrics == new.metrics
        var found: [Int] = []
        for (section, fate) in sectionFates.enumerated() where fate == .stays || fate == .moves {
            let (was, now) = (before[Int(sections.old[section])], after[section])
            if areAlike && was == now || old.metrics(was) == new.metrics(now) { continue }
            found.append(section)
        }
        return found
    }
}

extension Snapshot {
    /// The number of the metrics of each section of a range.
    fileprivate func metrics(ofSections range: Range<Int>) -> [UInt32] {
        var numbers: [UInt32] = []
        numbers.reserveCapacity(range.count)
        content.sections.slice(range).forEachLeaf { leaf in
            for local in 0..<leaf.count { numbers.append(leaf.metrics[local]) }
        }
        return numbers
    }

    /// The metrics with a number; nil for the layout's.
    fileprivate func metrics(_ number: UInt32) -> SectionMetrics? {
        number == 0 ? nil : metrics[Int(number) - 1]
    }
}
