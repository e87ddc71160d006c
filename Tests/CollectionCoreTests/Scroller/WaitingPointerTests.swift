import CollectionCore
import Testing

/// U5: several pointers on content that scrolls.
@Suite("U5: several pointers")
struct WaitingPointerTests {
    @Test("Thumbs take turns: each stroke moves the content")
    func turns() throws {
        var stage = try ScrollStage()
        var (offset, time) = (0.0, 0.0)
        for turn in 0..<6 {
            let pointer = UInt32(turn % 2)
            try stage.point(.down, 180, at: time, pointer: pointer)
            // The other one is lifted after this one has gone down.
            if turn > 0 { try stage.point(.up, 60, at: time + 1, pointer: 1 - pointer) }
            for step in 1...10 {
                try stage.point(
                    .move, 180 - 12 * Double(step), at: time + 1 + 8 * Double(step),
                    pointer: pointer)
            }
            let now = try stage.show(at: time + 90)
            #expect(now - offset >= 100)
            (offset, time) = (now, time + 90)
        }
    }

    @Test(
        "A finger that rests is in nobody's way, and taps nothing", arguments: [0, 1] as [UInt32])
    func resting(first: UInt32) throws {
        var stage = try ScrollStage()
        try stage.view.setEventMask([.scrolling, .taps])
        try stage.point(.down, 150, at: 0, pointer: first)
        try stage.point(.down, 180, at: 10, pointer: 1 - first)
        for step in 1...8 {
            try stage.point(
                .move, 180 - 10 * Double(step), at: 10 + 8 * Double(step), pointer: 1 - first)
        }
        #expect(try stage.show(at: 80) == 60)
        try stage.point(.up, 150, at: 90, pointer: first)
        #expect(try stage.show(at: 100) == 60)
        let told = stage.view.nextEvents().events.map(\.kind)
        #expect(!told.contains(.tap), "\(told)")
    }

    @Test("Where the pointer that drags is lifted, the other one goes on, and nothing is flicked")
    func handOn() throws {
        var stage = try ScrollStage()
        try stage.point(.down, 180, at: 0, pointer: 0)
        try stage.point(.down, 190, at: 5, pointer: 1)
        for step in 1...8 {
            try stage.point(.move, 180 - 10 * Double(step), at: 5 + 8 * Double(step), pointer: 0)
        }
        try stage.point(.up, 100, at: 70, pointer: 0)
        let offset = try stage.show(at: 80)
        #expect(try stage.show(at: 200) == offset)
        #expect(stage.view.scrolling.state == .dragging)
        try stage.point(.move, 165, at: 210, pointer: 1)
        #expect(try stage.show(at: 216) == offset + 25)
        try stage.point(.up, 165, at: 400, pointer: 1)
        #expect(stage.view.scrolling.state == .idle)
        let told = stage.view.nextEvents().events.map(\.kind)
        #expect(told.filter { $0 == .willBeginDragging }.count == 1, "\(told)")
        #expect(told.filter { $0 == .didEndDragging }.count == 1, "\(told)")
    }

    @Test("Of more than ten pointers the others are looked past")
    func many() throws {
        var stage = try ScrollStage()
        for pointer in 0..<200 as Range<UInt32> {
            try stage.point(.down, 150, at: Double(pointer), pointer: pointer)
        }
        for pointer in 0..<200 as Range<UInt32> {
            try stage.point(.up, 150, at: 200 + Double(pointer), pointer: pointer)
        }
        #expect(stage.view.scrolling.state == .idle)
        try stage.point(.down, 150, at: 500)
        try stage.point(.move, 130, at: 510)
        try stage.point(.move, 90, at: 518)
        #expect(try stage.show(at: 520) == 40)
    }
}
