/// A checked and sorted batch update: nothing can fail when it is carried out.
///
/// The parts are sorted into items and sections that are removed (by index paths before the
/// update), placed (by index paths after the update) and replaced in their places. The plan has
/// many arrays: functions borrow the plan, and only a transition keeps a copy.
struct UpdatePlan {
    /// Runs of deletes, and of moves at their origins.
    var removedSections: [Run] = []
    var removedItems: [Run] = []
    /// Runs of inserts, and of moves at their targets.
    var placedSections: [Run] = []
    var placedItems: [Run] = []
    /// Runs of reloads and reconfigures, by index paths before the update.
    var replacedSections: [Run] = []
    var replacedItems: [Run] = []
    var content: UpdateContent
    /// The sections whose numbers of items count for views of items, ascending: see
    /// `noteItemCounts`.
    var countedSections: [CountedSection] = []
    /// The number of parts of the update.
    var partCount = 0
    /// The placeholder that the inserted item replaces; nil: there is none.
    var adopted: AdoptedPlaceholder?

    /// Makes a plan without parts.
    init(content: UpdateContent) {
        self.content = content
    }

    /// The items or sections that one part names before the update, or those it names after the
    /// update.
    struct Run {
        var action: UpdateItem.Action
        var keepsContent: Bool
        /// The index path of the first section or item, before or after the update, as the list is
        /// sorted.
        var path: IndexPath
        var count: Int
        /// The index of the part in the batch.
        var part: Int
        /// The index of the run's first item among the items of the content; of no meaning without
        /// content.
        var firstItem: Int
        /// The index of the run's first section among the sections of the content.
        var firstSection: Int
        /// The number of items in earlier runs of the same list in the same section; for a run of
        /// sections, the number of sections in earlier runs.
        var before = 0
        /// For a move, the index of the part's other run in the other list.
        var partner = 0

        /// Whether the run is of sections that take metrics from the content, and nothing else.
        var takesMetrics: Bool {
            action == .reconfigure && path.item == IndexPath.noItem && !keepsContent
        }

        var hasContent: Bool {
            switch action {
            case .insert, .reload, .reconfigure: !keepsContent
            case .delete, .move: false
            }
        }
    }

    /// Whether sections are inserted, deleted, moved, reloaded or reconfigured.
    var changesSections: Bool {
        !(removedSections.isEmpty && placedSections.isEmpty && replacedSections.isEmpty)
    }

    /// Whether the update does nothing but insert, delete, move and replace items.
    var changesOnlyItems: Bool { !changesSections && adopted == nil }

    /// The memory of the plan in bytes, without its content.
    var runBytes: Int {
        runCount * MemoryLayout<Run>.stride
            + countedSections.count * MemoryLayout<CountedSection>.stride
    }

    /// About the bytes of data that are kept beside the data after the update, where somebody keeps
    /// the data before it: an update copies the leaves that it changes.
    ///
    /// - Parameter itemCount: The number of items.
    func copiedBytes(of itemCount: Int) -> Int {
        Int(min(2048 * Int64(runCount), 12 * Int64(itemCount)))
    }

    var runCount: Int {
        let sections = removedSections.count + placedSections.count + replacedSections.count
        let items = removedItems.count + placedItems.count + replacedItems.count
        return sections + items
    }
}

extension UpdatePlan.Run {
    /// The index of the run's first item or section.
    var start: Int { path.item == IndexPath.noItem ? Int(path.section) : Int(path.item) }

    /// The index behind the run's last item or section.
    var end: Int { start + count }

    /// The indices of the run's items in the content.
    var contentRange: Range<Int> { firstItem..<firstItem + count }

    /// The index path of the item or section at an offset in the run.
    func path(at offset: Int) -> IndexPath {
        path.item == IndexPath.noItem
            ? IndexPath(section: path.section + UInt32(offset))
            : IndexPath(section: path.section, item: path.item + UInt32(offset))
    }
}

extension UpdatePlan {
    /// Maps indices of sections before the update to those after it, and back. Sections that move
    /// are not in the map.
    var sectionSlots: SlotMap {
        SlotMap(removed: removedSections[...], placed: placedSections[...])
    }

    /// Maps indices of items before the update to those after it, and back, for a section that
    /// stays or moves. Items that move are not in the map.
    func itemSlots(before section: UInt32, after newSection: UInt32) -> SlotMap {
        SlotMap(
            removed: removedItems[Self.group(of: section, in: removedItems)],
            placed: placedItems[Self.group(of: newSection, in: placedItems)])
    }

    /// The runs of one section.
    static func group(of section: UInt32, in runs: [Run]) -> Range<Int> {
        // Most updates have no run of a kind, or one.
        if runs.isEmpty { return 0..<0 }
        if runs.count == 1 { return 0..<(runs[0].path.section == section ? 1 : 0) }
        let first = runs.partitioningIndex { $0.path.section >= section }
        var end = first
        if first < runs.count && runs[first].path.section == section {
            end = runs.partitioningIndex { $0.path.section > section }
        }
        return first..<end
    }

    /// The index of the run that contains an item or section, and the offset of the item or section
    /// in the run; nil: no run contains it.
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
