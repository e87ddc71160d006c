import CollectionCore
import CollectionWire

extension Script {
    /// A call that must fail and change nothing, and how it must fail.
    mutating func refusal() -> Step {
        let number = random.pick([
            (Double.nan, CollectionError.Fault.notANumber), (.infinity, .infinite),
        ])
        // With a batch open, what is wrong with the data may not be looked for.
        switch random.number(0...(reference.isBatchOpen ? 3 : 6)) {
        case 0: return badBounds(number.0, number.1)
        case 1: return badEnvironment(number.0, number.1)
        case 2: return badLayout(number.0, number.1)
        case 3: return badCompositional(number.0, number.1)
        case 4: return badData()
        case 5: return badDisplayFrame(number.0, number.1)
        default: return badQuestion(number.0, number.1)
        }
    }

    private mutating func badBounds(_ value: Double, _ fault: CollectionError.Fault) -> Step {
        var bounds = Rect(x: 0, y: 0, width: 100, height: 100)
        switch random.number(0...3) {
        case 3:
            return .refused(
                .call(SetOrthogonalContentOffset(value, section: 0)),
                .invalidNumber("content_offset", fault))
        case 0:
            bounds.y = value
            return .refused(.call(SetBounds(bounds)), .invalidNumber("bounds.y", fault))
        case 1:
            bounds.width = -1
            return .refused(.call(SetBounds(bounds)), .invalidNumber("bounds.width", .negative))
        default:
            bounds.x = -1e13
            return .refused(.call(SetBounds(bounds)), .invalidNumber("bounds.x", .tooLarge))
        }
    }

    private mutating func badEnvironment(_ value: Double, _ fault: CollectionError.Fault) -> Step {
        var environment = environment()
        switch random.number(0...2) {
        case 0:
            environment.contentInset.right = value
            return .refused(
                .call(SetEnvironment(environment)), .invalidNumber("content_inset.right", fault))
        case 1:
            environment.safeAreaInsets.top = -1
            return .refused(
                .call(SetEnvironment(environment)),
                .invalidNumber("safe_area_insets.top", .negative))
        default:
            environment.layoutMargins.left = 20_000_000
            return .refused(
                .call(SetEnvironment(environment)), .invalidNumber("layout_margins.left", .tooLarge)
            )
        }
    }

    private mutating func badLayout(_ value: Double, _ fault: CollectionError.Fault) -> Step {
        var layout = layout()
        let error: CollectionError
        switch random.number(0...5) {
        case 0:
            layout.sectionMetrics.itemSize.height = value
            error = .invalidNumber("item_size.height", fault)
        case 1:
            layout.sectionMetrics.minimumLineSpacing = -0.5
            error = .invalidNumber("minimum_line_spacing", .negative)
        case 2:
            layout.sectionMetrics.headerReferenceSize.width = 20_000_000
            error = .invalidNumber("header_reference_size.width", .tooLarge)
        case 3:
            layout.lineBreakTolerance = 1.5
            error = .invalidNumber("line_break_tolerance", .tooLarge)
        case 4:
            layout.pixelScale = value
            error = .invalidNumber("pixel_scale", fault)
        default:
            layout.sectionMetrics.itemReuseIdentifier = ReuseIdentifier(rawValue: 3)
            // That one is for headers.
            error = .unknownReuseIdentifier(3, .cell, .none)
        }
        return .refused(.setFlowLayout(layout), error)
    }

    private mutating func badData() -> Step {
        var chunk = DataDescription.Chunk(itemCounts: [2, 3])
        let error: CollectionError
        switch random.number(0...6) {
        case 0:
            chunk.widths = [1, 2, 3, -4, 5]
            error = .invalidNumber("widths", index: 3, .negative)
        case 1:
            chunk.heights = [1, 2, .nan, 4, 5]
            error = .invalidNumber("heights", index: 2, .notANumber)
        case 2:
            chunk.sectionMetrics = [0, 2]
            error = .invalidNumber("section_metrics", index: 1, .outOfRange)
        case 3:
            chunk.reuseIdentifiers = [0, 0, 9, 0, 0]
            error = .unknownReuseIdentifier(9, .cell, .none)
        case 4:
            chunk.spans = [0x1_0001, 0x2_0002, 0x1_0001, 0x1_0000, 0]
            error = .invalidNumber("the count of lanes of spans", index: 3, .outOfRange)
        case 5:
            chunk.spans = [0x400_0400, 0x1_0001, 0x401_0001, 0x1_0001, 0]
            error = .invalidNumber("the count of rows of spans", index: 2, .outOfRange)
        default:
            chunk.options = .continuesSection
            error = .invalidArgument("chunk", .conflicting)
        }
        return .refused(
            .setData(DataDescription(metrics: [SectionMetrics()], chunks: [chunk])), error)
    }

    private mutating func badDisplayFrame(_ value: Double, _ fault: CollectionError.Fault) -> Step {
        var bounds = reference.bounds
        // Whoever leaves out samples has not told their times.
        let told_ns = max(reference.inputTime_ns, reference.news.frameTime_ns)
        if told_ns > 0 && random.chance(40) {
            return .refused(
                .displayFrame(bounds: bounds, time_ns: told_ns - 1, isComplete: false, []),
                .invalidArgument("time_ns", .goesBack))
        }
        if random.chance(30) {
            bounds.x = value
            return .refused(
                .displayFrame(bounds: bounds, time_ns: time_ns, isComplete: true, []),
                .invalidNumber("bounds.x", fault))
        }
        let good = PreferredSize(
            reusableView: ReusableView(rawValue: 0), generation: 1,
            size: Size(width: length(), height: length()))
        var bad = good
        bad.size.height = value
        return .refused(
            .displayFrame(bounds: bounds, time_ns: time_ns, isComplete: true, [good, bad]),
            .invalidNumber("preferred_sizes#.size.height", index: 1, fault))
    }

    private mutating func badQuestion(_ value: Double, _ fault: CollectionError.Fault) -> Step {
        let path = IndexPath(section: 0, item: 0)
        switch random.number(0...5) {
        case 0:
            return .refused(
                .call(GetLayoutAttributesInRect(Rect(x: 0, y: 0, width: value, height: 1))),
                .invalidNumber("rect.width", fault))
        case 1:
            return .refused(
                .call(GetIndexPath(at: Point(x: value, y: 0))), .invalidNumber("point.x", fault))
        case 2:
            return .refused(
                .call(GetLayoutAttributes(of: .supplementary(ElementKind(rawValue: 77), path))),
                .unknownElementKind(77))
        case 3:
            return .refused(
                .call(GetVisibleIndexPaths(category: .supplementary, kind: .none)),
                .unknownElementKind(0))
        case 4:
            return .refused(
                .call(GetContentOffset(path, position: ScrollPosition(rawValue: 512))),
                .invalidArgument("position", .unknownValue))
        default:
            return .refused(
                .registerReuseIdentifier("", .cell, .none), .invalidArgument("name", .empty))
        }
    }
}
