public import CollectionCore

/// A call about snapshots. A door has one snapshot that is edited, one that was kept, one outline
/// and one part of an outline; at first they are all empty.
public enum SnapshotStep: Equatable, Sendable {
    case edit(SnapshotChange)
    /// A copy is kept of the snapshot as it is now.
    case keep
    /// The snapshot becomes a copy of the one that was kept.
    case restore
    /// The snapshot becomes a copy of what the view shows.
    case copyShown
    case apply(BatchSettings)
    case applyUsingReloadData
    /// Of the snapshot's items only these.
    case applyFiltered(to: [UInt64], BatchSettings)
    /// The items of a section of what the view shows become these.
    case applyItems([UInt64], toSection: UInt64, DataDescription.Chunk?, BatchSettings)
    /// All its identifiers and marks.
    case contents
    /// Those of what the view shows.
    case shownContents
    case indexPath(ofItem: UInt64)
    case itemIdentifier(at: IndexPath)
    case editOutline(OutlineChange)
    /// The part becomes the descendants of an item, or those and the item.
    case takePart(of: UInt64, includingParent: Bool)
    case applyOutline(toSection: UInt64, BatchSettings)
    /// All its lists of items.
    case outlineContents
    /// Index, level, whether it is expanded and visible; and its parent.
    case outlineItem(UInt64)
}

/// Beside an identifier that is there.
public enum SnapshotPlace: Equatable, Sendable {
    case before(UInt64)
    case after(UInt64)

    public var anchor: UInt64 {
        switch self {
        case .before(let anchor), .after(let anchor): anchor
        }
    }

    public var isAfter: Bool { self == .after(anchor) }
}

/// One change of a snapshot. Of contents only the columns of items count.
public enum SnapshotChange: Equatable, Sendable {
    case setMetrics([SectionMetrics])
    case setSectionMetrics(UInt32, ofSections: [UInt64])
    case setDuplicatePolicy(Snapshot.DuplicatePolicy)
    case appendSections([UInt64])
    case insertSections([UInt64], SnapshotPlace)
    case deleteSections([UInt64])
    case moveSection(UInt64, SnapshotPlace)
    case reloadSections([UInt64])
    case appendItems([UInt64], toSection: UInt64?, DataDescription.Chunk?)
    case insertItems([UInt64], SnapshotPlace, DataDescription.Chunk?)
    case setItems([UInt64], ofSection: UInt64, DataDescription.Chunk?)
    case deleteItems([UInt64])
    case deleteAllItems(keepingSections: Bool)
    case moveItem(UInt64, SnapshotPlace)
    case reloadItems([UInt64], DataDescription.Chunk?)
    case reconfigureItems([UInt64], DataDescription.Chunk?)
    case removeMarks
    /// By the visible items of the outline.
    case replaceItems(inSection: UInt64)
}

/// One change of an outline.
public enum OutlineChange: Equatable, Sendable {
    case append([UInt64], to: UInt64?, DataDescription.Chunk?)
    case insert([UInt64], SnapshotPlace, DataDescription.Chunk?)
    /// The part that was taken.
    case insertPart(SnapshotPlace)
    case replaceChildren(of: UInt64)
    case delete([UInt64])
    case deleteAll
    case expand([UInt64])
    case collapse([UInt64])
    case setLazy([UInt64])
}

extension SnapshotChange {
    /// Whether it answers how many identifiers were there already, and were moved.
    public var tellsCount: Bool {
        switch self {
        case .appendSections, .insertSections, .appendItems, .insertItems, .setItems: true
        default: false
        }
    }
}
