package import CMessages
package import CollectionCore

/// An event as a message: with what belongs to it besides its fields.
package struct EventContent: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__Event> { unsafe jogakbo__v1__event__init }
    package static var blank: EventContent { EventContent(event: Event(.lost, at: 0)) }

    var event: Event
    var runs: [ItemRun] = []
    var identifiers: [UInt64] = []
    var text: [UInt8] = []

    package mutating func code(_ m: inout Jogakbo__V1__Event, with coder: inout FieldCoder) {
        coder.code(&m.sequence, &event.sequence)
        coder.code(&m.time_ns, &event.time_ns)
        coder.code(&m.cause, &event.cause)
        coder.code(&m.kind, &event.kind, "kind")
        coder.code(&m.origin, &event.origin, "origin")
        var element = event.element == .none ? nil : event.element
        unsafe coder.code(&m.element, &element)
        if let element { event.element = element }
        coder.code(&m.is_old, .isOld, of: &event.flags)
        coder.code(&m.has_identifier, .hasIdentifier, of: &event.flags)
        coder.code(&m.is_provisional, .isProvisional, of: &event.flags)
        coder.code(&m.identifier, &event.identifier)
        codeView(&m, with: &coder)
        coder.code(&m.value, &event.value)
        coder.code(&m.other_value, &event.otherValue)
        coder.code(&m.number, &event.number)
        coder.code(&m.other_number, &event.otherNumber)
        unsafe coder.code(&m.point, &event.point, leavingOut: .zero)
        unsafe coder.code(&m.other_point, &event.otherPoint, leavingOut: .zero)
        unsafe coder.code(&m.runs, &runs, leavingOut: [])
        unsafe coder.code(&m.n_identifiers, &m.identifiers, &identifiers)
        unsafe coder.code(&m.text, &text, "text")
    }

    private mutating func codeView(
        _ m: inout Jogakbo__V1__Event, with coder: inout FieldCoder
    ) {
        var isShown = event.reusableView != .none
        coder.code(&m.is_shown, &isShown)
        if !isShown { return }
        coder.code(&m.reusable_view, &event.reusableView.rawValue)
        coder.code(&m.generation, &event.generation)
    }
}

extension ItemRun: ColumnCodable {
    package static var beginColumns: MessageBegin<Jogakbo__V1__ItemRuns> {
        unsafe jogakbo__v1__item_runs__init
    }

    package static func code(
        _ runs: inout [ItemRun], as m: inout Jogakbo__V1__ItemRuns, with coder: inout FieldCoder
    ) {
        if coder.isReading {
            runs = Array(repeating: ItemRun(indexPath: .blank, count: 0), count: m.n_sections)
        }
        unsafe coder.code(&m.n_sections, &m.sections, of: &runs, "sections") {
            unsafe $0.code(&$1[0], &$2.indexPath.section)
        }
        unsafe coder.code(&m.n_items, &m.items, of: &runs, "items") {
            unsafe $0.code(&$1[0], &$2.indexPath.item)
        }
        unsafe coder.code(&m.n_counts, &m.counts, of: &runs, "counts") {
            unsafe $0.code(&$1[0], &$2.count)
        }
    }
}

extension Events {
    /// Each event with what belongs to it.
    var contents: [EventContent] {
        get {
            events.map { event in
                var event = event
                let runs = self.runs[Int(event.firstRun)...].prefix(Int(event.runCount))
                let identifiers = self.identifiers[Int(event.firstIdentifier)...]
                    .prefix(Int(event.identifierCount))
                (event.firstRun, event.runCount) = (0, 0)
                (event.firstIdentifier, event.identifierCount) = (0, 0)
                let text = Array(self.text[textRange(of: event)])
                if event.kind == .typeAhead { (event.value, event.otherValue) = (0, 0) }
                return EventContent(
                    event: event, runs: Array(runs), identifiers: Array(identifiers), text: text)
            }
        }
        set {
            self = Events()
            for content in newValue {
                events.append(content.event)
                let last = events.count - 1
                events[last].firstRun = UInt32(runs.count)
                events[last].runCount = UInt32(content.runs.count)
                events[last].firstIdentifier = UInt32(identifiers.count)
                events[last].identifierCount = UInt32(content.identifiers.count)
                if content.event.kind == .typeAhead {
                    events[last].value = UInt64(text.count)
                    events[last].otherValue = UInt64(content.text.count)
                }
                runs += content.runs
                identifiers += content.identifiers
                text += content.text
            }
        }
    }

    private func textRange(of event: Event) -> Range<Int> {
        if event.kind != .typeAhead { return 0..<0 }
        return Int(event.value)..<Int(event.value + event.otherValue)
    }
}
