import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Elements that one of two layouts lacks: rules T3 and T4 of docs/semantics.md, by hand.
@Suite("Fades")
struct FadeRuleTests {
    private static let duration_ns: UInt64 = 400

    private func scene(_ layout: Layout) -> Scene {
        var stage = Stage(width: 100, height: 30)
        stage.other = layout
        stage.add([(10, 10), (10, 10), (10, 10)])
        return Scene(stage)
    }

    private var list: Layout {
        var list = ListLayout()
        list.configuration.sectionMetrics.minimumLineSpacing = 0
        list.separatorKind = ElementKind(rawValue: 3)
        list.separatorThickness = 1
        return .list(list)
    }

    private var flow: Layout {
        var flow = FlowLayout()
        flow.sectionMetrics.minimumInteritemSpacing = 0
        return .flow(flow)
    }

    private func change(_ layout: Layout) -> Step {
        .setLayout(layout, Animation(duration_ns: Self.duration_ns, curve: .linear), tag: 1)
    }

    private func separators(_ scene: Scene, at time_ns: UInt64) throws -> [String] {
        let outcome = scene.perform(
            .displayFrame(bounds: scene.bounds, time_ns: time_ns, isComplete: true, []))
        guard case .frame(let frame) = outcome else { throw Scene.NoFrame(outcome: outcome) }
        return frame.elements.filter { $0.element.category == .decoration }.map {
            let going = $0.flags.contains(.isDisappearing) ? " going" : ""
            return "\($0.element.indexPath.item) at \($0.frame.y) alpha \($0.alpha)" + going
        }
    }

    @Test("T4: separators that the new layout does not have fade where they are")
    func away() throws {
        let scene = scene(list)
        #expect(try separators(scene, at: 0) == ["0 at 9.0 alpha 1.0", "1 at 19.0 alpha 1.0"])
        scene.perform(change(flow))
        _ = try separators(scene, at: 0)
        let middle = try separators(scene, at: 100)
        #expect(middle == ["0 at 9.0 alpha 0.75 going", "1 at 19.0 alpha 0.75 going"])
        // Its binding is over.
        let path = IndexPath(section: 0, item: 0)
        let separator = Element.decoration(ElementKind(rawValue: 3), path)
        #expect(scene.perform(.call(GetReusableView(of: separator))) == .nothing)
        #expect(try separators(scene, at: 400) == [])
    }

    @Test("T3: separators that the old layout did not have fade in")
    func coming() throws {
        let scene = scene(flow)
        #expect(try separators(scene, at: 0) == [])
        scene.perform(change(list))
        #expect(try separators(scene, at: 0) == ["0 at 9.0 alpha 0.0", "1 at 19.0 alpha 0.0"])
        #expect(try separators(scene, at: 100) == ["0 at 9.0 alpha 0.25", "1 at 19.0 alpha 0.25"])
        #expect(try separators(scene, at: 400) == ["0 at 9.0 alpha 1.0", "1 at 19.0 alpha 1.0"])
    }

    @Test("T4: those on their way out go on when the layout has their like again")
    func back() throws {
        let scene = scene(list)
        _ = try separators(scene, at: 0)
        scene.perform(change(flow))
        _ = try separators(scene, at: 0)
        _ = try separators(scene, at: 100)
        scene.perform(change(list))
        let begin = try separators(scene, at: 100)
        #expect(begin.count == 4 && begin.contains("0 at 9.0 alpha 0.75 going"))
        #expect(begin.contains("0 at 9.0 alpha 0.0"))
    }

    @Test("T4: the separator of an item that is the last one now")
    func last() throws {
        let scene = scene(list)
        _ = try separators(scene, at: 0)
        let animation = Animation(duration_ns: Self.duration_ns, curve: .linear)
        let update = UpdateDescription([.delete(IndexPath(section: 0, item: 2))])
        scene.perform(.performBatch(update, BatchSettings(animation: animation)))
        _ = try separators(scene, at: 0)
        #expect(
            try separators(scene, at: 100) == ["0 at 9.0 alpha 1.0", "1 at 19.0 alpha 0.75 going"])
    }
}
