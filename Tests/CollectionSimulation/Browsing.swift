import CollectionCore
import CollectionReference
import CollectionWire

/// A person looks at a collection: display frames in bursts, and now and then something else.
struct Browsing: Workload {
    private var isOpen = false
    private var left: Int
    private var itemCount: UInt32
    private let isEager: Bool
    private var offset = 0.0
    /// How many more frames the burst has.
    private var burst = 0
    private var lastTag: UInt64 = 0

    init(_ random: inout SeededGenerator) {
        left = random.number(20...600)
        itemCount = UInt32(random.number(0...random.pick([10, 200, 3_000])))
        isEager = random.chance(30)
    }

    /// A client that has not connected yet.
    init() {
        left = 0
        itemCount = 0
        isEager = false
    }

    var waitsForAnswers: Bool { !isEager }

    func pause_ns(_ random: inout SeededGenerator) -> UInt64 {
        if burst > 0 { return UInt64(random.number(4...17)) * 1_000_000 }
        return UInt64(random.number(20...6_000)) * 1_000_000
    }

    mutating func write(
        _ writer: inout RequestWriter, at now_ns: UInt64, _ settings: RunSettings,
        _ random: inout SeededGenerator
    ) -> Bool {
        if !isOpen {
            isOpen = true
            open(&writer, settings, &random)
            return true
        }
        left -= 1
        if burst > 0 {
            burst -= 1
            offset += Double(random.number(-40...160))
            addFrame(&writer, now_ns, &random)
        } else {
            burst = random.number(0...40)
            change(&writer, now_ns, &random)
        }
        return left > 0
    }

    private mutating func open(
        _ writer: inout RequestWriter, _ settings: RunSettings, _ random: inout SeededGenerator
    ) {
        itemCount = min(itemCount, UInt32(settings.itemCountMax))
        writer.addHello(token: settings.token)
        writer.add(CreateView())
        writer.add(SetLayout(Self.layout(&random), animation: nil, tag: 0), view: 1)
        if random.chance(70) {
            writer.add(SetEventMask(EventMask(rawValue: random.next() & 0xFFFF)), view: 1)
        }
        if random.chance(50) {
            var scrolling = ScrollConfiguration()
            scrolling.isEnabled = true
            writer.add(SetScrollConfiguration(scrolling), view: 1)
        }
        var selection = SelectionConfiguration()
        selection.allowsMultipleSelection = true
        writer.add(SetSelectionConfiguration(selection), view: 1)
        let count = random.chance(50) ? Int(itemCount) : 0
        let lengths = (0..<count).map { _ in Float(random.number(10...120)) }
        writer.addPush(itemCounts: [itemCount], lengths: lengths, view: 1)
    }

    static func layout(_ random: inout SeededGenerator) -> Layout {
        switch random.number(0...7) {
        case 0: .flow(FlowLayout())
        case 1: .list(ListLayout())
        case 2: .grid(GridLayout())
        case 3: .waterfall(WaterfallLayout())
        case 4: .justified(JustifiedLayout())
        case 5: .carousel(CarouselLayout())
        case 6: .stack(StackLayout())
        default: .circle(CircleLayout())
        }
    }

    private func bounds(_ random: inout SeededGenerator) -> Rect {
        Rect(x: 0, y: max(0, offset), width: random.chance(95) ? 400 : 640, height: 800)
    }

    private func addFrame(
        _ writer: inout RequestWriter, _ now_ns: UInt64, _ random: inout SeededGenerator
    ) {
        let request = DisplayFrameRequest(
            bounds: bounds(&random), time_ns: now_ns, isComplete: random.chance(5),
            preferredSizes: [])
        writer.add(request, view: 1)
    }

    private mutating func change(
        _ writer: inout RequestWriter, _ now_ns: UInt64, _ random: inout SeededGenerator
    ) {
        lastTag += 1
        let animation =
            random.chance(60)
            ? Animation(duration_ns: UInt64(random.number(1...400)) * 1_000_000) : nil
        switch random.number(0...9) {
        case 0:
            let layout = Self.layout(&random)
            writer.add(SetLayout(layout, animation: animation, tag: lastTag), view: 1)
        case 1...4: update(&writer, animation, &random)
        case 5: ask(&writer, &random)
        case 6: input(&writer, now_ns, &random)
        case 7: snapshot(&writer, &random)
        case 8:
            let action = random.pick([SelectionAction.selectAll, .invert, .clear])
            writer.add(ChangeSelection(action), view: 1)
        default:
            writer.add(CreateView())
            writer.add(DestroyView(), view: UInt32(random.number(2...5)))
        }
    }

    private mutating func update(
        _ writer: inout RequestWriter, _ animation: Animation?, _ random: inout SeededGenerator
    ) {
        let path = { (item: Int) in IndexPath(section: 0, item: UInt32(item)) }
        let last = max(0, Int(itemCount) - 1)
        var items: [UpdateItem] = []
        let count = UInt32(random.number(1...5))
        switch random.number(0...3) {
        case 0, 1:
            items.append(.insert(path(random.number(0...Int(itemCount))), count: count))
            itemCount += count
        case 2 where itemCount > count:
            items.append(.delete(path(random.number(0...Int(itemCount - count))), count: count))
            itemCount -= count
        default:
            items.append(.move(path(random.number(0...last)), to: path(random.number(0...last))))
        }
        // Some are refused: the data may be that of a snapshot.
        let options = BatchUpdateOptions(animation: animation, tag: lastTag)
        writer.add(
            PerformBatchUpdates(BatchUpdateColumns(items: items), options: options), view: 1)
    }
}

// Questions, input and snapshots.
extension Browsing {
    private func ask(_ writer: inout RequestWriter, _ random: inout SeededGenerator) {
        let point = Point(x: Double(random.number(0...400)), y: max(0, offset) + 40)
        let path = IndexPath(section: 0, item: UInt32(random.number(0...300)))
        let questions: [any Operation] = [
            GetContentSize(), GetItemCounts(firstSection: 0, sectionCount: 4),
            GetLayoutAttributesInRect(bounds(&random)), GetIndexPath(at: point),
            GetSelection(), IsItemSelected(at: path), GetViewState(),
        ]
        for _ in 0...random.number(0...6) { writer.add(random.pick(questions), view: 1) }
        writer.add(GetContentSize(), view: 99)
    }

    private func input(
        _ writer: inout RequestWriter, _ now_ns: UInt64, _ random: inout SeededGenerator
    ) {
        let point = Point(x: Double(random.number(0...400)), y: Double(random.number(0...800)))
        let above = Point(x: point.x, y: point.y - Double(random.number(0...200)))
        writer.add(SendPointers([PointerSample(.down, point, at: now_ns)]), view: 1)
        writer.add(
            SendPointers([
                PointerSample(.move, above, at: now_ns + 8_000_000),
                PointerSample(.up, above, at: now_ns + 16_000_000),
            ]), view: 1)
        writer.add(
            SendWheels([WheelSample(Point(x: 0, y: 30), point, at: now_ns + 20_000_000)]), view: 1)
        let key = random.pick([Key.down, .up, .pageDown, .home, .end])
        writer.add(SendKey(KeySample(key, at: now_ns + 30_000_000)), view: 1)
    }

    private func snapshot(_ writer: inout RequestWriter, _ random: inout SeededGenerator) {
        writer.add(CreateSnapshot(random.chance(50) ? .empty : .shown(byView: 1)))
        let number = UInt32(random.number(1...4))
        let first = UInt64(random.number(1...400))
        let identifiers = (0..<UInt64(random.number(1...40))).map { first + $0 }
        writer.add(EditSnapshot(number, .appendSections([first])))
        writer.add(EditSnapshot(number, .appendItems(identifiers)))
        writer.add(EditSnapshot(number, .deleteItems([first])))
        writer.add(ApplySnapshot(number), view: 1)
        if random.chance(40) { writer.add(DestroySnapshot(number)) }
    }
}
