/// A headless collection view: data and a layout go in, display frames come out.
///
/// A view has one owner and no clock: bounds, times and measured sizes are arguments. Two views
/// given the same calls answer the same, bit for bit. A call that throws has changed nothing.
public struct CollectionView: ~Copyable {
    /// The data, the layout, and the displayed elements.
    package internal(set) var scene: Scene

    /// What a person does with the view.
    var interactions = Interactions()
    /// What looks at display frames.
    var observers = Observers()
    /// How the view describes its content to assistive technology.
    public internal(set) var accessibilityConfiguration = AccessibilityConfiguration()

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
    public var dragConfiguration: DragConfiguration { interactions.drop.configuration }

    /// The settings of prefetching; initially nothing is prefetched.
    public var prefetchConfiguration: PrefetchConfiguration { observers.prefetch.configuration }

    /// When an item counts as viewed; initially never.
    public var viewabilityConfiguration: ViewabilityConfiguration {
        observers.viewability.configuration
    }

    /// The last applied snapshot, without its marks; nil when the data comes from no snapshot.
    public var snapshot: Snapshot? { scene.snapshot }

    /// The transform matrices to which the attributes of the last answered question refer.
    public var answeredTransforms: [Transform3D] { scene.answeredTransforms }
}
