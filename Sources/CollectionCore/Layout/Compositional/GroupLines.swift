/// What lines of groups are: rule G4 of docs/semantics.md.
struct GroupLines {
    /// How many items a group has.
    let slotCount: Int
    /// How long a group is along the main axis.
    let thickness: Double
    /// Whether own lengths of items may change that: then each group is stored.
    let isEstimated: Bool

    init(_ template: GroupTemplate, _ axis: Axis) {
        slotCount = template.slots.count
        thickness = min(Length.maximum, Length.rounded(axis.main(template.size)))
        isEstimated = template.isEstimated
    }

    func groupCount(of itemCount: Int) -> Int { (itemCount + slotCount - 1) / slotCount }
}

extension SectionLayout {
    /// A section of groups that are all alike.
    init(evenGroupsOf count: Int, _ groups: GroupLines, _ metrics: FlowMetrics) {
        let number = Double(groups.groupCount(of: count))
        self.init(
            lineCount: 0,
            extent: metrics.lengthBesideLines + number * groups.thickness
                + (number - 1) * metrics.lineSpacing,
            isUniform: false)
    }
}
