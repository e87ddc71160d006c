import CMessages
import CollectionCore

/// Why an update was refused, as the fields that its fault has.
extension InvalidUpdate {
    init?(_ message: UnsafePointer<InvalidUpdateMessage>) throws(Status) {
        let m = unsafe message.pointee
        let action = try unsafe UpdateItem.Action.known(m.action.rawValue, "action")
        let path = unsafe IndexPath(section: m.section, item: m.item)
        let state: State = unsafe m.is_after_update != 0 ? .after : .before
        switch try unsafe Fault.known(m.fault.rawValue, "fault") {
        case .none: return nil
        case .missing:
            self = unsafe .missing(action, path, count: Int(clamping: m.before), state)
        case .conflict:
            let other = try unsafe UpdateItem.Action.known(m.other_action.rawValue, "other_action")
            self = .conflict(action, other, path, state)
        case .sectionCount: self = unsafe .sectionCount(Counts(m))
        case .itemCount: self = unsafe .itemCount(section: m.section, Counts(m))
        case .reuseIdentifier: self = .reconfiguredReuseIdentifier(path)
        }
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<InvalidUpdateMessage> {
        let message = unsafe arena.make(jogakbo__v1__invalid_update__init)
        switch self {
        case .missing(let action, let path, let count, let state):
            unsafe message.pointee.lend(.missing, path)
            unsafe message.pointee.action = action.message
            unsafe message.pointee.is_after_update = state == .after ? 1 : 0
            unsafe message.pointee.before = UInt64(clamping: count)
        case .conflict(let action, let other, let path, let state):
            unsafe message.pointee.lend(.conflict, path)
            unsafe message.pointee.action = action.message
            unsafe message.pointee.other_action = other.message
            unsafe message.pointee.is_after_update = state == .after ? 1 : 0
        case .sectionCount(let counts):
            unsafe message.pointee.lend(.sectionCount, IndexPath(section: 0, item: 0))
            unsafe message.pointee.lend(counts)
        case .itemCount(let section, let counts):
            unsafe message.pointee.lend(.itemCount, IndexPath(section: section, item: 0))
            unsafe message.pointee.lend(counts)
        case .reconfiguredReuseIdentifier(let path):
            unsafe message.pointee.lend(.reuseIdentifier, path)
        }
        return unsafe message
    }

    /// The numbers of `UpdateFault` in proto/.
    fileprivate enum Fault: UInt32 {
        case none = 0
        case missing = 1
        case conflict = 2
        case sectionCount = 3
        case itemCount = 4
        case reuseIdentifier = 5
    }
}

extension InvalidUpdate.Counts {
    fileprivate init(_ message: InvalidUpdateMessage) {
        unsafe self.init(
            before: Int(clamping: message.before), after: Int(clamping: message.after),
            inserted: Int(clamping: message.inserted), deleted: Int(clamping: message.deleted),
            movedIn: Int(clamping: message.moved_in), movedOut: Int(clamping: message.moved_out))
    }
}

extension InvalidUpdateMessage {
    fileprivate mutating func lend(_ fault: InvalidUpdate.Fault, _ path: IndexPath) {
        unsafe self.fault = Jogakbo__V1__UpdateFault(fault.rawValue)
        unsafe section = path.section
        unsafe item = path.item
    }

    fileprivate mutating func lend(_ counts: InvalidUpdate.Counts) {
        unsafe before = UInt64(clamping: counts.before)
        unsafe after = UInt64(clamping: counts.after)
        unsafe inserted = UInt64(clamping: counts.inserted)
        unsafe deleted = UInt64(clamping: counts.deleted)
        unsafe moved_in = UInt64(clamping: counts.movedIn)
        unsafe moved_out = UInt64(clamping: counts.movedOut)
    }
}

extension UpdateItem.Action {
    fileprivate var message: Jogakbo__V1__UpdateAction { Jogakbo__V1__UpdateAction(rawValue) }
}
