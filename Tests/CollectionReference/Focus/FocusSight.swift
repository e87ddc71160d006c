import CollectionCore

/// N4: what is ahead of a rectangle. Along the way lengths count in its direction.
struct FocusSight {
    let collection: ReferenceCollection
    let heading: FocusHeading
    let rect: Rect
    /// As broad as the element with which the way began.
    let beam: Breadth
    private let placed: ReferenceLayout
    private let presentation: Presentation

    init(
        _ collection: ReferenceCollection, from rect: Rect, _ heading: FocusHeading,
        beam: Breadth? = nil
    ) {
        self.collection = collection
        self.heading = heading
        self.rect = rect
        placed = collection.layoutNow()
        presentation = collection.presentation(placed)
        let isVertical = heading == .up || heading == .down
        let (start, end) =
            isVertical ? (rect.x, rect.x + rect.width) : (rect.y, rect.y + rect.height)
        self.beam = beam ?? Breadth(start: start, end: end)
    }

    struct Breadth: Equatable {
        var start: Double
        var end: Double
    }

    private var isVertical: Bool { heading == .up || heading == .down }
    private var isNegative: Bool { heading == .up || heading == .left }
    private var isAlong: Bool { isVertical == Directions(collection.layout).isVertical }

    private func along(_ rect: Rect) -> (start: Double, end: Double) {
        let (start, end) =
            isVertical ? (rect.y, rect.y + rect.height) : (rect.x, rect.x + rect.width)
        return isNegative ? (-end, -start) : (start, end)
    }

    private func across(_ rect: Rect) -> (start: Double, end: Double) {
        isVertical ? (rect.x, rect.x + rect.width) : (rect.y, rect.y + rect.height)
    }

    private func region(
        from: Double, to: Double, across: (start: Double, end: Double)
    ) -> Rect {
        let start = isNegative ? -to : from
        return isVertical
            ? Rect(x: across.start, y: start, width: across.end - across.start, height: to - from)
            : Rect(x: start, y: across.start, width: to - from, height: across.end - across.start)
    }

    /// All that there is across, in the content and in the bounds.
    private var wholeAcross: (start: Double, end: Double) {
        let (start, end) = across(collection.bounds)
        let content = collection.plainContentSize()
        return (min(start, 0), max(end, isVertical ? content.width : content.height))
    }

    /// The row of an element that looks along it.
    var strip: Rect {
        let content = collection.plainContentSize()
        let bounds = collection.bounds
        let from = min(isVertical ? bounds.y : bounds.x, 0)
        let to =
            isVertical
            ? max(bounds.y + bounds.height, content.height)
            : max(bounds.x + bounds.width, content.width)
        return isVertical
            ? Rect(x: beam.start, y: from, width: beam.end - beam.start, height: to - from)
            : Rect(x: from, y: beam.start, width: to - from, height: beam.end - beam.start)
    }

    /// As it is seen, if it shows in a rectangle.
    func frame(of path: IndexPath, seenIn region: Rect) -> Rect? {
        guard let element = placed.cell(path) else { return nil }
        let shown = presentation.shown(element)
        if shown.pose.attributes.flags.contains(.isHidden)
            || !collection.isVisible(element, in: region, presentation)
        {
            return nil
        }
        guard element.group != nil, let rule = placed.rules[Int(path.section)] else {
            return shown.pose.box
        }
        let directions = Directions(collection.layout)
        var slot = directions.slot(shown.pose.box)
        let from = max(slot.cross, 0)
        let to = min(slot.cross + slot.crossLength, rule.container)
        if to < from { return nil }
        (slot.cross, slot.crossLength) = (from, to - from)
        return directions.rect(slot)
    }

    private struct Found {
        let path: IndexPath
        let frame: Rect
        let distance: Double
        let aside: Double
    }

    private func isAhead(_ frame: Rect) -> Bool {
        let (start, end) = along(rect)
        let other = along(frame)
        return other.end > (start + end) / 2 && other.start >= end - 0.5
    }

    private func isInBeam(_ frame: Rect) -> Bool {
        let other = across(frame)
        return min(beam.end, other.end) - max(beam.start, other.start) > 0.5
    }

    private func found(_ path: IndexPath, _ frame: Rect) -> Found {
        let (start, end) = across(frame)
        return Found(
            path: path, frame: frame, distance: along(frame).start - along(rect).end,
            aside: abs((start + end) / 2 - (beam.start + beam.end) / 2))
    }

    private func ahead(in region: Rect, besides section: UInt32?) -> [Found] {
        collection.focusablePaths.filter { $0.section != section }.compactMap { path in
            guard let frame = frame(of: path, seenIn: region), isAhead(frame) else { return nil }
            return found(path, frame)
        }
    }

    /// - Parameter current: The item that has focus.
    func nearest(from current: IndexPath?, besides section: UInt32?) -> IndexPath? {
        let length = isVertical ? collection.bounds.height : collection.bounds.width
        let screen = max(length, 1)
        let far = along(rect).end
        let inBeam = ahead(
            in: region(from: far - 0.5, to: far + 4 * screen, across: (beam.start, beam.end)),
            besides: section
        ).filter { isInBeam($0.frame) }
        if let best = inBeam.min(by: {
            ($0.distance, $0.aside, $0.path) < ($1.distance, $1.aside, $1.path)
        }) {
            return best.path
        }
        let isFree = collection.layout.isExplicit || collection.layout.isPath
        if !isAlong && !isFree { return nil }
        let content = collection.plainContentSize()
        let end = isNegative ? 0 : isVertical ? content.height : content.width
        var reach = 4 * screen
        while true {
            if let path = nearestOnLine(far + reach, besides: section) { return path }
            if far + reach >= end { return nil }
            if !isFree { return nextInOrder(current, besides: section) }
            reach *= 2
        }
    }

    private func nearestOnLine(_ end: Double, besides section: UInt32?) -> IndexPath? {
        let far = along(rect).end
        let screen = isVertical ? collection.bounds.width : collection.bounds.height
        let across = isAlong ? wholeAcross : (beam.start - screen, beam.end + screen)
        let near = ahead(
            in: region(from: far - 0.5, to: end, across: across), besides: section)
        guard
            let first = near.min(by: {
                ($0.distance, $0.aside, $0.path) < ($1.distance, $1.aside, $1.path)
            })
        else { return nil }
        let line = along(first.frame)
        let all = ahead(
            in: region(from: far - 0.5, to: max(end, line.end), across: across),
            besides: section)
        let others = all.filter {
            let other = along($0.frame)
            return $0.path == first.path
                || min(line.end, other.end) - max(line.start, other.start) > 0.5
        }
        return others.min { ($0.aside, $0.path) < ($1.aside, $1.path) }?.path
    }

    private func nextInOrder(_ current: IndexPath?, besides section: UInt32?) -> IndexPath? {
        guard let current else { return nil }
        let isMirrored = !isVertical && collection.layout.isMirrored(in: collection.environment)
        let others = collection.focusablePaths.filter { $0.section != section }
        return isNegative != isMirrored
            ? others.last { $0 < current } : others.first { $0 > current }
    }

    func lastOnPage(besides section: UInt32?) -> IndexPath? {
        let inset = collection.environment.contentInset
        var length =
            isVertical
            ? collection.bounds.height - inset.top - inset.bottom
            : collection.bounds.width - inset.left - inset.right
        if isVertical == Directions(collection.layout).isVertical,
            let focused = collection.focus.focused?.element, focused.category == .cell
        {
            let covered = collection.pinnedRoom(in: focused.indexPath.section)
            length -= isVertical ? covered.top + covered.bottom : covered.left + covered.right
        }
        if length <= 0 { return nil }
        let start = along(rect).start
        let page = region(from: start, to: start + length, across: (beam.start, beam.end))
        let found = ahead(in: page, besides: section).filter {
            isInBeam($0.frame) && along($0.frame).end <= start + length
        }
        return found.min { (-$0.distance, $0.aside, $0.path) < (-$1.distance, $1.aside, $1.path) }?
            .path
    }

    /// In a section that scrolls across, seen or not.
    func nearestInSection(of current: IndexPath) -> IndexPath? {
        guard let rule = placed.rules[Int(current.section)], rule.container > 0,
            let own = span(current, rule)
        else { return nil }
        let isMirrored = !isVertical && collection.layout.isMirrored(in: collection.environment)
        var window = (own.start, own.start + rule.container)
        if !isAlong {
            window =
                isNegative != isMirrored
                ? (own.start + 0.5 - 4 * rule.container, own.start + 0.5)
                : (own.end - 0.5, own.end - 0.5 + 4 * rule.container)
        }
        var all: [Found] = []
        for path in collection.focusablePaths where path.section == current.section {
            guard let element = placed.cell(path), let other = span(path, rule) else { continue }
            let isSeen =
                other.start == other.end
                ? window.0 <= other.start && other.start < window.1
                : other.start < window.1 && other.end > window.0
            let frame = presentation.pose(of: element).frame
            if isSeen && isAhead(frame) && isInBeam(frame) { all.append(found(path, frame)) }
        }
        return all.min {
            ($0.distance, $0.aside, $0.path) < ($1.distance, $1.aside, $1.path)
        }?.path
    }

    /// Where an item is across, from where the first group begins.
    private func span(_ path: IndexPath, _ rule: OrthogonalRule) -> (start: Double, end: Double)? {
        guard let element = placed.cell(path), let group = element.group else { return nil }
        let start = rule.groups[group].start
        return (
            start + element.slot.cross, start + (element.slot.cross + element.slot.crossLength)
        )
    }
}
