public import CollectionCore

/// What a door says of a view besides the answer: the events since the step before, and when time
/// alone will change anything.
public struct DoorNews: Equatable, Sendable {
    public var events = Events()
    public var wakeAt: WakeTime?

    public init(events: Events = Events(), wakeAt: WakeTime? = nil) {
        (self.events, self.wakeAt) = (events, wakeAt)
    }
}

/// The events that wait, and what they were told of.
struct ReferenceEvents {
    var mask: EventMask = []
    /// Why the step may have changed the selection; nil: it has not.
    var selectionReason: SelectionReason?
    var waiting = Events()
    var count: UInt64 = 0
    /// Of the last display frame, and the greatest that was told.
    var frameTime_ns: UInt64 = 0
    var lastTime_ns: UInt64 = 0
    /// How many of the tags of ended changes were told.
    var toldInterruptions = 0
    /// Counts what may take sections out of the data.
    var changeCount = 0
    /// By identity, the sections of which something is displayed.
    var sections: [Int: DisplayedSection] = [:]

    struct DisplayedSection {
        /// The last one, once it has left the data.
        var number: UInt32
        /// Which step took it out of the data.
        var end: Int?
        var identifier: UInt64?
    }
}

extension ReferenceCollection {
    public func takeNews() -> DoorNews {
        defer { news.waiting = Events() }
        let isMoving =
            !made.isEmpty || !runningChanges.isEmpty || scroller.isMoving
            || rows.contains { $0.scroller.isMoving }
        let times = [press?.next?.time_ns, viewableDue_ns, roomDue_ns].compactMap(\.self)
        let due = times.min().map { WakeTime.time_ns($0) }
        return DoorNews(events: news.waiting, wakeAt: isMoving ? .everyFrame : due)
    }

    func queue(
        _ kind: EventKind, _ group: EventMask, at time_ns: UInt64, runs: [ItemRun] = [],
        identifiers: [UInt64] = [], _ change: (inout Event) -> Void
    ) {
        var event = Event(kind, at: time_ns)
        change(&event)
        queue(event, group, runs: runs, identifiers: identifiers)
    }

    func queue(
        _ event: Event, _ group: EventMask, runs: [ItemRun] = [], identifiers: [UInt64] = []
    ) {
        if !news.mask.contains(group) { return }
        news.count += 1
        news.lastTime_ns = max(news.lastTime_ns, event.time_ns)
        var event = event
        (event.sequence, event.time_ns) = (news.count, news.lastTime_ns)
        event.firstRun = UInt32(news.waiting.runs.count)
        event.runCount = UInt32(runs.count)
        event.firstIdentifier = UInt32(news.waiting.identifiers.count)
        event.identifierCount = UInt32(identifiers.count)
        news.waiting.events.append(event)
        news.waiting.runs += runs
        news.waiting.identifiers += identifiers
    }

    private func queue(_ completion: Completion, _ origin: EventOrigin, at time_ns: UInt64) {
        queue(.completion, .completions, at: time_ns) {
            $0.origin = origin
            ($0.value, $0.otherValue) = (completion.tag, completion.isFinished ? 1 : 0)
        }
    }

    /// T7: those that were not told yet.
    func tellOfInterruptions() {
        for tag in interrupted[news.toldInterruptions...] {
            queue(
                Completion(tag: tag, isFinished: false), .update,
                at: max(news.frameTime_ns, inputTime_ns))
        }
        news.toldInterruptions = interrupted.count
    }

    /// V2, T7: what a step has brought that is no display frame.
    func tellOfChange(countBefore: Int) {
        followPrefetches()
        followViewed()
        movementNews?()
        movementNews = nil
        tellOfInterruptions()
        tellLostPlaceholders()
        followPress(isFrame: false, at: max(news.frameTime_ns, inputTime_ns))
        tellNews()
        tellOffsets(at: inputTime_ns)
        let count = sections.reduce(0) { $0 + $1.items.count }
        if (count == 0) == (countBefore == 0) { return }
        queue(
            count == 0 ? .contentBecameEmpty : .contentBecameNotEmpty, .content,
            at: news.frameTime_ns
        ) { $0.origin = .update }
    }

    /// Whether something is shown whose section has left the data, or something on its way out
    /// whose section has another number by now. Where that happened before events were asked for,
    /// the engine knows only the number that the section had (Q6).
    var showsLostSections: Bool {
        shown.contains { element in
            if element.section == ElementKey.identityOfLayout { return false }
            guard let number = sections.firstIndex(where: { $0.identity == element.section })
            else { return true }
            return (element.isOld || element.isDisappearing)
                && number != Int(element.attributes.element.indexPath.section)
        }
    }

    func set(_ mask: EventMask) throws(CollectionError) {
        if !mask.isSubset(of: .all) { throw .invalidArgument("event_mask", .unknownValue) }
        let display: EventMask = [.display, .sectionDisplay]
        if news.mask.isDisjoint(with: display) && !mask.isDisjoint(with: display) {
            for number in shown.indices where shown[number].isOld || shown[number].isDisappearing {
                (shown[number].isOld, shown[number].identifier) = (true, nil)
            }
        }
        if !news.mask.contains(.sectionDisplay) {
            news.sections = [:]
            noteSections()
        }
        news.mask = mask
        forgetUnlessPrefetching()
        forgetUnlessViewing()
        nearEnd = mask.contains(.nearEnd) ? nearEnd ?? ReferenceNearEnd() : nil
        nearStart = mask.contains(.nearStart) ? nearStart ?? ReferenceNearEnd() : nil
        beginNotices(mask)
    }

    /// Q2, Q3: what a display frame brings, in the order of the table.
    ///
    /// - Parameter frame: The display frame that was just made.
    /// - Parameter before: The elements of the one before.
    func tellOfDisplayFrame(_ frame: ShownFrame, at time_ns: UInt64, before: [ShownElement]) {
        news.frameTime_ns = time_ns
        news.toldInterruptions = 0
        for step in FrameEventStep.allCases {
            switch step {
            case .input: tellInput(at: time_ns)
            case .viewed: tellViewed(by: time_ns)
            case .contentOffsets: tellOffsets(at: time_ns)
            case .band: followBand()
            case .sweep: followSweep()
            // Rows that are swiped have tests of their own.
            case .swipes: break
            case .dropPlace: followDrop(at: time_ns)
            case .movementTarget: tellTarget(at: time_ns)
            case .elements: tellOfElements(at: time_ns, before)
            case .prefetches: tellOfPrefetches(at: time_ns)
            case .nearEdges:
                tellNearEnd(at: time_ns, adjustment: frame.contentOffsetAdjustment)
                tellNearStart(at: time_ns, adjustment: frame.contentOffsetAdjustment)
            case .viewability:
                tellViewability(at: time_ns, adjustment: frame.contentOffsetAdjustment)
            case .applied:
                news.lastTime_ns = max(news.lastTime_ns, time_ns)
                for tag in applied {
                    queue(Completion(tag: tag, isFinished: true), .engine, at: time_ns)
                }
            case .notices: tellNotices(frame, at: time_ns)
            }
        }
    }

    /// Presses and scrollers, between animated changes that have ended, by their times.
    private func tellInput(at time_ns: UInt64) {
        var left = ended.sorted { $0.end_ns < $1.end_ns }
        func tellEnded(by time_ns: UInt64) {
            while let (completion, end_ns) = left.first, end_ns <= time_ns {
                queue(completion, .engine, at: end_ns)
                left.removeFirst()
            }
        }
        func tellDueTarget(before time_ns: UInt64) {
            guard let due_ns = movement?.due_ns, due_ns < time_ns else { return }
            tellEnded(by: due_ns)
            tellTarget(at: due_ns)
        }
        followPress(isFrame: true, at: time_ns)
        tellNews { time_ns in
            tellDueTarget(before: time_ns)
            tellEnded(by: time_ns)
        }
        tellDueTarget(before: .max)
        tellEnded(by: .max)
    }

    private func tellOfElements(at time_ns: UInt64, _ before: [ShownElement]) {
        let untold: [ElementCategory] = [.decoration, .placeholder]
        let had = before.filter { !untold.contains($0.attributes.element.category) }
        let has = shown.filter { !untold.contains($0.attributes.element.category) }
        let left = had.filter { old in wasDataReplaced || !has.contains { $0.stays(as: old) } }
        let came = has.filter { new in wasDataReplaced || !had.contains { new.stays(as: $0) } }
        let sectionsBefore = news.sections
        noteSections()
        let newSections = Set(news.sections.keys).subtracting(sectionsBefore.keys)
        var oldSections = Set(sectionsBefore.keys).subtracting(news.sections.keys)
        for (place, element) in left.enumerated() {
            tell(.didEndDisplaying, of: element, at: time_ns)
            let section = element.section
            if left[(place + 1)...].contains(where: { $0.section == section }) { continue }
            if oldSections.remove(section) != nil, let old = sectionsBefore[section] {
                tell(.sectionDidEndDisplaying, of: old, at: time_ns)
            }
        }
        let others = oldSections.compactMap { sectionsBefore[$0] }
        for old in others.sorted(by: { ($0.end ?? 0, $0.number) < ($1.end ?? 0, $1.number) }) {
            tell(.sectionDidEndDisplaying, of: old, at: time_ns)
        }
        var told: Set<Int> = []
        let movedIn = newSections.filter { section in !came.contains { $0.section == section } }
        for new in movedIn.compactMap({ news.sections[$0] }).sorted(by: { $0.number < $1.number }) {
            tell(.sectionWillDisplay, of: new, at: time_ns)
        }
        for element in came {
            if newSections.contains(element.section), told.insert(element.section).inserted,
                let new = news.sections[element.section]
            {
                tell(.sectionWillDisplay, of: new, at: time_ns)
            }
            tell(.willDisplay, of: element, at: time_ns)
        }
    }

    private func tell(_ kind: EventKind, of shown: ShownElement, at time_ns: UInt64) {
        queue(kind, .display, at: time_ns) {
            $0.element = shown.lastElement
            $0.reusableView = shown.reusableView
            $0.generation = shown.generation
            if shown.isOld { $0.flags.insert(.isOld) }
            if let identifier = shown.identifier {
                $0.identifier = identifier
                $0.flags.insert(.hasIdentifier)
            }
        }
    }

    private func tell(
        _ kind: EventKind, of section: ReferenceEvents.DisplayedSection, at time_ns: UInt64
    ) {
        queue(kind, .sectionDisplay, at: time_ns) {
            $0.element = .cell(IndexPath(section: section.number))
            if section.end != nil { $0.flags.insert(.isOld) }
            if let identifier = section.identifier {
                $0.identifier = identifier
                $0.flags.insert(.hasIdentifier)
            }
        }
    }

    /// Notes the sections of what is shown, with the records of those that were.
    private func noteSections() {
        var noted: [Int: ReferenceEvents.DisplayedSection] = [:]
        for element in shown where element.attributes.element.category != .decoration {
            if element.section == ElementKey.identityOfLayout { continue }
            let number = sections.firstIndex { $0.identity == element.section }
            var record = news.sections[element.section]
            if record == nil, let number {
                record = .init(
                    number: UInt32(number), identifier: bench.shown?.sectionIdentifiers[number])
            }
            noted[element.section] =
                record ?? .init(number: element.lastElement.indexPath.section, end: 0)
        }
        news.sections = noted
    }

    /// What an element is told to be from the time on that it is shown first.
    func name(_ element: ShownElement) -> ShownElement {
        var named = element
        let path = element.attributes.element.indexPath
        named.lastElement = element.attributes.element
        named.isOld = element.isDisappearing
        if path.section == IndexPath.noSection {
            named.section = ElementKey.identityOfLayout
            return named
        }
        if Int(path.section) < sections.count {
            named.section = sections[Int(path.section)].identity
        }
        guard !named.isOld, let snapshot = bench.shown else { return named }
        let section = snapshot.sections[Int(path.section)]
        named.identifier =
            element.attributes.element.category == .cell
            ? section.items[Int(path.item)].identifier : section.identifier
        return named
    }

    /// Q4: what is shown, or was, goes with its item and its section.
    func followShown() {
        for number in shown.indices where !shown[number].isOld {
            let identity = shown[number].key.identity
            if identity == ElementKey.identityOfLayout { continue }
            var path: IndexPath?
            for (section, content) in sections.enumerated() {
                let item = content.items.firstIndex { $0.identity == identity }
                if item == nil && content.identity != identity { continue }
                path = shown[number].lastElement.indexPath
                path?.section = UInt32(section)
                if let item { path?.item = UInt32(item) }
            }
            guard let path else {
                shown[number].isOld = true
                continue
            }
            shown[number].lastElement.indexPath = path
            shown[number].section = sections[Int(path.section)].identity
        }
        changeSections()
    }

    /// All that is shown is of data that was replaced.
    func forgetShown() {
        for number in shown.indices { shown[number].isOld = true }
        changeSections()
    }

    /// Notes which of the sections displayed have left the data.
    func changeSections() {
        news.changeCount += 1
        let end = news.changeCount
        for (identity, record) in news.sections where record.end == nil {
            if let number = sections.firstIndex(where: { $0.identity == identity }) {
                news.sections[identity]?.number = UInt32(number)
            } else {
                news.sections[identity]?.end = end
            }
        }
    }
}

extension ShownElement {
    /// V5: one that was reconfigured has another binding, and is displayed all the same.
    func stays(as old: ShownElement) -> Bool {
        key == old.key && reusableView == old.reusableView
            && (generation == old.generation || old.isBindingOver && old.element != nil)
    }
}
