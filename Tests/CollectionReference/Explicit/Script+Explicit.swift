import CollectionCore

extension Script {
    mutating func explicitLayout() -> ExplicitLayout {
        var layout = ExplicitLayout()
        layout.scrollDirection = random.chance(50) ? .vertical : .horizontal
        if random.chance(20) {
            layout.contentSize = Size(
                width: random.pick([0, 320, 1000]), height: random.pick([0, 480, 2000.3]))
        }
        layout.faultPolicy = random.chance(50) ? .error : .dropAndReport
        layout.flipsHorizontallyInOppositeLayoutDirection = random.chance(30)
        layout.pixelScale = random.pick([0, 0, 1, 2, 3])
        return layout
    }

    /// Something about single elements.
    mutating func attributesStep() -> Step {
        switch random.number(0...19) {
        case 0..<6: return .setAttributes(withRole(run()))
        case 6..<14: return .setAttributes(withRole(named(random.pick([1, 1, 1, 3, 12]))))
        case 14..<17:
            return .removeAttributes((0..<random.pick([1, 1, 4, 20])).map { _ in saidElement() })
        case 17, 18:
            return reference.isCollecting ? .commitAttributes : .beginAttributes
        default: return random.chance(50) ? .commitAttributes : .beginAttributes
        }
    }

    /// Mostly where elements are shown.
    private mutating func withRole(
        _ description: LayoutAttributesColumns
    ) -> LayoutAttributesColumns {
        var description = description
        description.role = random.pick([.shown, .shown, .initial, .final])
        if description.role == .shown || random.chance(5) { return description }
        description.areHidden = []
        description.reuseIdentifiers = []
        description.hostTags = []
        return description
    }

    /// Items one after another: mostly all.
    private mutating func run() -> LayoutAttributesColumns {
        let sections = reference.sections
        let all = sections.map(\.items.count).reduce(0, +)
        let filled = sections.indices.filter { !sections[$0].items.isEmpty }
        var first = IndexPath(section: UInt32(filled.first ?? 0), item: 0)
        var room = all
        if random.chance(40) && !filled.isEmpty {
            first = indexPath()
            let section = Int(first.section)
            if section < sections.count {
                room -= sections[..<section].map(\.items.count).reduce(0, +) + Int(first.item)
            }
        }
        room = max(0, room)
        let count = random.chance(60) ? room : random.number(0...room + (random.chance(5) ? 2 : 0))
        var description = LayoutAttributesColumns(
            firstItem: first, frames: (0..<count).map { frame($0) })
        addColumns(&description)
        return description
    }

    private mutating func named(_ count: Int) -> LayoutAttributesColumns {
        let elements = (0..<count).map { _ in saidElement() }
        var description = LayoutAttributesColumns(
            elements: elements, frames: elements.map { frame(Int($0.indexPath.item % 1000)) })
        addColumns(&description)
        return description
    }

    private mutating func saidElement() -> Element {
        let path = indexPath()
        switch random.number(0...10) {
        case 10:
            let path = IndexPath(
                section: IndexPath.noSection, item: random.pick([0, 0, 3, IndexPath.noItem]))
            return random.chance(50)
                ? .supplementary(Self.bannerKind, path) : .decoration(Self.backgroundKind, path)
        case 0: return .supplementary(.sectionHeader, IndexPath(section: path.section, item: 0))
        case 1: return .supplementary(Self.bannerKind, path)
        case 2: return .decoration(Self.backgroundKind, path)
        default: return .cell(path)
        }
    }

    /// In columns, or anywhere.
    private mutating func frame(_ number: Int) -> Rect {
        if random.chance(1) {
            return Rect(
                x: random.pick([.nan, 0, -1]), y: 0, width: random.pick([-1, .infinity, 1e12]),
                height: 10)
        }
        var frame = Rect(
            x: Double(number % 4) * 80, y: Double(number / 4) * 50, width: 72, height: 44)
        if random.chance(40) {
            frame.x = random.pick([0, 33.3, 120, -40, 700])
            frame.y = Double(random.number(-100...1200))
            frame.width = length()
            frame.height = random.chance(10) ? 1500 : length()
        }
        if random.chance(30) { swap(&frame.x, &frame.y) }
        return frame
    }

    private mutating func addColumns(_ description: inout LayoutAttributesColumns) {
        let count = description.count
        if random.chance(20) {
            description.alphas = (0..<count).map { _ in random.pick([1, 0, 0.5, 0.25]) }
        }
        if random.chance(20) {
            description.zIndexes = (0..<count).map { _ in Int32(random.number(-2...2)) }
        }
        if random.chance(15) {
            description.areHidden = (0..<count).map { _ in random.chance(30) ? 1 : 0 }
        }
        if random.chance(15) {
            description.reuseIdentifiers = (0..<count).map { _ in
                random.chance(3) ? 99 : random.pick([0, 0, 1, 2])
            }
            if description.firstItem == nil {
                description.reuseIdentifiers = (0..<count).map { _ in 0 }
            }
        }
        if random.chance(15) {
            description.hostTags = (0..<count).map { _ in UInt64(random.number(0...9)) }
        }
        if random.chance(15) {
            description.transforms = (0..<count).map { _ in transform() }
        }
    }

    private mutating func transform() -> Transform3D {
        var transform = Transform3D.identity
        switch random.number(0...3) {
        case 0: transform.elements[12] = random.pick([50, -300, 0.5])
        case 1:
            transform.elements[0] = 0.5
            transform.elements[5] = random.pick([3, -1])
        case 2:
            transform.elements[1] = 1
            transform.elements[4] = -1
            transform.elements[11] = random.pick([0, 0.01, -0.001])
        default: break
        }
        return transform
    }
}
