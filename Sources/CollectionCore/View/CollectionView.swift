/// A headless collection view: data and a layout go in, display frames come out.
///
/// It has one owner and no clock: bounds, times and measured sizes are arguments, and two views
/// given the same calls answer the same, bit for bit. A call that throws has changed nothing.
///
/// To call a method that does not change the view from one that does, the whole view is copied
/// first. On the way of updates and display frames such methods are inlined, or marked as mutating
/// all the same.
public struct CollectionView: ~Copyable {
    public package(set) var limits: Limits
    var registry = Registry()

    // What is laid out.
    var stage = Stage()
    var ownership = ElementOwnership()
    var environment = Environment()
    var bounds = Rect.zero
    /// That a custom layout has come or gone since the last display frame.
    var layoutChange: LayoutChange?
    /// What the host said of single elements, from the first time on.
    var explicit: ExplicitState?

    // What is shown.
    var visible = VisibleElements()
    var pool = ReusePool()
    /// The last display frame.
    package internal(set) var frame = DisplayFrame()
    var lastTime_ns: UInt64 = 0
    /// The length across in the last display frame; nil once data or layout were replaced. What
    /// the host measures, it measures for lines in this container.
    var measuredContainerLength: Double?
    /// Whether the data was replaced since the last display frame.
    var isReloaded = false
    /// Whether anything moved since the last display frame but by scrolling.
    var didLayoutChange = false
    /// Whether a section was scrolled across since then.
    var didScrollSections = false
    let collector = CollectorBox()
    /// What changes how visible elements look.
    var handlers: VisibleItemsInvalidations?
    /// What they have done in the last display frame.
    var wasHandled = false
    var displacements: [Displacement] = []
    /// The scroll direction in the last display frame.
    var shownAxis: Axis?
    /// The same in the last display frame.
    var shownFree: FreeGeometry?
    /// The matrices that the attributes in the last answer to a question refer to.
    public internal(set) var answeredTransforms: [Transform3D] = []

    // Updates, and what is to be seen of them.
    /// What the columns of the data count against the limit.
    package internal(set) var dataBytes = 0
    /// What its trees took when they were counted last, and how often they were cut since.
    var treeBytes = 0
    var uncountedCuts = 0
    var openBatch: OpenBatch?
    /// The one that was applied last, its marks removed; nil when the data came otherwise.
    public internal(set) var snapshot: Snapshot?
    var contentAnchor = ContentAnchor.firstVisibleItem
    var anchoredItem: AnchoredItem?
    var adjustments = OffsetAdjustments()
    var transition: Transition?
    var pendingTransition: PendingTransition?
    /// The one that a replacement of the layout ended: what disappeared in it is on screen until
    /// the next display frame, and goes on if that begins another.
    var endedTransition: Transition?
    /// Between the layout above and another one, led by the host.
    var interactive: InteractiveTransition?
    /// Tags of updates that the next display frame reports as interrupted, and as applied.
    var interruptedTags: [UInt64] = []
    var appliedTags: [UInt64] = []

    /// - Parameter limits: What the view may hold and show.
    public init(limits: Limits) {
        self.limits = limits
    }
}
