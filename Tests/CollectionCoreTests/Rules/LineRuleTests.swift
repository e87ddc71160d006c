import CollectionCore
import Testing

/// Numbers derived by hand from rules A1 to A7 and A11 of docs/semantics.md.
@Suite("Flow layout: lines")
struct LineRuleTests {
    /// 100 points wide, spacings of 10.
    private func stage(_ sizes: [(Double, Double)], width: Double = 100) -> Stage {
        var stage = Stage(width: width, height: 100)
        stage.add(sizes)
        return stage
    }

    private func starts(_ stage: Stage, _ items: Range<UInt32>) -> [Double] {
        items.compactMap { stage.cell(0, $0)?[0] }
    }

    @Test("A1: content inset and section inset shorten the line on both sides")
    func available() {
        var stage = Stage(width: 200, height: 100)
        stage.environment.contentInset = EdgeInsets(top: 5, left: 20, bottom: 5, right: 30)
        stage.layout.sectionMetrics.sectionInset =
            EdgeInsets(top: 0, left: 7, bottom: 0, right: 3)
        stage.add([(140, 10), (1, 10)])
        // 200 - 20 - 30 - 7 - 3 = 140: the first item fills its line exactly.
        #expect(stage.cell(0, 0) == [7, 0, 140, 10])
        #expect(stage.cell(0, 1) == [7, 20, 1, 10])
        #expect(stage.contentSize() == [150, 30])
    }

    @Test("A1: an inset measured from the safe area counts beyond the content inset only")
    func sectionInsetReference() {
        var stage = Stage(width: 200, height: 100)
        stage.environment.contentInset = EdgeInsets(top: 0, left: 20, bottom: 0, right: 50)
        stage.environment.safeAreaInsets = EdgeInsets(top: 0, left: 34, bottom: 0, right: 34)
        stage.layout.sectionInsetReference = .safeArea
        stage.layout.sectionMetrics.sectionInset =
            EdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        stage.layout.sectionMetrics.headerReferenceSize = Size(width: 0, height: 5)
        stage.layout.lineAlignment = .leading
        stage.layout.lastLineAlignment = .trailing
        stage.add([(10, 10)])
        // Left: max(20, 34 + 10) - 20 = 24. Right: max(50, 44) - 50 = 0. Container: 130.
        #expect(stage.cell(0, 0) == [120, 5, 10, 10])
        stage.layout.lastLineAlignment = .leading
        #expect(stage.cell(0, 0) == [24, 5, 10, 10])
        #expect(stage.header(0) == [0, 0, 130, 5])
    }

    @Test("A2: an exact fit joins the line, and a point more does not")
    func exactFit() {
        #expect(stage([(45, 10), (45, 10)]).cell(0, 1) == [55, 0, 45, 10])
        #expect(stage([(45, 10), (46, 10)]).cell(0, 1) == [0, 20, 46, 10])
    }

    @Test("A2: three thirds stand on one line, by the tolerance alone")
    func thirds() {
        var stage = Stage(width: 100, height: 100)
        stage.layout.sectionMetrics.minimumInteritemSpacing = 0
        // Up to 2^-16 point more than a third each.
        stage.add([(33.33334, 10), (33.33334, 10), (33.33334, 10)])
        #expect(stage.cell(0, 2)?[1] == 0)
        stage.layout.lineBreakTolerance = 0
        #expect(stage.cell(0, 2)?[1] == 20)
    }

    @Test("A3: a full line of two or more reaches from its start to its end")
    func justified() {
        let stage = stage([(20, 10), (30, 10), (20, 10), (50, 10)])
        // Leftover 100 - 70 - 2 x 10 = 10: gaps of 15.
        #expect(starts(stage, 0..<3) == [0, 35, 80])
    }

    @Test("A4: a lone item on a full line is centred")
    func lone() {
        #expect(stage([(60, 10), (60, 10), (10, 10)]).cell(0, 0) == [20, 0, 60, 10])
    }

    @Test("A5: equal items on the last line stand in the columns above")
    func lastLineOfEqualItems() {
        let stage = stage([(20, 10), (20, 10), (20, 10), (20, 10), (20, 10)])
        // Three to a line, with gaps of 20.
        #expect(starts(stage, 0..<5) == [0, 40, 80, 0, 40])
    }

    @Test("A5: a single line of equal items is spread as if it were full")
    func singleLineOfEqualItems() {
        #expect(starts(stage([(20, 10), (20, 10)]), 0..<2) == [0, 40])
    }

    @Test("A5: where one item fills the line, the last is centred too")
    func lastLoneItem() {
        #expect(stage([(60, 10), (60, 10)]).cell(0, 1) == [20, 20, 60, 10])
    }

    @Test("A5: unequal items on the last line keep the minimum spacing")
    func lastLineOfUnequalItems() {
        #expect(starts(stage([(20, 10), (30, 10)]), 0..<2) == [0, 30])
        // Heights count as well.
        #expect(starts(stage([(20, 10), (20, 11)]), 0..<2) == [0, 30])
    }

    @Test(
        "A5: the last line can be aligned otherwise",
        arguments: [
            (LastLineAlignment.leading, [0.0, 30]), (.center, [20, 50]), (.trailing, [40, 70]),
            (.justify, [0, 70]),
            // 20 + 10 + 30 and one more 30 with its spacing: full, with the minimum spacing.
            (.padWithLastItem, [0, 30]),
        ])
    func lastLineAlignment(alignment: LastLineAlignment, expected: [Double]) {
        var stage = stage([(20, 10), (30, 10)])
        stage.layout.lastLineAlignment = alignment
        #expect(starts(stage, 0..<2) == expected)
    }

    @Test("A5: padding spreads the last line as far as copies of its last item leave room")
    func padding() {
        var stage = stage([(20, 10), (30, 10)], width: 110)
        stage.layout.lastLineAlignment = .padWithLastItem
        // 20 + 30 + 30 = 80 on 110: gaps of 15.
        #expect(starts(stage, 0..<2) == [0, 35])
    }

    @Test(
        "A5: full lines can be aligned otherwise",
        arguments: [
            (LineAlignment.leading, [0.0, 30, 70]), (.center, [5, 35, 75]),
            (.trailing, [10, 40, 80]),
        ])
    func lineAlignment(alignment: LineAlignment, expected: [Double]) {
        var stage = stage([(20, 10), (30, 10), (20, 10), (50, 10)])
        stage.layout.lineAlignment = alignment
        #expect(starts(stage, 0..<3) == expected)
    }

    @Test("A6: items are centred in the thickness of their line")
    func thickness() {
        let stage = stage([(30, 10), (30, 31)])
        #expect(stage.cell(0, 0) == [0, 10.5, 30, 10])
        #expect(stage.cell(0, 1) == [40, 0, 30, 31])
    }

    @Test("A7: lines are apart by the line spacing, and none follows the last")
    func lineSpacing() {
        var stage = stage([(60, 10), (60, 20), (60, 30)])
        stage.layout.sectionMetrics.minimumLineSpacing = 7
        #expect((0..<3).compactMap { stage.cell(0, $0)?[1] } == [0, 17, 44])
        #expect(stage.contentSize() == [100, 74])
    }

    @Test("A11: an oversized item stands alone at the start of its line, with its size")
    func oversized() {
        let stage = stage([(10, 10), (120, 10), (10, 10)])
        #expect(stage.cell(0, 0) == [45, 0, 10, 10])
        #expect(stage.cell(0, 1) == [0, 20, 120, 10])
        #expect(stage.cell(0, 2) == [0, 40, 10, 10])
        #expect(stage.contentSize() == [100, 50])
    }

    @Test("A17: items that fill their lines are as long as these, one to a line")
    func list() {
        var stage = Stage(width: 100, height: 100)
        stage.layout.sectionMetrics.itemsFillLine = true
        stage.layout.sectionMetrics.minimumLineSpacing = 1
        stage.layout.sectionMetrics.sectionInset =
            EdgeInsets(top: 2, left: 10, bottom: 3, right: 20)
        stage.add([(5, 10), (500, 20)])
        #expect(stage.cell(0, 0) == [10, 2, 70, 10])
        #expect(stage.cell(0, 1) == [10, 13, 70, 20])
        #expect(stage.contentSize() == [100, 36])
    }
}
