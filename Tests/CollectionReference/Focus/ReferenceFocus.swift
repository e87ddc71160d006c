import CollectionCore

/// Who has focus: section N, by the identities of items and sections.
struct ReferenceFocus {
    var configuration = FocusConfiguration()
    var isInView = false
    var focused: FocusedOne?
    var remembered: FocusedOne?
    var preferred: FocusedOne?
    /// By its identifier, the item that gets focus where the one that has it goes.
    var heir: UInt64?
    /// Where a way along the axis of the layout began, across.
    var across: FocusSight.Breadth?
    /// N11: from 1 on; 0: the element itself.
    var part = 0
    /// N8: what is typed, and when the last of it was.
    var typed: [UInt8] = []
    var typedTime_ns: UInt64 = 0

    struct FocusedOne {
        var element: Element
        /// Of the item of a cell, of the section of other elements.
        var identity: Int
        /// In a snapshot.
        var identifier: UInt64?
        /// Where it was, once it has left the data.
        var placeLeft: IndexPath?
    }
}

// N10: what becomes of it.
extension ReferenceCollection {
    func followFocus(
        _ update: ReferenceUpdate, _ result: UpdateResult, before: [ReferenceSection]
    ) {
        focus.focused = focus.focused.map { followed($0, update, result, before) }
        if let aim, aim.one.placeLeft == nil {
            self.aim?.one = followed(aim.one, update, result, before)
        }
        focus.remembered = focus.remembered.map { followed($0, update, result, before) }
        focus.preferred = focus.preferred.map { followed($0, update, result, before) }
        assistiveFocus = assistiveFocus.map { followed($0, update, result, before) }
    }

    private func followed(
        _ one: ReferenceFocus.FocusedOne, _ update: ReferenceUpdate, _ result: UpdateResult,
        _ before: [ReferenceSection]
    ) -> ReferenceFocus.FocusedOne {
        var now = one
        let path = one.element.indexPath
        let places = ReferencePlaces(update, result, before, sections)
        if one.element.category != .cell {
            if let section = places.section(Int(path.section)) {
                now.element.indexPath.section = UInt32(section)
                now.identity = sections[section].identity
            } else {
                now.placeLeft = places.placeLeft(IndexPath(section: path.section, item: 0))
            }
            return now
        }
        if let stands = places.item(path) {
            now.element.indexPath = stands
            now.identity = sections[Int(stands.section)].items[Int(stands.item)].identity
        } else {
            now.placeLeft = places.placeLeft(path)
        }
        return now
    }

    /// N10: the nearest ancestor that an outline shows of the item that has focus.
    func noteHeir(in outline: ReferenceOutline) {
        guard let item = focus.focused?.identifier, focus.focused?.element.category == .cell,
            let heir = outline.ancestors(of: item).first(where: { !$0.isExpanded })?.identifier,
            let path = bench.shown?.indexPath(ofItem: heir), traits(of: path).focus != .no
        else { return }
        focus.heir = heir
    }

    /// - Parameter snapshot: Nil: other data has come without identifiers.
    func refindFocus(in snapshot: ReferenceSnapshot?) {
        (aim, focus.heir) = (nil, nil)
        func refound(_ one: ReferenceFocus.FocusedOne) -> ReferenceFocus.FocusedOne {
            var now = one
            now.placeLeft = IndexPath(section: 0, item: 0)
            guard let identifier = one.identifier, one.element.category == .cell,
                let path = snapshot?.indexPath(ofItem: identifier)
            else { return now }
            now.placeLeft = nil
            now.element.indexPath = path
            now.identity = sections[Int(path.section)].items[Int(path.item)].identity
            return now
        }
        focus.focused = focus.focused.map { refound($0) }
        focus.remembered = focus.remembered.map { refound($0) }
        focus.preferred = focus.preferred.map { refound($0) }
        assistiveFocus = assistiveFocus.map { refound($0) }
    }

    /// After each step: focus goes on where the element that had focus is gone.
    func settleFocus() {
        if focus.remembered?.placeLeft != nil { focus.remembered = nil }
        if focus.preferred?.placeLeft != nil { focus.preferred = nil }
        if assistiveFocus?.placeLeft != nil { assistiveFocus = nil }
        defer { focus.heir = nil }
        guard let place = focus.focused?.placeLeft else { return }
        let all = focusablePaths
        if let heir = focus.heir, let path = bench.shown?.indexPath(ofItem: heir) {
            return changeFocus(to: .cell(path), .none, .update)
        }
        let next = all.first { $0 >= place } ?? all.last
        changeFocus(to: next.map { .cell($0) }, .none, .update)
    }

    /// All items, in order.
    var allPaths: [IndexPath] {
        sections.indices.flatMap { section in
            sections[section].items.indices.map {
                IndexPath(section: UInt32(section), item: UInt32($0))
            }
        }
    }

    /// Those that can have focus.
    var focusablePaths: [IndexPath] { allPaths.filter { traits(of: $0).focus != .no } }
}

/// Where things stand after an update.
struct ReferencePlaces {
    let update: ReferenceUpdate
    let result: UpdateResult
    let before: [ReferenceSection]
    let after: [ReferenceSection]

    init(
        _ update: ReferenceUpdate, _ result: UpdateResult, _ before: [ReferenceSection],
        _ after: [ReferenceSection]
    ) {
        (self.update, self.result, self.before, self.after) = (update, result, before, after)
    }

    /// The section, or the one in its place.
    func section(_ old: Int) -> Int? {
        let identity = before[old].identity
        return after.firstIndex {
            $0.identity == identity || result.replaced[$0.identity] == identity
        }
    }

    private func isNamed(_ path: IndexPath, _ action: UpdateItem.Action) -> Bool {
        update.items.contains { $0.action == action && $0.before == path }
    }

    private func isReloaded(section: UInt32) -> Bool {
        update.sections.contains { $0.action == .reload && $0.before?.section == section }
    }

    /// The item, or the one in its place; nil: it has left the data.
    func item(_ path: IndexPath) -> IndexPath? {
        let identity = before[Int(path.section)].items[Int(path.item)].identity
        if isReloaded(section: path.section) && !isNamed(path, .move) {
            guard !isNamed(path, .delete), let section = section(Int(path.section)) else {
                return nil
            }
            let isThere = Int(path.item) < after[section].items.count
            return isThere ? IndexPath(section: UInt32(section), item: path.item) : nil
        }
        for (section, content) in after.enumerated() {
            for (item, content) in content.items.enumerated()
            where content.identity == identity || result.replaced[content.identity] == identity {
                return IndexPath(section: UInt32(section), item: UInt32(item))
            }
        }
        return nil
    }

    /// Behind the nearest one before it that was neither deleted nor moved by itself.
    func placeLeft(_ path: IndexPath) -> IndexPath {
        guard let section = section(Int(path.section)) else {
            for old in (0..<Int(path.section)).reversed() {
                let wasMoved = update.sections.contains {
                    $0.action == .move && $0.before?.section == UInt32(old)
                }
                if !wasMoved, let now = self.section(old) {
                    return IndexPath(section: UInt32(now + 1), item: 0)
                }
            }
            return IndexPath(section: 0, item: 0)
        }
        // What is left of a reloaded section stands by its number.
        if isReloaded(section: path.section) && !isNamed(path, .delete) {
            return IndexPath(section: UInt32(section), item: path.item)
        }
        for item in (0..<path.item).reversed() {
            let old = IndexPath(section: path.section, item: item)
            if !isNamed(old, .move), let now = self.item(old) {
                return IndexPath(section: UInt32(section), item: now.item + 1)
            }
        }
        return IndexPath(section: UInt32(section), item: 0)
    }
}
