/// The ways in which a person selects items by pointers: rules S12 and U12 of docs/semantics.md.
/// The numbers are those of `jgb_selection_behavior`.
public enum SelectionBehavior: UInt32, Sendable {
    /// Only the host selects.
    case none = 0
    /// As UIKit: a tap selects an item, or deselects one where several may be selected, and is the
    /// item's primary action.
    case tap = 1
    /// As on a desktop: a click selects an item alone, with the keys that toggle and extend. A
    /// touch toggles.
    case replace = 2
    /// A tap toggles an item.
    case toggle = 3
    /// A long press selects the first item, and taps toggle others; with nothing selected a tap is
    /// the item's primary action.
    case longPressSelects = 4

    /// Whether a pointer that stays down selects.
    func selectsByLongPress(_ device: PointerSample.Device?) -> Bool {
        self == .longPressSelects || self == .replace && device == .touch
    }

    /// Whether a tap is the primary action, rather than two of them.
    var actsByTap: Bool { self == .tap || self == .longPressSelects }

    /// Whether a tap is the primary action of the item.
    ///
    /// - Parameter effect: What the tap does to the selection.
    func acts(by effect: SelectionEffect?, wasAnySelected: Bool) -> Bool {
        actsByTap && effect?.action != .deselect && (self == .tap || !wasAnySelected)
    }
}

/// A click on an item, and what it means.
struct SelectionClick {
    let device: PointerSample.Device
    let modifiers: KeyModifiers
    let isSelected: Bool

    var extends: Bool { modifiers.extends }
    var toggles: Bool { modifiers.toggles }

    /// The effect on the item; nil: none.
    ///
    /// - Parameter isAnySelected: Whether the selection is not empty.
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

/// A key that is pressed while an item has focus, and what it means for the selection.
struct SelectionKey {
    let behavior: SelectionBehavior
    let mode: SelectionMode
    let modifiers: KeyModifiers

    private var extending: SelectionEffect {
        behavior == .replace && !modifiers.toggles ? .extend : .extendAdding
    }

    private var extends: Bool { modifiers.extends && mode == .multiple }

    /// The effect on the item to which focus has moved; nil: none.
    ///
    /// - Parameter follows: Whether the item wants to be selected by focus.
    /// - Parameter isEnd: Whether focus has moved to an end, where the key that toggles has another
    ///   meaning.
    func effectOfMove(follows: Bool, isEnd: Bool) -> SelectionEffect? {
        if behavior == .none || mode == .none { return nil }
        if extends { return isEnd && behavior == .replace ? .extend : extending }
        if modifiers.toggles && !isEnd || modifiers.contains(.alt) { return nil }
        return behavior == .replace || follows ? .selectAlone : nil
    }

    /// The effect of the space bar on the item that has focus; nil: none.
    func effectOfSpace(isSelected: Bool) -> SelectionEffect? {
        if extends { return extending }
        if behavior == .replace && !modifiers.toggles { return .selectAlone }
        if behavior == .tap && mode == .single { return isSelected ? nil : .select }
        return isSelected ? .deselect : .select
    }
}

/// The effect of a click on an item.
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

/// An item of which a person wants something.
struct SelectableItem {
    let number: Int
    let traits: ItemTraits
}

/// The outcome of an action of a person on an item.
struct SelectionOutcome {
    /// The event that tells the host of the item; nil: none.
    var kind: EventKind?
    let item: Int
    /// The item in whose place the item is selected, where one may be.
    var replaced: Int?

    /// Whether the host is to decide.
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

    /// The most time between two clicks, and distance, in points, of a pointer that does not touch.
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
