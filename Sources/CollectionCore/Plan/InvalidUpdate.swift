/// Why a batch update was refused: rule D3 of docs/semantics.md.
public enum InvalidUpdate: Equatable, Sendable {
    /// The item or section at the index path does not exist; `count` is the number of items in the
    /// section, or of sections, that do exist.
    case missing(UpdateItem.Action, IndexPath, count: Int, State)
    /// Two parts name the same item or section, and contradict each other.
    case conflict(UpdateItem.Action, UpdateItem.Action, IndexPath, State)
    /// The number of sections after the update, as the host states it, does not match the parts.
    case sectionCount(Counts)
    /// The number of items in a section after the update, as the host states it, does not match the
    /// parts. `section` is the index of the section after the update.
    case itemCount(section: UInt32, Counts)
    /// A reconfigured item must keep its reuse identifier.
    case reconfiguredReuseIdentifier(IndexPath)

    /// Whether an index path refers to the data before the update or after it.
    public enum State: UInt32, Sendable {
        case before = 0
        case after = 1
    }

    /// The six counts, of items or of sections, that must match in an update.
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
