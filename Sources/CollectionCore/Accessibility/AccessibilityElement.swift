/// An element as assistive technology reads it: rules Y1 and Y2 of docs/semantics.md.
///
/// The fields stand in memory as those of `jgb_accessibility_element` do. The name of an element
/// is the host's: the engine knows none.
public struct AccessibilityElement: Equatable, Sendable {
    /// In points, from the top left corner of the bounds; zero where the layout does not place the
    /// element.
    public var frame: Rect
    /// The place in the reading order, from 0.
    public var place: UInt64
    /// The identifier of the item, or of the section, in the snapshot; with the state
    /// `hasIdentifier`.
    public var identifier: UInt64
    /// The position in the set, from 1, and the number of elements of the set; -1: of no set. The
    /// set of an item is its section, the set of a section is the view.
    public var positionInSet: Int64
    public var setSize: Int64
    /// The row and the column of an item, from 1; -1: not known, or the layout has none.
    public var rowIndex: Int64
    public var columnIndex: Int64
    /// The number of rows and of columns of the section; -1: not known, or the layout has none.
    public var rowCount: Int64
    public var columnCount: Int64
    /// A section is named by an index path without an item.
    public var element: Element
    /// The number of the role, as wide as in C.
    private var roleNumber: UInt32
    public var states: AccessibilityStates
    /// The depth in an outline, or the level of a heading, from 1; 0: there is none.
    public var level: UInt32
    /// The view that shows the element in the last display frame, or none, and its generation.
    public var reusableView: ReusableView
    public var generation: UInt32
    /// The number of parts inside the item that can have focus by themselves.
    public var partCount: UInt32

    public var role: AccessibilityRole {
        get { AccessibilityRole(rawValue: roleNumber) ?? .automatic }
        set { roleNumber = newValue.rawValue }
    }

    init(_ element: Element, _ role: AccessibilityRole, place: Int) {
        frame = .zero
        self.place = UInt64(place)
        identifier = 0
        (positionInSet, setSize) = (-1, -1)
        (rowIndex, columnIndex) = (-1, -1)
        (rowCount, columnCount) = (-1, -1)
        self.element = element
        roleNumber = role.rawValue
        states = []
        level = 0
        reusableView = .none
        (generation, partCount) = (0, 0)
    }

    /// No element: what a codec fills.
    package static var blank: AccessibilityElement {
        AccessibilityElement(.none, .automatic, place: 0)
    }
}

/// What an element is to assistive technology. The numbers are those of `jgb_accessibility_role`.
public enum AccessibilityRole: UInt32, Sendable {
    /// Of a configuration: by the layout.
    case automatic = 0
    case list = 1
    case listItem = 2
    case grid = 3
    case gridCell = 4
    case tree = 5
    case treeItem = 6
    /// A section.
    case group = 7
    case header = 8
    case footer = 9
    /// Any other supplementary view.
    case supplementary = 10

    /// The role of the items of a view that has this role.
    var ofItems: AccessibilityRole {
        switch self {
        case .grid: .gridCell
        case .tree: .treeItem
        default: .listItem
        }
    }
}

/// States of an element. The numbers are those of `JGB_ACCESSIBILITY_...`.
public struct AccessibilityStates: OptionSet, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The layout hides the element, or does not place it.
    public static let isHidden = AccessibilityStates(rawValue: 1)
    public static let hasIdentifier = AccessibilityStates(rawValue: 2)
    public static let isSelected = AccessibilityStates(rawValue: 32)
    public static let isFocused = AccessibilityStates(rawValue: 64)
    /// The view is being edited, and the item can be.
    public static let isEditing = AccessibilityStates(rawValue: 128)
    /// The traits allow nothing of what a person does with an item.
    public static let isDisabled = AccessibilityStates(rawValue: 256)
}

/// The answer to a question of assistive technology: elements, and the counts of the whole data.
public struct AccessibilityElements: Equatable, Sendable {
    /// In reading order.
    public var elements: [AccessibilityElement] = []
    /// The number of places of the whole reading order.
    public var placeCount: UInt64 = 0
    public var sectionCount: UInt64 = 0
    public var itemCount: UInt64 = 0
    /// Of a view with one section; -1: of others, or as of that section.
    public var rowCount: Int64 = -1
    public var columnCount: Int64 = -1
    /// The role of the view.
    public var role = AccessibilityRole.list

    public init() {}
}

/// How a view describes its content to assistive technology.
public struct AccessibilityConfiguration: Equatable, Sendable {
    /// The role of the view: `automatic`, `list`, `grid` or `tree`.
    public var role = AccessibilityRole.automatic
    /// Whether items are counted through all sections, and not in each section by itself.
    public var countsAllSections = false

    public init() {}

    func validate() throws(CollectionError) {
        switch role {
        case .automatic, .list, .grid, .tree: break
        default: throw .invalidArgument("role", .outOfRange)
        }
    }
}
