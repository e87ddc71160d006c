import Testing

@testable import CollectionCore

/// Places in groups, derived by hand from rules G1 to G3.
@Suite("G1 to G3: groups")
struct GroupRuleTests {
    private func frames(
        _ group: LayoutGroup, width: Double = 300, height: Double = 200,
        heights: [Double] = []
    ) -> [Rect] {
        solved(group, width: width, height: height, heights).slots.map(\.frame)
    }

    /// - Parameter heights: The heights that the first items have of their own; negative: none.
    private func solved(
        _ group: LayoutGroup, width: Double = 300, height: Double = 200, _ heights: [Double]
    ) -> (size: Size, slots: [GroupSlot]) {
        let template = GroupTemplate(group, in: Size(width: width, height: height))
        let own = GroupSolver.OwnSizes(first: heights.map { Size(width: -1, height: $0) })
        var solver = GroupSolver()
        let size = solver.solve(template.nodes, template.subitemCounts, own)
        return (size, solver.slots)
    }

    private func item(
        _ width: LayoutDimension, _ height: LayoutDimension, inset: Double = 0
    ) -> LayoutItem {
        var item = LayoutItem(size: LayoutSize(width: width, height: height))
        item.contentInsets = EdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
        return item
    }

    private let row = LayoutSize(width: .fractionalWidth(1), height: .absolute(90))

    @Test("G2: thirds make three columns, although their sum may fall short of one")
    func thirds() {
        let third = item(.fractionalWidth(1 / 3), .fractionalHeight(1))
        let found = frames(.horizontal(size: row, subitems: [.item(third)]))
        #expect(found.count == 3)
        #expect(found.map(\.x) == [0, 100, 200])
        #expect(found.allSatisfy { $0.y == 0 && $0.width == 100 && $0.height == 90 })
    }

    @Test("G2: a list of subitems is repeated while the next one fits")
    func repeats() {
        let found = frames(
            .horizontal(
                size: row,
                subitems: [
                    .item(item(.absolute(80), .fractionalHeight(1))),
                    .item(item(.absolute(40), .fractionalHeight(0.5))),
                ], interItemSpacing: .fixed(10)))
        // 80 + 10 + 40 + 10 + 80 + 10 + 40 is 270; another 80 does not fit.
        #expect(found.map(\.x) == [0, 90, 140, 230])
        #expect(found.map(\.height) == [90, 45, 90, 45])
    }

    @Test("G2: what is left over goes to flexible spacing in equal shares")
    func flexible() {
        let fixed = item(.absolute(80), .fractionalHeight(1))
        let found = frames(
            .horizontal(size: row, subitems: [.item(fixed)], interItemSpacing: .flexible(10)))
        #expect(found.map(\.x) == [0, 110, 220])
        var edged = fixed
        edged.edgeSpacing.leading = .flexible(0)
        edged.edgeSpacing.trailing = .flexible(0)
        edged.size.width = .absolute(200)
        #expect(frames(.horizontal(size: row, subitems: [.item(edged)])).map(\.x) == [50])
    }

    @Test("G2: a count divides the group, whatever the subitem's own length")
    func counts() {
        var group = LayoutGroup(
            size: row,
            arrangement: .repeating(
                .horizontal, .item(item(.absolute(7), .fractionalHeight(1))), count: 4))
        group.interItemSpacing = .fixed(20)
        let found = frames(group)
        #expect(found.map(\.x) == [0, 80, 160, 240])
        #expect(found.allSatisfy { $0.width == 60 })
    }

    @Test("G1: fractions are of the group without its insets; either axis serves either")
    func fractions() {
        var group = LayoutGroup.horizontal(
            size: row, subitems: [.item(item(.fractionalHeight(1), .fractionalWidth(0.1)))])
        group.contentInsets = EdgeInsets(top: 5, left: 20, bottom: 5, right: 20)
        let found = frames(group)
        // 260 x 80 are left: items of 80 x 26.
        #expect(found.map(\.x) == [20, 100, 180])
        #expect(found.allSatisfy { $0.y == 5 && $0.width == 80 && $0.height == 26 })
    }

    @Test("G3: insets shrink the item and not its place, and not where it is estimated")
    func insets() {
        let half = item(.fractionalWidth(0.5), .fractionalHeight(1), inset: 5)
        let found = frames(.horizontal(size: row, subitems: [.item(half)]))
        #expect(found[1] == Rect(x: 155, y: 5, width: 140, height: 80))
        let estimated = item(.fractionalWidth(0.5), .estimated(30), inset: 5)
        let other = frames(.horizontal(size: row, subitems: [.item(estimated)]))
        #expect(other[1] == Rect(x: 155, y: 0, width: 140, height: 30))
    }

    @Test("G3: edge spacing moves an item across the group's axis")
    func edges() {
        var low = item(.absolute(50), .absolute(30))
        low.edgeSpacing.top = .flexible(0)
        var middle = low
        middle.edgeSpacing.bottom = .flexible(0)
        var fixed = item(.absolute(50), .absolute(30))
        fixed.edgeSpacing.top = .fixed(7)
        let found = frames(
            .horizontal(
                size: LayoutSize(width: .absolute(150), height: .absolute(90)),
                subitems: [.item(low), .item(middle), .item(fixed)]))
        #expect(found.map(\.y) == [60, 30, 7])
    }

    @Test("Groups in groups: a large item beside two small ones")
    func nested() {
        let large = item(.fractionalWidth(0.7), .fractionalHeight(1))
        let small = item(.fractionalWidth(1), .fractionalHeight(0.5))
        let pair = LayoutGroup.vertical(
            size: LayoutSize(width: .fractionalWidth(0.3), height: .fractionalHeight(1)),
            subitems: [.item(small)])
        let found = frames(.horizontal(size: row, subitems: [.item(large), .group(pair)]))
        #expect(
            found == [
                Rect(x: 0, y: 0, width: 210, height: 90),
                Rect(x: 210, y: 0, width: 90, height: 45),
                Rect(x: 210, y: 45, width: 90, height: 45),
            ])
    }

    @Test("G1: an estimated group is as long as what is in it; uniform siblings as the longest")
    func estimates() {
        let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(44))
        let lengths = [30.0, 70, -1]
        let plain = LayoutGroup.horizontal(
            size: size, subitems: [.item(item(.fractionalWidth(1 / 3), .estimated(44)))])
        let solved = solved(plain, lengths)
        #expect(solved.size == Size(width: 300, height: 70))
        #expect(solved.slots.map(\.frame.height) == [30, 70, 44])
        let uniform = LayoutGroup.horizontal(
            size: size,
            subitems: [
                .item(item(.fractionalWidth(1 / 3), .uniformAcrossSiblings(estimate: 44)))
            ])
        #expect(frames(uniform, heights: lengths).map(\.height) == [70, 70, 70])
    }

    @Test("G1: what siblings make longer than its group is found where it stands")
    func overflow() {
        func size(_ height: LayoutDimension) -> LayoutSize {
            LayoutSize(width: .fractionalWidth(1), height: height)
        }
        let estimated = LayoutSubitem.item(LayoutItem(size: size(.estimated(5))))
        let uniform = LayoutSubitem.item(
            LayoutItem(size: size(.uniformAcrossSiblings(estimate: 5))))
        let pair = LayoutGroup.vertical(
            size: size(.estimated(5)), subitems: [estimated, estimated])
        let group = LayoutGroup.vertical(
            size: size(.absolute(100)), subitems: [uniform, uniform, .group(pair)])
        var stage = Stage(width: 300, height: 600)
        stage.other = .compositional(
            CompositionalLayout(sections: [LayoutSection(group: group)]))
        stage.add([(300, 10), (300, 10), (300, 80), (300, 80)])
        // Two items are as long as the pair, 160 each; the pair's second item ends at 480.
        let found = stage.elements(in: Rect(x: 0, y: 470, width: 300, height: 5))
        #expect(found.map(\.element) == [.cell(.at(0, 3))])
    }

    @Test("G11: a custom group places items where it says")
    func custom() {
        let group = LayoutGroup(
            size: row,
            arrangement: .custom([
                LayoutCustomItem(frame: Rect(x: 10, y: 0, width: 50, height: 40)),
                LayoutCustomItem(frame: Rect(x: 40, y: 20, width: 50, height: 40), zIndex: 2),
            ]))
        #expect(frames(group).map(\.x) == [10, 40])
    }

    @Test("What has no length does not repeat for ever")
    func zero() {
        let nothing = item(.absolute(0), .absolute(0))
        #expect(frames(.horizontal(size: row, subitems: [.item(nothing)])).count == 1)
        let thin = item(.absolute(0.0001), .absolute(1))
        #expect(frames(.horizontal(size: row, subitems: [.item(thin)])).count == 1024)
    }

    @Test("G2: a group in a group in a group is tried once, and not twice for each of them")
    func trials() {
        let size = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.6))
        var group = LayoutGroup.vertical(
            size: size, subitems: [.item(LayoutItem(size: size))])
        for _ in 0..<16 { group = .vertical(size: size, subitems: [.group(group)]) }
        var counts = GroupCounts(GroupNodes(group, in: Size(width: 300, height: 200)))
        #expect(counts.find() == [Int](repeating: 1, count: 17))
        #expect(counts.trialCount == 18)
    }

    @Test("G7: a badge's anchor, by edges and fractional offsets")
    func badges() {
        let size = LayoutSize(width: .absolute(20), height: .absolute(20))
        let corner = LayoutAnchor(
            edges: [.top, .trailing], offset: Point(x: 0.5, y: -0.5), isOffsetFractional: true)
        var badge = LayoutSupplementaryItem(
            kind: ElementKind(rawValue: 9), size: size, containerAnchor: corner)
        let item = Rect(x: 100, y: 50, width: 60, height: 40)
        // Its middle stands on the corner.
        #expect(badge.frame(in: item) == Rect(x: 150, y: 40, width: 20, height: 20))
        badge.containerAnchor = LayoutAnchor(edges: .bottom)
        badge.itemAnchor = LayoutAnchor(edges: .top)
        #expect(badge.frame(in: item) == Rect(x: 120, y: 90, width: 20, height: 20))
    }
}
