/// One part of a batch update: what happens to a run of items, or of sections.
///
/// Paths before the update are those of the data as it is; paths after it are those of the data as
/// it will be: rule D1 of docs/semantics.md. A path without an item speaks of sections. The fields
/// stand in memory as those of `jgb_update_item` do.
public struct UpdateItem: Equatable, Sendable {
    /// The number of the action, as wide as in C.
    package var actionNumber: UInt32
    /// The first item or section of the run; not used by inserts.
    public var indexPathBeforeUpdate: IndexPath
    /// The same after the update; used by inserts and moves only.
    public var indexPathAfterUpdate: IndexPath
    /// How many items, or sections, one after another in both states.
    public var count: UInt32
    public var flags: Flags

    /// The numbers are UIKit's, as far as it has them.
    public enum Action: UInt32, Sendable {
        case insert = 0
        case delete = 1
        /// Puts another item or section in the place of this one.
        case reload = 2
        case move = 3
        /// The same item in the same view, but to be configured anew.
        case reconfigure = 5
    }

    public struct Flags: OptionSet, Sendable {
        public var rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Of reloads and reconfigures: sizes and reuse identifiers stay, and the content of the
        /// batch has none for them.
        public static let keepsContent = Flags(rawValue: 1)
    }

    public init(
        _ action: Action, before: IndexPath, after: IndexPath, count: UInt32 = 1,
        flags: Flags = []
    ) {
        actionNumber = action.rawValue
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        self.count = count
        self.flags = flags
    }

    /// Nil for a number that is no action: batches with such a part are refused.
    public var action: Action? { Action(rawValue: actionNumber) }
}

extension UpdateItem {
    private static let none = IndexPath(section: 0)

    public static func insert(_ path: IndexPath, count: UInt32 = 1) -> UpdateItem {
        UpdateItem(.insert, before: none, after: path, count: count)
    }

    public static func delete(_ path: IndexPath, count: UInt32 = 1) -> UpdateItem {
        UpdateItem(.delete, before: path, after: none, count: count)
    }

    public static func move(
        _ path: IndexPath, to target: IndexPath, count: UInt32 = 1
    ) -> UpdateItem {
        UpdateItem(.move, before: path, after: target, count: count)
    }

    public static func reload(
        _ path: IndexPath, count: UInt32 = 1, flags: Flags = []
    ) -> UpdateItem {
        UpdateItem(.reload, before: path, after: none, count: count, flags: flags)
    }

    public static func reconfigure(
        _ path: IndexPath, count: UInt32 = 1, flags: Flags = []
    ) -> UpdateItem {
        UpdateItem(.reconfigure, before: path, after: none, count: count, flags: flags)
    }
}
