/// The position of an item in the data: the section, and the item within the section; or the
/// position of a section.
public struct IndexPath: Equatable, Hashable, Sendable {
    public var section: UInt32
    public var item: UInt32

    public init(section: UInt32, item: UInt32) {
        self.section = section
        self.item = item
    }

    /// Creates an index path of a section alone, whose item is `noItem`.
    public init(section: UInt32) {
        self.init(section: section, item: Self.noItem)
    }

    /// The index path of a supplementary view of the whole layout, which belongs to no section.
    public static let ofLayout = IndexPath(section: noSection, item: 0)

    /// The section in the index path of an element that belongs to no section.
    public static let noSection: UInt32 = .max

    /// The item in an index path of a section alone.
    public static let noItem: UInt32 = .max
}

extension IndexPath: Comparable {
    public static func < (left: IndexPath, right: IndexPath) -> Bool {
        left.key < right.key
    }

    /// The section and the item in one number, which sorts as index paths do.
    package var key: UInt64 { UInt64(section) << 32 | UInt64(item) }
}
