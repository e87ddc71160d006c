import CJogakbo
import CollectionCore

extension jgb_invalid_update {
    /// Fields that the fault has no use for are 0.
    init(_ update: InvalidUpdate) {
        self.init()
        switch update {
        case .missing(let action, let path, let count, let state):
            fault = JGB_UPDATE_MISSING
            self.action = jgb_update_action(action)
            set(path, state)
            before = UInt64(count)
        case .conflict(let action, let other, let path, let state):
            fault = JGB_UPDATE_CONFLICT
            self.action = jgb_update_action(action)
            other_action = jgb_update_action(other)
            set(path, state)
        case .sectionCount(let counts):
            fault = JGB_UPDATE_SECTION_COUNT
            set(counts)
        case .itemCount(let section, let counts):
            fault = JGB_UPDATE_ITEM_COUNT
            set(IndexPath(section: section), .after)
            set(counts)
        case .reconfiguredReuseIdentifier(let path):
            fault = JGB_UPDATE_REUSE_IDENTIFIER
            action = JGB_RECONFIGURE
            set(path, .before)
        }
    }

    private mutating func set(_ path: IndexPath, _ state: InvalidUpdate.State) {
        index_path = jgb_index_path(path)
        is_after_update = state.rawValue
    }

    private mutating func set(_ counts: InvalidUpdate.Counts) {
        before = UInt64(counts.before)
        after = UInt64(counts.after)
        inserted = UInt64(counts.inserted)
        deleted = UInt64(counts.deleted)
        moved_in = UInt64(counts.movedIn)
        moved_out = UInt64(counts.movedOut)
    }
}

extension jgb_update_action {
    fileprivate init(_ action: UpdateItem.Action) {
        self.init(rawValue: action.rawValue)
    }
}
