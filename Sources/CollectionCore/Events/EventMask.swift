/// The groups of events that a view queues. The numbers are those of `JGB_EVENT_MASK_...`.
public struct EventMask: OptionSet, Sendable {
    public var rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let completions = EventMask(rawValue: 1)
    /// The content became empty, or not empty.
    public static let content = EventMask(rawValue: 2)
    public static let display = EventMask(rawValue: 4)
    public static let sectionDisplay = EventMask(rawValue: 8)

    /// Scrolling by the view itself.
    public static let scrolling = EventMask(rawValue: 16)
    public static let taps = EventMask(rawValue: 32)
    public static let highlights = EventMask(rawValue: 64)
    /// Without these a pointer that is down for long is a tap.
    public static let longPresses = EventMask(rawValue: 128)
    public static let pinches = EventMask(rawValue: 256)
    /// Changes of focus.
    public static let focus = EventMask(rawValue: 4096)
    /// Text that is typed to find an item, where the view knows no names.
    public static let typeAhead = EventMask(rawValue: 8192)

    /// Changes of the selection.
    public static let selection = EventMask(rawValue: 512)
    /// Items are to be acted on, and menus shown.
    public static let actions = EventMask(rawValue: 1024)
    /// Bands, which pointers draw over items to select the items.
    public static let bands = EventMask(rawValue: 2048)
    /// The items whose data the host is to fetch: only where the settings ask for it, too.
    public static let prefetching = EventMask(rawValue: 16_384)
    /// The end of the content comes near.
    public static let nearEnd = EventMask(rawValue: 32_768)
    /// The items that are viewed: only where the settings ask for it, too.
    public static let viewability = EventMask(rawValue: 65_536)

    /// Notices for assistive technology.
    public static let accessibility = EventMask(rawValue: 262_144)
    /// Items that are moved by a person.
    public static let movement = EventMask(rawValue: 524_288)
    /// Items that are dragged and dropped by a person.
    public static let dragging = EventMask(rawValue: 1_048_576)
    /// The content is zoomed.
    public static let zooming = EventMask(rawValue: 2_097_152)
    /// Drags that ask for a refresh: only where the settings of the scroller ask for it, too.
    public static let refreshing = EventMask(rawValue: 4_194_304)

    /// Rows that are swiped. Without these a person swipes none.
    public static let swiping = EventMask(rawValue: 8_388_608)
    /// Items are to be copied, cut and pasted.
    public static let editingCommands = EventMask(rawValue: 16_777_216)

    public static let all: EventMask = [
        .completions, .content, .display, .sectionDisplay, .scrolling, .presses, .pinches, .focus,
        .typeAhead, .selection, .actions, .bands, .prefetching, .nearEnd,
        .viewability, .accessibility, .movement, .dragging, .zooming, .refreshing, .swiping,
        .editingCommands,
    ]

    /// Pointers that do not drag.
    static let presses: EventMask = [.taps, .highlights, .longPresses]
}
