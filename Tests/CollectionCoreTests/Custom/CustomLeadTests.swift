import CollectionCore
import Testing

/// Rule T9 of docs/semantics.md, where a layout of the host's own is one of the two.
@Suite("The host's own layout in an interactive transition")
struct CustomLeadTests {
    private static let flow: FlowLayout = {
        var layout = FlowLayout()
        layout.configuration.sectionMetrics.itemSize = Size(width: 100, height: 80)
        layout.configuration.sectionMetrics.minimumLineSpacing = 0
        return layout
    }()

    /// Rows of 40, on the way to rows of 80.
    private func led() throws -> CustomStage {
        var stage = try CustomStage()
        try stage.frame()
        _ = stage.layout.takeLog()
        try stage.view.startInteractiveTransition(to: .flow(Self.flow), tag: 3)
        return stage
    }

    @Test("it is told when the transition begins, and of its end; in between it is kept")
    func order() throws {
        var stage = try led()
        #expect(stage.layout.takeLog().isEmpty)
        try stage.frame()
        #expect(stage.layout.takeLog() == ["to"])
        try stage.view.setTransitionProgress(0.5, at: 1)
        let frame = try stage.frame()
        #expect(stage.layout.takeLog().isEmpty)
        #expect(frame.rows == ["0 at 0", "1 at 60", "2 at 120"])
        try stage.view.finishInteractiveTransition(at: 1_000_000_000)
        #expect(stage.layout.takeLog().isEmpty)
        try stage.frame()
        #expect(stage.layout.takeLog() == ["finalize"])
        let after = try stage.frame(after_ns: 1_000_000_000)
        #expect(stage.layout.takeLog().isEmpty)
        #expect(after.rows == ["0 at 0", "1 at 80"])
        #expect(after.completions.map(\.tag) == [3] && after.completions[0].isFinished)
    }

    @Test("it is led to, and prepared beside the layout that there is")
    func ledTo() throws {
        var stage = try CustomStage()
        try stage.view.setLayout(.flow(Self.flow))
        try stage.frame()
        _ = stage.layout.takeLog()
        try stage.view.startInteractiveTransition(to: .custom(stage.layout), tag: 4)
        try stage.frame()
        #expect(
            stage.layout.takeLog() == [
                "from", "invalidate", "prepare 100", "size", "elements -50 to 150",
            ])
        try stage.view.setTransitionProgress(1, at: 5)
        #expect(try stage.frame().rows == ["0 at 0", "1 at 40", "2 at 80"])
        try stage.view.cancelInteractiveTransition(at: 1_000_000_000)
        try stage.frame()
        #expect(stage.layout.takeLog() == ["finalize"])
        let after = try stage.frame(after_ns: 1_000_000_000)
        #expect(stage.layout.takeLog().isEmpty)
        #expect(after.rows == ["0 at 0", "1 at 80"])
        #expect(!after.completions[0].isFinished)
        // It may be shown again.
        try stage.view.setLayout(.custom(stage.layout))
        #expect(try stage.frame().rows == ["0 at 0", "1 at 40", "2 at 80"])
    }

    @Test("updates are told as at all times, and both layouts have them")
    func updated() throws {
        var stage = try led()
        try stage.view.setTransitionProgress(0.5, at: 1)
        try stage.frame()
        _ = stage.layout.takeLog()
        try stage.delete(0)
        #expect(try stage.frame().rows == ["0 at 0", "1 at 60", "2 at 120"])
        let log = stage.layout.takeLog()
        #expect(log.contains("updates 1") && log.last == "finalize updates")
        #expect(log.contains("prepare 99"))
    }

    @Test("replacing the layout or the data ends it, and it is told")
    func interrupted() throws {
        var stage = try led()
        try stage.frame()
        _ = stage.layout.takeLog()
        try stage.setData([5])
        var frame = try stage.frame()
        #expect(stage.layout.takeLog().last == "finalize")
        #expect(frame.rows == ["0 at 0", "1 at 40", "2 at 80"])
        try stage.view.startInteractiveTransition(to: .flow(Self.flow))
        try stage.frame()
        _ = stage.layout.takeLog()
        try stage.view.setLayout(.flow(Self.flow))
        frame = try stage.frame()
        #expect(stage.layout.takeLog() == ["finalize", "to", "finalize"])
        #expect(frame.rows == ["0 at 0", "1 at 80"])
    }

    @Test("a fault fails the display frame, and the next one asks for all anew")
    func faulty() throws {
        var stage = try CustomStage()
        try stage.view.setLayout(.flow(Self.flow))
        try stage.frame()
        try stage.view.startInteractiveTransition(to: .custom(stage.layout))
        let error = CollectionError.invalidArgument("content_size", .outOfRange)
        for call in ["from", "prepare", "size", "elements"] {
            stage.layout.error = (call, error)
            #expect(throws: error) { try stage.frame() }
        }
        stage.layout.error = nil
        try stage.view.setTransitionProgress(1, at: 1)
        #expect(try stage.frame().rows == ["0 at 0", "1 at 40", "2 at 80"])
        // Of the layout that the view has, a question says so too.
        stage.layout.error = ("finalize", error)
        try stage.view.finishInteractiveTransition(at: 1)
        #expect(throws: error) { try stage.frame() }
        stage.layout.error = nil
        #expect(try stage.frame(after_ns: 1_000_000_000).elements.isEmpty == false)
        #expect(try stage.frame().rows == ["0 at 0", "1 at 40", "2 at 80"])
    }

    @Test("B13: a layout that fails to place the anchor fails display frames, not questions")
    func withoutAnchor() throws {
        var stage = try led()
        try stage.view.setContentAnchor(.firstVisibleItem)
        try stage.frame()
        for isQuestion in [true, false] {
            try stage.view.invalidateLayout(with: .everything)
            _ = stage.layout.takeLog()
            stage.layout.error = ("item", .busy)
            if isQuestion {
                #expect(try stage.view.contentSize().height == 4000)
            } else {
                #expect(throws: CollectionError.busy) { try stage.frame() }
            }
            #expect(
                stage.layout.takeLog() == ["invalidate", "prepare 100", "size", "item 0.0"])
            stage.layout.error = nil
            #expect(try stage.frame().rows == ["0 at 0", "1 at 40", "2 at 80"])
        }
    }

    @Test("B13: an update of which the anchor cannot be placed is made all the same")
    func updatedWithoutAnchor() throws {
        var stage = try led()
        try stage.view.setContentAnchor(.firstVisibleItem)
        try stage.frame(at: 400)
        stage.layout.error = ("item", .busy)
        try stage.insert(0)
        // The anchor was item 5, which the other layout shows first.
        #expect(stage.layout.takeLog().last == "item 0.6")
        stage.layout.error = nil
        #expect(try stage.frame(at: 400).contentOffset.y == 400)
    }

    @Test("a layout is not led to from itself")
    func itself() throws {
        var stage = try led()
        try stage.view.cancelInteractiveTransition(at: 1)
        #expect(throws: CollectionError.wrongState(.layoutIsShown)) {
            try stage.view.startInteractiveTransition(to: .custom(stage.layout))
        }
    }
}
