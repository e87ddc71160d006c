/// The ways in which a person selects items by pointers: rules S12 and U12 of docs/semantics.md.
/// The numbers are those of `jgb_selection_behavior`.
public enum SelectionBehavior: UInt32, Sendable {
    /// Only the host selects.
    case none = 0
    /// As in UIKit: a tap selects an item; where several items may be selected, a tap on a selected
    /// item deselects it. A tap that does not deselect is the item's primary action.
    case tap = 1
    /// As on a desktop: a click selects only the clicked item, and modifier keys toggle and extend.
    /// A touch toggles, and a long press of a touch selects.
    case replace = 2
    /// A tap toggles an item; with shift, where several items may be selected, a tap extends.
    case toggle = 3
    /// A long press selects an item, after which taps toggle items. While no item is selected, a
    /// tap is the item's primary action.
    case longPressSelects = 4

    /// Whether a long press by a device selects an item.
    func selectsByLongPress(_ device: PointerSample.Device?) -> Bool {
        self == .longPressSelects || self == .replace && device == .touch
    }

    /// Whether a single tap can be the primary action; otherwise the second of two clicks is.
    var actsByTap: Bool { self == .tap || self == .longPressSelects }

    /// Whether a tap on an item is the item's primary action.
    ///
    /// - Parameter effect: What the tap does to the selection; nil: nothing.
    /// - Parameter wasAnySelected: Whether any item was selected before the tap.
    func acts(by effect: SelectionEffect?, wasAnySelected: Bool) -> Bool {
        actsByTap && effect?.action != .deselect && (self == .tap || !wasAnySelected)
    }
}

/// A click on an item, and its effect on the selection.
struct SelectionClick {
    let device: PointerSample.Device
    /// Whether the shift key is held.
    var extends = false
    /// Whether the command key is held.
    var toggles = false
    let isSelected: Bool

    /// The effect of the click on the selection; nil: none.
    ///
    /// - Parameter isAnySelected: Whether any item is selected before the click.
    func effect(
        _ behavior: SelectionBehavior, _ mode: SelectionMode, isAnySelected: Bool
    ) -> SelectionEffect? {
        if mode == .none { return nil }
        switch behavior {
        case .none: return nil
        case .tap: return mode == .single ? isSelected ? nil : .select : toggle
        case .toggle: return extends && mode == .multiple ? .extendAdding : toggle
        case .longPressSelects: return isAnySelected ? toggle : nil
        case .replace:
            if device == .touch { return toggle }
            if extends && mode == .multiple { return toggles ? .extendAdding : .extend }
            return toggles ? toggle : .selectAlone
        }
    }

    private var toggle: SelectionEffect { isSelected ? .deselect : .select }
}

/// A key that is pressed while an item has focus, and its effect on the selection.
struct SelectionKey {
    let behavior: SelectionBehavior
    let mode: SelectionMode
    let modifiers: KeyModifiers
    /// Whether the command key is held.
    let toggles: Bool

    private var extending: SelectionEffect {
        behavior == .replace && !toggles ? .extend : .extendAdding
    }

    private var extends: Bool { modifiers.extends && mode == .multiple }

    /// The effect of a move of focus on the item that gets focus; nil: none.
    ///
    /// - Parameter follows: Whether focus selects the item.
    /// - Parameter isEnd: Whether focus has moved to an end of the content, where the key that
    ///   toggles has another meaning.
    func effectOfMove(follows: Bool, isEnd: Bool) -> SelectionEffect? {
        if behavior == .none || mode == .none { return nil }
        if extends { return isEnd && behavior == .replace ? .extend : extending }
        if toggles && !isEnd || modifiers.contains(.alt) { return nil }
        return behavior == .replace || follows ? .selectAlone : nil
    }

    /// The effect of the space bar on the item that has focus; nil: none.
    func effectOfSpace(isSelected: Bool) -> SelectionEffect? {
        if extends { return extending }
        if behavior == .replace && !toggles { return .selectAlone }
        if behavior == .tap && mode == .single { return isSelected ? nil : .select }
        return isSelected ? .deselect : .select
    }
}

/// The effect of a click or a key on the selection.
struct SelectionEffect {
    let action: SelectionAction
    var options: SelectionOptions = .asUser

    static let select = SelectionEffect(action: .select)
    static let selectAlone = SelectionEffect(action: .select, options: [.asUser, .isExclusive])
    static let deselect = SelectionEffect(action: .deselect)
    static let extend = SelectionEffect(action: .extend)
    static let extendAdding = SelectionEffect(action: .extendAdding)

    /// Whether the effect is about one item, and not a range.
    var isAboutOne: Bool { action == .select || action == .deselect }
}

/// An item on which a person wants to act.
struct SelectableItem {
    let number: Int
    let traits: ItemTraits
}

/// The outcome of a person's action on an item, for the events about it.
struct SelectionOutcome {
    /// The kind of the event about the item; nil: there is no event.
    var kind: EventKind?
    let item: Int
    /// The item that was deselected, because only one item may be selected; nil: none was.
    var replaced: Int?

    /// Whether the host must decide about the action.
    var isRequest: Bool { kind == .selectRequested || kind == .deselectRequested }
}

/// The last click, to tell whether another one makes two of them.
struct LastClick {
    private let time_ns: UInt64
    private let place: Point
    private(set) var element: PressedElement

    init(_ press: Press, on element: PressedElement) {
        (time_ns, place) = (press.time_ns, press.start)
        self.element = element
    }

    /// The longest time between two clicks that belong together.
    private static let interval_ns: UInt64 = 500_000_000

    func makesTwo(with press: Press) -> Bool {
        if element.isGone || press.element?.element != element.element { return false }
        let (x, y) = (press.start.x - place.x, press.start.y - place.y)
        return press.time_ns - time_ns <= Self.interval_ns
            && x * x + y * y <= press.slop * press.slop
    }

    mutating func follow(_ change: DataChange) {
        element.follow(change)
    }
}
