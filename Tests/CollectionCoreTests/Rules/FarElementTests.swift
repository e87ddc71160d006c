import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Elements that come on screen while a change is shown: rule T3 of docs/semantics.md, by hand.
@Suite("Elements that come on screen during a change")
struct FarElementTests {
    /// 1,000 items in a list of rows 20 high, of which 5 fill the bounds, on its way to rows 10
    /// high.
    private func scene() throws -> Scene {
        var stage = Stage(width: 100, height: 100)
        stage.other = list(height: 20)
        stage.add(count: 1000)
        let scene = Scene(stage)
        _ = try places(scene, from: 0, at: 0)
        scene.perform(
            .setLayout(list(height: 10), Animation(duration_ns: 400, curve: .linear), tag: 1))
        _ = try places(scene, from: 0, at: 0)
        return scene
    }

    private func list(height: Double) -> Layout {
        var list = ListLayout()
        list.configuration.sectionMetrics.itemSize = Size(width: 100, height: height)
        list.configuration.sectionMetrics.minimumLineSpacing = 0
        return .list(list)
    }

    /// Where items are, from the top of the bounds.
    private func places(
        _ scene: Scene, from offset: Double, at time_ns: UInt64
    ) throws -> [UInt32: Double] {
        var bounds = scene.bounds
        bounds.y = offset
        let outcome = scene.perform(
            .displayFrame(bounds: bounds, time_ns: time_ns, isComplete: true, []))
        guard case .frame(let frame) = outcome else { throw Scene.NoFrame(outcome: outcome) }
        let staying = frame.elements.filter { !$0.flags.contains(.isDisappearing) }
        let places = staying.map { ($0.element.indexPath.item, $0.frame.y - offset) }
        return Dictionary(uniqueKeysWithValues: places)
    }

    @Test("T3: those that are not far from their targets move as their neighbours do")
    func near() throws {
        let scene = try scene()
        // Item 10 goes from 200 to 100, and item 15 from 300 to 150: further than the bounds.
        let places = try places(scene, from: 60, at: 200)
        #expect(places[6] == 30 && places[9] == 75)
    }

    @Test("T3: those that are far from their targets stand there at once, and stay")
    func far() throws {
        let scene = try scene()
        for time_ns in [100, 200, 300, 400] as [UInt64] {
            let places = try places(scene, from: 9900, at: time_ns)
            #expect(places.count == 10)
            for item in 990..<1000 as Range<UInt32> {
                #expect(places[item] == Double(item - 990) * 10)
            }
        }
    }

    @Test("T3: those that are on screen as the change begins come from where they were")
    func begun() throws {
        var stage = Stage(width: 100, height: 100)
        stage.other = list(height: 20)
        stage.add(count: 1000)
        let scene = Scene(stage)
        scene.perform(.call(SetContentAnchor(.none)))
        _ = try places(scene, from: 400, at: 0)
        scene.perform(
            .setLayout(list(height: 10), Animation(duration_ns: 400, curve: .linear), tag: 1))
        let begin = try places(scene, from: 400, at: 0)
        #expect(begin[20] == 0 && begin[24] == 80)
        // From 480 to 240.
        #expect(try places(scene, from: 400, at: 100)[24] == 20)
    }

    @Test("T3: a change that begins later moves those that came far from their targets")
    func later() throws {
        let scene = try scene()
        _ = try places(scene, from: 9900, at: 100)
        let animation = Animation(duration_ns: 400, curve: .linear)
        let update = UpdateDescription([.delete(.at(0, 995))])
        scene.perform(.performBatch(update, BatchSettings(animation: animation)))
        // From 9990 to 9980.
        #expect(try places(scene, from: 9890, at: 100)[994] == 50)
        #expect(try places(scene, from: 9890, at: 200)[998] == 97.5)
        #expect(try places(scene, from: 9890, at: 300)[998] == 95)
    }
}
