/// One part of a batch update: what happens to a run of items, or to a run of sections.
///
/// `indexPathBeforeUpdate` refers to the data before the whole batch update, `indexPathAfterUpdate`
/// to the data after it: rule D1 of docs/semantics.md. An index path without an item means a
/// section. The fields have the same places in memory as the fields of `jgb_update_item`.
public struct UpdateItem: Equatable, Sendable {
    /// The raw value of `action`, in as many bytes as in C.
    package var actionNumber: UInt32
    /// The first item or section of the run; not used by inserts.
    public var indexPathBeforeUpdate: IndexPath
    /// The first item or section of the run after the update; only used by inserts and moves.
    public var indexPathAfterUpdate: IndexPath
    /// The number of items or sections in the run. They are neighbours before and after the update.
    public var count: UInt32
    public var flags: Flags

    /// The numbers are those of UIKit, for the actions that UIKit has too.
    public enum Action: UInt32, Sendable {
        case insert = 0
        case delete = 1
        /// Replaces this item or section by another item or section in the same place.
        case reload = 2
        case move = 3
        /// Keeps the item or section and its views, and has the views configured again.
        case reconfigure = 5
    }

    public struct Flags: OptionSet, Sendable {
        public var rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// For reloads and reconfigures: sizes and reuse identifiers are kept, and the content of
        /// the batch has no entries for this part.
        public static let keepsContent = Flags(rawValue: 1)

        /// For reconfigures of sections: the sections take the metrics of their entries in the
        /// content of the batch, where they have no items. Headers and footers are reconfigured;
        /// items are not: they keep their views and the sizes that the host measured.
        public static let takesMetrics = Flags(rawValue: 2)
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

    /// The action; nil for an unknown number. A batch with such a part is refused.
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
