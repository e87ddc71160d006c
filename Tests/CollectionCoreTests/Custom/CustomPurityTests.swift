import CollectionCore
import Testing

/// Rule B11 of docs/semantics.md: what a layout answers again is what it answered before.
@Suite("Purity of the host's own layout")
struct CustomPurityTests {
    private static func shift(_ place: inout ElementPlace, item: UInt32, by distance: Double) {
        if place.attributes.element.indexPath.item == item {
            place.attributes.frame.y += distance
        }
    }

    @Test("B11: attributes that change though nothing was invalidated")
    func impure() throws {
        for policy in [LayoutFaultPolicy.error, .dropAndReport] {
            var stage = try CustomStage(policy: policy)
            try stage.frame()
            stage.layout.change = { Self.shift(&$0, item: 2, by: 1) }
            #expect(try stage.frame(at: 10).items == [0, 1, 2])
            if policy == .error {
                let fault = LayoutFault(.changed, .cell(IndexPath(section: 0, item: 2)))
                #expect(throws: CollectionError.invalidLayout(fault)) {
                    try stage.frame(at: 60)
                }
                // It is prepared again after that.
                #expect(try stage.frame(at: 60).rows.contains("2 at 81"))
            } else {
                let frame = try stage.frame(at: 60)
                #expect(frame.rows == ["1 at 40", "2 at 80", "3 at 120"])
                #expect(frame.diagnostics.map(\.code) == [.changedLayoutAttributes])
            }
        }
    }

    @Test("B11: a layout that follows the offset names what is visible, and no more")
    func parallax() throws {
        var stage = try CustomStage()
        stage.layout.invalidatesForScrolling = true
        let layout = stage.layout
        layout.change = { [unowned layout] place in
            place.attributes.hostTag = UInt64(layout.bounds.y)
        }
        try stage.frame()
        for offset in stride(from: 7.0, to: 1200, by: 7) {
            var context = InvalidationContext()
            let rows = UInt32(offset / 40)...UInt32((offset + 100) / 40)
            context.elements = rows.map { .cell(IndexPath(section: 0, item: $0)) }
            layout.boundsContext = context
            let frame = try stage.frame(at: offset)
            #expect(frame.elements.allSatisfy { $0.hostTag == UInt64(offset) })
        }
        #expect(layout.log.filter { $0.hasPrefix("elements") }.count < 30)
    }

    @Test("B11: a matrix counts as well")
    func impureMatrix() throws {
        var stage = try CustomStage()
        stage.layout.change = { $0.transform.elements[12] = 1 }
        try stage.frame()
        try stage.frame(at: 60)
        stage.layout.change = { $0.transform.elements[12] = 2 }
        #expect(throws: CollectionError.self) { try stage.frame(at: 120) }
        stage.layout.change = nil
        try stage.frame(at: 120)
    }
}
