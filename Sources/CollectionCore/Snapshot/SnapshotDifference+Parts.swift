// Makes the parts of the batch update: sections first; neighbours become one part.
extension SnapshotDifference {
    var update: BatchUpdate {
        var parts: [UpdateItem] = []
        var content = DifferenceContent(new)
        appendSections(to: &parts, &content)
        appendItems(to: &parts, &content)
        return BatchUpdate(items: parts, content: (consume content).finished())
    }

    private func appendSections(
        to parts: inout [UpdateItem], _ content: inout DifferenceContent
    ) {
        var deletes = PartRun(.delete)
        var isReplaced = [Bool](repeating: false, count: isOldSectionKept.count)
        for (section, fate) in sectionFates.enumerated() where fate == .replaced {
            isReplaced[Int(sections.old[section])] = true
        }
        for (section, isMatched) in sections.isOldMatched.enumerated()
        where !isMatched || isReplaced[section] {
            deletes.add(before: oldPath(ofSection: section), after: path(0), to: &parts)
        }
        deletes.end(&parts)
        for action in [UpdateItem.Action.insert, .reload, .move] {
            var run = PartRun(action)
            for (section, fate) in sectionFates.enumerated() where fate.isNamed(by: action) {
                let before = action == .insert ? 0 : Int(sections.old[section])
                run.add(before: oldPath(ofSection: before), after: path(section), to: &parts)
                if action != .move { addContent(ofSection: section, &content) }
            }
            run.end(&parts)
        }
        var reconfigures = PartRun(.reconfigure)
        for section in sectionsWithOtherMetrics {
            reconfigures.add(
                before: oldPath(ofSection: Int(sections.old[section])), after: path(section),
                to: &parts)
            content.addSection(section + newPart.sections.lowerBound, itemCount: 0)
        }
        reconfigures.end(&parts)
    }

    @inline(never)
    private func path(_ section: Int) -> IndexPath {
        IndexPath(section: UInt32(section + newPart.sections.lowerBound))
    }

    @inline(never)
    private func oldPath(ofSection section: Int) -> IndexPath {
        IndexPath(section: UInt32(section + oldPart.sections.lowerBound))
    }

    private func addContent(ofSection section: Int, _ content: inout DifferenceContent) {
        var count: UInt32 = 0
        for item in newItems(ofSection: section) where itemFates[item] == .brought {
            content.addItem(item + newPart.items.lowerBound)
            count += 1
        }
        content.addSection(section + newPart.sections.lowerBound, itemCount: count)
    }

    private func appendItems(
        to parts: inout [UpdateItem], _ content: inout DifferenceContent
    ) {
        appendDeletes(to: &parts)
        for action in [UpdateItem.Action.insert, .move, .reload, .reconfigure]
        where itemFates.indices.contains(where: { isNamed($0, by: action) }) {
            var run = PartRun(action)
            for section in sectionFates.indices {
                for item in newItems(ofSection: section) where isNamed(item, by: action) {
                    let index = item + newPart.items.lowerBound
                    var path = path(section)
                    path.item = UInt32(index - newStarts[section])
                    let before = action == .insert ? path : oldPath(Int(items.old[item]))
                    run.add(before: before, after: path, to: &parts)
                    if action != .move { content.addItem(index) }
                }
            }
            run.end(&parts)
        }
    }

    private func isNamed(_ item: Int, by action: UpdateItem.Action) -> Bool {
        if action == .reconfigure { return !isReconfigured.isEmpty && isReconfigured[item] }
        return itemFates[item].isNamed(by: action)
    }

    private func appendDeletes(to parts: inout [UpdateItem]) {
        var isReplaced: [Bool] = []
        if !new.reloadedItems.isEmpty {
            isReplaced = [Bool](repeating: false, count: oldSections.count)
            for (item, fate) in itemFates.enumerated() where fate == .replaced {
                isReplaced[Int(items.old[item])] = true
            }
        }
        var run = PartRun(.delete)
        for (item, isMatched) in items.isOldMatched.enumerated()
        where !isMatched || !isReplaced.isEmpty && isReplaced[item] {
            // Deleting a section deletes its items.
            if !isOldSectionKept[Int(oldSections[item])] { continue }
            let path = oldPath(item)
            run.add(before: path, after: path, to: &parts)
        }
        run.end(&parts)
    }

    private func oldPath(_ item: Int) -> IndexPath {
        let section = Int(oldSections[item])
        var path = oldPath(ofSection: section)
        path.item = UInt32(item + oldPart.items.lowerBound - oldStarts[section])
        return path
    }
}

extension SnapshotDifference.Fate {
    /// Whether parts with an action name what has this fate, by its place in the new snapshot.
    fileprivate func isNamed(by action: UpdateItem.Action) -> Bool {
        switch action {
        case .insert: self == .inserted || self == .replaced
        case .move: self == .moves
        case .reload: self == .reloaded
        case .delete, .reconfigure: false
        }
    }
}

/// Collects parts of one action; neighbours become one part.
private struct PartRun {
    private let action: UpdateItem.Action
    private var before = IndexPath(section: 0)
    private var after = IndexPath(section: 0)
    private var count: UInt32 = 0

    init(_ action: UpdateItem.Action) {
        self.action = action
    }

    mutating func add(before: IndexPath, after: IndexPath, to parts: inout [UpdateItem]) {
        if count > 0, follows(before, self.before) || action == .insert,
            follows(after, self.after) || action == .delete
        {
            count += 1
            return
        }
        end(&parts)
        self.before = before
        self.after = after
        count = 1
    }

    private func follows(_ path: IndexPath, _ first: IndexPath) -> Bool {
        if first.item == IndexPath.noItem { return path.section == first.section + count }
        return path.section == first.section && path.item == first.item + count
    }

    mutating func end(_ parts: inout [UpdateItem]) {
        if count == 0 { return }
        switch action {
        case .insert: parts.append(.insert(after, count: count))
        case .delete: parts.append(.delete(before, count: count))
        case .move: parts.append(.move(before, to: after, count: count))
        case .reload: parts.append(.reload(before, count: count))
        case .reconfigure:
            let isOfSections = before.item == IndexPath.noItem
            parts.append(
                .reconfigure(before, count: count, flags: isOfSections ? .takesMetrics : []))
        }
        count = 0
    }
}
