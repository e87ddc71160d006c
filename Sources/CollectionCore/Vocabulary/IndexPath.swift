/// Where an item or a section stands in the data: section, then item within the section.
public struct IndexPath: Equatable, Hashable, Sendable {
    public var section: UInt32
    public var item: UInt32

    public init(section: UInt32, item: UInt32) {
        self.section = section
        self.item = item
    }

    /// A path of one element names a section, or an element that belongs to no item.
    public init(section: UInt32) {
        self.init(section: section, item: Self.noItem)
    }

    /// A supplementary view of the whole layout: it belongs to no section.
    public static let ofLayout = IndexPath(section: noSection, item: 0)

    /// The section of what belongs to none.
    public static let noSection: UInt32 = .max

    /// The item of a path of one element.
    public static let noItem: UInt32 = .max
}

extension IndexPath: Comparable {
    public static func < (left: IndexPath, right: IndexPath) -> Bool {
        left.key < right.key
    }

    /// Section and item in one number that sorts as the path does.
    package var key: UInt64 { UInt64(section) << 32 | UInt64(item) }
}
