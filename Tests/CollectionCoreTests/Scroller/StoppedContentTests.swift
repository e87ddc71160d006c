import CollectionCore
import Testing

/// M8: content that a person stops between two places of rest, and lets go of.
@Suite("Content that a person stops")
struct StoppedContentTests {
    /// Cards of 240 points, 10 apart, in bounds of 300 points, that rest at their starts.
    private func cards(_ points: SnapPoints = .itemStarts) throws -> CardStage {
        var stage = try CardStage(60, length: 240, spacing: 10) {
            $0.snapPoints = points
            $0.stopsAtNextSnapPoint = true
        }
        try stage.scroll(to: points == .pages ? 4_800 : 5_000)
        return stage
    }

    private func isAtCard(_ offset: Double) -> Bool {
        abs(offset - (offset / 250).rounded() * 250) < 1e-3
    }

    @Test("A finger that takes over from the one that has stopped the cards leads to one of them")
    func takenOver() throws {
        var stage = try cards()
        try stage.flick()
        try stage.show(3)
        try stage.point(.down)
        try stage.point(.down, pointer: 1)
        try stage.point(.up)
        let held = try stage.show(3)
        #expect(!isAtCard(held))
        try stage.point(.up, pointer: 1)
        #expect(isAtCard(try stage.show(100)))
    }

    @Test("Stopped cards follow the finger that takes over at once, from where it is")
    func dragged() throws {
        var stage = try cards()
        try stage.flick()
        try stage.show(3)
        try stage.point(.down)
        try stage.point(.down, 20, pointer: 1)
        try stage.point(.move, 25, pointer: 1)
        try stage.point(.up)
        let held = try stage.show()
        try stage.point(.move, 28, pointer: 1)
        #expect(abs(try stage.show() - held - 3) < 1e-6)
    }

    @Test("A finger that holds cards that have moved leads to one of them after a long press")
    func pressed() throws {
        var stage = try cards()
        try stage.view.setEventMask(.longPresses)
        try stage.point(.down)
        try stage.setInsets(left: 44, right: 44)
        let end = try stage.show(200)
        #expect(isAtCard(end + 44), "\(end)")
        try stage.point(.up)
        #expect(try stage.show(100) == end)
    }

    @Test("A finger that goes down twice, as its lift was lost, leads to one of the cards")
    func downTwice() throws {
        var stage = try cards()
        try stage.flick()
        try stage.show(3)
        try stage.point(.down)
        try stage.point(.down)
        try stage.point(.up)
        #expect(isAtCard(try stage.show(100)))
    }

    @Test("A pinch that stops the cards leads to one of them")
    func pinched() throws {
        var stage = try cards()
        try stage.flick()
        try stage.show(3)
        try stage.pinch(.began)
        try stage.pinch(.ended)
        #expect(isAtCard(try stage.show(100)))
    }

    @Test("An item that is held near the end, and then in the middle, leaves the cards at one")
    func pulled() throws {
        for frames in 30..<50 {
            var stage = try cards()
            try stage.holdItem(21, nearEndFor: frames)
            let end = try stage.show(200)
            #expect(isAtCard(end), "\(frames): \(end)")
            #expect(end > 5_100)
        }
    }

    @Test("Pages that snap get another length: content at one goes to the nearest one")
    func pages() throws {
        var stage = try cards(.pages)
        try stage.setPageLength(280)
        #expect(stage.view.wakeAt != nil)
        #expect(abs(try stage.show(100) - 17 * 280) < 1e-3)
    }

    @Test("Pages that snap begin below a refresh: content at one goes to the nearest one")
    func refreshed() throws {
        var stage = try cards(.pages)
        stage.rest()
        try stage.view.beginRefreshing(length: 60, isAnimated: true)
        #expect(try stage.show() > 4_790)
        #expect(abs(try stage.show(100) - 4_740) < 1e-3)
        try stage.view.endRefreshing()
        #expect(abs(try stage.show(100) - 4_800) < 1e-3)
    }

    @Test("An offset that a program sets before the cards are led to one of them stays")
    func program() throws {
        var stage = try cards()
        try stage.holdItem(21, nearEndFor: 33)
        try stage.view.cancelInteractiveMovement()
        try stage.view.setContentOffset(Point(x: 5_050, y: 0), isAnimated: false)
        #expect(try stage.show(100) == 5_050)
    }

    @Test("A refresh that ends as it begins leaves content that pages at its page")
    func refreshedAtOnce() throws {
        var stage = try CardStage(10) { $0.isPagingEnabled = true }
        try stage.scroll(to: 900)
        try stage.view.beginRefreshing(length: 60, isAnimated: true)
        try stage.view.endRefreshing()
        #expect(stage.view.scrolling.velocity == .zero)
        #expect(try stage.show(100) == 900)
        #expect(stage.view.wakeAt == nil)
    }

    @Test("Short content that is flicked back from beyond its edge rests where the event says")
    func flickedBack() throws {
        for step in stride(from: 2.0, through: 30, by: 1) {
            var stage = try CardStage(4, length: 100) { $0.snapPoints = .itemStarts }
            try stage.view.setEventMask(.scrolling)
            try stage.point(.down, 0, after: 100)
            for distance in 1...6 { try stage.point(.move, -20 * Double(distance), after: 8) }
            for distance in 1...4 {
                try stage.point(.move, -120 + step * Double(distance), after: 8)
            }
            try stage.point(.up, -120 + step * 4, after: 1)
            let told = stage.view.nextEvents().events.last { $0.kind == .willEndDragging }
            let end = try stage.show(300)
            #expect(end == 0 || end == 100, "\(step): \(end)")
            #expect(told?.point.x == end, "\(step)")
        }
    }

    @Test("Fingers on a trackpad leave a carousel at one of its cards, near its edges, too")
    func trackpad() throws {
        for (start, way) in [(100.0, -3.0), (100, -6), (400, -5), (250, 4)] {
            var stage = try CardStage(20, in: .carousel(CarouselLayout())) { _ in }
            try stage.scroll(to: start)
            try stage.scrollByTrackpad([Double](repeating: way, count: 8))
            let end = try stage.show(300)
            var least = Double.infinity
            for item in UInt32(0)..<20 {
                let place = try stage.view.contentOffset(
                    forScrollingToItemAt: IndexPath(section: 0, item: item), at: .left)
                least = min(least, abs(place.x - end))
            }
            #expect(least < 1e-3, "\(start), \(way): \(end)")
        }
    }

    @Test("Turns of a wheel go on as one movement where their cards are elsewhere")
    func turned() throws {
        var stage = try cards()
        try stage.turnWheel(by: 250)
        try stage.show(3)
        try stage.setInsets(left: 44, right: 44)
        try stage.show(2)
        try stage.turnWheel(by: 250)
        #expect(abs(try stage.show(100) + 44 - 5_500) < 1e-3)
    }
}
