/// A headless collection view: data and a layout go in, display frames come out.
///
/// It has one owner and no clock: bounds, times and measured sizes are arguments, and two views
/// given the same calls answer the same, bit for bit. A call that throws has changed nothing.
///
/// Its address is what methods get, those that change it and those that do not: see `AddressOnly`.
public struct CollectionView: ~Copyable {
    private let addressOnly = AddressOnly()
    public package(set) var limits: Limits
    var registry = Registry()
    /// The kinds of elements that go with items, and those that go with sections.
    var ownership = ElementOwnership()

    /// The visible rectangle as of the last display frame, and what surrounds it.
    var viewport = Viewport()
    /// The layout and the data that it lays out.
    var stage = Stage()
    /// The attributes that the host set of single elements; nil: none were ever set.
    var explicit: ExplicitState?
    /// What may be done with items; nil: the host has said nothing of it.
    var traits: TraitsState?
    /// The answers to questions about items whose traits say `ask`; nil: the host gives none while
    /// it is asked.
    public var delegate: CollectionViewDelegate?
    /// The names of items; nil: the host has given none.
    var names: NamesState?
    /// The titles of the index; nil: there are none.
    var index: IndexTitles?
    /// The selected items; nil: the host has not asked for a selection.
    var selection: SelectionState?
    /// An interactive transition between the stage and another one; nil: there is none.
    var interactive: InteractiveTransition?
    /// The settings of moving items.
    public internal(set) var movementConfiguration = MovementConfiguration()
    /// The item that a person moves; nil: none.
    var movement: Movement?
    /// Whether a person moves an item: what others may know of `movement`.
    var isMovingItem = false
    /// What a long press has done to an item, until events tell of the long press.
    var pressedMovement: Event?
    /// The context menu that the host shows, or is asked for.
    var menu = ContextMenu()
    /// The rows that a person swipes, and the settings of swipe actions.
    var swipes = Swipes()
    /// The settings of dragging items.
    public internal(set) var dragConfiguration = DragConfiguration()
    /// The items that a person drags; nil: none.
    var drag: DragSession?
    /// What a person drags over the view; nil: nothing.
    var drop: DropSession?
    /// False: no item is moved, and nothing is dragged over the view. Display frames ask this
    /// before they look at what is held, which is large.
    var mayHoldItems = false
    /// The cells that stand for items which are not in the data yet.
    var placeholders = Placeholders()
    /// Notes that a custom layout has come or gone since the last display frame.
    var layoutChange: LayoutChange?

    /// The view behind all elements; nil: there is none.
    var background: Background?
    /// What is shown.
    package internal(set) var screen = Screen()
    var anchor = KeptAnchor()
    /// The content offset of the last display frame, if its number is that of the display frame.
    var shownOffset: ShownOffset?
    var transitions = Transitions()
    /// The handlers that change how visible elements look.
    var handlers: VisibleItemsInvalidations?
    /// The matrices that the attributes in the last answer to a question refer to.
    public internal(set) var answeredTransforms: [Transform3D] = []

    /// What a person does, and the content offset that a person scrolls.
    var input = Input()
    /// The layout to which a pinch leads; nil: none does.
    var pinchTransition: PinchTransition?
    /// The element that has focus, and the settings of focus.
    var focus = Focus()
    /// The element that assistive technology is at; nil: none.
    var assistiveFocus: FocusedElement?
    /// The events that wait for the host.
    var events = EventQueue()
    /// How the view describes its content to assistive technology.
    var accessibility = AccessibilityConfiguration()
    /// What assistive technology is still to be told; nil if the host asks for no such events.
    var notices: AccessibilityNotices?
    /// The elements of the last display frame; nil if the host asks for no events about them.
    var displayed: DisplayedElements?
    /// The settings of what the view looks for ahead of scrolling; at first, nothing.
    public internal(set) var prefetchConfiguration = PrefetchConfiguration()
    /// The items near the bounds; nil if the host asks neither for events about data to be fetched
    /// nor for cells to be prepared.
    var prefetch: Prefetch?
    /// When an item counts as viewed; at first, never.
    public internal(set) var viewabilityConfiguration = ViewabilityConfiguration()
    /// The items that are viewed; nil if the host asks for no events about these.
    var viewability: Viewability?
    /// Whether the end of the content is near; nil if the host asks for no event about that.
    var nearEnd: NearEnd?

    /// The bytes that the data counts against the limit.
    var charge = DataCharge()
    var openBatch: OpenBatch?
    /// The snapshot that was applied last, its marks removed; nil when the data came otherwise.
    public internal(set) var snapshot: Snapshot?

    /// - Parameter limits: What the view may hold and show.
    public init(limits: Limits) {
        self.limits = limits
    }
}
