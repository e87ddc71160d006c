// What input came to, as events: rules M15, U7 and U9 of docs/semantics.md.
extension CollectionView {
    /// Queues what input came to, the events of new content offsets behind everything else.
    mutating func queueInput() {
        queueNews()
        queueOffsets(at: input.scroller.time_ns)
        events.noteTime(input.scroller.time_ns)
    }

    /// Queues the events of presses and of scrollers in the order of time; at the same time those
    /// of presses come first, as a drag takes a press back, and those of sections last.
    ///
    /// - Parameter before: Is called before each event, with the time of the event.
    mutating func queueNews(before: (inout CollectionView, UInt64) -> Void = { _, _ in }) {
        while let teller = nextTeller() {
            switch teller {
            case .press:
                guard let event = input.press.nextNews else { return }
                before(&self, event.time_ns)
                queuePress(event)
                input.press.noteTold()
            case .view:
                guard let event = input.scroller.nextNews else { return }
                before(&self, event.time_ns)
                if input.scroller.endsMotionFirst { queueOffset(at: event.time_ns) }
                events.append(event)
                input.scroller.noteTold()
            case .section(let index):
                guard let event = input.sections[index].scroller.nextNews else { return }
                before(&self, event.time_ns)
                if input.sections[index].scroller.endsMotionFirst {
                    queueOffset(ofSection: index, at: event.time_ns)
                }
                queue(event, ofSection: index)
                input.sections[index].scroller.noteTold()
            }
        }
    }

    /// Something that has news.
    private enum Teller {
        case press
        case view
        case section(Int)
    }

    /// Returns who has the earliest news.
    private func nextTeller() -> Teller? {
        var (teller, time_ns): (Teller?, UInt64) = (nil, .max)
        if let event = input.press.nextNews { (teller, time_ns) = (.press, event.time_ns) }
        if let event = input.scroller.nextNews, teller == nil || event.time_ns < time_ns {
            (teller, time_ns) = (.view, event.time_ns)
        }
        for index in input.sections.indices {
            guard let event = input.sections[index].scroller.nextNews else { continue }
            if teller == nil || event.time_ns < time_ns {
                (teller, time_ns) = (.section(index), event.time_ns)
            }
        }
        return teller
    }

    private mutating func queuePress(_ news: Event) {
        var event = news
        let offset = screen.frame.contentOffset
        event.otherPoint = Point(x: event.point.x + offset.x, y: event.point.y + offset.y)
        events.append(event)
    }

    /// Queues the events of content offsets that are not told yet.
    mutating func queueOffsets(at time_ns: UInt64) {
        queueOffset(at: time_ns)
        if input.sections.isEmpty { return }
        for index in input.sections.indices { queueOffset(ofSection: index, at: time_ns) }
        input.removeIdleSections()
    }

    mutating func queueOffset(at time_ns: UInt64) {
        if input.scroller.offset == input.scroller.toldOffset { return }
        if events.wants(.scrolling) {
            events.append(Event(didScrollTo: input.scroller.offset, at: time_ns))
        }
        input.scroller.noteToldOffset()
    }

    mutating func queueOffset(ofSection index: Int, at time_ns: UInt64) {
        let scroller = input.sections[index].scroller
        if input.sections[index].isGone || scroller.offset == scroller.toldOffset { return }
        if events.wants(.scrolling) {
            queue(Event(didScrollTo: scroller.offset, at: time_ns), ofSection: index)
        }
        input.sections[index].scroller.noteToldOffset()
    }

    private mutating func queue(_ news: Event, ofSection index: Int) {
        var event = news
        let section = input.sections[index].section
        event.element = .cell(IndexPath(section: section))
        if input.sections[index].isGone {
            event.flags.insert(.isOld)
        } else if let identifier = snapshot?.sectionIdentifier(at: Int(section)) {
            event.identifier = identifier
            event.flags.insert(.hasIdentifier)
        }
        events.append(event)
    }
}

extension Event {
    fileprivate init(didScrollTo offset: Point, at time_ns: UInt64) {
        self.init(.didScroll, at: time_ns)
        point = offset
    }
}
