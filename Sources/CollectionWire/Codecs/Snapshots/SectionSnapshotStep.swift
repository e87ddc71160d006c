package import CollectionCore

/// What a request may do with section snapshots. They are named by number, from 1.
package enum SectionSnapshotStep {
    /// Answered with the number.
    case create(Source)
    case destroy(UInt32)
    case edit(UInt32, SectionSnapshotEdit)
    /// To a section of the snapshot that the view of the request shows.
    case apply(UInt32, toSection: UInt64, BatchUpdateOptions)
    case ask(UInt32, SectionSnapshotQuestion)

    package enum Source: Equatable {
        /// No items.
        case empty
        case copy(of: UInt32)
        /// The descendants of an item.
        case part(of: UInt32, parent: UInt64, includingParent: Bool)
    }
}

package enum SectionSnapshotQuestion: Equatable {
    case identifiers(SectionSnapshot.List, first: UInt64, count: UInt64)
    case item(UInt64)
}

/// Where an item of a section snapshot stands, and its state.
public struct OutlineItem: Equatable, Sendable {
    /// Among all items, depth first.
    public var index: UInt64
    /// 0 for a root.
    public var level: UInt32
    /// Nil for a root.
    public var parent: UInt64?
    public var isExpanded: Bool
    public var isVisible: Bool

    package init(
        index: UInt64, level: UInt32, parent: UInt64?, isExpanded: Bool, isVisible: Bool
    ) {
        self.index = index
        self.level = level
        self.parent = parent
        self.isExpanded = isExpanded
        self.isVisible = isVisible
    }
}
