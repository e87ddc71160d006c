import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// The safe area as part of the content inset: rule M1 of docs/semantics.md.
@Suite("Safe area")
struct SafeAreaTests {
    private static let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    private func environment(_ behavior: ContentInsetAdjustmentBehavior) -> Environment {
        var environment = Environment()
        environment.contentInset = Self.insets
        environment.safeAreaInsets = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        environment.contentInsetAdjustmentBehavior = behavior
        return environment
    }

    /// The frame of the last of 3 rows 20 high in bounds of 100 x 50, and the greatest offset.
    private func answers(_ environment: Environment) -> (last: Rect?, offset: Point?) {
        var stage = Stage(width: 100, height: 50)
        var list = ListLayout()
        list.configuration.sectionMetrics.itemSize = Size(width: 0, height: 20)
        list.configuration.sectionMetrics.minimumLineSpacing = 0
        stage.other = .list(list)
        stage.environment = environment
        stage.add(count: 3)
        let last = stage.attributes(of: .cell(.at(0, 2)))?.frame
        let outcome = stage.ask(.call(GetContentOffset(.at(0, 2), position: .bottom)))
        guard case .point(let offset) = outcome else { return (last, nil) }
        return (last, offset)
    }

    @Test(
        "M1: the insets of the safe area count along the axes that are named",
        arguments: [
            (.never, 94, 13), (.horizontal, 34, 13), (.vertical, 94, 43), (.always, 34, 43),
        ] as [(ContentInsetAdjustmentBehavior, Double, Double)])
    func axes(behavior: ContentInsetAdjustmentBehavior, width: Double, offset: Double) {
        let answers = answers(environment(behavior))
        #expect(answers.last == Rect(x: 0, y: 40, width: width, height: 20))
        #expect(answers.offset?.y == offset)
    }

    @Test("M1: an adjusted content inset that is too large is refused")
    func tooLarge() throws {
        var environment = environment(.always)
        environment.contentInset.top = 16_000_000
        environment.safeAreaInsets.top = 16_000_000
        var view = CollectionView(limits: Limits())
        #expect(throws: CollectionError.self) { try view.setEnvironment(environment) }
        environment.contentInsetAdjustmentBehavior = .never
        try view.setEnvironment(environment)
    }
}
