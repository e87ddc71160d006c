import CollectionCore
import CollectionWire

extension Script {
    mutating func question() -> Step {
        let step = questionOfData()
        if scrollRandom.chance(94) { return step }
        switch scrollRandom.number(0...99) {
        case 0..<40: return .call(ScrollToTop())
        case 40..<55: return .call(EndLoading())
        case 55..<70: return .call(SetBackground(background()))
        case 70..<85: return .call(SetViewabilityConfiguration(viewability()))
        case 85..<95: return indexTitles()
        default: return .call(GetScrolling())
        }
    }

    private func viewability() -> ViewabilityConfiguration {
        var configuration = ViewabilityConfiguration()
        let (choice, other) = (Int(reference.sequence % 8), Int(seed % 5))
        configuration.measure = [.item, .item, .bounds, .none][choice % 4]
        configuration.percent = [0, 50, 100, 10, 33.333, 101, 0.5, 80][(choice + other) % 8]
        configuration.minimumTime_ns = [0, 50_000_000, 100_000_000, .max, 8_333_333][other]
        configuration.waitsForInteraction = choice > 5
        return configuration
    }

    private func indexTitles() -> Step {
        let number = Int(reference.sequence % 11)
        let count = reference.indexTitles.count
        if number < 4 || count == 0 && number < 9 {
            let section = UInt32(seed % 4)
            let titles = [
                IndexTitle(Array("A".utf8), at: IndexPath(section: section)),
                IndexTitle(Array("B".utf8), at: IndexPath(section: 0, item: UInt32(number * 3))),
                IndexTitle(Array("C".utf8), .item, UInt64(number + 1)),
                IndexTitle(Array("D".utf8), .section, UInt64(section + 1)),
                IndexTitle(Array("é…".utf8), at: IndexPath(section: 1)),
                IndexTitle([0xff], .item, 0),
            ]
            return .call(SetIndexTitles(Array(titles[(number % 3)..<(number == 3 ? 6 : 5)])))
        }
        if number < 8 { return .call(ScrollToIndexTitle(min(number - 4, max(count - 1, 0)))) }
        if number == 8 { return .call(GetIndexTitleAt(Double(seed % 50) - 3.3, of: 40)) }
        return .call(number == 9 ? ScrollToIndexTitle(count) : GetIndexTitles())
    }

    private func background() -> BackgroundConfiguration {
        var configuration = BackgroundConfiguration()
        let numbers: [UInt32?] = [9, 9, 10, 0, nil, 9, 6]
        let choice = Int(reference.sequence % 7)
        configuration.reuseIdentifier = numbers[choice].map { ReuseIdentifier(rawValue: $0) }
        configuration.emptyReuseIdentifier = numbers[(choice + 3 + Int(seed % 2)) % 7]
            .map { ReuseIdentifier(rawValue: $0) }
        return configuration
    }

    private mutating func questionOfData() -> Step {
        switch random.number(0...17) {
        case 17: return accessibilityStep()
        case 0: return .call(GetContentSize())
        case 1, 2: return .call(GetLayoutAttributes(of: element()))
        case 3, 4: return .call(GetLayoutAttributesInRect(rect()))
        case 5, 6: return .call(GetIndexPath(at: point()))
        case 7:
            let (category, kind) = random.pick(Self.categories)
            return .call(GetVisibleIndexPaths(category: category, kind: kind))
        case 8: return .call(GetReusableView(of: element()))
        case 9: return .call(GetElement(in: ReusableView(rawValue: UInt32(random.number(0...30)))))
        case 10:
            if random.chance(60) {
                return .call(GetContentOffset(indexPath(), position: scrollPosition()))
            }
            if random.chance(30) { return .call(GetContentOffsetRange()) }
            return random.chance(50)
                ? .call(GetContentOffsetForRect(rect(), position: scrollPosition()))
                : .call(
                    GetContentOffsetForSection(indexPath().section, position: scrollPosition()))
        case 15: return .call(GetNearestIndexPath(to: point()))
        case 16:
            let asked = point()
            let offset = reference.lastFrameOffset
            return .call(
                GetShownElement(
                    at: Point(x: asked.x - offset.x, y: asked.y - offset.y),
                    includesDecorations: random.chance(30)))
        case 11, 12: return binding()
        case 13:
            return .call(
                GetTargetContentOffset(
                    proposed: point(),
                    velocity: Point(x: random.pick([0, 1, -2.5]), y: random.pick([0, 3, -1]))))
        default:
            return random.chance(50)
                ? .sectionCount : .numberOfItems(section: indexPath().section)
        }
    }

    private static let categories: [(ElementCategory, ElementKind)] = [
        (.cell, .none), (.supplementary, .sectionHeader), (.supplementary, .sectionFooter),
        (.decoration, Script.separatorKind), (.decoration, Script.backgroundKind),
        (.supplementary, Script.badgeKind), (.supplementary, Script.bannerKind),
    ]

    /// Mostly of an item that exists.
    mutating func indexPath() -> IndexPath {
        let sections = reference.sections
        if sections.isEmpty || random.chance(5) {
            return IndexPath(
                section: UInt32(random.number(0...3)), item: UInt32(random.number(0...3)))
        }
        let section = random.number(0...sections.count - 1)
        let count = sections[section].items.count
        return IndexPath(
            section: UInt32(section), item: UInt32(random.number(0...max(0, count - 1))))
    }

    mutating func element() -> Element {
        if !reference.shown.isEmpty && random.chance(40) {
            let shown = random.pick(reference.shown)
            return shown.element ?? shown.attributes.element
        }
        let (category, kind) = random.pick(Self.categories)
        var path = indexPath()
        if category == .supplementary && random.chance(90) { path.item = 0 }
        if category != .cell && random.chance(10) { path.section = IndexPath.noSection }
        return Element(category: category, kind: kind, indexPath: path)
    }

    /// One that is current, one that was, or one that never was.
    private mutating func binding() -> Step {
        if !reference.shown.isEmpty && random.chance(70) {
            let shown = random.pick(reference.shown)
            let age: UInt32 = random.chance(30) ? 1 : 0
            return .call(
                IsCurrent(Binding(view: shown.reusableView, generation: shown.generation - age)))
        }
        return .call(
            IsCurrent(
                Binding(
                    view: ReusableView(
                        rawValue: random.chance(5) ? .max : UInt32(random.number(0...30))),
                    generation: UInt32(random.number(0...3)))))
    }

    private mutating func rect() -> Rect {
        let point = point()
        return Rect(
            x: point.x, y: point.y, width: random.pick([0, 1, 50, 200, 1000]),
            height: random.pick([0, 1, 50, 200, 1000]))
    }

    /// In the content, near the bounds, or just beside.
    private mutating func point() -> Point {
        let content = reference.lastContentSize
        let bounds = reference.bounds
        if random.chance(50) {
            return Point(
                x: Double(random.number(-10...Int(content.width) + 10)),
                y: Double(random.number(-10...Int(content.height) + 10)))
        }
        return Point(
            x: bounds.x + Double(random.number(0...Int(bounds.width) + 10)),
            y: bounds.y + Double(random.number(0...Int(bounds.height) + 10)))
    }

    mutating func scrollPosition() -> ScrollPosition {
        var position: ScrollPosition = []
        if random.chance(70) { position.insert(random.pick([.top, .centeredVertically, .bottom])) }
        if random.chance(70) {
            position.insert(random.pick([.left, .centeredHorizontally, .right]))
        }
        if random.chance(25) { position = random.pick([.start, .end]) }
        if random.chance(30) { position.insert(.avoidPinned) }
        if random.chance(2) { position.insert(random.pick([[.top, .bottom], [.start, .left]])) }
        return position
    }
}
