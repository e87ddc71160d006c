/// The groups of events that a view queues. The numbers are those of `JGB_EVENT_MASK_...`.
public struct EventMask: OptionSet, Sendable {
    public var rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let completions = EventMask(rawValue: 1)
    /// The last item has left the data, or the first item was added to it.
    public static let content = EventMask(rawValue: 2)
    public static let display = EventMask(rawValue: 4)
    public static let sectionDisplay = EventMask(rawValue: 8)

    /// Drags, motions and content offsets of scrolling that the view itself does.
    public static let scrolling = EventMask(rawValue: 16)
    public static let taps = EventMask(rawValue: 32)
    public static let highlights = EventMask(rawValue: 64)
    /// Long presses. Where the host does not ask for this group, a pointer that is down for long is
    /// a tap.
    public static let longPresses = EventMask(rawValue: 128)
    public static let pinches = EventMask(rawValue: 256)
    /// Changes of focus.
    public static let focus = EventMask(rawValue: 4096)
    /// Text that a person types to find an item, where the view knows no names of items.
    public static let typeAhead = EventMask(rawValue: 8192)

    /// Changes of the selection.
    public static let selection = EventMask(rawValue: 512)
    /// Requests to act on items: primary actions, context menus, deletion and editing by keys.
    public static let actions = EventMask(rawValue: 1024)
    /// Bands, which pointers draw over items to select the items.
    public static let bands = EventMask(rawValue: 2048)
    /// Items whose data the host should fetch, or need not fetch any more. Also needs
    /// `PrefetchConfiguration.isPrefetchingEnabled`.
    public static let prefetching = EventMask(rawValue: 16_384)
    /// The end of the content is near.
    public static let nearEnd = EventMask(rawValue: 32_768)
    /// Items that count as viewed, or no longer do. Also needs `ViewabilityConfiguration.measure`.
    public static let viewability = EventMask(rawValue: 65_536)

    /// Notices for assistive technology.
    public static let accessibility = EventMask(rawValue: 262_144)
    /// Items that a person or the host moves.
    public static let movement = EventMask(rawValue: 524_288)
    /// Items that are dragged and dropped.
    public static let dragging = EventMask(rawValue: 1_048_576)
    /// The content is zoomed.
    public static let zooming = EventMask(rawValue: 2_097_152)
    /// Drags that ask for a refresh. Also needs `ScrollConfiguration.isRefreshEnabled`.
    public static let refreshing = EventMask(rawValue: 4_194_304)

    /// Swipes of rows with actions. Without this group a person can swipe no rows.
    public static let swiping = EventMask(rawValue: 8_388_608)
    /// Requests by keys to copy, cut and paste items.
    public static let editingCommands = EventMask(rawValue: 16_777_216)

    /// The start of the content is near.
    public static let nearStart = EventMask(rawValue: 33_554_432)

    public static let all: EventMask = [
        .completions, .content, .display, .sectionDisplay, .scrolling, .presses, .pinches, .focus,
        .typeAhead, .selection, .actions, .bands, .prefetching, .nearEnd,
        .viewability, .accessibility, .movement, .dragging, .zooming, .refreshing, .swiping,
        .editingCommands, .nearStart,
    ]

    /// The events of presses: pointers that do not drag.
    static let presses: EventMask = [.taps, .highlights, .longPresses]

    /// - Throws: `invalidArgument` for a bit that stands for no group of events.
    func validate() throws(CollectionError) {
        if isSubset(of: .all) { return }
        throw .unknownBits("event_mask", UInt64(rawValue), known: UInt64(Self.all.rawValue))
    }
}
