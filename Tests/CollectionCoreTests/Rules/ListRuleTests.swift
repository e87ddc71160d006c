import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Numbers derived by hand from rule K1 of docs/semantics.md.
@Suite("Lists: separators")
struct ListRuleTests {
    /// Rows in bounds of 100 x 200, with separators 2 points thick.
    private func scene(
        _ heights: [Double], _ change: (inout ListLayout) -> Void = { _ in }
    ) -> Scene {
        var list = ListLayout()
        list.sectionMetrics.minimumLineSpacing = 0
        list.separatorKind = ElementKind(rawValue: 3)
        list.separatorThickness = 2
        list.separatorLeadingInset = 10
        list.separatorTrailingInset = 5
        change(&list)
        var stage = Stage(width: 100, height: 200)
        stage.other = .list(list)
        stage.add(heights.map { (30, $0) })
        return Scene(stage)
    }

    private func separators(_ scene: Scene) throws -> [String] {
        try scene.displayFrame(isComplete: true).elements
            .filter { $0.element.category == .decoration }
            .map { "\($0.element.indexPath.item): \($0.frame.numbers)" }
    }

    @Test("K1: each item but the last has one at its end, shorter by both insets")
    func places() throws {
        let scene = scene([20, 30, 10])
        #expect(
            try separators(scene) == ["0: [10.0, 18.0, 85.0, 2.0]", "1: [10.0, 48.0, 85.0, 2.0]"])
    }

    @Test("K1: one is no thicker than its item, and of an item without length there is none")
    func thickness() throws {
        #expect(try separators(scene([1, 0, 10])) == ["0: [10.0, 0.0, 85.0, 1.0]"])
        #expect(try separators(scene([20, 20]) { $0.separatorThickness = 0 }) == [])
        #expect(try separators(scene([20, 20]) { $0.separatorKind = .none }) == [])
    }

    @Test("K1: insets longer than the line leave no length")
    func insets() throws {
        let scene = scene([20, 20]) { $0.separatorTrailingInset = 400 }
        #expect(try separators(scene) == ["0: [10.0, 18.0, 0.0, 2.0]"])
    }

    @Test("K1: they lie above cells, and mirrored insets count from the right")
    func order() throws {
        let scene = scene([20, 20]) { $0.flipsHorizontallyInOppositeLayoutDirection = true }
        var environment = Environment()
        environment.layoutDirection = .rightToLeft
        scene.perform(.call(SetEnvironment(environment)))
        let frame = try scene.displayFrame()
        #expect(frame.elements.map(\.element.category) == [.cell, .cell, .decoration])
        #expect(frame.elements.last?.zIndex == 1)
        #expect(frame.elements.last?.frame.numbers == [5, 18, 85, 2])
    }

    @Test("D6: one follows its item, and goes where its item is the last one by now")
    func follows() throws {
        let scene = scene([20, 30, 10])
        let before = try scene.displayFrame(isComplete: true).elements
        let views = before.filter { $0.element.category == .decoration }.map(\.reusableView)
        scene.perform(.performBatch(UpdateDescription([.delete(.at(0, 2))]), BatchSettings()))
        #expect(try separators(scene) == ["0: [10.0, 18.0, 85.0, 2.0]"])
        scene.perform(
            .performBatch(UpdateDescription([.move(.at(0, 0), to: .at(0, 1))]), BatchSettings()))
        let frame = try scene.displayFrame(isComplete: true)
        // What was the last one is separated now, by the view that has become free.
        let left = frame.elements.filter { $0.element.category == .decoration }
        #expect(left.map(\.element.indexPath.item) == [0])
        #expect(left.allSatisfy { views.contains($0.reusableView) })
    }

    @Test("A question for one that does not exist finds none")
    func questions() {
        let scene = scene([20, 30, 10])
        let answers: [(UInt32, Bool)] = [(1, true), (2, false), (3, false), (.max, false)]
        for (item, isThere) in answers {
            let element = Element.decoration(
                ElementKind(rawValue: 3), IndexPath(section: 0, item: item))
            let isMissing =
                scene.perform(.call(GetLayoutAttributes(of: element)))
                == .failure(.noElement(element))
            #expect(isMissing == !isThere)
        }
    }
}
