import CollectionCore
import CollectionReference
import Testing

/// J6: sections that scroll across, outlines, and states at random.
@Suite("J6: sections and outlines of states")
struct StateSectionTests {
    /// Groups of one item, 40 x 20, which scroll across.
    private static var across: Layout {
        let item = LayoutItem(
            size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        var section = LayoutSection(
            group: .horizontal(
                size: LayoutSize(width: .absolute(40), height: .absolute(20)),
                subitems: [.item(item)]))
        section.orthogonalScrollingBehavior = .continuous
        return .compositional(CompositionalLayout(sections: [section]))
    }

    @Test("Sections are scrolled as far as they were, no farther than they go")
    func offsets() throws {
        let items = (0..<3).map { section in (0..<10).map { UInt64(section * 100 + $0) } }
        var first = try StateStage(items, layout: Self.across)
        try first.show()
        try first.view.setOrthogonalContentOffset(120, ofSection: 0)
        try first.view.setOrthogonalContentOffset(300, ofSection: 2)
        let state = first.state()
        #expect(
            state.sectionOffsets == [
                ViewState.SectionOffset(identifier: 1, contentOffset: 120),
                ViewState.SectionOffset(identifier: 3, contentOffset: 300),
            ])
        // The third section is the first one of other data, and shorter.
        var other = Snapshot(limits: Limits())
        _ = try other.appendSections([3, 2])
        _ = try other.appendItems(Array(200..<205), toSection: 3)
        _ = try other.appendItems(items[1], toSection: 2)
        var second = try StateStage(items, layout: Self.across)
        try second.view.applySnapshotUsingReloadData(other)
        try second.show()
        try second.view.setOrthogonalContentOffset(40, ofSection: 1)
        let gone = try second.restore(state)
        #expect(gone.sectionOffsets == [state.sectionOffsets[0]])
        try second.show()
        #expect(try second.view.orthogonalContentOffset(ofSection: 0) == 100)
        #expect(try second.view.orthogonalContentOffset(ofSection: 1) == 0)
        #expect(second.state().sectionOffsets.map(\.contentOffset) == [100])
    }

    @Test("Content that runs from right to left is found by the sides where it begins")
    func mirrored() throws {
        var flow = FlowLayout()
        flow.configuration.scrollDirection = .horizontal
        flow.configuration.flipsHorizontallyInOppositeLayoutDirection = true
        flow.sectionMetrics.itemSize = Size(width: 20, height: 50)
        flow.sectionMetrics.minimumLineSpacing = 0
        var environment = Environment()
        environment.layoutDirection = .rightToLeft
        let items = Array(100..<150 as Range<UInt64>)
        var first = try StateStage([items], layout: .flow(flow))
        try first.view.setEnvironment(environment)
        first.bounds.x = 505
        try first.show()
        let state = first.state()
        // Item 19 ends at 620, which is 15 points beyond the right edge of the bounds.
        #expect(state.anchor?.identifier == 119 && state.distance == -15)
        // In bounds that are wider, the right edge counts.
        var second = try StateStage([Array(1...10) + items], layout: .flow(flow))
        try second.view.setEnvironment(environment)
        second.bounds = Rect(x: 0, y: 0, width: 160, height: 50)
        #expect(try second.restore(state).isEmpty)
        let frame = try second.show()
        let cell = frame.elements.first {
            $0.element.indexPath.item == 29 && $0.element.category == .cell
        }
        #expect(cell?.frame.maxX == frame.contentOffset.x + 175)
        #expect(second.state().distance == -15 && second.state().anchor == state.anchor)
    }

    private func outline() throws -> SectionSnapshot {
        var outline = SectionSnapshot(limits: Limits())
        try outline.append([1, 2, 3], to: nil)
        try outline.append([11, 12], to: 1)
        try outline.append([21], to: 2)
        try outline.append([121], to: 12)
        return outline
    }

    @Test("Outlines are expanded as they were, and applied, before the rest is restored")
    func outlines() throws {
        var shown = try outline()
        try shown.expand([1, 12])
        var first = try StateStage([[], [50]])
        try first.view.applySnapshot { next throws(CollectionError) in
            try next.replaceItems(inSection: 1, with: shown)
        }
        try first.select(0, 3)
        let state = try first.view.viewState(outlines: [SectionOutline(shown, section: 1)])
        #expect(state.expandedItems == [1, 12] && state.selectedItems == [121])
        var second = try StateStage([[], [50]])
        var other = try outline()
        try other.expand([2])
        try other.delete([11])
        var outlines = [SectionOutline(other, section: 1)]
        #expect(try second.view.restoreState(state, outlines: &outlines).isEmpty)
        #expect(outlines[0].snapshot.expandedItems == [1, 12])
        #expect(second.view.snapshot?.itemIdentifiers == [1, 12, 121, 2, 3, 50])
        #expect(try second.view.isItemSelected(at: IndexPath(section: 0, item: 2)))
        // What the outline lacks, or what has no children, is gone; so is all without outlines.
        try other.delete([121])
        outlines = [SectionOutline(other, section: 1)]
        let gone = try second.view.restoreState(state, outlines: &outlines)
        #expect(gone.expandedItems == [12] && gone.selectedItems == [121])
        #expect(try second.restore(state).expandedItems == [1, 12])
    }

    @Test("An outline or a section that is named twice is refused")
    func repeated() throws {
        var stage = try StateStage([[], []])
        let twice = [SectionOutline(try outline(), section: 1)]
        var both = twice + [SectionOutline(try outline(), section: 2)]
        #expect(throws: CollectionError.snapshot(.repeatedItems([1]))) {
            try stage.view.restoreState(ViewState(), outlines: &both)
        }
        #expect(throws: CollectionError.snapshot(.repeatedItems([1]))) {
            try stage.view.viewState(outlines: both)
        }
        var other = SectionSnapshot(limits: Limits())
        try other.append([7], to: nil)
        both = twice + [SectionOutline(other, section: 1)]
        #expect(throws: CollectionError.snapshot(.repeatedSections([1]))) {
            try stage.view.restoreState(ViewState(), outlines: &both)
        }
        #expect(stage.view.snapshot?.itemIdentifiers == [])
    }

    @Test("An outline of a section that is not there changes nothing")
    func unknownSection() throws {
        var stage = try StateStage([[5, 6]])
        try stage.select(0, 1)
        var state = ViewState()
        state.expandedItems = [1]
        var outlines = [SectionOutline(try outline(), section: 9)]
        #expect(throws: CollectionError.snapshot(.unknownSection(9))) {
            try stage.view.restoreState(state, outlines: &outlines)
        }
        #expect(outlines[0].snapshot.expandedItems == [])
        #expect(stage.view.currentSelection.count == 1)
    }

    @Test(
        "At random: items that stay are selected, and the first one is where it was",
        arguments: 1...60 as ClosedRange<UInt64>)
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let items = Array(1000..<1000 + UInt64(random.number(1...200)))
        var first = try StateStage([items])
        try first.show(y: Double(random.number(0...max(0, items.count * 10 - 50))))
        var selected: Set<UInt64> = []
        for _ in 0..<random.number(0...6) {
            let item = random.number(0...items.count - 1)
            let count = random.number(1...items.count - item)
            try first.select(0, UInt32(item), count: UInt64(count))
            selected.formUnion(items[item..<item + count])
        }
        let state = first.state()
        let kept = items.filter { _ in random.chance(70) }
        let next = (1...30).map { UInt64($0) } + kept + (31...90).map { UInt64($0) }
        var second = try StateStage([next])
        let gone = try second.restore(state)
        let frame = try second.show()
        #expect(second.state().selectedItems == next.filter { selected.contains($0) })
        #expect(Set(gone.selectedItems) == selected.subtracting(next))
        guard let anchor = state.anchor?.identifier, state.edge == .none else {
            #expect(state.edge == .start && frame.contentOffset.y == 0)
            return
        }
        if next.contains(anchor) {
            #expect(gone.anchor == nil)
            #expect(second.places(frame)[anchor] == state.distance)
            #expect(second.state().anchor == state.anchor)
        } else {
            #expect(gone.anchor == state.anchor)
            #expect(
                frame.contentOffset.y
                    == min(state.contentOffset.y, Double(next.count * 10 - 50)))
        }
    }
}
