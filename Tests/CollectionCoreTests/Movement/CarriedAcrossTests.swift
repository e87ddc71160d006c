import CollectionCore
import Testing

/// R10: a pointer that carries items, and is held near an end of a section that scrolls across.
@Suite("Items that are carried to an end of a section")
struct CarriedAcrossTests {
    private func stage(
        _ behavior: OrthogonalScrollingBehavior = .continuous, isMirrored: Bool = false,
        axis: Axis = .vertical
    ) throws -> RowStage {
        var stage = try RowStage(behavior, isMirrored: isMirrored, axis: axis)
        var traits = ItemTraits.standard
        traits.move = .yes
        try stage.view.setDefaultTraits(traits)
        return stage
    }

    /// A point of the bounds by its distance from the leading end of the section.
    private func point(
        _ across: Double, _ along: Double = 50, isMirrored: Bool = false, axis: Axis = .vertical
    ) -> Point {
        axis == .vertical
            ? Point(x: isMirrored ? 300 - across : across, y: along) : Point(x: along, y: across)
    }

    private func time_ns(_ stage: borrowing RowStage) -> UInt64 { UInt64(stage.time * 1e6) }

    private let path = IndexPath(section: 0, item: 1)

    @Test("The section scrolls, and the item goes on among the cards that come")
    func moved() throws {
        let kinds: [(Bool, Axis)] = [(false, .vertical), (true, .vertical), (false, .horizontal)]
        for (isMirrored, axis) in kinds {
            var stage = try stage(isMirrored: isMirrored, axis: axis)
            let start = point(150, isMirrored: isMirrored, axis: axis)
            let end = point(295, isMirrored: isMirrored, axis: axis)
            _ = try stage.view.beginInteractiveMovement(
                ofItemAt: path, from: start, at: time_ns(stage))
            try stage.view.updateInteractiveMovement(to: end, at: time_ns(stage))
            let first = stage.view.interactiveMovement?.target.item ?? 0
            for _ in 0..<60 { try stage.show() }
            let offset = try stage.offset()
            let target = stage.view.interactiveMovement?.target.item ?? 0
            #expect(offset > 300, "\(isMirrored), \(axis)")
            #expect(Double(target) > Double(first) + offset / 110 - 2, "\(isMirrored), \(axis)")
            #expect(stage.view.scrolling.contentOffset == .zero)
            // In the middle the section rests.
            try stage.view.updateInteractiveMovement(to: start, at: time_ns(stage))
            #expect(try abs(stage.rest() - offset) < 20)
            #expect(stage.view.wakeAt == nil)
            try stage.view.endInteractiveMovement(at: time_ns(stage))
            let count = try stage.view.numberOfItems(inSection: 0)
            #expect(count == 40)
        }
    }

    @Test("Beyond an end of the section, it scrolls to its last card, and back to the first")
    func ends() throws {
        var stage = try stage()
        _ = try stage.view.beginInteractiveMovement(
            ofItemAt: path, from: point(150), at: time_ns(stage))
        try stage.view.updateInteractiveMovement(to: point(340), at: time_ns(stage))
        for _ in 0..<1000 { try stage.show() }
        #expect(try stage.offset() == 40 * 110 - 10 - 300)
        #expect(stage.view.interactiveMovement?.target.item == 39)
        try stage.view.updateInteractiveMovement(to: point(-40), at: time_ns(stage))
        for _ in 0..<1000 { try stage.show() }
        #expect(try stage.offset() == 0)
        #expect(stage.view.interactiveMovement?.target.item == 0)
        #expect(stage.view.wakeAt == nil)
    }

    @Test("A section that pages comes to rest at a page as the item leaves its end, or is let go")
    func paged() throws {
        for isEnded in [false, true] {
            for frames in 40..<50 {
                var stage = try stage(.groupPaging)
                _ = try stage.view.beginInteractiveMovement(
                    ofItemAt: path, from: point(150), at: time_ns(stage))
                try stage.view.updateInteractiveMovement(to: point(290), at: time_ns(stage))
                for _ in 0..<frames { try stage.show() }
                if isEnded {
                    try stage.view.endInteractiveMovement(at: time_ns(stage))
                } else {
                    try stage.view.updateInteractiveMovement(to: point(150), at: time_ns(stage))
                }
                let rest = try stage.rest()
                #expect(abs(rest - (rest / 110).rounded() * 110) < 1e-3, "\(rest)")
                #expect(rest > 100)
            }
        }
    }

    @Test("Items of a drop have the section scroll, until the pointer leaves it")
    func dropped() throws {
        var stage = try stage()
        try stage.view.enterDrop(itemCount: 1, at: point(150), time_ns: time_ns(stage))
        try stage.view.updateDrop(to: point(290), at: time_ns(stage))
        for _ in 0..<60 { try stage.show() }
        let offset = try stage.offset()
        #expect(offset > 300)
        let target = stage.view.dropState?.destination?.item ?? 0
        #expect(Double(target) > offset / 110)
        try stage.view.updateDrop(to: point(290, 250), at: time_ns(stage))
        #expect(try stage.rest() - offset < 20)
        try stage.view.exitDrop()
        try stage.show()
        #expect(stage.view.wakeAt == nil)
    }

    @Test("An item that lies still has its place looked for as a wheel scrolls its section")
    func wheeled() throws {
        var stage = try stage()
        _ = try stage.view.beginInteractiveMovement(
            ofItemAt: path, from: point(150), at: time_ns(stage))
        try stage.show()
        let turns = [WheelSample(point(440, 0), point(150), at: time_ns(stage))]
        try stage.view.sendWheels(turns.span)
        try stage.show()
        #expect(stage.view.interactiveMovement?.target.item == 5)
    }

    @Test("Data, layouts and sections that go as they scroll leave nothing that moves")
    func gone() throws {
        let changes: [(inout RowStage) throws -> Void] = [
            { try $0.setCounts([]) },
            { try $0.view.setListLayout(ListLayout()) },
            { try $0.update(.delete(IndexPath(section: 0))) },
            { try $0.update(.delete(IndexPath(section: 0)), isAnimated: true) },
            { try $0.view.setScrollConfiguration(ScrollConfiguration()) },
        ]
        for behavior in [OrthogonalScrollingBehavior.continuous, .groupPaging] {
            for (number, change) in changes.enumerated() {
                var stage = try stage(behavior)
                try stage.view.setEventMask(.scrolling)
                _ = try stage.view.beginInteractiveMovement(
                    ofItemAt: path, from: point(150), at: time_ns(stage))
                try stage.view.updateInteractiveMovement(to: point(290), at: time_ns(stage))
                for _ in 0..<30 { try stage.show() }
                try change(&stage)
                for _ in 0..<100 { try stage.show() }
                if stage.view.interactiveMovement != nil {
                    try stage.view.cancelInteractiveMovement()
                    for _ in 0..<100 { try stage.show() }
                }
                #expect(stage.view.wakeAt == nil, "\(behavior), \(number)")
            }
        }
    }

    @Test("A drag that ends without another call leaves a section that pages at a page")
    func dragged() throws {
        var stage = try stage(.groupPaging)
        try stage.view.enterDrop(itemCount: 1, at: point(150), time_ns: time_ns(stage))
        try stage.view.updateDrop(to: point(290), at: time_ns(stage))
        for _ in 0..<43 { try stage.show() }
        try stage.view.exitDrop()
        #expect(stage.view.wakeAt != nil)
        let rest = try stage.rest()
        #expect(abs(rest - (rest / 110).rounded() * 110) < 1e-3, "\(rest)")
        #expect(stage.view.wakeAt == nil)
    }

    @Test("Scrolling that is switched off while the pointer is at an end ends there")
    func switchedOff() throws {
        var stage = try stage()
        _ = try stage.view.beginInteractiveMovement(
            ofItemAt: path, from: point(150), at: time_ns(stage))
        try stage.view.updateInteractiveMovement(to: point(290), at: time_ns(stage))
        for _ in 0..<30 { try stage.show() }
        var configuration = stage.view.scrollConfiguration
        configuration.isScrollEnabled = false
        try stage.view.setScrollConfiguration(configuration)
        try stage.view.updateInteractiveMovement(to: point(280), at: time_ns(stage))
        let offset = try stage.offset()
        #expect(try abs(stage.rest() - offset) < 20)
        #expect(stage.view.wakeAt == nil)
    }

    /// A stage with a section of 3 cards above one of 6, and a card of the second one carried to
    /// the end of the first.
    private func carried(
        _ behavior: OrthogonalScrollingBehavior, drops: Bool
    ) throws -> RowStage {
        var stage = try stage(behavior)
        try stage.setCounts([3, 6])
        try stage.show()
        if drops {
            var configuration = DragConfiguration()
            configuration.opensGaps = true
            stage.view.setDragConfiguration(configuration)
            try stage.view.enterDrop(itemCount: 1, at: point(150, 150), time_ns: time_ns(stage))
        } else {
            _ = try stage.view.beginInteractiveMovement(
                ofItemAt: IndexPath(section: 1, item: 0), from: point(50, 150),
                at: time_ns(stage))
        }
        try carry(to: point(150, 50), drops: drops, &stage)
        for _ in 0..<20 { try stage.show() }
        try carry(to: point(295, 50), drops: drops, &stage)
        for _ in 0..<200 { try stage.show() }
        return stage
    }

    private func carry(to point: Point, drops: Bool, _ stage: inout RowStage) throws {
        if drops {
            try stage.view.updateDrop(to: point, at: time_ns(stage))
        } else {
            try stage.view.updateInteractiveMovement(to: point, at: time_ns(stage))
        }
        try stage.show()
    }

    @Test(
        "A section that an item has made longer is within its range as the item leaves it",
        arguments: [true, false])
    func left(drops: Bool) throws {
        for behavior in [OrthogonalScrollingBehavior.continuous, .groupPaging] {
            for scrolls in [true, false] {
                var stage = try carried(behavior, drops: drops)
                // Four cards are 130 longer than the bounds, three are 20 longer.
                #expect(try stage.offset() == 130, "\(behavior)")
                if !scrolls { try stage.view.setScrollConfiguration(ScrollConfiguration()) }
                try carry(to: point(150, 250), drops: drops, &stage)
                for _ in 0..<60 { try stage.show() }
                #expect(try stage.rest() == 20, "\(behavior), \(scrolls)")
                #expect(stage.view.wakeAt == nil)
            }
        }
    }

    @Test("A section that an item has made longer is within its range after a cancelled movement")
    func cancelled() throws {
        var stage = try carried(.continuous, drops: false)
        try stage.view.cancelInteractiveMovement()
        try stage.show()
        #expect(try stage.offset() == 20)
        #expect(stage.view.wakeAt == nil || stage.view.wakeAt == .everyFrame)
    }

    @Test("The section under a pointer that lies still is found as the content scrolls")
    func scrolledBelow() throws {
        for drops in [true, false] {
            var stage = try stage()
            try stage.setCounts([40, 40, 40, 40, 40])
            try stage.show()
            if drops {
                try stage.view.enterDrop(itemCount: 1, at: point(150), time_ns: time_ns(stage))
            } else {
                _ = try stage.view.beginInteractiveMovement(
                    ofItemAt: path, from: point(150), at: time_ns(stage))
            }
            try carry(to: point(295), drops: drops, &stage)
            for _ in 0..<30 { try stage.show() }
            #expect(try stage.offset(0) > 0)
            try stage.view.setContentOffset(Point(x: 0, y: 100), isAnimated: false)
            try stage.show()
            let offset = try stage.offset(0)
            for _ in 0..<60 { try stage.show() }
            #expect(try stage.offset(0) - offset < 20, "\(drops)")
            #expect(try stage.offset(1) > 100, "\(drops)")
        }
    }
}
