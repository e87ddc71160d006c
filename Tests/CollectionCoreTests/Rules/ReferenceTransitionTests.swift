import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// The reference itself against section T, worked out by hand.
@Suite("Reference: transitions")
struct ReferenceTransitionTests {
    private static let step: UInt64 = 100

    private func settings(_ tag: UInt64 = 1, _ appearance: ElementAppearance = .fade)
        -> BatchSettings
    {
        BatchSettings(
            animation: Animation(
                duration_ns: 4 * Self.step, curve: .linear, appearing: appearance,
                disappearing: appearance),
            tag: tag)
    }

    private func stage() throws -> ReferenceStage {
        let stage = ReferenceStage([10])
        _ = stage.reference.perform(.call(SetContentAnchor(.none)))
        try stage.displayFrame()
        return stage
    }

    @Test("T1 to T7: an item goes, another comes, the rest moves")
    func whole() throws {
        let stage = try stage()
        stage.update([.delete(.at(0, 0)), .insert(.at(0, 3))], settings(7))
        let begin = try stage.displayFrame(after_ns: Self.step)
        // 1 and 2 move up, 3 to 4 keeps its place, 0 fades where it is, the new one comes.
        #expect(
            begin.lines == [
                "0-0 in 0.1 at 0 going", "0-0 in 1.1 at 10", "0-1 in 2.1 at 20", "0-2 in 3.1 at 30",
                "0-3 in 4.1 at 30",
            ])
        #expect(begin.elements.map(\.alpha) == [1, 1, 1, 1, 0])
        #expect(begin.transitionEnd_ns == 5 * Self.step)
        #expect(begin.completions == [])
        let middle = try stage.displayFrame(after_ns: Self.step)
        #expect(
            middle.lines == [
                "0-0 in 0.1 at 0 going", "0-0 in 1.1 at 7", "0-1 in 2.1 at 17", "0-2 in 3.1 at 27",
                "0-3 in 4.1 at 30",
            ])
        #expect(middle.elements.map(\.alpha) == [0.75, 1, 1, 1, 0.25])
        let end = try stage.displayFrame(after_ns: 3 * Self.step)
        #expect(
            end.lines == [
                "0-0 in 1.1 at 0", "0-1 in 2.1 at 10", "0-2 in 3.1 at 20", "0-3 in 4.1 at 30",
            ])
        #expect(end.removed == [0])
        #expect(end.transitionEnd_ns == nil)
        #expect(end.completions == [Completion(tag: 7, isFinished: true)])
    }

    @Test("T3: with the anchor, everything begins where it is on screen")
    func anchored() throws {
        let stage = try stage()
        _ = stage.reference.perform(.call(SetContentAnchor(.firstVisibleItem)))
        stage.bounds.y = 20
        try stage.displayFrame()
        stage.update([.insert(.at(0, 0), count: 2)], settings())
        let begin = try stage.displayFrame()
        #expect(begin.offset == 40)
        #expect(begin.lines.first == "0-4 in 2.1 at 40")
        #expect(begin.elements.allSatisfy { $0.alpha == 1 })
    }

    @Test("T2: another update adds its own movement to the one that runs")
    func added() throws {
        let stage = try stage()
        stage.update([.move(.at(0, 0), to: .at(0, 2))], settings(1))
        try stage.displayFrame()
        let middle = try stage.displayFrame(after_ns: 2 * Self.step)
        #expect(middle.lines.contains("0-2 in 0.1 at 10"))
        stage.update([.move(.at(0, 2), to: .at(0, 0))], settings(2))
        stage.update([], BatchSettings(tag: 3))
        // 0 - 20 x 1/2 + 20.
        let begin = try stage.displayFrame()
        #expect(begin.lines.contains("0-0 in 0.1 at 10"))
        #expect(begin.completions == [Completion(tag: 3, isFinished: true)])
        #expect(begin.transitionEnd_ns == 6 * Self.step)
        // 0 - 20 x 1/4 + 20 x 3/4.
        #expect(try stage.displayFrame(after_ns: Self.step).lines.contains("0-0 in 0.1 at 10"))
        let end = try stage.displayFrame(after_ns: Self.step)
        #expect(end.lines.contains("0-0 in 0.1 at 10"))
        #expect(end.completions == [Completion(tag: 1, isFinished: true)])
        #expect(try stage.displayFrame(after_ns: Self.step).lines.contains("0-0 in 0.1 at 5"))
        let last = try stage.displayFrame(after_ns: Self.step)
        #expect(last.lines.contains("0-0 in 0.1 at 0"))
        #expect(last.completions == [Completion(tag: 2, isFinished: true)])
    }

    @Test("T4, T5: beyond an edge; a reloaded item fades, its old one beneath")
    func appearances() throws {
        let stage = try stage()
        let aside = ElementAppearance(alpha: 1, edge: .left)
        stage.update(
            [.delete(.at(0, 1)), .reload(.at(0, 0), flags: .keepsContent)], settings(1, aside))
        let begin = try stage.displayFrame()
        #expect(begin.lines.prefix(2) == ["0-0 in 0.1 at 0 going", "0-0 in 4.1 at 0"])
        let middle = try stage.displayFrame(after_ns: Self.step)
        let leaving = middle.elements.filter { $0.flags.contains(.isDisappearing) }
        #expect(leaving.map(\.frame.x) == [0, -25])
        #expect(leaving.map(\.alpha) == [0.75, 1])
    }

    @Test("T5: what leaves the screen is shown as long as it is visible where it is")
    func leaving() throws {
        let stage = try stage()
        stage.update([.insert(.at(0, 0), count: 4)], settings())
        #expect(try stage.displayFrame().lines.count == 8)
        // 40 of 80 points.
        let middle = try stage.displayFrame(after_ns: 2 * Self.step)
        #expect(
            middle.lines == [
                "0-0 in 4.1 at 0", "0-1 in 5.1 at 10", "0-2 in 6.1 at 20", "0-3 in 7.1 at 30",
                "0-4 in 0.1 at 20", "0-5 in 1.1 at 30",
            ])
        #expect(middle.removed == [2, 3])
    }

    @Test("T1, T7: at once with a duration of 0 or little motion; another layout ends changes")
    func atOnce() throws {
        let stage = try stage()
        var little = Environment()
        little.reducesMotion = true
        _ = stage.reference.perform(.call(SetEnvironment(little)))
        stage.update([.delete(.at(0, 0))], settings(1))
        #expect(try stage.displayFrame().completions == [Completion(tag: 1, isFinished: true)])
        _ = stage.reference.perform(.call(SetEnvironment(Environment())))
        stage.update([.delete(.at(0, 0))], settings(2))
        _ = stage.reference.perform(.setFlowLayout(FlowLayout()))
        let frame = try stage.displayFrame()
        #expect(frame.completions == [Completion(tag: 2, isFinished: false)])
        #expect(frame.transitionEnd_ns == nil)
    }

    @Test("T7: a layout that is set at once with a tag ends changes, and is reported after them")
    func layoutAtOnce() throws {
        let stage = try stage()
        stage.update([.move(.at(0, 0), to: .at(0, 2))], settings(1))
        try stage.displayFrame()
        stage.update([.delete(.at(0, 3))], settings(2))
        _ = stage.reference.perform(.setLayout(.flow(ReferenceStage.layout), nil, tag: 3))
        let frame = try stage.displayFrame(after_ns: Self.step)
        #expect(
            frame.completions == [
                Completion(tag: 1, isFinished: false), Completion(tag: 2, isFinished: false),
                Completion(tag: 3, isFinished: true),
            ])
        #expect(frame.elements.map(\.frame.y) == [0, 10, 20, 30])
        #expect(frame.transitionEnd_ns == nil)
    }
}
