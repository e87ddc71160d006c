import CollectionCore
import CollectionWire

/// The items that a picture shows as selected, and the one that has focus.
struct Marks {
    private var selected: [ItemRun] = []
    private var focused: IndexPath?

    static let none = Marks()

    private init() {}

    init(_ arguments: Arguments) throws(CommandError) {
        for text in arguments.strings(.selected) {
            let (path, count) = try UpdateOptions.run(text, of: .selected)
            selected.append(ItemRun(indexPath: path, count: UInt64(count)))
        }
        guard let text = arguments.string(.focused) else { return }
        let (path, count) = try UpdateOptions.run(text, of: .focused)
        if count != 1 { throw .usage("--focused: '\(text)' is no single item such as 3-14") }
        focused = path
    }

    var isEmpty: Bool { selected.isEmpty && focused == nil }

    /// Has the view of a set-up be marked so.
    func note(in setup: inout ViewSetup) {
        if isEmpty { return }
        var state = setup.state ?? ViewState()
        if !selected.isEmpty {
            var configuration = setup.selection?.configuration ?? SelectionConfiguration()
            configuration.allowsMultipleSelection = true
            setup.selection = SetSelectionConfiguration(configuration)
            state.selectedRuns += selected
        }
        if let focused {
            var configuration = setup.focus?.configuration ?? FocusConfiguration()
            configuration.allowsFocus = true
            setup.focus = SetFocusConfiguration(configuration)
            (state.hasFocus, state.focused) = (true, StateElement(.cell(focused)))
        }
        setup.state = state
    }

    /// - Throws: As the view, for an item that the data does not have.
    func mark(_ view: inout CollectionView) throws(CollectionError) {
        if !selected.isEmpty {
            var configuration = SelectionConfiguration()
            configuration.allowsMultipleSelection = true
            view.setSelectionConfiguration(configuration)
            try view.changeSelection(.select, selected.span)
        }
        guard let focused else { return }
        var configuration = FocusConfiguration()
        configuration.allowsFocus = true
        view.setFocusConfiguration(configuration)
        try view.setFocusedElement(.cell(focused))
    }
}

extension CommandOption {
    static let selected = CommandOption(
        "selected", valueName: "ITEM",
        meaning: "Show an item as selected: SECTION-ITEM, or several from there on, through "
            + "sections: SECTION-ITEMxCOUNT. May be repeated.")
    static let focused = CommandOption(
        "focused", valueName: "ITEM", meaning: "Show the item SECTION-ITEM as having focus.")
}
