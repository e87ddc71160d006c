import CollectionCore
import Testing

/// Rules B13 and B14 of docs/semantics.md: what contexts of invalidation may name.
@Suite("Contexts of the host's own layout")
struct CustomContextTests {
    @Test("Contexts that name what is not there")
    func contexts() throws {
        for policy in [LayoutFaultPolicy.error, .dropAndReport] {
            var stage = try CustomStage(policy: policy)
            stage.layout.invalidatesForScrolling = true
            var context = InvalidationContext()
            context.elements = [.cell(IndexPath(section: 3, item: 9))]
            stage.layout.boundsContext = context
            try stage.frame()
            if policy == .error {
                #expect(throws: CollectionError.self) { try stage.frame(at: 10) }
            } else {
                let frame = try stage.frame(at: 10)
                #expect(frame.diagnostics.map(\.code) == [.missingLayoutPath])
            }
            context = InvalidationContext()
            context.contentSizeAdjustment.width = .infinity
            stage.layout.boundsContext = context
            stage.layout.invalidatesForScrolling = false
            try stage.frame(at: 20)
            stage.layout.invalidatesForScrolling = true
            #expect(throws: CollectionError.self) { try stage.frame(at: 30) }
        }
    }

    @Test("B13: the host is told of elements that it names and that cannot be")
    func namedByHost() throws {
        for policy in [LayoutFaultPolicy.error, .dropAndReport] {
            var stage = try CustomStage(policy: policy)
            try stage.frame()
            var context = InvalidationContext()
            let path = IndexPath(section: 1, item: 0)
            context.elements = [.supplementary(.sectionHeader, path)]
            #expect(throws: CollectionError.invalidSection(1, count: 1)) {
                try stage.view.invalidateLayout(with: context)
            }
            #expect(try stage.frame().diagnostics.isEmpty)
            // There is no header, but there is the item that it would go with.
            context.elements = [.supplementary(.sectionHeader, IndexPath(section: 0, item: 99))]
            try stage.view.invalidateLayout(with: context)
            #expect(try stage.frame().diagnostics.isEmpty)
        }
    }
}
