/// The sorts of elements that a collection view shows. The numbers are UIKit's, as far as it has
/// them.
public enum ElementCategory: UInt32, Sendable {
    case cell = 0
    case supplementary = 1
    case decoration = 2
    /// A cell that stands for an item which is not in the data yet.
    case placeholder = 3

    /// Elements of equal z-index are shown in this order, farthest first.
    package var rank: UInt64 {
        switch self {
        case .decoration: 0
        case .cell: 1
        case .placeholder: 2
        case .supplementary: 3
        }
    }
}

/// What a supplementary or decoration view is for: a header, a footer, a badge.
public struct ElementKind: Equatable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Cells have no kind.
    public static let none = ElementKind(rawValue: 0)
    public static let sectionHeader = ElementKind(rawValue: 1)
    public static let sectionFooter = ElementKind(rawValue: 2)

    /// Whether this is the kind of headers or of footers.
    var isOfSections: Bool { self == .sectionHeader || self == .sectionFooter }
}

/// Which element: its category, its kind and its index path name it uniquely.
public struct Element: Equatable, Sendable {
    /// The number of the category, as wide as in C: see `LayoutAttributes`.
    private var categoryNumber: UInt32
    public var kind: ElementKind
    public var indexPath: IndexPath

    public var category: ElementCategory {
        get { ElementCategory(rawValue: categoryNumber) ?? .cell }
        set { categoryNumber = newValue.rawValue }
    }

    /// Whether a codec put in a number that is a category.
    var hasKnownCategory: Bool { ElementCategory(rawValue: categoryNumber) != nil }

    var isCell: Bool { categoryNumber == ElementCategory.cell.rawValue }

    /// Whether the element names a section: a cell without an item.
    var isSection: Bool { isCell && indexPath.item == IndexPath.noItem }

    public init(category: ElementCategory, kind: ElementKind, indexPath: IndexPath) {
        categoryNumber = category.rawValue
        self.kind = kind
        self.indexPath = indexPath
    }

    /// The value for no element.
    public static let none = Element.cell(IndexPath(section: IndexPath.noSection))

    /// The view behind all elements of the layout: the decoration view without a kind.
    public static let background = Element.decoration(
        .none, IndexPath(section: IndexPath.noSection))

    /// A placeholder: the item of the index path is its number, and the section is none.
    public static func placeholder(_ number: UInt32) -> Element {
        Element(
            category: .placeholder, kind: .none,
            indexPath: IndexPath(section: IndexPath.noSection, item: number))
    }

    public static func cell(_ indexPath: IndexPath) -> Element {
        Element(category: .cell, kind: .none, indexPath: indexPath)
    }

    public static func supplementary(_ kind: ElementKind, _ indexPath: IndexPath) -> Element {
        Element(category: .supplementary, kind: kind, indexPath: indexPath)
    }

    public static func decoration(_ kind: ElementKind, _ indexPath: IndexPath) -> Element {
        Element(category: .decoration, kind: kind, indexPath: indexPath)
    }
}

extension Element: Comparable {
    /// Category (decoration, cell, placeholder, supplementary), then kind, then index path.
    public static func < (left: Element, right: Element) -> Bool {
        let leftGroup = left.group
        let rightGroup = right.group
        return leftGroup == rightGroup
            ? left.indexPath.key < right.indexPath.key : leftGroup < rightGroup
    }

    /// Category and kind in one number that sorts as elements do.
    var group: UInt64 { category.rank << 32 | UInt64(kind.rawValue) }

    /// Returns whether this is a supplementary view of a kind that comes after another one; nil: of
    /// any kind.
    func isSupplementary(after kind: ElementKind?) -> Bool {
        category == .supplementary && kind.map { self.kind.rawValue > $0.rawValue } ?? true
    }
}
