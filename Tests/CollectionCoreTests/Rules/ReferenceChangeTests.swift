import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// The reference itself where several changes run at once, worked out by hand: section T.
@Suite("Reference: several changes at once")
struct ReferenceChangeTests {
    private static let step: UInt64 = 100

    private func settings(_ tag: UInt64 = 1, steps: UInt64 = 4) -> BatchSettings {
        BatchSettings(
            animation: Animation(duration_ns: steps * Self.step, curve: .linear), tag: tag)
    }

    private func stage(
        _ anchor: ContentAnchor = .none, offset: Double = 0,
        _ layout: FlowLayout = ReferenceStage.layout
    ) throws -> ReferenceStage {
        let stage = ReferenceStage([20], layout)
        _ = stage.reference.perform(.call(SetContentAnchor(anchor)))
        stage.bounds.y = offset
        try stage.displayFrame()
        return stage
    }

    private func cells(_ frame: ShownFrame) -> [String] {
        frame.elements.map {
            "\($0.element.indexPath.item) at \($0.frame.y) alpha \($0.alpha)"
                + ($0.flags.contains(.isDisappearing) ? " going" : "")
        }
    }

    @Test("T2, T3: two changes that one display frame begins add up")
    func twoAtOnce() throws {
        let stage = try stage()
        stage.update([.move(.at(0, 0), to: .at(0, 2))], settings(1))
        stage.update([.move(.at(0, 2), to: .at(0, 3))], settings(2, steps: 2))
        #expect(try stage.displayFrame().lines.contains("0-3 in 0.1 at 0"))
        // 30 - 20 x 3/4 - 10 x 1/2.
        let next = try stage.displayFrame(after_ns: Self.step)
        #expect(next.lines.contains("0-3 in 0.1 at 10"))
        // The one that was below goes up, 10 by the second change alone.
        #expect(next.lines.contains("0-2 in 3.1 at 25"))
        let later = try stage.displayFrame(after_ns: Self.step)
        #expect(later.lines.contains("0-3 in 0.1 at 20"))
        #expect(later.completions == [Completion(tag: 2, isFinished: true)])
    }

    @Test("T2: scrolling takes everything along, and what is pinned stays pinned")
    func pinned() throws {
        var layout = ReferenceStage.layout
        layout.sectionMetrics.headerReferenceSize = Size(width: 100, height: 10)
        layout.sectionHeadersPinToVisibleBounds = true
        let stage = try stage(offset: 50, layout)
        stage.update([.insert(.at(0, 0), count: 3)], settings())
        func frame(_ steps: UInt64) throws -> [String] {
            try stage.displayFrame(after_ns: steps * Self.step).elements.map {
                let isHeader = $0.element.category == .supplementary
                return "\(isHeader ? "header" : "\($0.element.indexPath.item)") \($0.frame.y)"
            }
        }
        // The items that come have their places above the bounds, but for the last ones.
        #expect(try frame(0).suffix(2) == ["10 80.0", "header 50.0"])
        stage.bounds.y = 80
        let middle = try frame(2)
        // T5: the last two are on their way through the bounds, to places below them.
        #expect(
            middle == [
                "7 65.0", "8 75.0", "9 85.0", "10 95.0", "11 105.0", "12 115.0", "header 80.0",
            ])
        stage.bounds.y = 60
        #expect(try frame(0).suffix(2) == ["10 95.0", "header 60.0"])
    }

    @Test("T4: another update does not begin a fade anew")
    func fade() throws {
        let stage = try stage()
        stage.update([.insert(.at(0, 1))], settings(1))
        try stage.displayFrame()
        func alpha(_ item: UInt32, _ steps: UInt64 = 0) throws -> Double? {
            try stage.displayFrame(after_ns: steps * Self.step).elements
                .first { $0.element == .cell(.at(0, item)) }?.alpha
        }
        #expect(try alpha(1, 2) == 0.5)
        stage.update([.insert(.at(0, 0))], settings(2))
        #expect(try alpha(2) == 0.5)
        #expect(try alpha(2, 1) == 0.75)
        #expect(try alpha(0) == 0.25)
        #expect(try alpha(2, 1) == 1)
        #expect(try alpha(0) == 0.5)
    }

    @Test("T4: what is deleted stays where it is on screen, whatever the anchor does")
    func delete() throws {
        let stage = try stage(.firstVisibleItem, offset: 20)
        stage.update([.delete(.at(0, 0)), .delete(.at(0, 3))], settings())
        let begin = try stage.displayFrame()
        // Item 2 is the anchor: 10 less. On screen all is where it was, 10 points up.
        #expect(begin.offset == 10)
        #expect(
            cells(begin) == [
                "1 at 10.0 alpha 1.0", "2 at 30.0 alpha 1.0", "3 at 20.0 alpha 1.0 going",
                "3 at 40.0 alpha 1.0", "4 at 50.0 alpha 1.0",
            ])
        #expect(
            cells(try stage.displayFrame(after_ns: 2 * Self.step)) == [
                "1 at 10.0 alpha 1.0", "2 at 25.0 alpha 1.0", "3 at 20.0 alpha 0.5 going",
                "3 at 35.0 alpha 1.0", "4 at 45.0 alpha 1.0",
            ])
        // At once: the anchor goes down by 20, and everything with it.
        stage.update([.insert(.at(0, 0), count: 2)])
        let later = try stage.displayFrame()
        #expect(later.offset == 30)
        #expect(
            cells(later) == [
                "3 at 40.0 alpha 0.5 going", "3 at 30.0 alpha 1.0", "4 at 45.0 alpha 1.0",
                "5 at 55.0 alpha 1.0", "6 at 65.0 alpha 1.0",
            ])
        #expect(try stage.displayFrame(after_ns: 2 * Self.step).elements.count == 4)
    }

    @Test("T4: what is deleted keeps what it has of the changes before")
    func deletedOnItsWay() throws {
        let stage = try stage()
        stage.update([.move(.at(0, 0), to: .at(0, 2))], settings(1))
        try stage.displayFrame()
        try stage.displayFrame(after_ns: 2 * Self.step)
        stage.update([.delete(.at(0, 2))], settings(2))
        func going(_ steps: UInt64) throws -> [String] {
            cells(try stage.displayFrame(after_ns: steps * Self.step))
                .filter { $0.hasSuffix("going") }
        }
        // 20 - 20 x 1/2, then 20 - 20 x 1/4, then 20.
        #expect(try going(0) == ["2 at 10.0 alpha 1.0 going"])
        #expect(try going(1) == ["2 at 15.0 alpha 0.75 going"])
        #expect(try going(1) == ["2 at 20.0 alpha 0.5 going"])
        #expect(try going(2) == [])
    }

    @Test("T4: a reloaded item takes over the movement of the one that was there")
    func reload() throws {
        let stage = try stage()
        stage.update([.move(.at(0, 0), to: .at(0, 2))], settings(1))
        try stage.displayFrame()
        try stage.displayFrame(after_ns: 2 * Self.step)
        stage.update([.reload(.at(0, 2), flags: .keepsContent)], settings(2))
        func third(_ steps: UInt64) throws -> [String] {
            cells(try stage.displayFrame(after_ns: steps * Self.step))
                .filter { $0.hasPrefix("2 ") }
        }
        #expect(try third(0) == ["2 at 10.0 alpha 1.0 going", "2 at 10.0 alpha 0.0"])
        #expect(try third(1) == ["2 at 15.0 alpha 0.75 going", "2 at 15.0 alpha 0.25"])
        // At once: in the place of the second one, which was in that of the first.
        stage.update([.reload(.at(0, 2), flags: .keepsContent)])
        #expect(try third(0) == ["2 at 15.0 alpha 0.75 going", "2 at 15.0 alpha 1.0"])
        #expect(try third(1) == ["2 at 20.0 alpha 0.5 going", "2 at 20.0 alpha 1.0"])
    }

    @Test("T4: the items of a reloaded section take over by their numbers")
    func reloadedSection() throws {
        let stage = try stage()
        stage.update([.move(.at(0, 0), to: .at(0, 2))], settings(1))
        try stage.displayFrame()
        try stage.displayFrame(after_ns: 2 * Self.step)
        stage.update([.reload(.section(0), flags: .keepsContent)])
        let frame = try stage.displayFrame()
        // The first two went up, by 5 more each.
        #expect(
            cells(frame) == [
                "0 at 5.0 alpha 1.0", "1 at 15.0 alpha 1.0", "2 at 10.0 alpha 1.0",
                "3 at 30.0 alpha 1.0",
            ])
    }

    @Test("T3: what comes, at once or not, has no part in the changes before")
    func newOnes() throws {
        let stage = try stage()
        stage.update([.insert(.at(0, 0), count: 2)], settings(1))
        try stage.displayFrame()
        stage.update([.insert(.at(0, 2))])
        stage.update([.insert(.at(0, 4))], settings(2))
        let frame = try stage.displayFrame(after_ns: Self.step)
        // The first change has 20 x 3/4 left, the second begins with 10.
        #expect(
            cells(frame) == [
                "0 at 0.0 alpha 0.25", "1 at 10.0 alpha 0.25", "2 at 20.0 alpha 1.0",
                "3 at 15.0 alpha 1.0", "5 at 25.0 alpha 1.0", "6 at 35.0 alpha 1.0",
            ])
    }

    @Test("T7: each change is reported at its own end")
    func completions() throws {
        let stage = try stage()
        stage.update([.move(.at(0, 0), to: .at(0, 2))], settings(1))
        #expect(try stage.displayFrame().transitionEnd_ns == 4 * Self.step)
        stage.update([.move(.at(0, 0), to: .at(0, 2))], settings(2, steps: 1))
        let second = try stage.displayFrame(after_ns: Self.step)
        #expect(second.transitionEnd_ns == 4 * Self.step && second.completions == [])
        let third = try stage.displayFrame(after_ns: Self.step)
        #expect(third.completions == [Completion(tag: 2, isFinished: true)])
        stage.update([.move(.at(0, 0), to: .at(0, 2))], settings(3, steps: 2))
        #expect(try stage.displayFrame().transitionEnd_ns == 4 * Self.step)
        let last = try stage.displayFrame(after_ns: 5 * Self.step)
        #expect(
            last.completions == [
                Completion(tag: 1, isFinished: true), Completion(tag: 3, isFinished: true),
            ])
        #expect(last.transitionEnd_ns == nil)
    }

    @Test("T9: an interactive transition that ends before it was shown begins at its progress")
    func unshownLead() throws {
        let stage = try stage(.firstVisibleItem, offset: 20)
        var taller = ReferenceStage.layout
        taller.sectionMetrics.itemSize.height = 20
        for step: LeadStep in [
            .start(.flow(taller), tag: 5), .progress(0.5, time_ns: 0), .finish(time_ns: 0),
        ] {
            #expect(stage.reference.perform(.lead(step)) == .done)
        }
        let begin = try stage.displayFrame()
        // Item 2 is at 20, or at 40: half way the offset would be 30, and now it is 40.
        #expect(begin.contentOffsetAdjustment == Point(x: 0, y: 20))
        #expect(begin.transitionEnd_ns == 150_000_000)
        let frames = begin.elements.map { [$0.frame.y, $0.frame.height] }
        #expect(frames == [[40, 15], [55, 15], [70, 15]])
        let end = try stage.displayFrame(after_ns: 150_000_000)
        #expect(end.elements.map { [$0.frame.y, $0.frame.height] } == [[40, 20], [60, 20]])
        #expect(end.completions == [Completion(tag: 5, isFinished: true)])
    }
}
