import CollectionCore

/// An event that is yet to be told, and by whom: a press (-2), the view (-1), or a section.
private struct News {
    let teller: Int
    let event: Event
    var press: ReferencePress?
}

/// What is told of input: Q3, M15 and U9.
extension ReferenceCollection {
    /// Q3, U9: in order of time; at the same time presses first, then the view, then sections.
    func tellNews(before: (UInt64) -> Void = { _ in }) {
        repeat { tellNewsSoFar(before: before) } while settleStopped()
    }

    private func tellNewsSoFar(before: (UInt64) -> Void) {
        var news = pressNews.map { News(teller: -2, event: $0.event, press: $0.press) }
        news += scroller.news.map { News(teller: -1, event: $0) }
        for row in rows.indices {
            news += rows[row].scroller.news.map { News(teller: row, event: $0) }
        }
        pressNews = []
        scroller.news = []
        for row in rows.indices { rows[row].scroller.news = [] }
        let sorted = news.enumerated().sorted { one, other in
            (one.element.event.time_ns, one.element.teller, one.offset)
                < (other.element.event.time_ns, other.element.teller, other.offset)
        }
        var heard: Set<Int> = []
        for one in sorted.map(\.element) {
            before(one.event.time_ns)
            let isFirst = heard.insert(one.teller).inserted
            if let press = one.press {
                tell(one.event, of: press)
            } else {
                tell(one.event, one.teller, isFirst: isFirst)
            }
        }
    }

    /// What a press tells moves focus and selects as it is told.
    private func tell(_ news: Event, of press: ReferencePress) {
        var event = news
        event.otherPoint = Point(
            x: event.point.x + lastFrameOffset.x, y: event.point.y + lastFrameOffset.y)
        let group: EventMask =
            switch event.kind {
            case .tap: .taps
            case .didHighlight, .didUnhighlight: .highlights
            default: .longPresses
            }
        queue(event, group)
        if event.kind == .tap {
            focusByTap(press)
            selectByTap(press, event)
        }
        if event.kind == .longPressBegan && !requestMenu(by: press, event) {
            selectByLongPress(press, at: event.time_ns)
        }
    }

    /// M15: where a motion has led to is told before its end. What comes behind other news has
    /// been stopped, and the content is elsewhere by now.
    private func tell(_ event: Event, _ teller: Int, isFirst: Bool) {
        let ends: [EventKind] = [
            .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop,
        ]
        if isFirst && ends.contains(event.kind) { tellOffset(of: teller, at: event.time_ns) }
        queue(named(event, teller), event.kind == .refreshRequested ? .refreshing : .scrolling)
        if event.kind != .willEndDragging { return }
        let number = news.mask.contains(.scrolling) ? news.count : 0
        if teller < 0 {
            scroller.noteRelease(number)
        } else {
            rows[teller].scroller.noteRelease(number)
        }
    }

    private func named(_ event: Event, _ teller: Int) -> Event {
        var event = event
        if event.origin == .user || event.kind == .didScroll { event.cause = cause }
        if teller < 0 { return event }
        event.element = .cell(IndexPath(section: rows[teller].number))
        if rows[teller].hasLeftData {
            event.flags.insert(.isOld)
        } else if let snapshot = bench.shown {
            event.identifier = snapshot.sections[Int(rows[teller].number)].identifier
            event.flags.insert(.hasIdentifier)
        }
        return event
    }

    func tellOffsets(at time_ns: UInt64) {
        tellOffset(of: -1, at: time_ns)
        for row in rows.indices { tellOffset(of: row, at: time_ns) }
        rows.removeAll {
            $0.isOver
                || $0.scroller.state == .idle && $0.scroller.gesture == nil
                    && !$0.scroller.awaitsTarget && !$0.isInterrupted
        }
    }

    /// A content offset that is told right after another one takes its place; where it leads back
    /// to what was told before, nothing is left to tell.
    func tellOffset(of teller: Int, at time_ns: UInt64) {
        if teller >= 0 && rows[teller].isOver { return }
        let scroller = teller < 0 ? self.scroller : rows[teller].scroller
        if isStill(scroller.offset, scroller.told) {
            note(teller, told: scroller.offset, after: scroller.toldBefore)
            return
        }
        var event = Event(.didScroll, at: time_ns)
        event.point = Point(scroller.offset)
        event = named(event, teller)
        var before = scroller.told
        if let last = news.waiting.events.last, last.kind == .didScroll,
            last.element == event.element, news.mask.contains(.scrolling)
        {
            news.waiting.events.removeLast()
            news.count -= 1
            before = scroller.toldBefore
        }
        note(teller, told: scroller.offset, after: before)
        if !isStill(scroller.offset, before) { queue(event, .scrolling) }
    }

    private func note(_ teller: Int, told: Pair, after before: Pair) {
        if teller < 0 {
            (scroller.told, scroller.toldBefore) = (told, before)
        } else {
            (rows[teller].scroller.told, rows[teller].scroller.toldBefore) = (told, before)
        }
    }
}
