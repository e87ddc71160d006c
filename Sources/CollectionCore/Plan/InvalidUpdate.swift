/// Why a batch update was refused: rule D3 of docs/semantics.md.
public enum InvalidUpdate: Equatable, Sendable {
    /// There is no such item or section; `count` is how many there are, of items in the section.
    case missing(UpdateItem.Action, IndexPath, count: Int, State)
    /// Two parts speak of the same item or section, and exclude each other.
    case conflict(UpdateItem.Action, UpdateItem.Action, IndexPath, State)
    /// The number of sections after the update is not what the parts make of it.
    case sectionCount(Counts)
    /// The number of items in a section after the update, a path of that state, is not what the
    /// parts make of it.
    case itemCount(section: UInt32, Counts)
    /// A reconfigured item must keep its reuse identifier.
    case reconfiguredReuseIdentifier(IndexPath)

    /// Of which of the two states a path is.
    public enum State: UInt32, Sendable {
        case before = 0
        case after = 1
    }

    /// The six counts of an update.
    public struct Counts: Equatable, Sendable {
        public var before: Int
        public var after: Int
        public var inserted: Int
        public var deleted: Int
        public var movedIn: Int
        public var movedOut: Int

        public init(
            before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int
        ) {
            self.before = before
            self.after = after
            self.inserted = inserted
            self.deleted = deleted
            self.movedIn = movedIn
            self.movedOut = movedOut
        }
    }
}
