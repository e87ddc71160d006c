import CollectionCore
import CollectionReference
import CollectionWire
import Testing

import class Foundation.ProcessInfo

/// Small updates of much data, with display frames between them.
///
/// The window of elements goes along with updates that change nothing within it. A request that
/// names the last display frame says the same, and is never served by the window: so two engines
/// that differ in nothing else must answer the same.
@Suite("Windows of elements that go along with updates")
struct WindowUpdateTests {
    @Test("Display frames after updates show what single ones show", arguments: 0..<8)
    func updatesBetweenDisplayFrames(batch: UInt64) {
        let seeds = ScriptSeeds(ProcessInfo.processInfo.environment)
        for seed in seeds.ofBatch(batch, count: 12) {
            var host = UpdatingHost(seed: seed)
            if let disagreement = host.disagreement() {
                Issue.record("seed \(seed): \(disagreement)")
                return
            }
        }
    }
}

/// A host that scrolls a little, edits a little, and asks both engines the same.
private struct UpdatingHost {
    private let engine = EngineDoor()
    private let single = EngineDoor()
    private var random: SeededGenerator
    private var counts: [Int] = []
    private var bounds = Rect(x: 0, y: 0, width: 320, height: 480)
    private var sequence: UInt64 = 0
    private var axis = Axis.vertical

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func disagreement() -> String? {
        var steps = Script.registrations
        let layout = layout()
        axis = layout.configuration.scrollDirection
        var environment = Environment()
        if random.chance(25) { environment.layoutDirection = .rightToLeft }
        if random.chance(25) {
            environment.contentInset = EdgeInsets(top: 30, left: 5, bottom: 10, right: 0)
        }
        steps += [
            .call(SetEnvironment(environment)), .setLayout(layout, nil, tag: 0), .setData(data()),
        ]
        let anchor = random.pick([.none, .firstVisibleItem, .automatic, .end] as [ContentAnchor])
        if anchor != .automatic { steps.append(.call(SetContentAnchor(anchor))) }
        for step in steps {
            if let disagreement = perform(step) { return disagreement }
        }
        for _ in 0..<120 {
            if let disagreement = perform(nextStep()) { return disagreement }
        }
        return nil
    }

    private mutating func perform(_ step: Step) -> String? {
        let outcome = engine.perform(step)
        let other = single.perform(naming(step))
        if outcome != other {
            return "\(step): \(outcome.words), by a single display frame \(other.words)"
        }
        if case .frame(let frame) = outcome {
            sequence = frame.sequence
            (bounds.x, bounds.y) = (frame.contentOffset.x, frame.contentOffset.y)
        }
        return nil
    }

    private func naming(_ step: Step) -> Step {
        guard case .displayFrame(let bounds, let time_ns, let isComplete, let sizes, _) = step
        else { return step }
        return .displayFrame(
            bounds: bounds, time_ns: time_ns, isComplete: isComplete, sizes,
            adjustedSequence: sequence)
    }

    private mutating func nextStep() -> Step {
        switch random.number(0...99) {
        case 0..<50: return displayFrame()
        case 50..<90: return update()
        case 90: return .setData(data())
        case 91..<93: return .call(GetContentSize())
        case 93..<96: return .call(GetVisibleIndexPaths(category: .cell, kind: .none))
        case 96: return .call(SetBounds(bounds))
        case 97:
            return .call(
                SetContentAnchor(
                    random.pick([
                        .none, .firstVisibleItem, .lastVisibleItem, .automatic, .end,
                    ])))
        case 98: return .call(GetLayoutAttributesInRect(bounds))
        default:
            let section = random.number(0...counts.count - 1)
            if counts[section] == 0 { return .sectionCount }
            let item = random.number(0...counts[section] - 1)
            return .call(
                SetContentAnchor(.item(IndexPath(section: UInt32(section), item: UInt32(item)))))
        }
    }

    private mutating func displayFrame() -> Step {
        let distance =
            random.chance(3)
            ? Double(random.number(-3000...3000))
            : random.pick([0, 0, 0, 11, 37, -20, -3, 0.5, 150])
        if axis == .vertical { bounds.y += distance } else { bounds.x += distance }
        let across: Double = random.chance(90) ? 0 : random.pick([-150, 60])
        if axis == .vertical { bounds.x = across } else { bounds.y = across }
        if (axis == .vertical ? bounds.y : bounds.x) < -50 { (bounds.x, bounds.y) = (0, 0) }
        return .displayFrame(
            bounds: bounds, time_ns: 0, isComplete: random.chance(10), [])
    }
}

// What the host shows.
extension UpdatingHost {
    private mutating func layout() -> Layout {
        switch random.number(0...9) {
        case 0...3:
            var list = ListLayout()
            if random.chance(50) { list.separatorKind = ElementKind(rawValue: 3) }
            list.configuration = configuration()
            return .list(list)
        case 4, 5:
            var flow = FlowLayout()
            flow.configuration = configuration()
            flow.lineAlignment = random.pick([.leading, .center, .justify])
            flow.lastLineAlignment = random.pick([.automatic, .leading, .justify])
            return .flow(flow)
        case 6:
            var grid = GridLayout()
            grid.configuration = configuration()
            return .grid(grid)
        case 7:
            var waterfall = WaterfallLayout()
            waterfall.configuration = configuration()
            return .waterfall(waterfall)
        case 8:
            var justified = JustifiedLayout()
            justified.configuration = configuration()
            return .justified(justified)
        default: return .compositional(compositional())
        }
    }

    private mutating func configuration() -> LayoutConfiguration {
        var configuration = LayoutConfiguration()
        if random.chance(25) { configuration.scrollDirection = .horizontal }
        configuration.pixelScale = random.pick([0, 0, 0, 2, 3])
        configuration.flipsHorizontallyInOppositeLayoutDirection = random.chance(50)
        configuration.sectionHeadersPinToVisibleBounds = random.chance(15)
        configuration.sectionMetrics = metrics()
        return configuration
    }

    private mutating func metrics() -> SectionMetrics {
        var metrics = SectionMetrics()
        metrics.itemSize = Size(width: random.pick([40, 100]), height: random.pick([0, 30, 44.3]))
        if random.chance(30) { metrics.estimatedItemSize = metrics.itemSize }
        metrics.minimumLineSpacing = random.pick([0, 0, 10, 3.3])
        metrics.minimumInteritemSpacing = random.pick([0, 10])
        if random.chance(40) { metrics.headerReferenceSize = Size(width: 20, height: 20) }
        if random.chance(30) { metrics.footerReferenceSize = Size(width: 9.5, height: 9.5) }
        if random.chance(30) {
            metrics.sectionInset = EdgeInsets(top: 5, left: 10, bottom: 0, right: 1)
        }
        metrics.itemsFillLine = random.chance(30)
        return metrics
    }

    /// A list, or columns.
    private mutating func compositional() -> CompositionalLayout {
        let isList = random.chance(50)
        let width: LayoutDimension = .fractionalWidth(isList ? 1 : 0.3)
        let height: LayoutDimension = random.chance(50) ? .estimated(33) : .absolute(40)
        let item = LayoutItem(size: LayoutSize(width: width, height: height))
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: height), subitems: [.item(item)])
        var section = LayoutSection(group: group)
        section.interGroupSpacing = random.pick([0, 8])
        return CompositionalLayout(sections: [section])
    }

    private mutating func data() -> DataDescription {
        let sections = random.pick([1, 1, 2, 12, 40])
        counts = (0..<sections).map { _ in
            sections == 1 ? 400 : random.pick([0, 0, 1, 2, 7, 40, 120])
        }
        var chunk = DataDescription.Chunk(itemCounts: counts.map { UInt32($0) })
        let itemCount = counts.reduce(0, +)
        let lengths: [Float] = random.pick([[44], [20, 31.3, 60], [0, 0, 25, 90]])
        if random.chance(70) { chunk.heights = (0..<itemCount).map { _ in random.pick(lengths) } }
        if random.chance(30) { chunk.widths = (0..<itemCount).map { _ in random.pick(lengths) } }
        if random.chance(30) { chunk.options.insert(.sizesAreEstimates) }
        return DataDescription(metrics: [], chunks: [chunk])
    }
}

// What the host changes.
extension UpdatingHost {
    /// An update of one part or, in different sections, of two.
    private mutating func update() -> Step {
        let first = random.number(0...counts.count - 1)
        var parts = [part(ofSection: first)]
        let second = random.number(0...counts.count - 1)
        if second != first && random.chance(20) { parts.append(part(ofSection: second)) }
        var update = UpdateDescription(parts)
        for part in parts {
            switch part.action {
            case .insert, .reload: update.itemCount += Int(part.count)
            case .delete, .move, .reconfigure, nil: break
            }
        }
        var content = DataDescription.Chunk(itemCounts: [])
        if random.chance(70) {
            content.heights = (0..<update.itemCount).map { _ in random.pick([0, 18, 44, 70.1]) }
        }
        update.content = content
        var settings = BatchSettings(tag: UInt64(random.number(0...3)))
        if random.chance(3) { settings.animation = Animation(duration_ns: 1, curve: .linear) }
        return .performBatch(update, settings)
    }

    private mutating func part(ofSection section: Int) -> UpdateItem {
        let count = counts[section]
        func path(_ item: Int) -> IndexPath {
            IndexPath(section: UInt32(section), item: UInt32(item))
        }
        if count == 0 || random.chance(35) {
            let added = random.pick([1, 1, 3])
            counts[section] += added
            return .insert(path(random.number(0...count)), count: UInt32(added))
        }
        let item = random.number(0...count - 1)
        let taken = min(random.pick([1, 1, 2]), count - item)
        switch random.number(0...3) {
        case 0, 1:
            counts[section] -= taken
            return .delete(path(item), count: UInt32(taken))
        case 2: return .reload(path(item), count: UInt32(taken))
        default:
            if random.chance(50) {
                return .reconfigure(path(item), count: UInt32(taken), flags: .keepsContent)
            }
            return .move(path(item), to: path(random.number(0...count - 1)))
        }
    }
}

extension Outcome {
    /// The outcome without what is alike in most display frames.
    fileprivate var words: String {
        guard case .frame(let frame) = self else { return "\(self)" }
        let elements = frame.elements.map { shown in
            let path = shown.element.indexPath
            return "\(path.section).\(path.item) \(shown.frame.y) in \(shown.reusableView.rawValue)"
        }
        return "\(frame.contentOffset), \(elements), \(frame.removedViews.map(\.rawValue))"
    }
}
