/// An element for assistive technology: rules Y1 and Y2 of docs/semantics.md.
///
/// The fields have the same layout in memory as those of `jgb_accessibility_element`. Only the host
/// knows the name of an element.
public struct AccessibilityElement: Equatable, Sendable {
    /// The frame in points, from the top left corner of the bounds; zero if the layout has no place
    /// for the element.
    public var frame: Rect
    /// The place in the reading order, from 0.
    public var place: UInt64
    /// The snapshot's identifier of the item, or of the section. Has a meaning only with the state
    /// `hasIdentifier`.
    public var identifier: UInt64
    /// The position of the element in its set, from 1; -1: the element is in no set. The set of an
    /// item is its section, or all items if the host asks for that. The set of a section is the
    /// view.
    public var positionInSet: Int64
    /// The number of elements of the set; -1: the element is in no set.
    public var setSize: Int64
    /// The row of an item in its section, from 1; -1: not known, or the layout has no rows.
    public var rowIndex: Int64
    /// The column of an item in its section, from 1; -1: not known, or the layout has no columns.
    public var columnIndex: Int64
    /// The number of rows of the section; -1: not known, or the layout has no rows.
    public var rowCount: Int64
    /// The number of columns of the section; -1: not known, or the layout has no columns.
    public var columnCount: Int64
    /// The element. A section is a cell element whose index path has no item.
    public var element: Element
    /// The raw value of `role`, as wide as in C.
    private var roleNumber: UInt32
    public var states: AccessibilityStates
    /// The depth in an outline, or the level of a heading, from 1; 0: there is none.
    public var level: UInt32
    /// The reusable view that displays the element in the last display frame; `.none`: no view
    /// does.
    public var reusableView: ReusableView
    /// The generation of the binding of `reusableView`.
    public var generation: UInt32
    /// The number of parts of the item that can have focus by themselves.
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

    /// An element without content, into which a codec decodes.
    package static var blank: AccessibilityElement {
        AccessibilityElement(.none, .automatic, place: 0)
    }
}

/// The role of an element for assistive technology. The numbers are those of
/// `jgb_accessibility_role`.
public enum AccessibilityRole: UInt32, Sendable {
    /// In a configuration: the layout determines the role of the view.
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

    /// The role of the items of a view with this role.
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

    /// The layout hides the element, or has no place for the element.
    public static let isHidden = AccessibilityStates(rawValue: 1)
    public static let hasIdentifier = AccessibilityStates(rawValue: 2)
    public static let isSelected = AccessibilityStates(rawValue: 32)
    public static let isFocused = AccessibilityStates(rawValue: 64)
    /// The view is being edited, and the item can be edited.
    public static let isEditing = AccessibilityStates(rawValue: 128)
    /// The traits of the item allow nothing that a person can do with an item.
    public static let isDisabled = AccessibilityStates(rawValue: 256)
}

/// The answer to a question of assistive technology: elements, and the counts of all data.
public struct AccessibilityElements: Equatable, Sendable {
    /// The elements in reading order.
    public var elements: [AccessibilityElement] = []
    /// The number of places in the whole reading order.
    public var placeCount: UInt64 = 0
    public var sectionCount: UInt64 = 0
    public var itemCount: UInt64 = 0
    /// The number of rows of the view's only section; -1: the view has another number of sections,
    /// or the section's number of rows is not known.
    public var rowCount: Int64 = -1
    /// The number of columns of the view's only section; -1: the view has another number of
    /// sections, or the section's number of columns is not known.
    public var columnCount: Int64 = -1
    /// The role of the view.
    public var role = AccessibilityRole.list

    public init() {}
}

/// How a view describes its content to assistive technology.
public struct AccessibilityConfiguration: Equatable, Sendable {
    /// The role of the view: `automatic`, `list`, `grid` or `tree`.
    public var role = AccessibilityRole.automatic
    /// Whether positions of items are counted through all sections. Otherwise they are counted in
    /// each section.
    public var countsAllSections = false

    public init() {}

    func validate() throws(CollectionError) {
        switch role {
        case .automatic, .list, .grid, .tree: break
        default: throw .conflicting("role", "is the role of an item: no view has it")
        }
    }
}
