/// What a batch update does, in order, and checked: nothing of it can fail any more.
///
/// Parts are sorted into what is taken out (by the state before the update), what is put in (by the
/// state after it) and what is replaced in its place. It has many lists: functions borrow it, and
/// only a transition keeps a copy.
struct UpdatePlan {
    /// Deleted and moved away.
    var removedSections: [Run] = []
    var removedItems: [Run] = []
    /// Inserted and moved here.
    var placedSections: [Run] = []
    var placedItems: [Run] = []
    /// Reloaded and reconfigured, by the state before.
    var replacedSections: [Run] = []
    var replacedItems: [Run] = []
    var content: UpdateContent
    /// The placeholder that the item which is inserted takes the place of; nil: there is none.
    var adopted: AdoptedPlaceholder?

    /// Of nothing yet.
    init(content: UpdateContent) {
        self.content = content
    }

    /// What one part says of one state.
    struct Run {
        var action: UpdateItem.Action
        var keepsContent: Bool
        /// The first section or item, of the state that the run is sorted by.
        var path: IndexPath
        var count: Int
        /// The part's place in the batch.
        var part: Int
        /// Where its content begins: among the items of the content, or none.
        var firstItem: Int
        /// The same among the sections of the content.
        var firstSection: Int
        /// How many items the runs before it in its list have, in the same section; of sections,
        /// how many sections.
        var before = 0
        /// Of moves: the place of the other run of the same part, in the other list.
        var partner = 0

        var hasContent: Bool {
            switch action {
            case .insert, .reload, .reconfigure: !keepsContent
            case .delete, .move: false
            }
        }
    }

    /// Whether sections come, go, move or are reloaded.
    var changesSections: Bool {
        !(removedSections.isEmpty && placedSections.isEmpty && replacedSections.isEmpty)
    }

    /// What it takes in memory without its content.
    var runBytes: Int { runCount * MemoryLayout<Run>.stride }

    var runCount: Int {
        let sections = removedSections.count + placedSections.count + replacedSections.count
        let items = removedItems.count + placedItems.count + replacedItems.count
        return sections + items
    }
}

extension UpdatePlan.Run {
    /// The run's first item, or section, as a number.
    var start: Int { path.item == IndexPath.noItem ? Int(path.section) : Int(path.item) }

    /// Behind the last one.
    var end: Int { start + count }

    /// Its items in the content.
    var contentRange: Range<Int> { firstItem..<firstItem + count }

    /// The path of one of its items, or sections.
    func path(at offset: Int) -> IndexPath {
        path.item == IndexPath.noItem
            ? IndexPath(section: path.section + UInt32(offset))
            : IndexPath(section: path.section, item: path.item + UInt32(offset))
    }
}

extension UpdatePlan {
    /// Where sections stand after the update, and stood before it, those that move left out.
    var sectionSlots: SlotMap {
        SlotMap(removed: removedSections[...], placed: placedSections[...])
    }

    /// The same for the items of a section that stays or moves.
    func itemSlots(before section: UInt32, after newSection: UInt32) -> SlotMap {
        SlotMap(
            removed: removedItems[Self.group(of: section, in: removedItems)],
            placed: placedItems[Self.group(of: newSection, in: placedItems)])
    }

    /// The runs of one section.
    static func group(of section: UInt32, in runs: [Run]) -> Range<Int> {
        let first = runs.partitioningIndex { $0.path.section >= section }
        var end = first
        if first < runs.count && runs[first].path.section == section {
            end = runs.partitioningIndex { $0.path.section > section }
        }
        return first..<end
    }

    /// The run that holds an item or section, and its place in the run.
    static func find(_ path: IndexPath, in runs: [Run]) -> (index: Int, offset: Int)? {
        let after = runs.partitioningIndex { path < $0.path }
        if after == 0 { return nil }
        let run = runs[after - 1]
        if path.item == IndexPath.noItem {
            let offset = Int(path.section) - Int(run.path.section)
            return offset < run.count ? (after - 1, offset) : nil
        }
        if run.path.section != path.section { return nil }
        let offset = Int(path.item) - Int(run.path.item)
        return offset < run.count ? (after - 1, offset) : nil
    }
}
