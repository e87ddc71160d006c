import CollectionReference
import Testing

@testable import CollectionCore

/// G9: what keeps its place in a section that scrolls across.
@Suite("G9: places in sections that scroll across")
struct OrthogonalAnchorTests {
    /// A row below 500 points, and a grid from there on.
    private func folding() throws -> RowStage {
        var stage = try RowStage(.groupPaging, at: 3080) { layout in
            var grid = RowStage.cards(.none, length: .fractionalWidth(0.25))
            grid.interGroupSpacing = 0
            layout.sections.append(grid)
            var rule = LayoutSectionRule(section: 1)
            rule.minimumContainerLength = 500
            layout.rules = [rule]
        }
        stage.bounds.width = 600
        try stage.show()
        return stage
    }

    @Test("A section that scrolls again stands within what it has by then")
    func beyondItsEnd() throws {
        var same = try folding()
        same.bounds.width = 300
        #expect(try same.rest() == 3080)
        var shorter = try folding()
        try shorter.update(.delete(IndexPath(section: 0, item: 4), count: 36))
        try shorter.show()
        shorter.bounds.width = 300
        // 4 x 110 - 10 - 300.
        #expect(try shorter.rest() == 130)
        var other = try folding()
        try other.update(.delete(IndexPath(section: 0, item: 0), count: 40))
        try other.show()
        try other.update(.insert(IndexPath(section: 0, item: 0), count: 4))
        try other.view.invalidateLayout(with: InvalidationContext.everything)
        other.bounds.width = 300
        #expect(try other.rest() == 130)
        // A motion that the grid has ended is completed.
        var moving = try RowStage(.groupPaging, at: 330) { layout in
            layout.sections.append(RowStage.cards(.none))
            var rule = LayoutSectionRule(section: 1)
            rule.minimumContainerLength = 500
            layout.rules = [rule]
        }
        try moving.drag(90)
        try moving.show(after: 32)
        for width in [600.0, 300] {
            moving.bounds.width = width
            try moving.show()
        }
        let rest = try moving.rest()
        #expect(abs(rest / 110 - (rest / 110).rounded()) < 1e-6)
    }

    @Test("So does one that moves to where it does not scroll, and back")
    func movedAway() throws {
        var stage = try RowStage(.continuous) { layout in
            layout.sections.append(RowStage.cards(.none))
            layout.rules = [LayoutSectionRule(firstSection: 1, section: 1)]
        }
        try stage.setCounts([40, 3])
        try stage.show()
        try stage.view.setOrthogonalContentOffset(3000, ofSection: 0)
        try stage.show()
        try stage.update(.move(IndexPath(section: 0), to: IndexPath(section: 1)))
        try stage.show()
        try stage.update(.delete(IndexPath(section: 1, item: 4), count: 36))
        try stage.show()
        try stage.update(.move(IndexPath(section: 1), to: IndexPath(section: 0)))
        #expect(try stage.rest() == 130)
    }

    @Test("Cards that were never measured are passed over")
    func measured() throws {
        for (isMirrored, axis) in [(false, Axis.vertical), (true, .vertical), (false, .horizontal)]
        {
            var stage = try RowStage(.continuous, isMirrored: isMirrored, axis: axis) { layout in
                let length = LayoutDimension.estimated(100)
                let size = LayoutSize(
                    width: axis == .vertical ? length : .absolute(100),
                    height: axis == .vertical ? .absolute(100) : length)
                layout.sections[0].group = .horizontal(
                    size: size, subitems: [.item(LayoutItem(size: size))])
            }
            func sizes(_ frame: borrowing DisplayFrame) -> [PreferredSize] {
                frame.elements.filter { $0.flags.contains(.isEstimated) }.map {
                    let length = 100 + Double($0.element.indexPath.item * 37 % 90)
                    return PreferredSize(
                        reusableView: $0.reusableView, generation: $0.generation,
                        size: axis == .vertical
                            ? Size(width: length, height: 100) : Size(width: 100, height: length))
                }
            }
            try stage.view.setOrthogonalContentOffset(2000, ofSection: 0)
            for _ in 0..<6 {
                let frame = try stage.show()
                try stage.show(after: 0, sizes(frame))
            }
            for _ in 0..<100 {
                let before = try stage.places(after: 0)
                try stage.view.setOrthogonalContentOffset(stage.offset() - 10, ofSection: 0)
                let frame = try stage.show()
                try stage.show(after: 0, sizes(frame))
                let after = try stage.places(after: 0)
                for (item, place) in before where place >= 0 && place < 150 {
                    #expect(abs((after[item] ?? -1) - place - 10) < 1e-6)
                }
            }
        }
    }

    @Test("The group that rests keeps its place, not a neighbour that looks in")
    func restingGroup() throws {
        for scrolls in [false, true] {
            // Card 5 is in the middle, at 100; card 4 ends at 90.
            var stage = try RowStage(.groupPagingCentered, scrolls: scrolls, at: 550)
            try stage.update(.insert(IndexPath(section: 0, item: 5), count: 2))
            #expect(try stage.places()[7] == 100)
            // Card 4 looks in at the leading end.
            var inset = try RowStage(.groupPaging, scrolls: scrolls, at: 550) {
                $0.sections[0].contentInsets.left = 30
            }
            try inset.update(.insert(IndexPath(section: 0, item: 5), count: 2))
            #expect(try inset.places()[7] == 30)
        }
    }

    @Test(
        "In another container a section that pages stands at a rest, too", arguments: [false, true])
    func resized(scrolls: Bool) throws {
        for (isMirrored, axis) in [(false, Axis.vertical), (true, .vertical), (false, .horizontal)]
        {
            for behavior in SectionChangeTests.behaviors.dropFirst() {
                let start = behavior == .paging ? 900.0 : 1100
                var stage = try RowStage(
                    behavior, isMirrored: isMirrored, axis: axis, scrolls: scrolls, at: start)
                let item = behavior == .paging ? nil : UInt32(10)
                for length in [420.0, 360, 517, 300] {
                    (stage.bounds.width, stage.bounds.height) = (length, length)
                    let rest = try stage.rest()
                    if let item {
                        let place = try stage.places()[item]
                        let wanted = behavior == .groupPagingCentered ? length / 2 - 50 : 0
                        #expect(abs((place ?? -1) - wanted) < 1e-6)
                    } else {
                        #expect(abs(rest / length - (rest / length).rounded()) < 1e-6)
                    }
                }
            }
        }
    }

    @Test("A section that stands beside its rests stays where it is seen")
    func besideRests() throws {
        var stage = try RowStage(.groupPaging, at: 1130)
        stage.bounds.width = 420
        #expect(try stage.rest() == 1130)
        try stage.update(.insert(IndexPath(section: 0, item: 0), count: 1))
        #expect(try stage.rest() == 1240)
    }

    @Test("Cards of another length leave a section that pages at its group")
    func appended() throws {
        // At the end, where the last group begins at 4290 of 4090.
        var stage = try RowStage(.groupPaging, at: 4090)
        try stage.update(.insert(IndexPath(section: 0, item: 40), count: 5))
        try stage.show(after: 0)
        #expect(try stage.offset() == 4090)
        // The nearest group of 4070 and 4180.
        #expect(try stage.rest() == 4070)
        var still = try RowStage(.groupPaging, scrolls: false, at: 4090)
        try still.update(.insert(IndexPath(section: 0, item: 40), count: 5))
        try still.show()
        #expect(try still.offset() == 4070)
    }

    @Test("Start and end are across in a section that scrolls across")
    func positions() throws {
        for (isMirrored, axis) in [(false, Axis.vertical), (true, .vertical), (false, .horizontal)]
        {
            for (position, wanted) in [(ScrollPosition.start, 2200.0), (.end, 2000)] {
                var stage = try RowStage(.continuous, isMirrored: isMirrored, axis: axis)
                let path = IndexPath(section: 0, item: 20)
                try stage.view.scroll(to: .cell(path), at: position, isAnimated: false)
                #expect(try stage.rest() == wanted)
                #expect(
                    try stage.view.orthogonalContentOffset(
                        forScrollingToItemAt: path, at: position) == wanted)
            }
            var stage = try RowStage(.continuous, isMirrored: isMirrored, axis: axis)
            let side: ScrollPosition = axis == .vertical ? .left : .top
            #expect(throws: CollectionError.self) {
                try stage.view.scroll(
                    to: .cell(IndexPath(section: 0, item: 2)), at: [.start, side],
                    isAnimated: false)
            }
            try stage.view.scroll(
                to: .cell(IndexPath(section: 0, item: IndexPath.noItem)), at: .start,
                isAnimated: false)
        }
    }

    @Test("What keys show rests where a finger may leave it")
    func keys() throws {
        func stage(
            _ behavior: OrthogonalScrollingBehavior, isMirrored: Bool = false, scrolls: Bool = true
        ) throws -> RowStage {
            var stage = try RowStage(behavior, isMirrored: isMirrored, scrolls: scrolls)
            var configuration = FocusConfiguration()
            configuration.allowsFocus = true
            stage.view.setFocusConfiguration(configuration)
            return stage
        }
        func offsets(
            _ items: [UInt32], _ behavior: OrthogonalScrollingBehavior, isMirrored: Bool = false
        ) throws -> [Double] {
            var stage = try stage(behavior, isMirrored: isMirrored)
            return try items.map {
                try stage.view.setFocusedElement(.cell(IndexPath(section: 0, item: $0)))
                try stage.view.scrollToFocusedElement(isAnimated: true)
                return try stage.rest()
            }
        }
        for isMirrored in [false, true] {
            // Two cards fit, and 80 points of a third.
            #expect(
                try offsets([1, 2, 3, 2, 1, 0], .groupPaging, isMirrored: isMirrored)
                    == [0, 110, 220, 220, 110, 0])
            #expect(
                try offsets([1, 2, 1], .groupPagingCentered, isMirrored: isMirrored)
                    == [110, 220, 110])
            #expect(
                try offsets([2, 10, 9], .continuousGroupLeadingBoundary, isMirrored: isMirrored)
                    == [110, 990, 990])
            // No page shows all of card 2, of which 80 points are seen, nor of card 5.
            #expect(
                try offsets([2, 3, 5, 6], .paging, isMirrored: isMirrored) == [0, 300, 600, 600])
            #expect(try offsets([2, 3], .continuous, isMirrored: isMirrored) == [20, 130])
        }
        // The host is asked for it where the view does not scroll by itself.
        var asked = try stage(.groupPaging, scrolls: false)
        try asked.view.setEventMask(.scrolling)
        try asked.view.setFocusedElement(.cell(IndexPath(section: 0, item: 2)))
        try asked.view.scrollToFocusedElement(isAnimated: true)
        #expect(asked.view.nextEvents().events.map(\.point) == [Point(x: 110, y: 0)])
    }

    @Test("An item that no rest shows is shown by the least movement")
    func longGroup() throws {
        var stage = try RowStage(.groupPaging) {
            let item = LayoutItem(
                size: LayoutSize(width: .absolute(100), height: .fractionalHeight(1)))
            $0.sections[0].group = .horizontal(
                size: LayoutSize(width: .absolute(600), height: .absolute(100)),
                subitems: [.item(item)])
        }
        var configuration = FocusConfiguration()
        configuration.allowsFocus = true
        stage.view.setFocusConfiguration(configuration)
        try stage.view.setFocusedElement(.cell(IndexPath(section: 0, item: 4)))
        try stage.view.scrollToFocusedElement(isAnimated: true)
        #expect(try stage.rest() == 200)
    }
}
