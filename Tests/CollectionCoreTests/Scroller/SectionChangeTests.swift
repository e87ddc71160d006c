import CollectionCore
import CollectionReference
import Testing

/// G9, M12, M17: what changes while a section that scrolls across moves.
@Suite("Sections that scroll across: changes in motion")
struct SectionChangeTests {
    enum Motion: CaseIterable {
        case flick, heldFinger, movedFinger, wheel, element, focus
    }

    static let behaviors: [OrthogonalScrollingBehavior] = [
        .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]

    private static func begin(_ motion: Motion, _ stage: inout RowStage) throws {
        switch motion {
        case .flick: try stage.drag(80)
        case .heldFinger, .movedFinger: try stage.drag(60, lifts: false)
        case .wheel:
            let samples = [
                WheelSample(
                    Point(x: 200, y: 0), Point(x: 150, y: 30), at: UInt64(stage.time * 1e6),
                    unit: .points, phase: .unphased)
            ]
            try stage.view.sendWheels(samples.span)
        case .element:
            try stage.view.scroll(
                to: .cell(IndexPath(section: 0, item: 20)), at: .left, isAnimated: true)
            try stage.show()
        case .focus:
            var configuration = FocusConfiguration()
            configuration.allowsFocus = true
            stage.view.setFocusConfiguration(configuration)
            try stage.view.setFocusedElement(.cell(IndexPath(section: 0, item: 20)))
            try stage.view.scrollToFocusedElement(isAnimated: true)
            try stage.show()
        }
    }

    @Test(
        "Cards that come in front move nothing, whatever moves the section",
        arguments: Motion.allCases, behaviors)
    func inserted(_ motion: Motion, _ behavior: OrthogonalScrollingBehavior) throws {
        for isAnimated in [false, true] {
            var stage = try RowStage(behavior, at: 1100)
            var other = try RowStage(behavior, at: 1100)
            try Self.begin(motion, &stage)
            try Self.begin(motion, &other)
            try stage.show()
            try other.show()
            try stage.update(
                .insert(IndexPath(section: 0, item: 0), count: 3), isAnimated: isAnimated)
            if motion == .movedFinger {
                try stage.finger(.move, 80)
                try other.finger(.move, 80)
            }
            // As without the cards, 3 x 110 points farther. Pages count from the first card.
            for _ in 0..<(behavior == .paging ? 1 : 4) {
                try stage.show()
                try other.show()
                #expect(try abs(stage.offset() - other.offset() - 330) < 1e-6)
            }
            if motion == .heldFinger || motion == .movedFinger {
                try stage.finger(.up, 90)
                try other.finger(.up, 90)
            }
            if behavior != .paging {
                #expect(try abs(stage.rest() - other.rest() - 330) < 1e-6)
            }
        }
    }

    @Test("So it is from right to left, and along the other axis")
    func directions() throws {
        for (isMirrored, axis) in [(true, Axis.vertical), (false, .horizontal)] {
            for behavior in Self.behaviors {
                var stage = try RowStage(behavior, isMirrored: isMirrored, axis: axis, at: 1100)
                try stage.drag(80)
                let before = try stage.places()
                try stage.update(.insert(IndexPath(section: 0, item: 0), count: 3))
                let after = try stage.places(after: 0)
                #expect(before.count > 2)
                for (item, place) in before {
                    #expect(abs((after[item + 3] ?? -1) - place) < 1e-6)
                }
            }
        }
    }

    @Test("Fingers that are lifted before the display frame lead to where cards are by then")
    func lifted() throws {
        for behavior in [OrthogonalScrollingBehavior.groupPaging, .groupPagingCentered] {
            var stage = try RowStage(behavior, at: 1100) {
                $0.sections[0].group = RowStage.cards(behavior, length: .fractionalWidth(0.4)).group
            }
            try stage.drag(40, lifts: false)
            try stage.update(.insert(IndexPath(section: 0, item: 0), count: 3))
            try stage.finger(.up, 110)
            // Groups are 120 long, 10 apart.
            let rest = try stage.rest()
            #expect(abs(rest / 130 - (rest / 130).rounded()) < 1e-6)
        }
    }

    @Test("Scrolling to an item counts from where the section will be seen")
    func target() throws {
        var stage = try RowStage(.continuous, at: 1100)
        try stage.update(.insert(IndexPath(section: 0, item: 0), count: 3))
        try stage.view.scroll(
            to: .cell(IndexPath(section: 0, item: 20)), at: .left, isAnimated: true)
        #expect(try stage.offset() == 1430)
        #expect(try stage.rest() == 2200)
    }

    @Test("Cards that go while a section moves leave others in sight at once")
    func deleted() throws {
        for behavior in Self.behaviors {
            var stage = try RowStage(behavior, at: 1500)
            try stage.drag(80)
            try stage.show()
            try stage.update(.delete(IndexPath(section: 0, item: 4), count: 36))
            for _ in 0..<60 {
                #expect(try !stage.places().isEmpty)
            }
            #expect(try stage.offset() < 331)
        }
    }

    @Test("A section that reaches its start before the display frame keeps what is seen")
    func startReached() throws {
        var stage = try RowStage(.continuous, at: 30)
        try stage.setCounts([40, 40])
        try stage.show()
        try stage.view.setOrthogonalContentOffset(30, ofSection: 0)
        try stage.view.setOrthogonalContentOffset(70, ofSection: 1)
        try stage.show()
        try stage.drag(-20, lifts: false)
        try stage.show()
        #expect(try stage.offset() > 0)
        try stage.update(.insert(IndexPath(section: 0, item: 0), count: 3))
        // The finger leads the section to its start, and beyond.
        for place in [180.0, 190, 200] { try stage.finger(.move, place) }
        #expect(try stage.offset() <= 0)
        try stage.update(.move(IndexPath(section: 0), to: IndexPath(section: 1)))
        try stage.show()
        #expect(try abs(stage.offset(1) - 330) < 30)
        #expect(try stage.offset(0) == 70)
    }

    @Test("An interactive transition that is cancelled leaves no section beside its rests")
    func transition() throws {
        for behavior in Self.behaviors {
            for (start, distance) in [(0.0, -90.0), (330, 90)] {
                var stage = try RowStage(behavior, at: start)
                try stage.drag(distance)
                try stage.show(after: 32)
                let offset = try stage.offset()
                try stage.view.startInteractiveTransition(to: .grid(GridLayout()))
                try stage.show()
                try stage.view.cancelInteractiveTransition(at: UInt64(stage.time * 1e6))
                let rest = try stage.rest()
                #expect(rest >= 0 && stage.view.wakeAt == nil)
                if behavior == .continuous {
                    #expect(start == 0 || abs(rest - offset) < 60)
                } else {
                    let length = behavior == .paging ? 300.0 : 110
                    #expect(abs(rest / length - (rest / length).rounded()) < 1e-6)
                }
            }
        }
    }

    @Test("What the host sets during an interactive transition stays where it is said")
    func setInTransition() throws {
        var stage = try RowStage(.groupPaging, at: 330)
        try stage.drag(90)
        try stage.show(after: 32)
        try stage.view.startInteractiveTransition(to: .grid(GridLayout()))
        try stage.show()
        try stage.view.setOrthogonalContentOffset(250, ofSection: 0)
        try stage.show()
        try stage.view.cancelInteractiveTransition(at: UInt64(stage.time * 1e6))
        #expect(try stage.rest() == 250)
    }

    @Test("So does another layout direction")
    func direction() throws {
        for (start, distance) in [(0.0, -90.0), (330, 90)] {
            var stage = try RowStage(.groupPaging, at: start)
            try stage.drag(distance)
            try stage.show(after: 32)
            var environment = Environment()
            environment.layoutDirection = .rightToLeft
            try stage.view.setEnvironment(environment)
            let rest = try stage.rest()
            #expect(abs(rest / 110 - (rest / 110).rounded()) < 1e-6 && rest >= 0)
        }
    }

    @Test("A pinch that stops a section that pages leaves it at no other place")
    func pinch() throws {
        var stage = try RowStage(.groupPaging, at: 330)
        try stage.drag(90)
        try stage.show(after: 32)
        for phase in [GesturePhase.began, .ended] {
            let samples = [
                PinchSample(
                    phase, scale: 1, Point(x: 150, y: 150), at: UInt64(stage.time * 1e6))
            ]
            try stage.view.sendPinches(samples.span)
        }
        let rest = try stage.rest()
        #expect(abs(rest / 110 - (rest / 110).rounded()) < 1e-6)
    }

    @Test("A motion to a rest leads to the one nearest to its end where the container changes")
    func resizedInMotion() throws {
        for behavior in Self.behaviors.dropFirst() {
            var stage = try RowStage(behavior, at: 900) {
                $0.sections[0] = RowStage.cards(behavior, length: .fractionalWidth(1))
                $0.sections[0].interGroupSpacing = 0
            }
            try stage.drag(70)
            try stage.show(after: 32)
            stage.bounds.width = 420
            let rest = try stage.rest()
            #expect(abs(rest / 420 - (rest / 420).rounded()) < 1e-6, "\(behavior): \(rest)")
            #expect(rest > 0)
        }
    }

    @Test("Cards that come in or go as a motion ends leave a section that pages at a page")
    func changedAtEnd() throws {
        let first = IndexPath(section: 0, item: 0)
        for update in [UpdateItem.insert(first, count: 2), .delete(first)] {
            for frames in 0..<100 {
                var stage = try RowStage(.paging, at: 600)
                try stage.drag(80)
                for _ in 0..<frames { try stage.show() }
                try stage.update(update)
                let rest = try stage.rest()
                #expect(abs(rest - (rest / 300).rounded() * 300) < 1e-6, "\(frames): \(rest)")
            }
        }
    }
}
