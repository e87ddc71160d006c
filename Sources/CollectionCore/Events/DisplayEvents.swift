// The events for the difference between two display frames: rules V3 to V5 of docs/semantics.md.
extension DisplayedElements {
    /// Queues the display events of a display frame: first those of the elements that have ended,
    /// in the order of the previous display frame, then those of the elements that have appeared,
    /// in the order of the current display frame. The event of a section comes before the event of
    /// the section's first element, and after the event of its last element.
    mutating func queueEvents(at time_ns: UInt64, in queue: inout EventQueue) {
        queueEnded(at: time_ns, in: &queue)
        queueAppeared(at: time_ns, in: &queue)
    }

    private mutating func queueEnded(at time_ns: UInt64, in queue: inout EventQueue) {
        if !sections.ended.isEmpty {
            for place in ended.indices { sections.ended.note(place, of: ended[place].section) }
        }
        for place in ended.indices {
            queue.append(Event(.didEndDisplaying, ended[place], at: time_ns))
            if let record = sections.ended.record(of: ended[place].section, place) {
                queue.append(Event(.sectionDidEndDisplaying, record, at: time_ns))
            }
        }
        // No element of these sections has ended: their displayed elements are in other sections.
        for record in sections.ended where record.place == nil {
            queue.append(Event(.sectionDidEndDisplaying, record, at: time_ns))
        }
    }

    private mutating func queueAppeared(at time_ns: UInt64, in queue: inout EventQueue) {
        if !sections.appeared.isEmpty {
            for place in (0..<appearedCount).reversed() {
                sections.appeared.note(place, of: appearedElement(place).section)
            }
        }
        for record in sections.appeared where record.place == nil {
            queue.append(Event(.sectionWillDisplay, record, at: time_ns))
        }
        for place in 0..<appearedCount {
            let element = appearedElement(place)
            if let record = sections.appeared.record(of: element.section, place) {
                queue.append(Event(.sectionWillDisplay, record, at: time_ns))
            }
            queue.append(Event(.willDisplay, element, at: time_ns))
        }
    }
}

extension Event {
    fileprivate init(_ kind: EventKind, _ displayed: DisplayedElement, at time_ns: UInt64) {
        self.init(kind, at: time_ns)
        element = displayed.element
        reusableView = displayed.view
        generation = displayed.generation
        if displayed.isOld { flags.insert(.isOld) }
        take(displayed.identifier)
    }

    fileprivate init(
        _ kind: EventKind, _ displayed: DisplayedSections.Record, at time_ns: UInt64
    ) {
        self.init(kind, at: time_ns)
        element = .cell(IndexPath(section: displayed.section.number))
        if displayed.section.isOld { flags.insert(.isOld) }
        take(displayed.identifier)
    }

    private mutating func take(_ identifier: UInt64?) {
        guard let identifier else { return }
        flags.insert(.hasIdentifier)
        self.identifier = identifier
    }
}

extension [DisplayedSections.Record] {
    /// Notes the place of an element in the record of the element's section, if there is a record.
    /// A later call for the same section replaces the place.
    fileprivate mutating func note(_ place: Int, of section: SectionIdentity) {
        if let index = firstIndex(of: section) { self[index].place = place }
    }

    /// The record of a section, if `place` is the place that is noted in the record; otherwise nil.
    fileprivate func record(of section: SectionIdentity, _ place: Int) -> DisplayedSections.Record?
    {
        if isEmpty { return nil }
        guard let index = firstIndex(of: section), self[index].place == place else { return nil }
        return self[index]
    }

    private func firstIndex(of section: SectionIdentity) -> Int? {
        let index = place(of: section)
        return index < count && self[index].section == section ? index : nil
    }
}
