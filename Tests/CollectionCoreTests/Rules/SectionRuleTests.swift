import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Numbers derived by hand from rules A8 to A10, A12 and A13 of docs/semantics.md.
@Suite("Flow layout: sections")
struct SectionRuleTests {
    private func stage(_ direction: Axis) -> Stage {
        var stage = Stage(width: 100, height: 200)
        stage.layout.scrollDirection = direction
        var metrics = SectionMetrics()
        metrics.headerReferenceSize = Size(width: 11, height: 12)
        metrics.footerReferenceSize = Size(width: 13, height: 14)
        metrics.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        metrics.itemSize = Size(width: 30, height: 40)
        stage.layout.sectionMetrics = metrics
        stage.add(count: 1)
        stage.add(count: 0)
        stage.add(count: 2)
        return stage
    }

    @Test("A8: header, inset, lines, inset, footer, downwards")
    func vertical() {
        let stage = stage(.vertical)
        #expect(stage.header(0) == [0, 0, 100, 12])
        #expect(stage.cell(0, 0) == [2, 13, 30, 40])
        #expect(stage.footer(0) == [0, 56, 100, 14])
    }

    @Test("A8: header, inset, lines, inset, footer, to the right")
    func horizontal() {
        let stage = stage(.horizontal)
        #expect(stage.header(0) == [0, 0, 11, 200])
        #expect(stage.cell(0, 0) == [13, 1, 30, 40])
        #expect(stage.footer(0) == [47, 0, 13, 200])
        // A5: four of 40 fit 196, with gaps of 12: 0, 52, 104, 156.
        #expect(stage.cell(2, 1) == [103, 53, 30, 40])
    }

    @Test("A9: a section without items keeps header, insets and footer")
    func empty() {
        let stage = stage(.vertical)
        #expect(stage.header(1) == [0, 70, 100, 12])
        #expect(stage.footer(1) == [0, 86, 100, 14])
        #expect(stage.header(2) == [0, 100, 100, 12])
    }

    @Test("A8: without a length along the main axis there is no header")
    func noHeader() {
        var stage = stage(.vertical)
        stage.layout.sectionMetrics.headerReferenceSize = Size(width: 11, height: 0)
        let header = Element.supplementary(.sectionHeader, IndexPath(section: 0, item: 0))
        #expect(stage.ask(.call(GetLayoutAttributes(of: header))) == .failure(.noElement(header)))
        #expect(stage.cell(0, 0) == [2, 1, 30, 40])
    }

    @Test("A10: the content is as wide as the container, and as long as its sections")
    func contentSize() {
        #expect(stage(.vertical).contentSize() == [100, 170])
        #expect(stage(.horizontal).contentSize() == [150, 200])
        var empty = Stage(width: 100, height: 200)
        empty.environment.contentInset = EdgeInsets(top: 1, left: 10, bottom: 1, right: 15)
        #expect(empty.contentSize() == [75, 0])
        empty.layout.scrollDirection = .horizontal
        #expect(empty.contentSize() == [0, 198])
    }

    @Test("A8: a section's own metrics override the layout's")
    func ownMetrics() {
        var stage = stage(.vertical)
        var metrics = SectionMetrics()
        metrics.itemSize = Size(width: 100, height: 5)
        stage.add(count: 1, metrics: metrics)
        #expect(stage.cell(3, 0) == [0, 170, 100, 5])
    }

    @Test("A12: edges are rounded to pixels, a half upwards")
    func pixels() {
        var stage = Stage(width: 100, height: 100)
        stage.layout.pixelScale = 2
        stage.add([(33.25, 10), (20, 10.5), (20, 20.25), (90, 10)])
        // Gaps of 13.375: it starts at 46.625; y is (20.25 - 10.5) / 2 = 4.875.
        #expect(stage.cell(0, 1) == [46.5, 5, 20, 10.5])
        #expect(stage.cell(0, 2) == [80, 0, 20, 20.5])
    }

    @Test("A13: right to left, frames are mirrored about the middle of the content")
    func mirrored() {
        var stage = stage(.vertical)
        stage.layout.flipsHorizontallyInOppositeLayoutDirection = true
        stage.environment.layoutDirection = .rightToLeft
        #expect(stage.cell(0, 0) == [68, 13, 30, 40])
        #expect(stage.header(0) == [0, 0, 100, 12])
        stage.layout.scrollDirection = .horizontal
        // 150 - 13 - 30
        #expect(stage.cell(0, 0) == [107, 1, 30, 40])
        #expect(stage.header(0) == [139, 0, 11, 200])
    }

    @Test("A13: a layout that does not flip ignores the direction of the language")
    func notMirrored() {
        var stage = stage(.vertical)
        stage.environment.layoutDirection = .rightToLeft
        #expect(stage.cell(0, 0) == [2, 13, 30, 40])
    }

    @Test("A13: a mirrored line starts at the right, and its safe area is that of the right")
    func mirroredReference() {
        var stage = Stage(width: 100, height: 100)
        stage.layout.flipsHorizontallyInOppositeLayoutDirection = true
        stage.environment.layoutDirection = .rightToLeft
        stage.environment.safeAreaInsets = EdgeInsets(top: 0, left: 40, bottom: 0, right: 5)
        stage.layout.sectionInsetReference = .safeArea
        stage.layout.sectionMetrics.sectionInset =
            EdgeInsets(top: 0, left: 3, bottom: 0, right: 0)
        stage.layout.lastLineAlignment = .leading
        stage.add([(10, 10)])
        // 100 - 5 - 3 - 10
        #expect(stage.cell(0, 0) == [82, 0, 10, 10])
    }
}
