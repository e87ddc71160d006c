import CollectionCore
import CollectionWire

extension Script {
    /// A batch update, or something about batches or anchors.
    mutating func update() -> Step {
        let openCount = reference.openBatches.count
        if openCount > 0 && random.chance(40) { return .endBatch }
        switch random.number(0...19) {
        case 0 where openCount < 3: return .beginBatch(settings())
        case 1: return random.chance(20) ? .endBatch : .call(setContentAnchor())
        case 2, 3: return .call(setContentAnchor())
        // Of two things that are wrong any may be told: a snapshot's data is one.
        case 4...5 where reference.bench.shown == nil:
            return .performBatch(spoiled(batch()), settings())
        // Of several that are joined, none can know the places that the others fill.
        default: return .performBatch(openCount > 0 ? batch(atMost: 1) : batch(), settings())
        }
    }

    mutating func setContentAnchor() -> SetContentAnchor {
        SetContentAnchor(anchor(), shortContent: random.chance(40) ? .end : .start)
    }

    private mutating func anchor() -> ContentAnchor {
        switch random.number(0...9) {
        case 0: return .none
        case 1, 2: return .firstVisibleItem
        case 3: return .lastVisibleItem
        case 4, 5: return .automatic
        case 6, 7: return .end
        default:
            // Between two scroll directions a place that is named means nothing.
            let now = reference.layout.configuration.scrollDirection
            let last = reference.lastMoment?.scrollDirection ?? now
            if last != now { return .lastVisibleItem }
            return reference.bench.shown == nil || random.chance(20)
                ? .item(indexPath()) : .identifier(item())
        }
    }

    mutating func settings() -> BatchSettings {
        var settings = BatchSettings(tag: random.next() >> 60)
        settings.isStrictUIKit = random.chance(15)
        settings.fallsBackToReload = settings.tag % 4 == 3
        if random.chance(isBusy ? 80 : 55) { settings.animation = animation() }
        return settings
    }

    mutating func animation() -> Animation {
        var animation = Animation(
            duration_ns: duration_ns(),
            curve: random.pick([
                .linear, .linear, .easeIn, .easeOut, .easeInOut,
                TimingCurve(kind: .cubicBezier, parameters: [0.2, 1.4, 0.8, -0.6]),
                TimingCurve(kind: .spring, parameters: [0.5, 2, 0, 0]),
            ]),
            appearing: appearance(), disappearing: appearance())
        if random.chance(20) {
            animation.startTime_ns = random.pick([1, time_ns / 2, time_ns, time_ns + 50_000_000])
        }
        return animation
    }

    private mutating func appearance() -> ElementAppearance {
        if random.chance(40) { return .fade }
        var appearance = ElementAppearance(
            alpha: random.pick([0, 1, 0.5]),
            edge: random.pick([.none, .top, .left, .bottom, .right]))
        if random.chance(40) { appearance.translation = Point(x: length(), y: -length()) }
        if random.chance(30) {
            appearance.transform.elements[0] = random.pick([0, 0.5, -1])
            appearance.transform.elements[1] = random.pick([0, 0.25])
            appearance.transform.elements[12] = random.pick([0, 100])
        }
        if random.chance(30) { appearance.place = place() }
        return appearance
    }

    private mutating func place() -> AppearancePlace {
        random.pick([
            .contentCenter, .boundsCenter, .point(Point(x: length(), y: -length())),
            .item(indexPath()),
        ])
    }

    /// Parts that go together, unless a reuse identifier or strictness has something against it.
    private mutating func batch(atMost most: Int = 12) -> UpdateDescription {
        var sketch = UpdateSketch(
            reference.sections, SeededGenerator(seed: random.next()))
        let count = random.number(1...random.pick([1, 3, most]).clamped(to: most))
        let sectionCount = random.chance(30) ? random.number(0...min(count, 4)) : 0
        sketch.addSections(sectionCount)
        sketch.addItems(count - sectionCount)
        var order = Array(sketch.drafts.indices)
        order.shuffle(using: &random)
        var update = UpdateDescription(order.map { sketch.part(of: $0) })
        setContent(&update, sketch, order)
        if random.chance(40) { update.itemCountsAfter = sketch.counts }
        return update
    }

    /// The columns of what is new, in the order of the parts.
    private mutating func setContent(
        _ update: inout UpdateDescription, _ sketch: UpdateSketch, _ order: [Int]
    ) {
        var identifiers: [UInt32] = []
        var sectionCounts: [UInt32] = []
        for (draft, part) in zip(order, update.parts) {
            let taken = part.taken
            if taken.sections > 0 {
                let counts = sketch.brought(by: draft)
                sectionCounts += counts.map { UInt32($0) }
                for _ in 0..<counts.reduce(0, +) { identifiers.append(anyIdentifier()) }
            }
            for step in 0..<UInt32(taken.items) {
                let path = part.indexPathBeforeUpdate.advanced(by: step)
                let mustStay = part.checkedAction == .reconfigure && !random.chance(2)
                identifiers.append(mustStay ? reuseIdentifier(at: path) : anyIdentifier())
            }
        }
        update.itemCount = identifiers.count
        let mustBeGiven = update.parts.contains { $0.checkedAction == .reconfigure }
        if sectionCounts.isEmpty && !mustBeGiven && random.chance(30) { return }
        update.metrics = (0..<random.number(0...2)).map { _ in metrics() }
        var content = DataDescription.Chunk(itemCounts: sectionCounts)
        if !update.metrics.isEmpty {
            content.sectionMetrics = sectionCounts.map { _ in
                UInt32(random.number(0...update.metrics.count))
            }
        }
        let lengths = (0..<random.pick([1, 1, 3])).map { _ in Float(length()) }
        if random.chance(60) { content.widths = identifiers.map { _ in random.pick(lengths) } }
        if random.chance(60) { content.heights = identifiers.map { _ in random.pick(lengths) } }
        if mustBeGiven || random.chance(50) { content.reuseIdentifiers = identifiers }
        if random.chance(30) { content.spans = spans(identifiers.count) }
        if random.chance(20) { content.options.insert(.sizesAreEstimates) }
        update.content = content
    }

    private mutating func anyIdentifier() -> UInt32 { random.pick(Self.cellIdentifiers) }

    private func reuseIdentifier(at path: IndexPath) -> UInt32 {
        let section = reference.sections[Int(path.section)]
        let metrics = section.metrics ?? reference.layout.configuration.sectionMetrics
        let own = section.items[Int(path.item)].reuseIdentifier
        return (own ?? metrics.itemReuseIdentifier).rawValue
    }
}

extension UpdateSketch {
    /// A part that keeps no content of its own is described by the batch.
    fileprivate func part(of number: Int) -> UpdateItem {
        let draft = drafts[number]
        let none = IndexPath(section: 0, item: 0)
        let isOfSections = (draft.before ?? draft.after ?? none).isSection
        let unused = isOfSections ? IndexPath(section: 0) : none
        return UpdateItem(
            draft.action, before: draft.before ?? unused, after: draft.after ?? unused,
            count: UInt32(draft.count),
            flags: draft.takesMetrics ? .takesMetrics : draft.keepsContent ? .keepsContent : [])
    }
}

extension Int {
    fileprivate func clamped(to most: Int) -> Int { Swift.min(self, most) }
}
