/// What a view is without what a person does with it: the data and the layout, what is shown, and
/// the events that wait for the host.
///
/// Interactions get the scene of their view, and do not see each other: what they must know of one
/// another are facts of the scene.
///
/// Its address is what methods get, those that change it and those that do not: see `AddressOnly`.
package struct Scene: ~Copyable {
    private let addressOnly = AddressOnly()

    var limits: Limits
    var registry = Registry()
    /// The kinds of elements that go with items, and those that go with sections.
    var ownership = ElementOwnership()
    /// The layout and the data that it lays out.
    var stage = Stage()
    /// The attributes that the host set of single elements; nil: none were ever set.
    var explicit: ExplicitState?
    /// What may be done with items; nil: the host has said nothing of it.
    var traits: TraitsState?
    /// The answers to questions about items whose traits say `ask`; nil: the host gives none while
    /// it is asked.
    var delegate: CollectionViewDelegate?
    /// The names of items; nil: the host has given none.
    var names: NamesState?
    /// The titles of the index; nil: there are none.
    var index: IndexTitles?
    /// The selected items; nil: the host has not asked for a selection.
    var selection: SelectionState?
    /// The items that a person drags; nil: none.
    var drag: DragSession?
    /// The settings of moving items.
    var movementConfiguration = MovementConfiguration()
    /// Whether a person moves an item: what others may know of `movement`.
    var isMovingItem = false
    /// False: no item is moved, and nothing is dragged over the view. Display frames ask this
    /// before they look at what is held, which is large.
    var mayHoldItems = false
    /// The snapshot that was applied last, its marks removed; nil when the data came otherwise.
    var snapshot: Snapshot?
    /// The bytes that the data counts against the limit.
    var charge = DataCharge()
    var openBatch: OpenBatch?

    /// The visible rectangle as of the last display frame, and what surrounds it.
    var viewport = Viewport()
    /// What is shown.
    package internal(set) var screen = Screen()
    var anchor = KeptAnchor()
    /// The content offset of the last display frame, if its number is that of the display frame.
    var shownOffset: ShownOffset?
    var transitions = Transitions()
    /// An interactive transition between the stage and another one; nil: there is none.
    var interactive: InteractiveTransition?
    /// The layout to which a pinch leads; nil: none does.
    var pinchTransition: PinchTransition?
    /// Notes that a custom layout has come or gone since the last display frame.
    var layoutChange: LayoutChange?
    /// The view behind all elements; nil: there is none.
    var background: Background?
    /// The handlers that change how visible elements look.
    var handlers: VisibleItemsInvalidations?
    /// The matrices that the attributes in the last answer to a question refer to.
    var answeredTransforms: [Transform3D] = []
    /// What a person does, and the content offset that a person scrolls.
    var input = Input()
    /// The events that wait for the host.
    var events = EventQueue()

    init(limits: Limits) {
        self.limits = limits
    }
}
