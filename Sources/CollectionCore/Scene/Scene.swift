/// The state of a view without its interactions: the data, the layout, the displayed elements, and
/// the events that wait for the host.
///
/// Interactions receive the scene of their view and do not access each other: what one interaction
/// must know of another is stored in the scene.
///
/// All methods, mutating or not, receive the address of a scene: see `AddressOnly`.
package struct Scene: ~Copyable {
    private let addressOnly = AddressOnly()

    var limits: Limits
    var registry = Registry()
    /// The kinds of elements that belong to items, and the kinds that belong to sections.
    var ownership = ElementOwnership()
    /// The layout and the data that it lays out.
    var stage = Stage()
    /// The attributes that the host has set of single elements; nil: none were ever set.
    var explicit: ExplicitState?
    /// What a person may do with items; nil: the host has set no traits.
    var traits: TraitsState?
    /// The delegate, asked about items whose traits say `ask`; nil: there is no delegate.
    var delegate: CollectionViewDelegate?
    /// The names of items; nil: the host has set no names.
    var names: NamesState?
    /// The titles of the index; nil: there are none.
    var index: IndexTitles?
    /// The selected items; nil: the host has not enabled selection.
    var selection: SelectionState?
    /// The items that a person drags; nil: none.
    var drag: DragSession?
    /// The settings of moving items.
    var movementConfiguration = MovementConfiguration()
    /// Whether a person moves an item. Interactions other than `MovementInteraction` know nothing
    /// else of the movement.
    var isMovingItem = false
    /// False: no item is moved, and nothing is dragged over the view. Display frames check this
    /// flag before they read the state of held items, which is large.
    var mayHoldItems = false
    /// The last applied snapshot, without its reload and reconfigure marks; nil: the data does not
    /// come from a snapshot.
    var snapshot: Snapshot?
    /// The bytes that the data counts against the limit of data bytes.
    var charge = DataCharge()
    var openBatch: OpenBatch?

    /// The bounds of the last display frame, and the environment of the view.
    var viewport = Viewport()
    /// The elements and the content of the last display frame.
    package internal(set) var screen = Screen()
    var anchor = KeptAnchor()
    /// The content offset of the last display frame; valid only while its sequence number is the
    /// sequence number of the last display frame.
    var shownOffset: ShownOffset?
    var transitions = Transitions()
    /// The interactive transition between `stage` and another stage; nil: none is running.
    var interactive: InteractiveTransition?
    /// The layout to which a pinch drives a transition; nil: pinches drive no transition.
    var pinchTransition: PinchTransition?
    /// The change to or from a custom layout since the last display frame; nil: there was none.
    var layoutChange: LayoutChange?
    /// The background, behind all elements; nil: there is none.
    var background: Background?
    /// The handlers that change the attributes of visible elements.
    var handlers: VisibleItemsInvalidations?
    /// The transform matrices to which the attributes of the last answered question refer.
    var answeredTransforms: [Transform3D] = []
    /// The state of pointer input, and the content offset that the view owns.
    var input = Input()
    /// The events that wait for the host.
    var events = EventQueue()

    init(limits: Limits) {
        self.limits = limits
    }
}
