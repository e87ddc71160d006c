import CollectionCore

extension Script {
    /// Any of the layouts that follow a path.
    mutating func pathLayout() -> Layout {
        switch random.number(0...2) {
        case 0: .carousel(carousel())
        case 1: .stack(stack())
        default: .circle(circle())
        }
    }

    private mutating func carousel() -> CarouselLayout {
        var layout = CarouselLayout()
        layout.scrollDirection = axis()
        layout.itemSize = itemSize()
        layout.itemReuseIdentifier = reuseIdentifier()
        layout.spacing = random.pick([0, 10, 3.3, -8, -40, 120])
        layout.rotation = random.pick([0, 0.5, 1.2, -0.7, 1.5707963267948966, 4])
        layout.perspective = random.pick([0, 1000, 500, 80, 7.5])
        layout.scale = random.pick([1, 0.8, 0, 1.5])
        layout.alpha = random.pick([1, 0.5, 0])
        return layout
    }

    private mutating func stack() -> StackLayout {
        var layout = StackLayout()
        layout.scrollDirection = axis()
        layout.itemSize = itemSize()
        layout.itemReuseIdentifier = reuseIdentifier()
        layout.visibleCount = UInt32(random.pick([0, 1, 3, 3, 6]))
        layout.offset = random.pick([
            Point(x: 0, y: -16), Point(x: 9.5, y: 4), Point(x: -150, y: 0), .zero,
        ])
        layout.scale = random.pick([1, 0.9, 0.5, 0, 1.25])
        return layout
    }

    private mutating func circle() -> CircleLayout {
        var layout = CircleLayout()
        layout.scrollDirection = axis()
        layout.itemSize = itemSize()
        layout.itemReuseIdentifier = reuseIdentifier()
        layout.radius = random.pick([0, 0, 100, 33.3, 400])
        layout.startAngle = random.pick([-1.5707963267948966, 0, 3.3, 1])
        layout.sweepAngle = random.pick([
            CircleLayout.fullCircle, -CircleLayout.fullCircle, 3.1, -1.5, 0,
        ])
        layout.angularSpacing = random.pick([0, 0.3, 0.05, 1])
        layout.rotatesItems = random.chance(50)
        return layout
    }

    private mutating func axis() -> Axis { random.chance(50) ? .vertical : .horizontal }

    private mutating func itemSize() -> Size { Size(width: length(), height: length()) }

    private mutating func reuseIdentifier() -> ReuseIdentifier {
        ReuseIdentifier(rawValue: random.pick(Self.cellIdentifiers))
    }
}
