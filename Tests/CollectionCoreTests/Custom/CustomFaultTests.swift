import CollectionCore
import Testing

/// Rules B11 and B13 of docs/semantics.md: nothing that a layout answers does harm.
@Suite("Faults of the host's own layout")
struct CustomFaultTests {
    private static func shift(_ place: inout ElementPlace, item: UInt32, by distance: Double) {
        if place.attributes.element.indexPath.item == item {
            place.attributes.frame.y += distance
        }
    }

    private static func cell(_ item: UInt32) -> LayoutAttributes {
        LayoutAttributes(
            element: .cell(IndexPath(section: 0, item: item)), reuseIdentifier: .standard,
            frame: Rect(x: 0, y: 0, width: 1, height: 1), zIndex: 0, flags: [])
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var reason: LayoutFault.Reason
        var change: @Sendable (inout LayoutAttributes, inout Transform3D) -> Void
    }

    /// What may be wrong with item 1.
    static let faults: [Fault] = [
        Fault(testDescription: "no such item", reason: .missingIndexPath) { attributes, _ in
            attributes.element = .cell(IndexPath(section: 0, item: 100))
        },
        Fault(testDescription: "no such section", reason: .missingIndexPath) { attributes, _ in
            attributes.element = .cell(IndexPath(section: .max, item: .max))
        },
        Fault(testDescription: "a path without item", reason: .missingIndexPath) { a, _ in
            a.element = .supplementary(.sectionHeader, IndexPath(section: 0))
        },
        Fault(testDescription: "a kind", reason: .unregistered) { attributes, _ in
            attributes.element = .decoration(
                ElementKind(rawValue: 9), IndexPath(section: 0, item: 0))
        },
        Fault(testDescription: "a cell with a kind", reason: .unregistered) { attributes, _ in
            attributes.element.kind = .sectionHeader
        },
        Fault(testDescription: "a reuse identifier", reason: .unregistered) { attributes, _ in
            attributes.reuseIdentifier = ReuseIdentifier(rawValue: 7)
        },
        Fault(testDescription: "NaN", reason: .invalidNumber) { a, _ in a.frame.y = .nan },
        Fault(testDescription: "infinity", reason: .invalidNumber) { attributes, _ in
            attributes.frame.height = .infinity
        },
        Fault(testDescription: "a negative length", reason: .invalidNumber) { attributes, _ in
            attributes.frame.width = -1
        },
        Fault(testDescription: "alpha", reason: .invalidNumber) { a, _ in a.alpha = 1.5 },
        Fault(testDescription: "alpha NaN", reason: .invalidNumber) { a, _ in a.alpha = .nan },
        Fault(testDescription: "a matrix", reason: .invalidNumber) { _, transform in
            transform.elements[3] = .infinity
        },
        Fault(testDescription: "a flag", reason: .invalidNumber) { attributes, _ in
            attributes.flags.insert(.isDisappearing)
        },
    ]

    private func layout(
        with fault: Fault, _ policy: LayoutFaultPolicy
    ) throws -> CustomStage {
        let stage = try CustomStage(policy: policy)
        stage.layout.change = { place in
            if place.attributes.element.indexPath.item == 1 {
                fault.change(&place.attributes, &place.transform)
            }
        }
        return stage
    }

    @Test(
        "B13: under `error` the display frame fails, and the next one is as ever", arguments: faults
    )
    func error(_ fault: Fault) throws {
        var stage = try layout(with: fault, .error)
        do {
            try stage.frame()
            Issue.record("shown")
        } catch let error as CollectionError {
            guard case .invalidLayout(let found) = error else { throw error }
            #expect(found.reason == fault.reason && error.code == .invalidLayout)
        }
        #expect(stage.view.screen.frame.sequence == 0)
        stage.layout.change = nil
        #expect(try stage.frame().rows == ["0 at 0", "1 at 40", "2 at 80"])
    }

    @Test("B13: otherwise the element is left out, and a diagnostic says why", arguments: faults)
    func dropped(_ fault: Fault) throws {
        var stage = try layout(with: fault, .dropAndReport)
        let frame = try stage.frame()
        #expect(frame.rows == ["0 at 0", "2 at 80"])
        #expect(frame.diagnostics.map(\.code.rawValue) == [fault.reason.rawValue])
        #expect(try stage.frame().diagnostics.isEmpty)
        let path = IndexPath(section: 0, item: 1)
        #expect(throws: CollectionError.noElement(.cell(path))) {
            try stage.view.layoutAttributes(for: .cell(path))
        }
    }

    @Test(
        "B13: an element that is given twice", arguments: [LayoutFaultPolicy.error, .dropAndReport])
    func duplicate(_ policy: LayoutFaultPolicy) throws {
        var stage = try CustomStage(policy: policy)
        stage.layout.extra = { sink in
            sink.add(Self.cell(0))
        }
        if policy == .error {
            #expect(throws: CollectionError.self) { try stage.frame() }
        } else {
            let frame = try stage.frame()
            #expect(frame.rows == ["0 at 0", "1 at 40", "2 at 80"])
            #expect(frame.diagnostics.map(\.code) == [.duplicateLayoutElement])
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

    @Test("B13: more elements than a display frame may have")
    func tooMany() throws {
        var limits = Limits()
        limits.elementCount = 10
        for policy in [LayoutFaultPolicy.error, .dropAndReport] {
            var stage = try CustomStage(policy: policy, limits: limits)
            stage.layout.extra = { sink in
                let attributes = Self.cell(50)
                var count = 0
                while sink.add(attributes) && count < 1_000_000 { count += 1 }
                #expect(count < 10_000)
            }
            do {
                try stage.frame()
                Issue.record("shown")
            } catch let error as CollectionError {
                #expect(error.code == .resourceExhausted)
            }
        }
    }

    @Test("B13: a content size that cannot be")
    func contentSize() throws {
        for size in [
            Size(width: .nan, height: 1), Size(width: -1, height: 1),
            Size(width: 0, height: 1e30),
        ] {
            var stage = try CustomStage()
            stage.layout.size = { _ in size }
            #expect(throws: CollectionError.invalidLayout(LayoutFault(.invalidNumber))) {
                try stage.frame()
            }
            stage = try CustomStage(policy: .dropAndReport)
            try stage.frame()
            stage.layout.size = { _ in size }
            try stage.view.invalidateLayout(with: .everything)
            let frame = try stage.frame()
            #expect(frame.contentSize.height == 4000)
            #expect(frame.diagnostics.map(\.code) == [.invalidLayoutNumber])
        }
    }

    @Test("B13: a target offset, and places of a transition, that cannot be")
    func transitions() throws {
        for policy in [LayoutFaultPolicy.error, .dropAndReport] {
            for which in 0..<3 {
                var stage = try CustomStage(policy: policy)
                try stage.frame()
                let bad: (Element) -> ElementPlace? = { element in
                    var attributes = LayoutAttributes(
                        element: element, reuseIdentifier: .standard, frame: .zero, zIndex: 0,
                        flags: [])
                    attributes.frame.x = .nan
                    return ElementPlace(attributes)
                }
                switch which {
                case 0: stage.layout.target = { _ in Point(x: 0, y: .nan) }
                case 1: stage.layout.initial = bad
                default: stage.layout.final = bad
                }
                try stage.insert(0, animation: Animation())
                if policy == .error {
                    #expect(throws: CollectionError.self) { try stage.frame() }
                    (stage.layout.target, stage.layout.initial) = (nil, nil)
                    stage.layout.final = nil
                    _ = stage.layout.takeLog()
                    #expect(try stage.frame().items.count >= 3)
                    // All is asked again.
                    #expect(stage.layout.log.contains("updates 1"))
                } else {
                    let frame = try stage.frame()
                    #expect(frame.contentOffset.y == 0)
                    #expect(frame.diagnostics.allSatisfy { $0.code == .invalidLayoutNumber })
                    #expect(frame.diagnostics.count == (which == 0 ? 1 : 3))
                }
            }
        }
    }

    @Test("A layout that fails fails the call, and changes nothing")
    func failure() throws {
        let calls = [
            "invalidate", "prepare", "size", "elements", "should", "context", "target",
            "updates", "initial", "final", "finalize updates", "item",
        ]
        for call in calls {
            var stage = try CustomStage()
            try stage.view.setContentAnchor(.firstVisibleItem)
            stage.layout.invalidatesForScrolling = true
            let before = try stage.frame()
            try stage.insert(0, animation: Animation())
            stage.layout.error = (call, .busy)
            if ["should", "context"].contains(call) {
                // After an update all is prepared anew, whatever the bounds.
                stage.layout.error = nil
                try stage.frame()
                stage.layout.error = (call, .busy)
            }
            let sequence = stage.view.screen.frame.sequence
            #expect(throws: CollectionError.busy, "\(call)") { try stage.frame(at: 70) }
            #expect(stage.view.screen.frame.sequence == sequence)
            stage.layout.error = nil
            let after = try stage.frame(at: 40, after_ns: 1_000_000_000)
            #expect(after.items.count >= 3 && after.sequence > before.sequence)
            #expect(
                try stage.frame(after_ns: 1_000_000_000).rows == ["0 at 0", "1 at 40", "2 at 80"])
        }
    }

    @Test("B13: a display frame asks nothing after the first failure")
    func firstFailure() throws {
        var stage = try CustomStage()
        try stage.view.setContentAnchor(.firstVisibleItem)
        try stage.frame(at: 400)
        try stage.insert(0, animation: Animation())
        stage.layout.error = ("item", .busy)
        for _ in 0..<2 {
            _ = stage.layout.takeLog()
            #expect(throws: CollectionError.busy) { try stage.frame(at: 400) }
            #expect(
                stage.layout.takeLog() == [
                    "invalidate", "prepare 101", "size", "updates 1", "item 0.11",
                ])
        }
        stage.layout.error = nil
        #expect(try stage.frame(at: 400).contentOffset.y == 440)
    }

    @Test("B13, B18: a layout that fails to say how large an element was fails the display frame")
    func failureForPreferredSize() throws {
        var stage = try CustomStage()
        stage.layout.takesPreferredSizes = true
        let shown = try stage.frame().elements
        try stage.insert(0)
        let sizes = shown.map {
            PreferredSize(
                reusableView: $0.reusableView, generation: $0.generation,
                size: Size(width: 100, height: 60))
        }
        stage.layout.error = ("item", .busy)
        _ = stage.layout.takeLog()
        #expect(throws: CollectionError.busy) { try stage.frame(sizes) }
        #expect(
            stage.layout.takeLog() == ["invalidate", "prepare 101", "size", "item 0.1"])
        stage.layout.error = nil
        #expect(try stage.frame(sizes).rows == ["0 at 0", "1 at 40"])
    }

    @Test("B13, B17: an old layout that fails to say where elements were fails nothing")
    func failureOfOldPlaces() throws {
        var stage = try CustomStage()
        try stage.frame()
        var configuration = LayoutConfiguration()
        configuration.sectionMetrics.itemSize = Size(width: 50, height: 10)
        let other = LoggingLayout(configuration: configuration)
        try stage.view.setLayout(.custom(other), animation: Animation())
        stage.layout.error = ("item", .busy)
        #expect(try stage.frame().items == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
        #expect(stage.layout.takeLog().contains("item 0.9"))
        #expect(other.log.last == "finalize")
    }

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
            let path = IndexPath(section: 0, item: 100)
            context.elements = [.supplementary(.sectionHeader, path)]
            #expect(throws: CollectionError.invalidItem(path, count: 100)) {
                try stage.view.invalidateLayout(with: context)
            }
            #expect(try stage.frame().diagnostics.isEmpty)
            // There is no header, but there is the item that it would go with.
            context.elements = [.supplementary(.sectionHeader, IndexPath(section: 0, item: 99))]
            try stage.view.invalidateLayout(with: context)
            #expect(try stage.frame().diagnostics.isEmpty)
        }
    }

    @Test("B13: what a question could not learn fails no call that comes later")
    func forgotten() throws {
        var stage = try CustomStage()
        try stage.frame()
        let cell = Element.cell(IndexPath(section: 0, item: 90))
        stage.layout.error = ("item", .busy)
        #expect(throws: CollectionError.busy) { try stage.view.layoutAttributes(for: cell) }
        let anchor = ContentAnchor.item(cell.indexPath)
        try stage.view.setContentAnchor(anchor)
        stage.layout.error = nil
        #expect(try stage.frame().rows == ["0 at 0", "1 at 40", "2 at 80"])
        #expect(try stage.view.layoutAttributes(for: cell).frame.y == 3600)
    }

    @Test("Two views that show one layout have it prepared in turns")
    func twoOwners() throws {
        var stage = try CustomStage()
        var other = CollectionView(limits: Limits())
        var builder = DataSourceBuilder(limits: Limits())
        let (counts, none): ([UInt32], [UInt32]) = ([5], [])
        let sizes: [Float] = []
        try builder.append(
            itemCounts: counts.span, sectionMetrics: none.span, widths: sizes.span,
            heights: sizes.span, reuseIdentifiers: none.span, options: [])
        try other.setDataSource(builder)
        try other.setLayout(.custom(stage.layout))
        for offset in [0.0, 10, 300, 20] {
            #expect(try stage.frame(at: offset).contentSize.height == 4000)
            let frame = try other.displayFrame(
                for: DisplayFrameRequest(
                    bounds: Rect(x: 0, y: offset, width: 100, height: 100), time_ns: 0,
                    isComplete: true, preferredSizes: []))
            #expect(frame.contentSize.height == 200)
        }
    }
}
