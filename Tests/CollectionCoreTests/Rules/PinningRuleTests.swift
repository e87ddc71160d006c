import CollectionCore
import Testing

/// Numbers derived by hand from rule A14 of docs/semantics.md.
@Suite("Flow layout: pinning")
struct PinningRuleTests {
    /// Two sections of header 20, inset 5, ten lines of 10 without spacing, inset 15, footer 10:
    /// 0..<150 and 150..<300; visible are 100 points.
    private func stage(_ direction: Axis = .vertical) -> Stage {
        var stage = Stage(width: 100, height: 100)
        stage.layout.scrollDirection = direction
        var metrics = SectionMetrics()
        metrics.itemSize =
            direction == .vertical ? Size(width: 100, height: 10) : Size(width: 10, height: 100)
        metrics.minimumLineSpacing = 0
        metrics.headerReferenceSize = Size(width: 20, height: 20)
        metrics.footerReferenceSize = Size(width: 10, height: 10)
        metrics.sectionInset =
            direction == .vertical
            ? EdgeInsets(top: 5, left: 0, bottom: 15, right: 0)
            : EdgeInsets(top: 0, left: 5, bottom: 0, right: 15)
        stage.layout.sectionMetrics = metrics
        stage.layout.sectionHeadersPinToVisibleBounds = true
        stage.layout.sectionFootersPinToVisibleBounds = true
        stage.add(count: 10)
        stage.add(count: 10)
        return stage
    }

    @Test(
        "A14: a header stays at the start of what is visible until its section's footer comes",
        arguments: [
            (-50.0, 0.0), (0, 0), (1, 1), (60, 60), (119, 119), (120, 120), (121, 120), (500, 120),
        ])
    func header(offset: Double, expected: Double) {
        var stage = stage()
        stage.bounds.y = offset
        #expect(stage.header(0) == [0, expected, 100, 20])
    }

    @Test(
        "A14: a footer stays at the end of what is visible, down from its section's header",
        arguments: [(-200.0, 20.0), (-71, 20), (-69, 21), (0, 90), (49, 139), (50, 140), (90, 140)])
    func footer(offset: Double, expected: Double) {
        var stage = stage()
        stage.bounds.y = offset
        #expect(stage.footer(0) == [0, expected, 100, 10])
    }

    @Test("A14: a section below what is visible shows its footer at its header")
    func footerOfLaterSection() {
        #expect(stage().footer(1) == [0, 170, 100, 10])
    }

    @Test("A14: content insets take away from what is visible")
    func contentInset() {
        var stage = stage()
        stage.environment.contentInset = EdgeInsets(top: 8, left: 0, bottom: 6, right: 0)
        stage.bounds.y = 30
        #expect(stage.header(0) == [0, 38, 100, 20])
        #expect(stage.footer(0) == [0, 114, 100, 10])
    }

    @Test("A14: what may be pinned is in front of the rest, pinned or not")
    func zIndex() {
        var stage = stage()
        let header = Element.supplementary(.sectionHeader, IndexPath(section: 0, item: 0))
        #expect(stage.attributes(of: header)?.zIndex == 10)
        stage.layout.sectionHeadersPinToVisibleBounds = false
        #expect(stage.attributes(of: header)?.zIndex == 0)
        stage.bounds.y = 60
        #expect(stage.header(0) == [0, 0, 100, 20])
        #expect(stage.cell(0, 0) == [0, 25, 100, 10])
    }

    @Test("A14: pinning works to the right as well, and mirrored from the right")
    func horizontal() {
        var stage = stage(.horizontal)
        stage.bounds.x = 60
        #expect(stage.header(0) == [60, 0, 20, 100])
        #expect(stage.footer(0) == [140, 0, 10, 100])
        stage.layout.flipsHorizontallyInOppositeLayoutDirection = true
        stage.environment.layoutDirection = .rightToLeft
        // The first section is 150..<300, from the right. Its header is pushed by its footer.
        #expect(stage.header(0) == [160, 0, 20, 100])
        #expect(stage.footer(0) == [150, 0, 10, 100])
        stage.bounds.x = 170
        #expect(stage.header(0) == [250, 0, 20, 100])
        #expect(stage.footer(0) == [170, 0, 10, 100])
    }
}
