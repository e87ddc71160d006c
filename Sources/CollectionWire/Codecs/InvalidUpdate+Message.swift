package import CMessages
package import CollectionCore

/// Why an update was refused, as the fields that its fault has.
extension InvalidUpdate: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__InvalidUpdate> {
        unsafe jogakbo__v1__invalid_update__init
    }
    package static var blank: InvalidUpdate { .sectionCount(.blank) }

    package mutating func code(
        _ m: inout Jogakbo__V1__InvalidUpdate, with coder: inout FieldCoder
    ) {
        var parts = Parts(self)
        coder.code(&m.fault, &parts.fault, "fault")
        coder.code(&m.action, &parts.action, "action")
        coder.code(&m.other_action, &parts.otherAction, "other_action")
        coder.code(&m.section, &parts.path.section)
        coder.code(&m.item, &parts.path.item)
        var isAfter = parts.state == .after
        coder.code(&m.is_after_update, &isAfter)
        parts.state = isAfter ? .after : .before
        coder.code(&m.before, &parts.counts.before)
        coder.code(&m.after, &parts.counts.after)
        coder.code(&m.inserted, &parts.counts.inserted)
        coder.code(&m.deleted, &parts.counts.deleted)
        coder.code(&m.moved_in, &parts.counts.movedIn)
        coder.code(&m.moved_out, &parts.counts.movedOut)
        self = parts.update
    }

    /// The fields of all faults together.
    private struct Parts {
        var fault: Fault
        var action = UpdateItem.Action.insert
        var otherAction = UpdateItem.Action.insert
        var path = IndexPath.blank
        var state = State.before
        var counts = Counts.blank

        init(_ update: InvalidUpdate) {
            switch update {
            case .missing(let action, let path, let count, let state):
                fault = .missing
                (self.action, self.path, self.state, counts.before) = (action, path, state, count)
            case .conflict(let action, let other, let path, let state):
                fault = .conflict
                (self.action, otherAction, self.path, self.state) = (action, other, path, state)
            case .sectionCount(let counts):
                fault = .sectionCount
                self.counts = counts
            case .itemCount(let section, let counts):
                fault = .itemCount
                (path.section, self.counts) = (section, counts)
            case .reconfiguredReuseIdentifier(let path):
                fault = .reuseIdentifier
                self.path = path
            }
        }

        var update: InvalidUpdate {
            switch fault {
            case .missing: .missing(action, path, count: counts.before, state)
            case .conflict: .conflict(action, otherAction, path, state)
            case .sectionCount: .sectionCount(counts)
            case .itemCount: .itemCount(section: path.section, counts)
            case .reuseIdentifier: .reconfiguredReuseIdentifier(path)
            }
        }
    }

    /// The numbers of `UpdateFault` in proto/.
    private enum Fault: UInt32 {
        case missing = 1
        case conflict = 2
        case sectionCount = 3
        case itemCount = 4
        case reuseIdentifier = 5
    }
}

extension InvalidUpdate.Counts {
    fileprivate static var blank: InvalidUpdate.Counts {
        InvalidUpdate.Counts(
            before: 0, after: 0, inserted: 0, deleted: 0, movedIn: 0, movedOut: 0)
    }
}
