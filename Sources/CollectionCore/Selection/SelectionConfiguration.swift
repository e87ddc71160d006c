/// The settings of a selection, such as how many items can be selected at the same time: rules S1
/// and S14 of docs/semantics.md.
public struct SelectionConfiguration: Equatable, Sendable {
    public var allowsSelection = true
    public var allowsMultipleSelection = false
    /// Whether one item can be selected while the view is being edited.
    public var allowsSelectionDuringEditing = false
    /// Whether several items can be selected while the view is being edited.
    public var allowsMultipleSelectionDuringEditing = false
    /// Whether the selection may be empty. If not, the last selected item cannot be deselected, and
    /// another item is selected when an update removes that item.
    public var allowsEmptySelection = true
    /// How a person selects items by pointers.
    public var behavior = SelectionBehavior.none
    /// Whether a click that toggles an item does so as the pointer goes down, and not as the
    /// pointer is lifted. Touches and pens toggle as they are lifted.
    public var togglesOnPointerDown = false

    /// UIKit's defaults: one item at a time, none while the view is being edited.
    public init() {}

    /// Whether a click acts as the pointer goes down. Touches and pens may yet drag the content.
    /// With the behavior `replace`, a selected item waits until the pointer is lifted, because a
    /// drag may move all selected items.
    func actsOnDown(_ click: SelectionClick) -> Bool {
        if click.device.isDirect { return false }
        switch behavior {
        case .replace:
            return !click.isSelected || togglesOnPointerDown && click.toggles && !click.extends
        case .toggle: return togglesOnPointerDown
        case .none, .tap, .longPressSelects: return false
        }
    }

    func mode(isEditing: Bool) -> SelectionMode {
        let (allows, allowsMultiple) =
            isEditing
            ? (allowsSelectionDuringEditing, allowsMultipleSelectionDuringEditing)
            : (allowsSelection, allowsMultipleSelection)
        if allowsMultiple { return .multiple }
        return allows ? .single : .none
    }
}

enum SelectionMode {
    case none, single, multiple
}

/// The actions of a host on the selection: rules S4 and S6 of docs/semantics.md. The numbers are
/// those of `jgb_selection_action`.
public enum SelectionAction: UInt32, Sendable {
    /// Selects runs of items.
    case select = 0
    case deselect = 1
    case selectAll = 2
    /// Deselects all items, and forgets the anchor.
    case clear = 3
    /// Selects the items that are not selected, and deselects the items that are.
    case invert = 4
    /// Selects the items from the anchor to the first item of the only run, and no others.
    case extend = 5
    /// Selects the items from the anchor to the first item of the only run. Other items stay
    /// selected, except those of the last extension from the same anchor that this extension leaves
    /// out.
    case extendAdding = 6
    /// Makes the first item of the only run the anchor, from which extensions begin.
    case setAnchor = 7
}

/// The options of an action on the selection. The numbers are those of `JGB_SELECTION_...`.
public struct SelectionOptions: OptionSet, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Deselects all other items.
    public static let isExclusive = SelectionOptions(rawValue: 1)
    /// Does only what the traits of items allow a person to do. Without this option traits do not
    /// count.
    public static let asUser = SelectionOptions(rawValue: 2)
}

/// The reasons for which a selection changes. The numbers are those of `jgb_selection_reason`.
public enum SelectionReason: UInt32, Sendable {
    case tap = 1
    case key = 2
    case band = 3
    case program = 4
    /// Selected items have left the data.
    case update = 5
    /// The data was replaced.
    case reload = 6
    /// The view has begun or ended editing, or the number of items that may be selected has
    /// changed.
    case mode = 7
    /// A person sweeps items with a touch.
    case sweep = 8
}

/// A summary of the selection.
public struct Selection: Equatable, Sendable {
    /// The number of selected items.
    public var count = 0
    /// The run from the first selected item to the last one; nil: no item is selected.
    public var coveringRun: ItemRun?
    /// The item from which extensions begin; nil: there is none.
    public var anchor: IndexPath?
    /// The item at which the last extension ended; nil: there is none.
    public var lead: IndexPath?
    public var isEditing = false

    public init() {}
}
