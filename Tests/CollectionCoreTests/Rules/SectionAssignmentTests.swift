import CollectionReference
import Testing

@testable import CollectionCore

/// Which section has which description: rule G13, as it reads.
@Suite("Rules: sections and their descriptions")
struct SectionAssignmentTests {
    @Test("The first rule counts that holds", arguments: 0..<200)
    func firstRule(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let length = Double(Int.random(in: 0...10, using: &random)) * 100
        let rules = (0..<Int.random(in: 0...12, using: &random)).map { _ in
            Self.rule(&random)
        }
        let assignment = SectionAssignment(rules, containerLength: length)
        for section in 0..<40 {
            let first = rules.first { rule in
                section >= Int(rule.firstSection)
                    && (rule.sectionCount == 0
                        || section < Int(rule.firstSection) + Int(rule.sectionCount))
                    && length >= rule.minimumContainerLength
                    && (rule.maximumContainerLength == 0
                        || length < rule.maximumContainerLength)
            }
            #expect(
                assignment.number(ofSection: section) == first?.section ?? 0,
                "seed \(seed), section \(section)")
        }
    }

    private static func rule(_ random: inout SeededGenerator) -> LayoutSectionRule {
        var rule = LayoutSectionRule(
            firstSection: .random(in: 0...30, using: &random),
            sectionCount: .random(in: 0...8, using: &random),
            section: .random(in: 0...5, using: &random))
        if Bool.random(using: &random) {
            rule.minimumContainerLength = Double(Int.random(in: 0...8, using: &random)) * 100
        }
        if Bool.random(using: &random) {
            rule.maximumContainerLength = Double(Int.random(in: 1...10, using: &random)) * 100
        }
        return rule
    }

    @Test("The last sections that there may be have one, too")
    func lastSection() {
        let rule = LayoutSectionRule(firstSection: .max, sectionCount: .max, section: 3)
        let assignment = SectionAssignment([rule], containerLength: 100)
        #expect(assignment.number(ofSection: Int(UInt32.max) - 1) == 0)
        #expect(assignment.number(ofSection: Int(UInt32.max)) == 3)
    }

    @Test("Descriptions are bounded all together, and so are their places")
    func limits() throws {
        let row = LayoutGroup(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(10)),
            arrangement: .custom(
                (0..<1000).map {
                    LayoutCustomItem(frame: Rect(x: 0, y: Double($0), width: 1, height: 1))
                }))
        var view = CollectionView(limits: Limits())
        let many = CompositionalLayout(sections: (0..<5).map { _ in LayoutSection(group: row) })
        #expect(throws: CollectionError.invalidArgument("the layout", .tooLong)) {
            try view.setLayout(.compositional(many))
        }
        let narrow = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(10)),
            subitems: [
                .item(LayoutItem(size: LayoutSize(width: .absolute(0.5), height: .absolute(1))))
            ])
        let wide = CompositionalLayout(sections: (0..<70).map { _ in LayoutSection(group: narrow) })
        try view.setLayout(.compositional(wide))
        try view.setBounds(Rect(x: 0, y: 0, width: 10_000, height: 100))
        #expect(throws: CollectionError.limitExceeded(.groupPlaces, value: 71_680, maximum: 65_536))
        {
            _ = try view.contentSize()
        }
    }
}
