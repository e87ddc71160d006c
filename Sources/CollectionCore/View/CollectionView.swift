/// A headless collection view: data and a layout go in, display frames come out.
///
/// A view has one owner and no clock: bounds, times and measured sizes are arguments. Two views
/// given the same calls answer the same, bit for bit. A call that throws has changed nothing.
public struct CollectionView: ~Copyable {
    /// The data, the layout, and the displayed elements.
    package internal(set) var scene: Scene

    /// The interactive movement of an item.
    var movement = MovementInteraction()
    /// The context menu that is open or that the host is asked for.
    var menu = ContextMenu()
    /// The rows that a person swipes, and the settings of swipe actions.
    var swipes = Swipes()
    /// Drag and drop: the session over the view, the settings of dragging, and placeholders.
    var drop = DropInteraction()
    /// The element that has focus, and the settings of focus.
    var focus = Focus()
    /// The element at which assistive technology is; nil: none.
    var assistiveFocus: FollowedElement?
    /// How the view describes its content to assistive technology.
    var accessibility = AccessibilityConfiguration()
    /// The notices to assistive technology that are not queued yet; nil if the host asks for none.
    var notices: AccessibilityNotices?
    /// The displayed elements, for display events; nil if the host asks for no such events.
    var displayed: DisplayedElements?
    /// The prefetching of data, with its settings.
    var prefetch = PrefetchObserver()
    /// The viewed items, and when an item counts as viewed.
    var viewability = ViewabilityObserver()

    /// - Parameter limits: The limits of what the view may hold and display.
    public init(limits: Limits) {
        scene = Scene(limits: limits)
    }
}

extension CollectionView {
    public package(set) var limits: Limits {
        get { scene.limits }
        set { scene.limits = newValue }
    }

    /// The delegate, asked about items whose traits say `ask`; nil: there is no delegate.
    public var delegate: CollectionViewDelegate? {
        get { scene.delegate }
        set { scene.delegate = newValue }
    }

    /// The settings of moving items.
    public var movementConfiguration: MovementConfiguration { scene.movementConfiguration }

    /// The settings of dragging items.
    public var dragConfiguration: DragConfiguration { drop.configuration }

    /// The settings of prefetching; initially nothing is prefetched.
    public var prefetchConfiguration: PrefetchConfiguration { prefetch.configuration }

    /// When an item counts as viewed; initially never.
    public var viewabilityConfiguration: ViewabilityConfiguration { viewability.configuration }

    /// The last applied snapshot, without its marks; nil when the data comes from no snapshot.
    public var snapshot: Snapshot? { scene.snapshot }

    /// The transform matrices to which the attributes of the last answered question refer.
    public var answeredTransforms: [Transform3D] { scene.answeredTransforms }
}
