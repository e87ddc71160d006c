import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// The reference itself against rule D8, worked out by hand.
@Suite("Reference: content anchors")
struct ReferenceAnchorTests {
    @Test("D8: the first visible item keeps its distance from the bounds")
    func first() throws {
        let stage = ReferenceStage([100])
        stage.bounds.y = 205
        try stage.displayFrame()
        // Two above, one between the visible ones.
        stage.update([.insert(.at(0, 0), count: 2), .insert(.at(0, 24))])
        let frame = try stage.displayFrame()
        #expect(frame.contentOffsetAdjustment == Point(x: 0, y: 20))
        #expect(frame.offset == 225)
        #expect(frame.lines.first == "0-22 in 0.1 at 220")
    }

    @Test("D8: deleted ones are passed over, the last one is anchored by its far edge")
    func last() throws {
        let stage = ReferenceStage([100])
        stage.bounds.y = 200
        try stage.displayFrame()
        #expect(stage.reference.perform(.call(SetContentAnchor(.lastVisibleItem))) == .done)
        // 20 to 23 are visible; 23 goes, and one comes before 22.
        stage.update([.delete(.at(0, 23)), .insert(.at(0, 22))])
        #expect(try stage.displayFrame().offset == 210)
    }

    @Test("D8: an item is followed wherever it goes; when it is deleted, the first visible one is")
    func item() throws {
        let stage = ReferenceStage([100])
        stage.bounds.y = 200
        try stage.displayFrame()
        #expect(stage.reference.perform(.call(SetContentAnchor(.item(.at(0, 50))))) == .done)
        stage.update([.move(.at(0, 50), to: .at(0, 40))])
        #expect(try stage.displayFrame().offset == 100)
        stage.update([.delete(.at(0, 40)), .delete(.at(0, 0))])
        #expect(try stage.displayFrame().offset == 90)
    }

    @Test("D8: none, and clamping after every change")
    func none() throws {
        let stage = ReferenceStage([10])
        stage.bounds.y = 60
        #expect(stage.reference.perform(.call(SetContentAnchor(.none))) == .done)
        try stage.displayFrame()
        stage.update([.insert(.at(0, 0))])
        #expect(try stage.displayFrame().offset == 60)
        stage.update([.delete(.at(0, 0), count: 3)])
        #expect(try stage.displayFrame().offset == 40)
        stage.update([.delete(.at(0, 0), count: 7)])
        #expect(try stage.displayFrame().offset == 0)
    }

    @Test("D8: as far outside as before")
    func overscroll() throws {
        let stage = ReferenceStage([10])
        stage.bounds.y = 67
        try stage.displayFrame()
        stage.update([.delete(.at(0, 0), count: 2)])
        let frame = try stage.displayFrame()
        #expect(frame.offset == 47)
        #expect(frame.contentOffsetAdjustment == Point(x: 0, y: -20))
        stage.bounds.y = -5
        stage.update([.insert(.at(0, 0), count: 2)])
        // The first of the last display frame was item 4 of those that are there now.
        #expect(try stage.displayFrame().offset == 15)
    }

    @Test("D8: an item that is moved does not take the bounds with it, unless it is named")
    func moved() throws {
        let stage = ReferenceStage([100])
        stage.bounds.y = 200
        try stage.displayFrame()
        stage.update([.move(.at(0, 20), to: .at(0, 0))])
        // 21 is the anchor then, and stays.
        #expect(try stage.displayFrame().offset == 200)
    }

    @Test("D8: replacing the data leaves the offset alone")
    func replacing() throws {
        let stage = ReferenceStage([10])
        stage.bounds.y = 60
        try stage.displayFrame()
        let data = DataDescription(metrics: [], chunks: [.init(itemCounts: [2])])
        _ = stage.reference.perform(.setData(data))
        #expect(try stage.displayFrame().offset == 60)
    }

    @Test("D8: a request that knows of earlier display frames only is moved by the later ones")
    func late() throws {
        let stage = ReferenceStage([100])
        stage.bounds.y = 200
        try stage.displayFrame()
        stage.update([.insert(.at(0, 0))])
        try stage.displayFrame()
        stage.update([.insert(.at(0, 0), count: 2)])
        try stage.displayFrame()
        func offset(_ sequence: UInt64) -> Double? {
            let bounds = Rect(x: 0, y: 100, width: 100, height: 40)
            let outcome = stage.reference.perform(
                .displayFrame(
                    bounds: bounds, time_ns: 0, isComplete: false, [],
                    adjustedSequence: sequence))
            guard case .frame(let frame) = outcome else { return nil }
            #expect(frame.contentOffsetAdjustment == .zero)
            return frame.offset
        }
        #expect(offset(0) == 100)
        #expect(offset(3) == 100)
        #expect(offset(2) == 120)
        #expect(offset(1) == 130)
    }

    @Test("D8: across, another scroll direction goes to the start")
    func direction() throws {
        let stage = ReferenceStage([100])
        stage.bounds.y = 205
        try stage.displayFrame()
        var layout = FlowLayout()
        layout.scrollDirection = .horizontal
        layout.sectionMetrics.itemSize = Size(width: 20, height: 40)
        layout.sectionMetrics.minimumLineSpacing = 0
        _ = stage.reference.perform(.setFlowLayout(layout))
        let frame = try stage.displayFrame()
        // Item 20 was 5 points before the near edge, and is.
        #expect(frame.contentOffset == Point(x: 405, y: 0))
    }
}
