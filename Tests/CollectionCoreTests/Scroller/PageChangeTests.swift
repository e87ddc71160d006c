import CollectionCore
import Testing

/// M8 and M12: pages that change while the content rests on one, is on its way to one, or is held.
@Suite("Pages that change")
struct PageChangeTests {
    /// Photos as long as the bounds, which are 300 points wide at first.
    private func photos(
        isMirrored: Bool = false, card: Double = 300,
        _ change: (inout ScrollConfiguration) -> Void = { _ in }
    ) throws -> CardStage {
        try CardStage(10, length: card, isMirrored: isMirrored) {
            $0.isPagingEnabled = true
            change(&$0)
        }
    }

    @Test("A page that is held stays the page of its photo as pages come before it")
    func inserted() throws {
        for isMirrored in [false, true] {
            for snaps in [false, true] {
                var pager = try photos(isMirrored: isMirrored) {
                    if !snaps { return }
                    ($0.isPagingEnabled, $0.snapPoints) = (false, .itemStarts)
                    $0.stopsAtNextSnapPoint = true
                }
                try pager.scroll(to: isMirrored ? 2700 - 900 : 900)
                try pager.point(.down)
                try pager.point(.move, 12)
                try pager.point(.move, 42)
                try pager.show()
                try pager.insert(3)
                try pager.show()
                pager.rest()
                try pager.point(.up, 42)
                #expect(try pager.show(150) == 1800, "\(isMirrored), \(snaps)")
            }
        }
    }

    @Test("Content at rest goes to the nearest page as pages get another length")
    func resized() throws {
        for (width, page) in [(500.0, 1000.0), (400, 800), (310, 930), (200, 1000)] {
            var pager = try photos()
            try pager.scroll(to: 900)
            pager.width = width
            #expect(try pager.show(100) == page, "\(width)")
        }
    }

    @Test("Content that is touched as pages change goes to a page when the finger is lifted")
    func touched() throws {
        var pager = try photos()
        try pager.scroll(to: 900)
        try pager.point(.down)
        try pager.show()
        pager.width = 400
        #expect(try pager.show(3) == 900)
        try pager.point(.up)
        #expect(try pager.show(100) == 800)
    }

    @Test("Content goes to the nearest page as the settings give pages another length")
    func otherLength() throws {
        for (length, page) in [(240.0, 960.0), (200, 1000), (450, 900), (0, 900)] {
            var pager = try photos()
            try pager.scroll(to: 900)
            try pager.setPageLength(length)
            #expect(try pager.show(100) == page, "\(length)")
        }
        // The motion begins with the next display frame, however late that comes.
        var waiting = try photos()
        try waiting.scroll(to: 900)
        try waiting.setPageLength(200)
        for _ in 0..<9 { waiting.rest() }
        #expect(try waiting.show() == 900)
        #expect(try waiting.show(100) == 1000)
        var touched = try photos()
        try touched.scroll(to: 900)
        try touched.point(.down)
        try touched.setPageLength(200)
        #expect(try touched.show(3) == 900)
        try touched.point(.up)
        #expect(try touched.show(100) == 1000)
    }

    @Test("Content on its way to a page comes to one in the pages that are new")
    func turned() throws {
        var pager = try photos()
        try pager.scroll(to: 900)
        try pager.point(.down)
        for step in 1...5 { try pager.point(.move, Double(step) * 25) }
        try pager.point(.up, 125)
        try pager.show(3)
        pager.width = 500
        let rest = try pager.show(200)
        #expect(rest == 1000)
    }

    @Test("A card that comes before by itself leaves nothing between two pages")
    func cards() throws {
        var pager = try photos(card: 100)
        try pager.scroll(to: 300)
        try pager.insert(1)
        #expect(try pager.show(100) == 300)
        try pager.insert(2)
        #expect(try pager.show(100) == 600)
    }

    @Test("A content offset that a program has set between two pages is left there")
    func program() throws {
        var pager = try photos()
        try pager.scroll(to: 950)
        pager.width = 310
        #expect(try pager.show(100) == 950)
    }
}
