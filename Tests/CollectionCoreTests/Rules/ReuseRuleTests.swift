import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Rules C1 to C6 and B5 of docs/semantics.md.
@Suite("Reusable views")
struct ReuseRuleTests {
    /// A hundred lines of 10 points, of which four are visible.
    private func stage() -> Stage {
        var stage = Stage(width: 100, height: 40)
        stage.layout.sectionMetrics.itemSize = Size(width: 100, height: 10)
        stage.layout.sectionMetrics.minimumLineSpacing = 0
        stage.add(count: 100)
        return stage
    }

    @Test("C2: new views are numbered from 0 up")
    func numbers() throws {
        let frame = try Scene(stage()).displayFrame()
        #expect(frame.sequence == 1)
        #expect(frame.cells == ["0 in 0.1", "1 in 1.1", "2 in 2.1", "3 in 3.1"])
    }

    @Test("B5: while the content scrolls, only what appeared is told")
    func delta() throws {
        let scene = Scene(stage())
        _ = try scene.displayFrame()
        scene.bounds.y = 5
        let frame = try scene.displayFrame()
        #expect(frame.cells == ["4 in 4.1"])
        #expect(frame.removed == [])
        #expect(!frame.didLayoutChange)
        #expect(frame.contentOffset == Point(x: 0, y: 5))
        scene.bounds.y = 7
        #expect(try scene.displayFrame().elements.isEmpty)
        #expect(try scene.displayFrame(isComplete: true).cells.count == 5)
    }

    @Test("C3: views are released in reverse order, and the last one released is taken first")
    func lastInFirstOut() throws {
        let scene = Scene(stage())
        _ = try scene.displayFrame()
        scene.bounds.y = 30
        // 0, 1 and 2 leave; 4, 5 and 6 come.
        let frame = try scene.displayFrame()
        #expect(frame.cells == ["4 in 0.2", "5 in 1.2", "6 in 2.2"])
        #expect(frame.removed == [])
    }

    @Test("C3: views that nobody takes are told as removed, in the order of what they showed")
    func removed() throws {
        let scene = Scene(stage())
        _ = try scene.displayFrame()
        scene.bounds = Rect(x: 0, y: 20, width: 100, height: 10)
        let frame = try scene.displayFrame()
        #expect(frame.cells == [])
        #expect(frame.removed == [0, 1, 3])
        scene.bounds = Rect(x: 0, y: 500, width: 100, height: 20)
        let next = try scene.displayFrame()
        // 3, 1, 0 and then 2 wait.
        #expect(next.cells == ["50 in 2.2", "51 in 0.2"])
        #expect(next.removed == [])
    }

    @Test("C2: views of one class do not serve another")
    func classes() throws {
        var stage = stage()
        stage.data.chunks[0].reuseIdentifiers = (0..<100).map { $0 < 4 ? 1 : 2 }
        let scene = Scene(stage)
        _ = try scene.displayFrame()
        scene.bounds.y = 40
        let frame = try scene.displayFrame()
        #expect(frame.cells == ["4 in 4.1", "5 in 5.1", "6 in 6.1", "7 in 7.1"])
        #expect(frame.removed == [0, 1, 2, 3])
        scene.bounds.y = 10
        #expect(try scene.displayFrame().cells == ["1 in 0.2", "2 in 1.2", "3 in 2.2"])
    }

    @Test("C4: replacing the layout keeps views, replacing the data does not")
    func replacing() throws {
        let stage = stage()
        let scene = Scene(stage)
        _ = try scene.displayFrame()
        var layout = stage.layout
        layout.sectionMetrics.itemSize.height = 20
        scene.perform(.setFlowLayout(layout))
        let moved = try scene.displayFrame()
        #expect(moved.cells == ["0 in 0.1", "1 in 1.1"])
        #expect(moved.removed == [2, 3])
        #expect(moved.didLayoutChange)
        scene.perform(.setData(stage.data))
        let replaced = try scene.displayFrame()
        #expect(replaced.cells == ["0 in 0.2", "1 in 1.2"])
        #expect(replaced.didLayoutChange)
    }

    @Test("C4: an element that wants another class of views gets another view")
    func otherClass() throws {
        let stage = stage()
        let scene = Scene(stage)
        _ = try scene.displayFrame()
        var layout = stage.layout
        layout.sectionMetrics.itemReuseIdentifier = ReuseIdentifier(rawValue: 1)
        scene.perform(.setFlowLayout(layout))
        let frame = try scene.displayFrame()
        #expect(frame.cells == ["0 in 4.1", "1 in 5.1", "2 in 6.1", "3 in 7.1"])
        #expect(frame.removed == [0, 1, 2, 3])
    }

    @Test("B2: questions name the view while an element is shown, and none after new data")
    func questions() throws {
        let stage = stage()
        let scene = Scene(stage)
        _ = try scene.displayFrame()
        let element = Element.cell(IndexPath(section: 0, item: 2))
        let view = ReusableView(rawValue: 2)
        #expect(scene.perform(.call(GetReusableView(of: element))) == .view(view, generation: 1))
        #expect(scene.perform(.call(GetElement(in: view))) == .element(element))
        #expect(
            scene.perform(.call(GetVisibleIndexPaths(category: .cell, kind: .none)))
                == .indexPaths((0..<4).map { IndexPath(section: 0, item: $0) }))
        let hidden = Element.cell(IndexPath(section: 0, item: 4))
        #expect(scene.perform(.call(GetReusableView(of: hidden))) == .nothing)
        scene.perform(.setData(stage.data))
        guard case .attributes(let found) = scene.perform(.call(GetLayoutAttributes(of: element)))
        else {
            Issue.record("no attributes")
            return
        }
        #expect(found.map(\.reusableView) == [.none])
    }

    @Test("C6: a binding is current until a display frame takes the view away")
    func current() throws {
        let scene = Scene(stage())
        let view = ReusableView(rawValue: 0)
        let (first, second) = (
            Step.call(IsCurrent(Binding(view: view, generation: 1))),
            Step.call(IsCurrent(Binding(view: view, generation: 2)))
        )
        #expect(scene.perform(first) == .flag(false))
        _ = try scene.displayFrame()
        #expect(scene.perform(first) == .flag(true))
        #expect(scene.perform(second) == .flag(false))
        scene.bounds.y = 30
        scene.perform(.call(SetBounds(scene.bounds)))
        #expect(scene.perform(first) == .flag(true))
        #expect(try scene.displayFrame().cells.contains("4 in 0.2"))
        #expect(scene.perform(first) == .flag(false))
        #expect(scene.perform(second) == .flag(true))
        scene.bounds = Rect(x: 0, y: 60, width: 100, height: 10)
        #expect(try scene.displayFrame().removed.contains(0))
        #expect(scene.perform(second) == .flag(false))
        #expect(scene.perform(.call(IsCurrent(Binding(view: view, generation: 0)))) == .flag(false))
        #expect(
            scene.perform(.call(IsCurrent(Binding(view: .none, generation: 1)))) == .flag(false))
    }

    @Test("C6: replacing the data ends bindings at once, replacing the layout does not")
    func currentAfterReplacing() throws {
        let stage = stage()
        let scene = Scene(stage)
        _ = try scene.displayFrame()
        let view = ReusableView(rawValue: 0)
        let first = Step.call(IsCurrent(Binding(view: view, generation: 1)))
        scene.perform(.setFlowLayout(stage.layout))
        #expect(scene.perform(first) == .flag(true))
        _ = try scene.displayFrame()
        #expect(scene.perform(first) == .flag(true))
        scene.perform(.setData(stage.data))
        #expect(scene.perform(first) == .flag(false))
        #expect(
            scene.perform(.call(GetElement(in: view)))
                == .element(.cell(IndexPath(section: 0, item: 0))))
        _ = try scene.displayFrame()
        #expect(scene.perform(first) == .flag(false))
        #expect(scene.perform(.call(IsCurrent(Binding(view: view, generation: 2)))) == .flag(true))
    }

    @Test("C1: the same name, category and kind give the same identifier")
    func registration() {
        let scene = Scene(stage())
        let again = Step.registerReuseIdentifier("text", .cell, .none)
        #expect(scene.perform(again) == .number(2))
        let other = Step.registerReuseIdentifier("text", .supplementary, .sectionHeader)
        #expect(scene.perform(other) == .number(11))
        #expect(scene.perform(.registerElementKind("another")) == .number(9))
        #expect(scene.perform(.registerElementKind("another")) == .number(9))
    }
}
