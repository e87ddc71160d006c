package import CMessages
import CollectionCore

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

extension SnapshotCounts: MessageCodable, OperationAnswer {
    package static var begin: MessageBegin<Jogakbo__V1__SnapshotCounts> {
        unsafe jogakbo__v1__snapshot_counts__init
    }
    package static var blank: SnapshotCounts { SnapshotCounts(sectionCount: 0, itemCount: 0) }

    package mutating func code(
        _ m: inout Jogakbo__V1__SnapshotCounts, with coder: inout FieldCoder
    ) {
        coder.code(&m.section_count, &sectionCount)
        coder.code(&m.item_count, &itemCount)
    }
}

extension Snapshot {
    var counts: SnapshotCounts {
        SnapshotCounts(
            sectionCount: UInt64(numberOfSections), itemCount: UInt64(numberOfItems))
    }
}
