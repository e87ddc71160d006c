import CollectionCore
import CollectionWire

/// A random sequence of calls, the same for the same seed.
///
/// It looks at the reference to ask sensible things: of elements that exist, of views that are
/// shown, near what is visible; and now and then of none of those.
public struct Script {
    public let seed: UInt64
    let reference: ReferenceCollection
    var random: SeededGenerator
    /// Of its own, so that the other steps of a seed stay what they are.
    var scrollRandom: SeededGenerator
    /// As above.
    var carouselRandom: SeededGenerator
    /// As above.
    var movementRandom: SeededGenerator
    /// As above.
    var sweepRandom: SeededGenerator
    /// As above.
    var dragRandom: SeededGenerator
    /// Where the touches of a sweep are.
    var swept: [UInt32: Point] = [:]
    var time_ns: UInt64 = 0
    /// Where the pointer is.
    var pointed = Point.zero
    /// What comes next: at first registrations, then mostly a layout, and data.
    var planned: [Step] = []
    /// Whether its data comes as snapshots, mostly.
    let usesSnapshots: Bool
    /// Whether changes are animated, mostly, and come faster than they end.
    let isBusy: Bool
    /// Whether the view prefetches and sections scroll across, mostly.
    let hasCarousels: Bool
    /// Whether items are moved, mostly.
    let movesItems: Bool
    /// Whether items are dragged and dropped, mostly.
    let dragsItems: Bool
    /// Whether touches sweep items, mostly.
    let hasSweeps: Bool
    /// Whether focus moves, mostly.
    let usesFocus: Bool
    /// Whether items of snapshots have reuse identifiers of their own.
    let usesReuseIdentifiers: Bool
    /// How many of a hundred steps about snapshots are about outlines.
    let outlinePercent: Int
    /// How many identifiers items of snapshots have.
    let itemIdentifierCount: UInt64

    /// - Parameter reference: Carries out each step before the next one is asked for.
    public init(seed: UInt64, reference: ReferenceCollection) {
        self.seed = seed
        self.reference = reference
        random = SeededGenerator(seed: seed)
        scrollRandom = SeededGenerator(seed: seed + 2_000_000)
        carouselRandom = SeededGenerator(seed: seed + 3_000_000)
        sweepRandom = SeededGenerator(seed: seed + 5_000_000)
        movementRandom = SeededGenerator(seed: seed + 4_000_000)
        dragRandom = SeededGenerator(seed: seed + 6_000_000)
        hasCarousels = seed % 8 == 5
        movesItems = seed % 8 == 3
        hasSweeps = seed % 8 == 7
        dragsItems = seed % 8 == 1
        usesSnapshots = random.chance(50)
        isBusy = random.chance(40)
        usesFocus = random.chance(30)
        outlinePercent = random.pick([0, 15, 60])
        usesReuseIdentifiers = random.chance(50)
        itemIdentifierCount = random.pick([12, 40, 40, 90, random.chance(20) ? 400 : 40])
        planned = Self.registrations
        if random.chance(25) {
            planned.append(.setLayout(pathLayout(), nil, tag: 0))
        } else if random.chance(25) {
            planned.append(.setLayout(.compositional(compositional(like: layout())), nil, tag: 0))
        } else if random.chance(20) {
            planned.append(.setLayout(.explicit(explicitLayout()), nil, tag: 0))
        } else if random.chance(80) {
            planned.append(random.chance(50) ? .setFlowLayout(layout()) : layoutChange())
        }
        if random.chance(50) { planned.append(.call(SetEnvironment(environment()))) }
        planned.append(.setData(data()))
        if usesSnapshots && random.chance(80) { planned += firstSnapshot() }
        if random.chance(70) { planned.insert(eventMask(), at: random.number(0...planned.count)) }
        if random.chance(60) { planned.insert(prefetching(), at: random.number(0...planned.count)) }
        if hasCarousels { planned += carouselSetup() }
        if movesItems { planned += movementSetup() }
        if hasSweeps { planned += sweepSetup() }
        if dragsItems { planned += dragSetup() }
    }

    public static let registrations: [Step] = [
        .registerReuseIdentifier("photo", .cell, .none),
        .registerReuseIdentifier("text", .cell, .none),
        .registerReuseIdentifier("title", .supplementary, .sectionHeader),
        .registerReuseIdentifier("total", .supplementary, .sectionFooter),
        .registerElementKind("separator"),
        .registerReuseIdentifier("line", .decoration, separatorKind),
        .registerElementKind("background"),
        .registerElementKind("badge"),
        .registerElementKind("second badge"),
        .registerElementKind("banner"),
        .registerElementKind("index"),
        .registerReuseIdentifier("tinted", .decoration, backgroundKind),
        .registerReuseIdentifier("dot", .supplementary, badgeKind),
        .registerReuseIdentifier("advertisement", .supplementary, bannerKind),
        .registerReuseIdentifier("sky", .decoration, .none),
        .registerReuseIdentifier("nothing here", .decoration, .none),
    ]
    static let separatorKind = ElementKind(rawValue: 3)
    static let cellIdentifiers: [UInt32] = [0, 1, 2]

    public mutating func next() -> Step {
        if !planned.isEmpty { return planned.removeFirst() }
        if hasCarousels && carouselRandom.chance(65) { return carouselStep() }
        if movesItems && movementRandom.chance(65) { return movementStep() }
        if dragsItems && dragRandom.chance(65) { return dragStep() }
        if hasSweeps && sweepRandom.chance(60) {
            return sweepRandom.chance(40) ? displayFrame() : sweepStep()
        }
        if reference.bench.wasJustShown && random.chance(50) { return displayFrame() }
        if isBusy && random.chance(50) { return busyStep() }
        if random.chance(reference.isLed ? 20 : 3) { return leadStep() }
        if random.chance(reference.press == nil ? 4 : 20) { return pointerStep() }
        if random.chance(reference.pinch == nil ? 2 : 25) { return pinchStep() }
        if random.chance(usesFocus ? 25 : 1) { return focusStep() }
        if random.chance(usesSnapshots ? 50 : 20) {
            let isUpdate = random.chance(reference.isBatchOpen ? 70 : 7)
            return usesSnapshots && !isUpdate ? snapshotStep() : update()
        }
        if random.chance(4) { return traitsStep() }
        if random.chance(reference.selection == nil ? 3 : 12) { return selectionStep() }
        if random.chance(reference.layout.isExplicit ? 25 : 2) { return attributesStep() }
        switch random.number(0...99) {
        case 0..<2: return .setData(data())
        case 2..<4: return layoutChange()
        case 4:
            if random.chance(20) { return prefetching() }
            return random.chance(30) ? eventMask() : .call(SetEnvironment(environment()))
        case 5: return random.chance(70) ? .call(SetBounds(nextBounds())) : invalidation()
        case 6: return refusal()
        case 7..<60: return displayFrame()
        default:
            if !reference.dragSettings.opensGaps, random.chance(40), let step = orthogonalStep() {
                return step
            }
            return question()
        }
    }

    private mutating func eventMask() -> Step {
        if reference.showsLostSections { return displayFrame() }
        let mask: UInt64 = random.pick([
            0, 0x301ffff, 0x5ffff, 0x200_8000, 4, 12, 0x3e00, 0x1c000,
            UInt64(random.number(0...512)),
        ])
        return .call(SetEventMask(EventMask(rawValue: mask)))
    }

    private mutating func prefetching() -> Step {
        var configuration = PrefetchConfiguration()
        let draw = random.number(0...99)
        configuration.isPrefetchingEnabled = draw < 80
        configuration.cellsPreparedPerFrame = draw % 2 == 0 ? UInt32(draw % 7) : 0
        configuration.overscanItemCount = draw % 3 == 0 ? UInt32(draw % 5) : 0
        let screens = [0, 0, 0.5, 1, 1.5, 3, 30, -1]
        configuration.nearEndScreens = screens[Int((seed &+ reference.sequence) % 8)]
        configuration.nearStartScreens = screens[Int((seed / 8 &+ reference.sequence) % 7)]
        return .call(SetPrefetchConfiguration(configuration))
    }

    mutating func displayFrame() -> Step {
        time_ns += random.pick([0, 8_333_333, 16_666_667])
        if random.chance(isBusy ? 5 : 20) { time_ns += 100_000_000 }
        return .displayFrame(
            bounds: nextBounds(), time_ns: time_ns, isComplete: random.chance(30),
            preferredSizes(), adjustedSequence: adjustedSequence())
    }

    /// Mostly the host has taken account of all adjustments; or of those up to a few frames ago.
    private mutating func adjustedSequence() -> UInt64 {
        let last = reference.sequence
        if last == 0 || random.chance(70) { return 0 }
        return last - min(last - 1, random.pick([0, 0, 1, 2, 5, 100]))
    }

    /// Small scrolls, jumps, overscroll, changes of size.
    private mutating func nextBounds() -> Rect {
        var bounds = reference.bounds
        let content = reference.lastContentSize
        let isVertical = reference.layout.configuration.scrollDirection == .vertical
        if bounds.width == 0 || bounds.height == 0 || random.chance(4) {
            bounds.width = random.pick([100, 160, 200, 320, 333.3, 320, 320, 1])
            bounds.height = random.pick([50, 120, 200, 480, 77.7, 480])
        }
        if random.chance(1) { bounds.height = 0 }
        let length = isVertical ? content.height : content.width
        var position = isVertical ? bounds.y : bounds.x
        if position < -150 || position > length {
            position = Double(random.number(-20...Int(length)))
        }
        switch random.number(0...19) {
        case 0..<11: position += random.pick([1, -1, 7, 7, 37, -37, 50, -50, 0.5, 111])
        case 11..<14: position = Double(random.number(-50...Int(length) + 50))
        case 14: position = random.pick([0, -120, length, length - 10, -1])
        case 15..<17: position = nearEdge(length - (isVertical ? bounds.height : bounds.width))
        default: break
        }
        let across: Double = random.chance(90) ? 0 : random.pick([1, -20, 60])
        bounds.x = isVertical ? across : position
        bounds.y = isVertical ? position : across
        return bounds
    }

    /// At the start or the end of the content, or about as near as counts (D8).
    ///
    /// - Parameter end: The end of the content, without insets.
    private mutating func nearEdge(_ end: Double) -> Double {
        let inset = reference.environment.contentInset
        let isVertical = reference.layout.configuration.scrollDirection == .vertical
        let (start, far) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
        let away = random.pick([0, 0, 0.25, 0.5, 0.6, -30, 4, 10, 11])
        return random.chance(50) ? away - start : max(end + far, -start) - away
    }

    private mutating func preferredSizes() -> [PreferredSize] {
        if random.chance(50) { return [] }
        let percent = random.pick([5, 30, 100])
        let again = random.pick([2, 5, 60])
        var sizes: [PreferredSize] = []
        for shown in reference.shown
        where shown.flags.contains(.isEstimated) ? random.chance(percent) : random.chance(again) {
            sizes.append(
                PreferredSize(
                    reusableView: shown.reusableView,
                    generation: shown.generation - (random.chance(5) ? 1 : 0),
                    size: Size(width: length(), height: length())))
        }
        if random.chance(5) {
            sizes.append(
                PreferredSize(
                    reusableView: ReusableView(rawValue: UInt32(random.number(0...99))),
                    generation: UInt32(random.number(0...3)),
                    size: Size(width: length(), height: length())))
        }
        return sizes
    }

    /// Round ones, odd ones and some that do not lie on the grid.
    mutating func length() -> Double {
        random.pick([
            8, 10, 16, 20, 25, 30, 40, 48, 50, 64, 100, 33.333333, 66.7, 12.1, 0.1, 53.25, 24,
            320, 350, 0,
        ])
    }
}
