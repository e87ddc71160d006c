extension InvalidUpdate {
    /// The fault of the update as a sentence, in UIKit's words as far as UIKit has words for it.
    var sentence: Sentence {
        switch self {
        case .missing(let action, let path, let count, let state):
            path.item == IndexPath.noItem
                ? "attempt to \(action.words) section \(path.section), but there "
                    + "\(only: count, "section") \(state.words)"
                : "attempt to \(action.words) item \(path.item), but there "
                    + "\(only: count, "item") in section \(path.section) \(state.words)"
        case .conflict(let first, let second, let path, let state):
            "attempt to \(first.words) and to \(second.words) the same \(path.words) "
                + "\(state.words)"
        case .sectionCount(let counts):
            "invalid number of sections: the number of sections after the update "
                + "(\(counts.after)) must be that before the update (\(counts.before)) "
                + counts.changes
        case .itemCount(let section, let counts):
            "invalid number of items in section \(section): the number of items after the "
                + "update (\(counts.after)) must be that before the update (\(counts.before)) "
                + counts.changes
        case .reconfiguredReuseIdentifier(let path):
            "attempt to reconfigure \(path.words) with another reuse identifier"
        }
    }
}

extension InvalidUpdate.Counts {
    fileprivate var changes: Sentence {
        "plus or minus those inserted or deleted (\(inserted) inserted, \(deleted) deleted) and "
            + "those moved in or out (\(movedIn) moved in, \(movedOut) moved out)"
    }
}

extension UpdateItem.Action {
    fileprivate var words: StaticString {
        switch self {
        case .insert: "insert"
        case .delete: "delete"
        case .reload: "reload"
        case .move: "move"
        case .reconfigure: "reconfigure"
        }
    }
}

extension InvalidUpdate.State {
    fileprivate var words: StaticString {
        switch self {
        case .before: "before the update"
        case .after: "after the update"
        }
    }
}

extension IndexPath {
    fileprivate var words: Sentence {
        item == Self.noItem
            ? "section (\(section))" : "index path (\(section), \(item))"
    }
}
