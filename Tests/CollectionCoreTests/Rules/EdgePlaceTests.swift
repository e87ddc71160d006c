import CollectionCore
import Testing

/// Rule D8: the start and the end of the content, before and after somebody scrolls.
@Suite("Places: the start and the end")
struct EdgePlaceTests {
    @Test("D8: the start moves with the insets, and the middle does not")
    func insets() throws {
        let start = try PlaceStage()
        try start.setInsets(start: 88)
        #expect(try start.settle() == -88)
        try start.setInsets(start: 0)
        #expect(try start.settle() == 0)
        let middle = try PlaceStage(at: 130)
        try middle.setInsets(start: 88)
        #expect(try middle.settle() == 130)
    }

    @Test("M1: the start is where insets have it that come before the first display frame")
    func lateInset() throws {
        let stage = try PlaceStage(nil, scrolls: true)
        try stage.setRows(100)
        try stage.setInsets(start: 60)
        #expect(try stage.settle() == -60)
        // Somebody has scrolled before.
        let moved = try PlaceStage(nil, scrolls: true)
        try moved.setRows(100)
        try moved.scroll(to: 40)
        try moved.setInsets(start: 60)
        #expect(try moved.settle() == 40)
    }

    @Test("M1, A13: a list from right to left begins at its start", arguments: [false, true])
    func rightToLeft(isEmptyFirst: Bool) throws {
        let stage = try PlaceStage(isEmptyFirst ? 0 : nil, scrolls: true, axis: .horizontal) {
            var environment = Environment()
            environment.layoutDirection = .rightToLeft
            try $0.setEnvironment(environment)
        }
        try stage.setRows(100)
        #expect(try stage.settle() == 9_500)
    }

    @Test("D8: a direction that changes mirrors the place")
    func directionChanges() throws {
        let stage = try PlaceStage(scrolls: true, axis: .horizontal, at: 130)
        try stage.setInsets(start: 0, .rightToLeft)
        #expect(try stage.settle() == 9_370)
        try stage.scroll(to: 9_500)
        try stage.settle()
        try stage.setInsets(start: 0)
        #expect(try stage.settle() == 0)
    }

    @Test("D8: the end is followed, also by a host that has been there since its first data")
    func end() throws {
        let stage = try PlaceStage(anchor: .end, at: 9_500)
        try stage.insert(100, 3)
        #expect(try stage.settle() == 9_800)
    }

    @Test("D8: first data begins at the end", arguments: [false, true], [false, true])
    func firstData(scrolls: Bool, isEmptyFirst: Bool) throws {
        let stage = try PlaceStage(isEmptyFirst ? 0 : nil, anchor: .end, scrolls: scrolls)
        try stage.setRows(100)
        #expect(try stage.settle() == 9_500)
        // Other data is shown where the data before was.
        try stage.setRows(200)
        #expect(try stage.settle() == 19_500)
        try stage.scroll(to: 1_000)
        try stage.settle()
        try stage.setRows(300)
        #expect(try stage.settle() == 1_000)
    }

    @Test("D8: who scrolls up slowly while text streams in is not taken back")
    func slowly() throws {
        let stage = try PlaceStage(40, anchor: .end, at: 3_500)
        var length = 100.0
        for step in 0..<120 {
            length += 6
            try stage.reload(39, length: length)
            if step % 2 == 1 { try stage.scroll(by: -3) }
            try stage.settle()
        }
        #expect(stage.offset == 3_326)
    }

    @Test("D8: a finger suspends the end, and a wheel towards it holds it again")
    func finger() throws {
        let stage = try PlaceStage(40, anchor: .end, scrolls: true)
        #expect(stage.offset == 3_500)
        try stage.point(.down, 200)
        try stage.reload(39, length: 160)
        #expect(try stage.settle() == 3_500)
        try stage.show(after: 200)
        try stage.point(.up, 200)
        try stage.settle()
        try stage.reload(39, length: 166)
        #expect(try stage.settle() == 3_500)
        let turn = [
            WheelSample(Point(x: 0, y: 100), Point(x: 10, y: 10), at: stage.time_ns + 1)
        ]
        try stage.view.sendWheels(turn.span)
        #expect(try stage.settle() == 3_566)
        try stage.reload(39, length: 172)
        #expect(try stage.settle() == 3_572)
    }

    /// The first 10.5 points make a drag of the touch, and move nothing.
    @Test("D8: a finger goes up while text streams in")
    func fingerGoesUp() throws {
        let stage = try PlaceStage(40, anchor: .end, scrolls: true)
        try stage.point(.down, 200)
        for step in 1...40 {
            try stage.reload(39, length: 100 + 6 * Double(step))
            try stage.point(.move, 200 + 1.5 * Double(step))
            try stage.settle()
        }
        #expect(stage.offset == 3_450.5)
    }

    @Test("D8: a keyboard comes and goes")
    func keyboard() throws {
        let stage = try PlaceStage(40, anchor: .end)
        stage.bounds.height = 200
        #expect(try stage.settle() == 3_800)
        stage.bounds.height = 500
        #expect(try stage.settle() == 3_500)
    }

    @Test("D8: a row before the end collapses so that the end is reached, and is held")
    func collapse() throws {
        let stage = try PlaceStage(40, anchor: .end)
        try stage.reload(37, length: 300)
        try stage.settle()
        try stage.scroll(to: 3_600)
        try stage.settle()
        try stage.reload(37, length: 100)
        #expect(try stage.settle() == 3_500)
        try stage.reload(37, length: 300)
        #expect(try stage.settle() == 3_700)
    }

    @Test(
        "D8: the end is let go by any movement away, however slow, and held again on the way back")
    func lettingGo() throws {
        let stage = try PlaceStage(40, anchor: .end, scrolls: true)
        for step in 1...20 {
            try stage.scroll(by: -0.25)
            #expect(try stage.settle() == 3_500 - 0.25 * Double(step))
            try stage.insert(40 + step - 1, 1)
            #expect(try stage.settle() == 3_500 - 0.25 * Double(step))
        }
        try stage.scroll(to: 5_480)
        try stage.settle()
        try stage.insert(60, 1)
        #expect(try stage.settle() == 5_480)
        try stage.scroll(to: 5_592)
        try stage.settle()
        try stage.insert(61, 1)
        #expect(try stage.settle() == 5_700)
    }

    @Test("D8, M21: short content stands at the end, and grows upwards until it is scrolled")
    func shortContent() throws {
        let stage = try PlaceStage(nil, anchor: .end, scrolls: true)
        try stage.view.setContentAnchor(.end, shortContent: .end)
        try stage.setRows(3)
        #expect(try stage.settle() == -200)
        try stage.insert(3, 1)
        #expect(try stage.settle() == -100)
        try stage.insert(4, 4)
        #expect(try stage.settle() == 300)
    }
}
