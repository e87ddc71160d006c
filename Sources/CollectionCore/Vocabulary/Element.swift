/// The categories of elements. Cells, supplementary views and decoration views have UIKit's
/// numbers.
public enum ElementCategory: UInt32, Sendable {
    case cell = 0
    case supplementary = 1
    case decoration = 2
    /// A cell for an item that is not in the data yet.
    case placeholder = 3

    /// Orders elements of equal z-index: an element with a greater rank is nearer to the viewer.
    package var rank: UInt64 {
        switch self {
        case .decoration: 0
        case .cell: 1
        case .placeholder: 2
        case .supplementary: 3
        }
    }
}

/// The kind of a supplementary or decoration view, for example section header or badge.
public struct ElementKind: Equatable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Cells have no kind.
    public static let none = ElementKind(rawValue: 0)
    public static let sectionHeader = ElementKind(rawValue: 1)
    public static let sectionFooter = ElementKind(rawValue: 2)

    /// Whether this is the kind of section headers or of section footers.
    var isOfSections: Bool { self == .sectionHeader || self == .sectionFooter }
}

/// The identity of an element: its category, kind and index path together are unique.
public struct Element: Equatable, Sendable {
    /// The number of the category, 32 bits wide as in C: see `LayoutAttributes`.
    private var categoryNumber: UInt32
    public var kind: ElementKind
    public var indexPath: IndexPath

    public var category: ElementCategory {
        get { ElementCategory(rawValue: categoryNumber) ?? .cell }
        set { categoryNumber = newValue.rawValue }
    }

    /// Whether the number of the category, which a decoder may have set, is that of a category.
    var hasKnownCategory: Bool { ElementCategory(rawValue: categoryNumber) != nil }

    var isCell: Bool { categoryNumber == ElementCategory.cell.rawValue }

    /// Whether this value identifies a whole section: a cell whose index path has no item.
    var isSection: Bool { isCell && indexPath.item == IndexPath.noItem }

    public init(category: ElementCategory, kind: ElementKind, indexPath: IndexPath) {
        categoryNumber = category.rawValue
        self.kind = kind
        self.indexPath = indexPath
    }

    /// The value that stands for no element.
    public static let none = Element.cell(IndexPath(section: IndexPath.noSection))

    /// The background view, behind all elements of the layout: a decoration view without a kind.
    public static let background = Element.decoration(
        .none, IndexPath(section: IndexPath.noSection))

    /// The placeholder with a number. The number is the item of its index path; the section is
    /// `noSection`.
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
    /// Orders by category (decoration, cell, placeholder, supplementary), then kind, then index
    /// path.
    public static func < (left: Element, right: Element) -> Bool {
        let leftGroup = left.group
        let rightGroup = right.group
        return leftGroup == rightGroup
            ? left.indexPath.key < right.indexPath.key : leftGroup < rightGroup
    }

    /// The category and the kind in one number, which sorts as `<` does.
    var group: UInt64 { category.rank << 32 | UInt64(kind.rawValue) }

    /// Whether the element is a supplementary view whose kind has a greater number than `kind`; if
    /// `kind` is nil, whether the element is a supplementary view.
    func isSupplementary(after kind: ElementKind?) -> Bool {
        category == .supplementary && kind.map { self.kind.rawValue > $0.rawValue } ?? true
    }
}
