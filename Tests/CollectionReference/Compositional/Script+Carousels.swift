import CollectionCore
import CollectionWire

// Sections that scroll across, of a view that prefetches: rule W5.
extension Script {
    /// The last steps of the setup of a script with carousels.
    mutating func carouselSetup() -> [Step] {
        [carouselLayout(), prefetchingOn, .call(SetEventMask(.all)), carouselData()]
    }

    private var prefetchingOn: Step {
        var configuration = PrefetchConfiguration()
        configuration.isPrefetchingEnabled = true
        configuration.cellsPreparedPerFrame = seed % 3 == 0 ? 2 : 0
        return .call(SetPrefetchConfiguration(configuration))
    }

    /// A section scrolls, or a display frame shows the sections where they are.
    mutating func carouselStep() -> Step {
        if !reference.prefetches && !reference.showsLostSections && carouselRandom.chance(30) {
            let isOn = reference.ahead.configuration.isPrefetchingEnabled
            return isOn ? .call(SetEventMask(.all)) : prefetchingOn
        }
        if carouselRandom.chance(50) { return carouselFrame() }
        let sections = reference.scrollingSections
        if sections.isEmpty { return carouselRandom.chance(60) ? carouselLayout() : displayFrame() }
        let longSections = sections.filter { reference.greatestOffset(ofSection: $0) > 400 }
        if longSections.isEmpty && !usesSnapshots && carouselRandom.chance(20) {
            return carouselData()
        }
        let section = carouselRandom.pick(
            longSections.isEmpty || carouselRandom.chance(10) ? sections : longSections)
        let current = reference.offset(ofSection: section)
        let distance = carouselRandom.pick([
            0.0005, 3, 20, 20, 60, 60, 60, 150, 150, -7.5, -20, -60, -150, 700, -700,
        ])
        return .call(SetOrthogonalContentOffset(current + distance, section: section))
    }

    /// Mostly the content is where it was, or has scrolled a little.
    private mutating func carouselFrame() -> Step {
        var bounds = reference.bounds
        if carouselRandom.chance(15) || bounds.width < 50 || bounds.height < 50 {
            return displayFrame()
        }
        let distance = carouselRandom.pick([0, 0, 0, 0, 4, -4, 30.5, -30.5, 120])
        if reference.layout.configuration.scrollDirection == .vertical {
            bounds.y += distance
        } else {
            bounds.x += distance
        }
        time_ns += carouselRandom.pick([0, 16_666_667, 16_666_667, 100_000_000])
        if carouselRandom.chance(5) { time_ns += 300_000_000 }
        return .displayFrame(
            bounds: bounds, time_ns: time_ns, isComplete: false, [], adjustedSequence: 0)
    }

    private mutating func carouselLayout() -> Step {
        // The draws of the other steps stay what they are.
        swap(&random, &carouselRandom)
        defer { swap(&random, &carouselRandom) }
        var made = compositional(like: layout())
        for index in made.sections.indices where random.chance(80) {
            if random.chance(70) { made.sections[index].group = carouselGroup() }
            if made.sections[index].orthogonalScrollingBehavior == .none {
                made.sections[index].orthogonalScrollingBehavior = random.pick(Self.behaviors)
            }
        }
        return .setLayout(.compositional(made), nil, tag: 0)
    }

    /// Small, so that many are in sight.
    private mutating func carouselGroup() -> LayoutGroup {
        let size = LayoutSize(
            width: .absolute(random.pick([15, 24, 30.3, 64])),
            height: .absolute(random.pick([20, 33.3, 50])))
        var item = LayoutItem(
            size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        if random.chance(20) { item.size.width = .estimated(30) }
        if random.chance(20) { item.size.height = .estimated(20) }
        let axis: Axis = random.chance(50) ? .vertical : .horizontal
        return LayoutGroup(
            size: size,
            arrangement: .repeating(axis, .item(item), count: UInt32(random.pick([1, 1, 2, 3]))))
    }

    private mutating func carouselData() -> Step {
        let counts = (0..<carouselRandom.number(1...5)).map { _ in
            UInt32(carouselRandom.number(20...120))
        }
        return .setData(
            DataDescription(metrics: [], chunks: [DataDescription.Chunk(itemCounts: counts)]))
    }
}
