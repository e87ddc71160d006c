import CollectionCore

// Y4, by looking at every item.
extension ReferenceCollection {
    func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        let isOwn = scroller.settings.isEnabled
        guard isOwn || news.mask.contains(.scrolling), sequence > 0, !wasDataReplaced, lead == nil
        else { return false }
        var start = isOwn ? Point(scroller.destination) : Point(x: bounds.x, y: bounds.y)
        let pending = pendingAdjustment
        (start.x, start.y) = (start.x + pending.x, start.y + pending.y)
        var page = PageOfItems(self, at: start, direction)
        guard let place = nextPlace(page) else { return false }
        if page.goesOn ? place <= page.offset : place >= page.offset { return false }
        page.offset = place
        let isAnimated = !environment.reducesMotion
        let asked = told(page.origin)
        if isOwn {
            moveScrollerAhead()
            scroller.set(offset: page.origin, isAnimated: isAnimated)
        } else {
            queue(.wantedOffset, .scrolling, at: max(news.frameTime_ns, inputTime_ns)) {
                ($0.origin, $0.point, $0.value) = (.user, asked, isAnimated ? 1 : 0)
            }
        }
        tellNews()
        tellOffsets(at: inputTime_ns)
        tell(page)
        return true
    }

    /// Within the content; nil: nothing is seen.
    private func nextPlace(_ page: PageOfItems) -> Double? {
        let seen = page.seen
        let length = seen.end - seen.start
        if length <= 0 { return nil }
        let sign: Double = page.goesOn ? 1 : -1
        let isAlong = page.isVertical == Directions(layout).isVertical
        var target = page.offset + sign * length
        if scroller.settings.isEnabled && scroller.settings.isPagingEnabled {
            let isMirrored =
                layout.isMirrored(in: environment) && isAlong && !page.isVertical
            target = ReferencePages(
                page.least...page.greatest, length: page.pageLength, isMirrored: isMirrored
            ).next(page.offset, grows: page.goesOn)
        } else if scroller.settings.isEnabled && scroller.settings.stopsAtNextSnapPoint
            && scroller.settings.snapPoints != .none && isAlong
        {
            target = snapPoint(from: page.offset, page.goesOn ? 1 : -1)
        } else if isAlong && layoutNow().path != nil {
            var proposed = page
            proposed.offset = target
            let rest = targetContentOffset(proposed.origin, .zero)
            target = page.isVertical ? rest.y : rest.x
        } else if isAlong {
            let cut = page.items.map(\.stretch).filter {
                page.goesOn ? $0.end > seen.end + 0.01 : $0.start < seen.start - 0.01
            }
            let ways = cut.map { page.goesOn ? $0.start - seen.start : seen.end - $0.end }
            target = page.offset + sign * min(max(ways.min() ?? length, length / 2), length)
        }
        return min(max(target, page.least), page.greatest)
    }

    /// What is seen there.
    private func tell(_ page: PageOfItems) {
        queue(.accessibilityScrolled, .accessibility, at: max(news.frameTime_ns, inputTime_ns)) {
            $0.origin = .user
            let (items, seen) = (page.items, page.seen)
            let whole = items.filter {
                $0.stretch.start >= seen.start - 0.01 && $0.stretch.end <= seen.end + 0.01
            }
            let paths = (whole.isEmpty ? items : whole).map(\.path).sorted()
            if let first = paths.first, let last = paths.last, layoutNow().path == nil {
                $0.element = .cell(first)
                $0.value = UInt64((allPaths.firstIndex(of: first) ?? -1) + 1)
                $0.otherValue = UInt64((allPaths.firstIndex(of: last) ?? -1) + 1)
            }
            $0.number = Double(allPaths.count)
            let length = max(page.pageLength, 1)
            let pages = ((page.greatest - page.least) / length).rounded(.up) + 1
            let number = ((page.offset - page.least) / length + 0.5).rounded(.down) + 1
            $0.point = Point(
                x: page.offset >= page.greatest ? pages : min(number, pages), y: pages)
        }
    }
}

/// What is seen at a content offset, along an axis.
private struct PageOfItems {
    let collection: ReferenceCollection
    let isVertical: Bool
    /// Whether the direction is that of growing offsets.
    let goesOn: Bool
    var origin: Point

    init(
        _ collection: ReferenceCollection, at origin: Point,
        _ direction: AccessibilityScrollDirection
    ) {
        self.collection = collection
        self.origin = origin
        let isAlongVertical = Directions(collection.layout).isVertical
        let isMirrored =
            !isAlongVertical && collection.layout.isMirrored(in: collection.environment)
        switch direction {
        case .up, .down: (isVertical, goesOn) = (true, direction == .down)
        case .left, .right: (isVertical, goesOn) = (false, direction == .right)
        case .next, .previous:
            (isVertical, goesOn) = (isAlongVertical, (direction == .next) != isMirrored)
        }
    }

    var offset: Double {
        get { isVertical ? origin.y : origin.x }
        set { if isVertical { origin.y = newValue } else { origin.x = newValue } }
    }

    var length: Double {
        isVertical ? collection.bounds.height : collection.bounds.width
    }

    /// M8: of a page, where the view pages along its scroll direction.
    var pageLength: Double {
        let settings = collection.scroller.settings
        let isAlong = isVertical == Directions(collection.layout).isVertical
        let isOwn = settings.isEnabled && settings.isPagingEnabled && settings.pageLength > 0
        return isOwn && isAlong ? settings.pageLength : length
    }

    private var inset: EdgeInsets { collection.environment.contentInset }

    var least: Double { range.lowerBound }
    var greatest: Double { range.upperBound }

    private var range: ClosedRange<Double> {
        collection.offsets(isVertical: isVertical, collection.contentSizeNow())
    }

    /// What the insets leave of the bounds.
    private var seenRect: Rect {
        Rect(
            x: origin.x + inset.left, y: origin.y + inset.top,
            width: max(0, collection.bounds.width - inset.left - inset.right),
            height: max(0, collection.bounds.height - inset.top - inset.bottom))
    }

    var seen: (start: Double, end: Double) {
        isVertical
            ? (origin.y + inset.top, origin.y + length - inset.bottom)
            : (origin.x + inset.left, origin.x + length - inset.right)
    }

    var items: [(path: IndexPath, stretch: (start: Double, end: Double))] {
        let placed = collection.layoutNow()
        let presentation = collection.presentation(placed)
        return placed.elements.compactMap { element in
            if element.element.category != .cell { return nil }
            let attributes = presentation.pose(of: element).attributes
            if attributes.flags.contains(.isHidden)
                || !collection.isVisible(element, in: seenRect, presentation)
            {
                return nil
            }
            let frame = attributes.frame
            return (
                element.element.indexPath,
                isVertical
                    ? (frame.y, frame.y + frame.height) : (frame.x, frame.x + frame.width)
            )
        }
    }
}
