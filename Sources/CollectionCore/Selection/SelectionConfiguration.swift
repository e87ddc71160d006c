/// The settings of a selection, such as how many items can be selected at the same time: rules S1
/// and S14 of docs/semantics.md.
public struct SelectionConfiguration: Equatable, Sendable {
    public var allowsSelection = true
    public var allowsMultipleSelection = false
    /// The settings while the view is being edited.
    public var allowsSelectionDuringEditing = false
    public var allowsMultipleSelectionDuringEditing = false
    /// Whether the selection may be empty. Otherwise the last selected item is not deselected, and
    /// where an update takes that item away another one takes its place.
    public var allowsEmptySelection = true
    /// The way in which a person selects by pointers.
    public var behavior = SelectionBehavior.none

    /// UIKit's defaults: one item at a time, none while the view is being edited.
    public init() {}

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
    /// Selects no item, and forgets the anchor.
    case clear = 3
    /// Selects the items that are not selected, and no others.
    case invert = 4
    /// Selects the items from the anchor to the first item of the only run, and no others.
    case extend = 5
    /// Selects the items from the anchor, beside other selected items; those that the last
    /// extension from the same anchor selected are selected no more.
    case extendAdding = 6
    /// Makes the first item of the only run the anchor, from which extensions go.
    case setAnchor = 7
}

/// The options of an action on the selection. The numbers are those of `JGB_SELECTION_...`.
public struct SelectionOptions: OptionSet, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Other items are deselected.
    public static let isExclusive = SelectionOptions(rawValue: 1)
    /// Only what traits allow, as a person does; otherwise traits do not count.
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
    /// The view has begun or ended to be edited, or other numbers of items may be selected.
    case mode = 7
    /// A person sweeps items with a touch.
    case sweep = 8
}

/// The selection, in few words.
public struct Selection: Equatable, Sendable {
    /// The number of selected items.
    public var count = 0
    /// The shortest run of items that has all selected ones; nil if there are none.
    public var coveringRun: ItemRun?
    /// The item from which extensions go.
    public var anchor: IndexPath?
    /// The item that the last extension went to.
    public var lead: IndexPath?
    public var isEditing = false

    public init() {}
}
