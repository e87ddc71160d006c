extension UpdatePlan {
    /// What an update does to an item or section that was in the data before it.
    enum Fate {
        case gone
        /// Another item or section is in its place.
        case reloaded
        case stays(IndexPath, isReconfigured: Bool)
    }

    /// What the update does to an item.
    ///
    /// - Complexity: O(log parts)
    func fate(ofItem path: IndexPath) -> Fate {
        if let found = Self.find(path, in: removedItems) {
            let run = removedItems[found.index]
            if run.action == .delete { return .gone }
            return .stays(
                placedItems[run.partner].path(at: found.offset),
                isReconfigured: isReconfigured(path))
        }
        switch fate(ofSection: path.section) {
        case .gone: return .gone
        case .reloaded: return .reloaded
        case .stays(let section, let isSectionReconfigured):
            if let found = Self.find(path, in: replacedItems),
                replacedItems[found.index].action == .reload
            {
                return .reloaded
            }
            let slots = itemSlots(before: path.section, after: section.section)
            guard let item = slots.newIndex(of: Int(path.item)) else { return .gone }
            return .stays(
                IndexPath(section: section.section, item: UInt32(item)),
                isReconfigured: isSectionReconfigured
                    && reconfiguresItems(ofSection: path.section) || isReconfigured(path))
        }
    }

    /// What the update does to a section. The index path in the result has no item.
    @inline(never)
    func fate(ofSection section: UInt32) -> Fate {
        let path = IndexPath(section: section)
        if !changesSections { return .stays(path, isReconfigured: false) }
        let replaced = Self.find(path, in: replacedSections)
        if let replaced, replacedSections[replaced.index].action == .reload { return .reloaded }
        guard let new = newSection(of: section) else { return .gone }
        return .stays(IndexPath(section: new), isReconfigured: replaced != nil)
    }

    /// The index of a section after the update, even if it is reloaded; nil if it is deleted.
    func newSection(of section: UInt32) -> UInt32? {
        if !changesSections { return section }
        if let found = Self.find(IndexPath(section: section), in: removedSections) {
            let run = removedSections[found.index]
            if run.action == .delete { return nil }
            return placedSections[run.partner].path(at: found.offset).section
        }
        return sectionSlots.newIndex(of: Int(section)).map { UInt32($0) }
    }

    /// Whether the update reconfigures a section together with the items that stay in it.
    func reconfiguresItems(ofSection section: UInt32) -> Bool {
        guard let found = Self.find(IndexPath(section: section), in: replacedSections) else {
            return false
        }
        let run = replacedSections[found.index]
        return run.action == .reconfigure && !run.takesMetrics
    }

    private func isReconfigured(_ path: IndexPath) -> Bool {
        guard let found = Self.find(path, in: replacedItems) else { return false }
        return replacedItems[found.index].action == .reconfigure
    }
}

extension UpdatePlan {
    /// Where an item or section that is in the data after an update was before the update.
    enum Past {
        case inserted
        /// Another item or section was in its place, at this index path.
        case reloaded(IndexPath)
        case was(IndexPath)
    }

    /// Where an item was before the update.
    ///
    /// - Complexity: O(log parts)
    func past(ofItem path: IndexPath) -> Past {
        if let found = Self.find(path, in: placedItems) {
            let run = placedItems[found.index]
            if run.action == .insert { return .inserted }
            return .was(removedItems[run.partner].path(at: found.offset))
        }
        switch past(ofSection: path.section) {
        case .inserted: return .inserted
        case .reloaded(let section):
            return .reloaded(IndexPath(section: section.section, item: path.item))
        case .was(let section):
            let slots = itemSlots(before: section.section, after: path.section)
            guard let item = slots.oldIndex(of: Int(path.item)) else { return .inserted }
            // A layout that came after the update may have a view at an index path of no item.
            let old = IndexPath(section: section.section, item: UInt32(clamping: item))
            if let found = Self.find(old, in: replacedItems),
                replacedItems[found.index].action == .reload
            {
                return .reloaded(old)
            }
            return .was(old)
        }
    }

    func past(ofSection section: UInt32) -> Past {
        if !changesSections { return .was(IndexPath(section: section)) }
        var old: IndexPath
        if let found = Self.find(IndexPath(section: section), in: placedSections) {
            let run = placedSections[found.index]
            if run.action == .insert { return .inserted }
            old = removedSections[run.partner].path(at: found.offset)
        } else {
            guard let index = sectionSlots.oldIndex(of: Int(section)) else { return .inserted }
            old = IndexPath(section: UInt32(index))
        }
        if let found = Self.find(old, in: replacedSections),
            replacedSections[found.index].action == .reload
        {
            return .reloaded(old)
        }
        return .was(old)
    }
}
