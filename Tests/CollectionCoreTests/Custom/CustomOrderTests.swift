import CollectionCore
import Testing

/// Rules B11, B12 and B14 to B17 of docs/semantics.md: what is asked when.
@Suite("Order of calls of the host's own layout")
struct CustomOrderTests {
    @Test("B12: the first display frame prepares, asks for the size, then for elements")
    func first() throws {
        var stage = try CustomStage()
        let frame = try stage.frame()
        #expect(
            stage.layout.takeLog() == [
                "invalidate", "prepare 100", "size", "elements -50 to 150",
            ])
        #expect(frame.rows == ["0 at 0", "1 at 40", "2 at 80"])
        #expect(frame.contentSize == Size(width: 100, height: 4000))
    }

    @Test("B12: scrolling asks about the bounds, and for elements where none are known")
    func scrolling() throws {
        var stage = try CustomStage()
        try stage.frame()
        _ = stage.layout.takeLog()
        var frame = try stage.frame(at: 30)
        #expect(stage.layout.takeLog() == ["should 30"])
        #expect(frame.items == [0, 1, 2, 3] && !frame.didLayoutChange)
        frame = try stage.frame(at: 60)
        #expect(stage.layout.takeLog() == ["should 60", "elements 10 to 210"])
        #expect(frame.items == [1, 2, 3])
        try stage.frame(at: 60)
        #expect(stage.layout.takeLog().isEmpty)
    }

    @Test("B12: another size of the bounds prepares anew")
    func resizing() throws {
        var stage = try CustomStage()
        try stage.frame()
        _ = stage.layout.takeLog()
        let frame = try stage.frame(height: 200)
        #expect(
            stage.layout.takeLog() == [
                "should 0", "context", "invalidate", "prepare 100", "size", "elements -100 to 300",
            ])
        #expect(frame.didLayoutChange)
    }

    @Test("B14: a context for other bounds that names elements has only these asked")
    func pinnedHeader() throws {
        var stage = try CustomStage()
        stage.layout.headerHeight = 20
        stage.layout.pinsHeader = true
        stage.layout.invalidatesForScrolling = true
        var context = InvalidationContext()
        let header = Element.supplementary(.sectionHeader, IndexPath(section: 0, item: 0))
        context.elements = [header]
        stage.layout.boundsContext = context
        try stage.frame()
        _ = stage.layout.takeLog()
        let frame = try stage.frame(at: 30)
        #expect(
            stage.layout.takeLog() == [
                "should 30", "context", "invalidate", "prepare 100", "size", "header 0",
            ])
        #expect(stage.layout.contexts.last?.elements == [header])
        #expect(frame.elements.last?.element == header && frame.elements.last?.frame.y == 30)
        #expect(frame.elements.count == 4 && !frame.didLayoutChange)
        #expect(try stage.frame(at: 1030).elements.last?.frame.y == 1030)
    }

    @Test("B16, B17: an animated update")
    func update() throws {
        var stage = try CustomStage()
        try stage.frame()
        _ = stage.layout.takeLog()
        try stage.delete(1, animation: Animation())
        #expect(stage.layout.takeLog().isEmpty)
        try stage.frame()
        #expect(
            stage.layout.takeLog() == [
                "invalidate", "prepare 99", "size", "updates 1", "target 0",
                "elements -50 to 150", "final 0", "final 1", "final 2", "initial 0", "initial 1",
                "initial 2", "finalize updates",
            ])
        #expect(stage.layout.contexts.last?.invalidatesDataSourceCounts == true)
        #expect(stage.layout.contexts.last?.invalidatesEverything == false)
        try stage.frame(after_ns: 1_000_000)
        #expect(stage.layout.takeLog().isEmpty)
    }

    @Test("B16: an update at once tells of the batch, and asks for no attributes on the way")
    func updateAtOnce() throws {
        var stage = try CustomStage()
        try stage.frame()
        _ = stage.layout.takeLog()
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [
                .move(IndexPath(section: 0, item: 9), to: IndexPath(section: 0, item: 0)),
                .insert(IndexPath(section: 0, item: 2)), .insert(IndexPath(section: 0, item: 1)),
                .reconfigure(IndexPath(section: 0, item: 8), flags: .keepsContent),
                .delete(IndexPath(section: 0, item: 3)), .delete(IndexPath(section: 0, item: 4)),
            ]))
        try stage.frame()
        #expect(
            stage.layout.takeLog() == [
                "invalidate", "prepare 100", "size", "updates 6", "target 0",
                "elements -50 to 150", "finalize updates",
            ])
        let told = stage.layout.updates[0]
        #expect(told.map(\.action) == [.delete, .delete, .insert, .insert, .reconfigure, .move])
        #expect(told.map(\.indexPathBeforeUpdate.item).prefix(2) == [4, 3])
        #expect(told.map(\.indexPathAfterUpdate.item)[2...3] == [1, 2])
    }

    @Test("B17: replacing a layout of one's own by another one")
    func transition() throws {
        var stage = try CustomStage()
        try stage.frame()
        let other = LoggingLayout(configuration: stage.layout.configuration)
        (stage.layout.name, other.name) = ("old ", "new ")
        _ = stage.layout.takeLog()
        try stage.view.setLayout(.custom(other), animation: Animation())
        try stage.frame()
        #expect(
            stage.layout.takeLog() == [
                "old to", "old final 0", "old final 1", "old final 2", "old finalize",
            ])
        #expect(
            other.takeLog() == [
                "new from", "new invalidate", "new prepare 100", "new size", "new target 0",
                "new elements -50 to 150", "new initial 0", "new initial 1", "new initial 2",
                "new finalize",
            ])
        try stage.frame(at: 500)
        #expect(stage.layout.log.isEmpty)
    }

    @Test("B17: to and from a layout of the engine's")
    func transitionOfOne() throws {
        var stage = try CustomStage()
        try stage.frame()
        _ = stage.layout.takeLog()
        try stage.view.setLayout(.list(ListLayout()), animation: Animation())
        try stage.frame()
        #expect(stage.layout.takeLog() == ["to", "final 0", "final 1", "final 2", "finalize"])
        try stage.frame(at: 500, after_ns: 1_000_000_000)
        #expect(stage.layout.log.isEmpty)
        try stage.view.setLayout(.custom(stage.layout))
        try stage.frame(at: 500)
        #expect(
            stage.layout.takeLog() == [
                "from", "invalidate", "prepare 100", "size", "target 500",
                "elements 450 to 650", "finalize",
            ])
    }

    @Test("A layout that was asked nothing is told of no transition")
    func replacedTwice() throws {
        var stage = try CustomStage()
        try stage.frame()
        let between = LoggingLayout()
        _ = stage.layout.takeLog()
        try stage.view.setLayout(.custom(between))
        try stage.view.setLayout(.list(ListLayout()))
        try stage.frame()
        #expect(between.log.isEmpty)
        #expect(stage.layout.takeLog() == ["to", "finalize"])
        // A question makes it known.
        try stage.view.setLayout(.custom(between))
        _ = try stage.view.contentSize()
        #expect(between.takeLog() == ["from", "invalidate", "prepare 100", "size"])
        try stage.view.setLayout(.list(ListLayout()))
        try stage.frame()
        #expect(between.takeLog() == ["finalize", "to", "finalize"])
    }

    @Test("B12: replaced data is everything")
    func reload() throws {
        var stage = try CustomStage()
        try stage.frame()
        _ = stage.layout.takeLog()
        try stage.setData([3])
        try stage.frame()
        #expect(
            stage.layout.takeLog() == ["invalidate", "prepare 3", "size", "elements -50 to 150"])
        #expect(stage.layout.contexts.last?.invalidatesEverything == true)
        #expect(stage.layout.contexts.last?.invalidatesDataSourceCounts == true)
    }

    @Test("Two views that show one layout have it prepared in turns")
    func twoOwners() throws {
        var stage = try CustomStage()
        var other = CollectionView(limits: Limits())
        var builder = DataSourceBuilder(limits: Limits())
        let (counts, none): ([UInt32], [UInt32]) = ([5], [])
        let sizes: [Float] = []
        try builder.append(
            itemCounts: counts.span, sectionMetrics: none.span, widths: sizes.span,
            heights: sizes.span, reuseIdentifiers: none.span, options: [])
        try other.setDataSource(builder)
        try other.setLayout(.custom(stage.layout))
        for offset in [0.0, 10, 300, 20] {
            #expect(try stage.frame(at: offset).contentSize.height == 4000)
            let frame = try other.displayFrame(
                for: DisplayFrameRequest(
                    bounds: Rect(x: 0, y: offset, width: 100, height: 100), time_ns: 0,
                    isComplete: true, preferredSizes: []))
            #expect(frame.contentSize.height == 200)
        }
    }
}
