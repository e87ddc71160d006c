import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Rules B0, B1, B6 and B9 of docs/semantics.md.
@Suite("What is visible")
struct VisibleRuleTests {
    /// Ten lines of 10 points, without spacing, a header of 10.
    private func stage() -> Stage {
        var stage = Stage(width: 100, height: 50)
        stage.layout.sectionMetrics.itemSize = Size(width: 100, height: 10)
        stage.layout.sectionMetrics.minimumLineSpacing = 0
        stage.layout.sectionMetrics.headerReferenceSize = Size(width: 0, height: 10)
        stage.add(count: 10)
        return stage
    }

    private func items(_ stage: Stage, _ rect: Rect) -> [UInt32] {
        stage.elements(in: rect).filter { $0.element.category == .cell }
            .map { $0.element.indexPath.item }
    }

    @Test("B0: touching is not visible")
    func touching() {
        let stage = stage()
        #expect(items(stage, Rect(x: 0, y: 20, width: 100, height: 20)) == [1, 2])
        #expect(items(stage, Rect(x: 0, y: 19.5, width: 100, height: 21)) == [0, 1, 2, 3])
        #expect(items(stage, Rect(x: 100, y: 20, width: 100, height: 20)) == [])
        #expect(items(stage, Rect(x: -50, y: 20, width: 50, height: 20)) == [])
    }

    @Test("B0: an empty rectangle shows nothing")
    func emptyRectangle() {
        #expect(stage().elements(in: Rect(x: 10, y: 15, width: 0, height: 0)).isEmpty)
        #expect(stage().elements(in: Rect(x: 10, y: 15, width: 10, height: 0)).isEmpty)
    }

    @Test("B0: an element without length is visible at the near edge, not at the far one")
    func withoutLength() {
        var stage = Stage(width: 100, height: 50)
        stage.add([(100, 0)])
        #expect(items(stage, Rect(x: 0, y: 0, width: 100, height: 10)) == [0])
        #expect(items(stage, Rect(x: 0, y: -10, width: 100, height: 10)) == [])
        #expect(items(stage, Rect(x: 0, y: -5, width: 100, height: 10)) == [0])
    }

    @Test("B1: pinned headers come after cells, and cells in the order of their index paths")
    func order() {
        var stage = stage()
        stage.add(count: 1)
        let all = Rect(x: 0, y: 0, width: 100, height: 1000)
        let categories = stage.elements(in: all).map(\.element.category)
        #expect(categories.prefix(11).allSatisfy { $0 == .cell })
        #expect(categories.suffix(2) == [.supplementary, .supplementary])
        stage.layout.sectionHeadersPinToVisibleBounds = true
        #expect(stage.elements(in: all).suffix(2).map(\.zIndex) == [10, 10])
    }

    @Test("B6: an item contains its near edges and not its far ones")
    func itemAtPoint() {
        let stage = stage()
        func item(_ x: Double, _ y: Double) -> Outcome {
            stage.ask(.call(GetIndexPath(at: Point(x: x, y: y))))
        }
        #expect(item(0, 10) == .indexPaths([IndexPath(section: 0, item: 0)]))
        #expect(item(99, 19.9) == .indexPaths([IndexPath(section: 0, item: 0)]))
        #expect(item(0, 20) == .indexPaths([IndexPath(section: 0, item: 1)]))
        #expect(item(100, 15) == .nothing)
        #expect(item(50, 9) == .nothing)
    }

    @Test("B6: a pinned header in front does not hide the item behind it")
    func itemBehindHeader() {
        var stage = stage()
        stage.layout.sectionHeadersPinToVisibleBounds = true
        stage.bounds.y = 30
        #expect(
            stage.ask(.call(GetIndexPath(at: Point(x: 5, y: 35))))
                == .indexPaths([IndexPath(section: 0, item: 2)]))
    }

    @Test("B9: index paths that do not exist are errors, elements that do not exist are told")
    func missing() {
        let stage = stage()
        let item = IndexPath(section: 0, item: 10)
        #expect(
            stage.ask(.call(GetLayoutAttributes(of: .cell(item))))
                == .failure(.invalidItem(item, count: 10)))
        #expect(
            stage.ask(.call(GetLayoutAttributes(of: .cell(IndexPath(section: 1, item: 0)))))
                == .failure(.invalidSection(1, count: 1)))
        let footer = Element.supplementary(.sectionFooter, IndexPath(section: 0, item: 0))
        #expect(stage.ask(.call(GetLayoutAttributes(of: footer))) == .failure(.noElement(footer)))
        let header = Element.supplementary(.sectionHeader, IndexPath(section: 0, item: 1))
        #expect(stage.ask(.call(GetLayoutAttributes(of: header))) == .failure(.noElement(header)))
        #expect(stage.ask(.numberOfItems(section: 3)) == .failure(.invalidSection(3, count: 1)))
    }
}
