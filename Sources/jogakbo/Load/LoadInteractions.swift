import CollectionClient
import CollectionCore
import CollectionWire

/// What a person does beside scrolling, one thing after another: keys that move focus and select,
/// and changes of the selection. The same seed gives the same.
struct LoadInteractions {
    enum Action {
        case key(KeySample)
        case selection(SelectionAction)
    }

    /// After how many display frames something is done.
    private static let interval = 4
    private static let keys: [Key] = [
        .down, .down, .down, .right, .left, .up, .pageDown, .pageUp, .home, .end, .space, .escape,
    ]
    private static let modifiers: [KeyModifiers] = [[], [], .shift, .control]
    private static let actions: [SelectionAction] = [.selectAll, .invert, .clear]

    private var random: RandomNumbers
    private var frameCount = 0

    init(seed: UInt64) {
        random = RandomNumbers(seed: seed)
    }

    /// Returns what is done after a display frame, if anything is.
    mutating func next(time_ns: UInt64) -> Action? {
        frameCount += 1
        if frameCount % Self.interval != 0 { return nil }
        if random.next() % 5 == 0 { return .selection(pick(Self.actions)) }
        return .key(KeySample(pick(Self.keys), at: time_ns, modifiers: pick(Self.modifiers)))
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int(random.next() % UInt64(values.count))]
    }

    static var selection: SelectionConfiguration {
        var configuration = SelectionConfiguration()
        configuration.allowsMultipleSelection = true
        configuration.behavior = .replace
        return configuration
    }

    static var focus: FocusConfiguration {
        var configuration = FocusConfiguration()
        configuration.allowsFocus = true
        return configuration
    }

    static var prefetching: PrefetchConfiguration {
        var configuration = PrefetchConfiguration()
        configuration.isPrefetchingEnabled = true
        return configuration
    }

    static let events: EventMask = [.scrolling, .selection, .focus, .actions, .prefetching]
}

extension RemoteView {
    /// Has the view select by keys, have focus and prefetch, with all events about it.
    mutating func enableInteractions() throws(CommandError) {
        let number = number
        try perform { (client) throws(ClientError) in
            try client.setSelectionConfiguration(LoadInteractions.selection, view: number)
            try client.setFocusConfiguration(LoadInteractions.focus, view: number)
            try client.setPrefetchConfiguration(LoadInteractions.prefetching, view: number)
            try client.setEventMask(LoadInteractions.events, view: number)
            _ = try client.enterFocus(.next, view: number)
        }
    }

    mutating func enqueue(_ action: LoadInteractions.Action) {
        switch action {
        case .key(let sample): client.enqueue(SendKey(sample), view: number)
        case .selection(let action): client.enqueue(ChangeSelection(action), view: number)
        }
    }
}

extension Mirror {
    func enableInteractions() throws(CommandError) {
        try perform { (view) throws(CollectionError) in
            view.setSelectionConfiguration(LoadInteractions.selection)
            view.setFocusConfiguration(LoadInteractions.focus)
            try view.setPrefetchConfiguration(LoadInteractions.prefetching)
            try view.setEventMask(LoadInteractions.events)
            _ = try view.enterFocus(.next)
        }
    }

    func perform(_ action: LoadInteractions.Action) throws(CommandError) {
        try perform { (view) throws(CollectionError) in
            switch action {
            case .key(let sample): _ = try view.sendKey(sample)
            case .selection(let action): try view.changeSelection(action, [ItemRun]().span)
            }
            _ = view.nextEvents()
        }
    }
}
