import CollectionCore

/// Which items count as viewed.
struct ReferenceViewability {
    var configuration = ViewabilityConfiguration()
    /// By the identities of items, those that are viewable.
    var items: [Int: Item] = [:]
    /// Where the content would be now, had it not moved by itself.
    var rest: Point?
    var hasMoved = false

    struct Item {
        var since_ns: UInt64
        var isTold = false
        var path: IndexPath
        var identifier: UInt64?
    }
}

// V10.
extension ReferenceCollection {
    private var tellsViewed: Bool {
        viewed.configuration.measure != .none && news.mask.contains(.viewability)
    }

    var viewableDue_ns: UInt64? {
        viewed.items.values.filter { !$0.isTold }.map(due).min()
    }

    private func due(_ item: ReferenceViewability.Item) -> UInt64 {
        let least = viewed.configuration.minimumTime_ns
        return item.since_ns > UInt64.max - least ? .max : item.since_ns + least
    }

    func set(_ configuration: ViewabilityConfiguration) throws(CollectionError) {
        if configuration.percent < 0 { throw .invalidNumber("percent", .negative) }
        if configuration.percent > 100 { throw .invalidNumber("percent", .tooLarge) }
        if configuration == viewed.configuration { return }
        tellUnviewed(Array(viewed.items.values), .program, isOld: false)
        viewed = ReferenceViewability(configuration: configuration)
    }

    func forgetUnlessViewing() {
        if !tellsViewed { viewed = ReferenceViewability(configuration: viewed.configuration) }
    }

    private func tellUnviewed(
        _ items: [ReferenceViewability.Item], _ origin: EventOrigin, isOld: Bool
    ) {
        tellViewed(
            .didBecomeNotViewable, items.filter(\.isTold), max(news.frameTime_ns, inputTime_ns)
        ) {
            $0.origin = origin
            if isOld { $0.flags.insert(.isOld) }
        }
    }

    private func tellViewed(
        _ kind: EventKind, _ items: [ReferenceViewability.Item], _ time_ns: UInt64,
        _ change: (inout Event) -> Void = { _ in }
    ) {
        let items = items.sorted { $0.path < $1.path }
        let known = items.map {
            ReferencePrefetch.KnownItem(
                isOutstanding: false, path: $0.path, identifier: $0.identifier)
        }
        tell(kind, .viewability, known, at: time_ns, change)
    }

    /// What has left the data is viewed no more.
    func followViewed() {
        var gone: [ReferenceViewability.Item] = []
        for (identity, item) in viewed.items {
            if let (path, identifier) = place(ofItem: identity) {
                viewed.items[identity]?.path = path
                viewed.items[identity]?.identifier = identifier
            } else {
                viewed.items[identity] = nil
                gone.append(item)
            }
        }
        tellUnviewed(gone, .update, isOld: true)
    }

    private func place(ofItem identity: Int) -> (IndexPath, UInt64?)? {
        for (section, content) in sections.enumerated() {
            guard let item = content.items.firstIndex(where: { $0.identity == identity })
            else { continue }
            return (
                IndexPath(section: UInt32(section), item: UInt32(item)),
                bench.shown?.sections[section].items[item].identifier
            )
        }
        return nil
    }

    /// Those whose time has passed before a display frame shows anything else.
    func tellViewed(by time_ns: UInt64) {
        let due = viewed.items.filter { !$0.value.isTold && self.due($0.value) <= time_ns }
        for moment in Set(due.values.map(self.due)).sorted() {
            let now = due.filter { self.due($0.value) == moment }
            for identity in now.keys { viewed.items[identity]?.isTold = true }
            tellViewed(.didBecomeViewable, Array(now.values), moment)
        }
    }

    func tellViewability(at time_ns: UInt64, adjustment: Point) {
        if !tellsViewed { return }
        if viewed.configuration.waitsForInteraction && !viewed.hasMoved {
            guard var rest = viewed.rest else {
                viewed.rest = Point(x: bounds.x, y: bounds.y)
                return
            }
            (rest.x, rest.y) = (rest.x + adjustment.x, rest.y + adjustment.y)
            viewed.rest = rest
            if abs(bounds.x - rest.x) <= 0.001 && abs(bounds.y - rest.y) <= 0.001 { return }
            viewed.hasMoved = true
        }
        var viewable: [Int: ReferenceViewability.Item] = [:]
        for element in shown where isViewable(element) {
            let identity = element.key.identity
            guard let (path, identifier) = place(ofItem: identity) else { continue }
            viewable[identity] =
                viewed.items[identity]
                ?? .init(since_ns: time_ns, path: path, identifier: identifier)
        }
        let left = viewed.items.filter { viewable[$0.key] == nil }.values
        viewed.items = viewable
        tellViewed(.didBecomeNotViewable, left.filter(\.isTold), time_ns)
        tellViewed(by: time_ns)
    }

    private func isViewable(_ element: ShownElement) -> Bool {
        let attributes = element.attributes
        if attributes.element.category != .cell || element.isDisappearing
            || attributes.flags.contains(.isHidden)
        {
            return false
        }
        let box = element.pose.box
        func overlap(_ first: Double, _ length: Double, _ other: Double, _ size: Double) -> Double {
            min(first + length, other + size) - max(first, other)
        }
        let width = overlap(box.x, box.width, bounds.x, bounds.width)
        let height = overlap(box.y, box.height, bounds.y, bounds.height)
        if min(width, height) <= 0.001 { return false }
        if box.width - width <= 0.001 && box.height - height <= 0.001 { return true }
        let part = viewed.configuration.percent - 0.001
        let whole = viewed.configuration.measure == .item ? box.size : bounds.size
        return 100 * width * height >= part * whole.width * whole.height
    }
}
