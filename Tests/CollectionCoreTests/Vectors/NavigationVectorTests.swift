import CollectionCore
import Testing

private struct NavigationCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var active: UInt32?
        var keys: [String]?
        var count: UInt32
        var layout: String?
        var rtl: Bool?
        var wraps: Bool?
        var disabled: [UInt32]?
        var titles: [String]?
        var typed: String?
    }

    struct Expectation: Decodable {
        var active: UInt32?
    }
}

/// Where keys lead in a list: rules N4, N5 and N8.
@Suite("Vectors: navigation")
struct NavigationVectorTests {
    @Test("Arrows, Home, End and typing lead where they do elsewhere")
    func keys() throws {
        let cases = try VectorFile<NavigationCase>.load("navigation_angular_cdk")
        #expect(cases.count == 26)
        for one in cases {
            var stage = try stage(one.input)
            for item in one.input.disabled ?? [] { try stage.setFocus(.no, of: item) }
            if let active = one.input.active {
                try stage.focus(active)
            } else {
                try stage.events.view.setFocusedElement(nil)
            }
            for key in one.input.keys ?? [] {
                let heading = try #require(Self.headings[key])
                _ = try stage.events.view.moveFocus(heading)
            }
            if let titles = one.input.titles { try stage.name(titles, from: 0) }
            if let typed = one.input.typed { _ = try stage.after(typing: typed, at: 0) }
            let place = stage.place
            #expect(place == one.expect.active.map { "0-\($0)" } ?? "nothing", "\(one.id)")
        }
    }

    private static let headings: [String: FocusHeading] = [
        "ArrowUp": .up, "ArrowDown": .down, "ArrowLeft": .left, "ArrowRight": .right,
        "Home": .rowStart, "End": .rowEnd,
    ]

    private func stage(_ input: NavigationCase.Input) throws -> FocusStage {
        var layout = ListLayout()
        layout.sectionMetrics.itemSize = Size(width: 20, height: 20)
        layout.configuration.flipsHorizontallyInOppositeLayoutDirection = true
        if input.layout == "horizontal list" { layout.scrollDirection = .horizontal }
        var environment = Environment()
        if input.rtl == true { environment.layoutDirection = .rightToLeft }
        return try FocusStage.laidOut(.list(layout), [input.count], environment: environment) {
            $0.wraps = input.wraps ?? false
        }
    }
}
