/// A headless collection view: data and a layout go in, display frames come out.
///
/// It has one owner and no clock: bounds, times and measured sizes are arguments, and two views
/// given the same calls answer the same, bit for bit. A call that throws has changed nothing.
public struct CollectionView: ~Copyable {
    /// The data, the layout, and what is shown.
    package internal(set) var scene: Scene

    /// The item that a person moves.
    var movement = MovementInteraction()
    /// The context menu that the host shows, or is asked for.
    var menu = ContextMenu()
    /// The rows that a person swipes, and the settings of swipe actions.
    var swipes = Swipes()
    /// The items that a person drags over the view, the settings of dragging, and placeholders.
    var drop = DropInteraction()
    /// The element that has focus, and the settings of focus.
    var focus = Focus()
    /// The element that assistive technology is at; nil: none.
    var assistiveFocus: FollowedElement?
    /// How the view describes its content to assistive technology.
    var accessibility = AccessibilityConfiguration()
    /// What assistive technology is still to be told; nil if the host asks for no such events.
    var notices: AccessibilityNotices?
    /// The elements of the last display frame; nil if the host asks for no events about them.
    var displayed: DisplayedElements?
    /// The data that is to be fetched ahead of scrolling, with the settings of that.
    var prefetch = PrefetchObserver()
    /// The items that are viewed, and when an item counts as viewed.
    var viewability = ViewabilityObserver()

    /// - Parameter limits: What the view may hold and show.
    public init(limits: Limits) {
        scene = Scene(limits: limits)
    }
}

extension CollectionView {
    public package(set) var limits: Limits {
        get { scene.limits }
        set { scene.limits = newValue }
    }

    /// The answers to questions about items whose traits say `ask`; nil: the host gives none while
    /// it is asked.
    public var delegate: CollectionViewDelegate? {
        get { scene.delegate }
        set { scene.delegate = newValue }
    }

    /// The settings of moving items.
    public var movementConfiguration: MovementConfiguration { scene.movementConfiguration }

    /// The settings of dragging items.
    public var dragConfiguration: DragConfiguration { drop.configuration }

    /// The settings of what the view looks for ahead of scrolling; at first, nothing.
    public var prefetchConfiguration: PrefetchConfiguration { prefetch.configuration }

    /// When an item counts as viewed; at first, never.
    public var viewabilityConfiguration: ViewabilityConfiguration { viewability.configuration }

    /// The snapshot that was applied last, its marks removed; nil when the data came otherwise.
    public var snapshot: Snapshot? { scene.snapshot }

    /// The matrices that the attributes in the last answer to a question refer to.
    public var answeredTransforms: [Transform3D] { scene.answeredTransforms }
}
