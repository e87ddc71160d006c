package import CollectionCore

/// What a request may do with snapshots. They are named by number, from 1.
package enum SnapshotStep {
    /// Answered with the number.
    case create(Source)
    case destroy(UInt32)
    case edit(UInt32, SnapshotEdit)
    /// To the view of the request.
    case apply(SnapshotApplication)
    /// 0: the snapshot that the view of the request shows.
    case ask(UInt32, SnapshotQuestion)

    package enum Source: Equatable {
        /// No sections.
        case empty
        case copy(of: UInt32)
        case shown(byView: UInt32)
    }
}

package struct SnapshotApplication {
    package var snapshot: UInt32
    package var usingReloadData: Bool
    package var options: BatchUpdateOptions
    /// What the snapshot must have, if stated.
    package var counts: SnapshotCounts?

    package init(
        snapshot: UInt32, usingReloadData: Bool = false,
        options: BatchUpdateOptions = BatchUpdateOptions(), counts: SnapshotCounts? = nil
    ) {
        self.snapshot = snapshot
        self.usingReloadData = usingReloadData
        self.options = options
        self.counts = counts
    }
}

/// How many sections and items a snapshot has.
public struct SnapshotCounts: Equatable, Sendable {
    public var sectionCount: UInt64
    /// Of all sections.
    public var itemCount: UInt64

    public init(sectionCount: UInt64, itemCount: UInt64) {
        self.sectionCount = sectionCount
        self.itemCount = itemCount
    }
}

package enum SnapshotQuestion: Equatable {
    case counts
    case identifiers(Snapshot.List, first: UInt64, count: UInt64)
    case indexPath(ofItem: UInt64)
    case index(ofSection: UInt64)
    case identifier(at: IndexPath)
}
