import CollectionCore
import Testing

/// Rule B13 of docs/semantics.md: nothing that a layout answers does harm.
@Suite("Faults of the host's own layout")
struct CustomFaultTests {
    private static func cell(_ item: UInt32) -> LayoutAttributes {
        LayoutAttributes(
            element: .cell(IndexPath(section: 0, item: item)), reuseIdentifier: .standard,
            frame: Rect(x: 0, y: 0, width: 1, height: 1), zIndex: 0, flags: [])
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var reason: LayoutFault.Reason
        /// What the message says is wrong.
        var words: String
        var change: @Sendable (inout LayoutAttributes, inout Transform3D) -> Void
    }

    /// What may be wrong with item 1.
    static let faults: [Fault] = [
        Fault(
            testDescription: "no such item", reason: .missingIndexPath,
            words: "item 100 does not exist: there are only 100 items in section 0"
        ) { attributes, _ in
            attributes.element = .cell(IndexPath(section: 0, item: 100))
        },
        Fault(
            testDescription: "no such section", reason: .missingIndexPath,
            words: "section 4294967295 does not exist: there is only 1 section"
        ) { attributes, _ in
            attributes.element = .cell(IndexPath(section: .max, item: .max))
        },
        Fault(
            testDescription: "no such section of a view", reason: .missingIndexPath,
            words: "section 7 does not exist: there is only 1 section"
        ) { a, _ in
            a.element = .supplementary(.sectionHeader, IndexPath(section: 7, item: 0))
        },
        Fault(
            testDescription: "a kind", reason: .unregistered,
            words: "element kind 9 is not registered"
        ) { attributes, _ in
            attributes.element = .decoration(
                ElementKind(rawValue: 9), IndexPath(section: 0, item: 0))
        },
        Fault(
            testDescription: "a cell with a kind", reason: .unregistered,
            words: "element kind 1 is not registered"
        ) { attributes, _ in
            attributes.element.kind = .sectionHeader
        },
        Fault(
            testDescription: "a reuse identifier", reason: .unregistered,
            words: "reuse identifier 7 is not registered for a cell"
        ) { attributes, _ in
            attributes.reuseIdentifier = ReuseIdentifier(rawValue: 7)
        },
        Fault(
            testDescription: "NaN", reason: .invalidNumber,
            words:
                "frame.y is NaN, but must be -1099511627776 to 1099511627776"
        ) { a, _ in a.frame.y = .nan },
        Fault(
            testDescription: "infinity", reason: .invalidNumber,
            words: "frame.height is infinity, but must be 0 to 68719476736"
        ) { attributes, _ in
            attributes.frame.height = .infinity
        },
        Fault(
            testDescription: "a negative length", reason: .invalidNumber,
            words: "frame.width is -1, but must be 0 to 68719476736"
        ) { attributes, _ in
            attributes.frame.width = -1
        },
        Fault(
            testDescription: "alpha", reason: .invalidNumber,
            words: "alpha is 1.5, but must be 0 to 1"
        ) { a, _ in a.alpha = 1.5 },
        Fault(
            testDescription: "alpha NaN", reason: .invalidNumber,
            words: "alpha is NaN, but must be 0 to 1"
        ) { a, _ in a.alpha = .nan },
        Fault(
            testDescription: "a matrix", reason: .invalidNumber,
            words: "transform[3] is infinity, but must be -1099511627776 to 1099511627776"
        ) { _, transform in
            transform.elements[3] = .infinity
        },
        Fault(
            testDescription: "a flag", reason: .invalidNumber,
            words: "flags is 0x8, but has no bits other than 0x3"
        ) { attributes, _ in
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
            #expect(error.message.hasPrefix("the layout's answer for a "))
            #expect(error.message.hasSuffix(" is wrong: " + fault.words))
        }
        #expect(stage.view.scene.screen.frame.sequence == 0)
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
            do {
                try stage.frame()
                Issue.record("shown")
            } catch let error as CollectionError {
                #expect(error.code == .invalidLayout)
                #expect(
                    error.message.hasPrefix("the layout's answer is wrong: content_size."))
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
}
