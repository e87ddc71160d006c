import CollectionCore

extension Sample {
    /// Every setting is another one than the default.
    static var scrollConfiguration: ScrollConfiguration {
        var configuration = ScrollConfiguration()
        configuration.isEnabled = true
        configuration.isScrollEnabled = false
        configuration.decelerationRate = .fast
        configuration.bounces = false
        configuration.alwaysBouncesVertically = true
        configuration.alwaysBouncesHorizontally = true
        configuration.isPagingEnabled = true
        configuration.isDirectionalLockEnabled = true
        configuration.snapPoints = .stride(start: -1.5, length: .pi)
        configuration.scrollsToTop = false
        configuration.keyboardDismissMode = .interactive
        configuration.keyboardTop = 333
        configuration.isRefreshEnabled = true
        configuration.refreshDistance = 44.5
        configuration.minimumZoomScale = 0.5
        configuration.maximumZoomScale = 4
        configuration.bouncesZoom = false
        configuration.pageLength = 280
        configuration.stopsAtNextSnapPoint = true
        return configuration
    }

    /// Every setting is another one than the default.
    static var movementConfiguration: MovementConfiguration {
        var configuration = MovementConfiguration()
        configuration.policy = .currentSection
        configuration.cadence = .slow
        configuration.targetRule = .underPointer
        configuration.lockedItemsAtStart = 1
        configuration.lockedItemsAtEnd = .max
        configuration.isStandardMovementEnabled = true
        configuration.movesByKeys = true
        configuration.roomAnimation = Animation(duration_ns: 1, curve: .linear)
        configuration.releaseAnimation = Animation(duration_ns: .max, curve: .easeIn)
        return configuration
    }

    static var dragConfiguration: DragConfiguration {
        var configuration = DragConfiguration()
        configuration.isDragInteractionEnabled = true
        configuration.acceptsLocalDrops = false
        configuration.acceptsForeignDrops = false
        configuration.allowsMoveOperation = false
        configuration.movesItems = false
        configuration.opensGaps = true
        configuration.isSpringLoaded = true
        return configuration
    }

    static var swipeConfiguration: SwipeConfiguration {
        var configuration = SwipeConfiguration()
        configuration.leadingActionsWidth = 74.5
        configuration.trailingActionsWidth = 160
        configuration.performsFirstLeadingActionWithFullSwipe = false
        configuration.performsFirstTrailingActionWithFullSwipe = false
        return configuration
    }

    static var dropState: DropState {
        DropState(
            isLocal: true, itemCount: 7, destination: IndexPath(section: 1, item: .max),
            proposal: DropProposal(.copy, .insertAtDestinationIndexPath),
            line: Rect(x: 1, y: 2, width: 3, height: 4))
    }

    static var focusConfiguration: FocusConfiguration {
        var configuration = FocusConfiguration()
        configuration.allowsFocus = true
        configuration.remembersLastFocusedIndexPath = true
        configuration.wraps = true
        configuration.keepsFocusedElement = true
        return configuration
    }

    static var scrolling: Scrolling {
        var scrolling = Scrolling(.dragging, Point(x: 1, y: -2), velocity: Point(x: 0, y: .pi))
        scrolling.horizontalIndicator = ScrollIndicator(start: 0, length: 0)
        scrolling.verticalIndicator = ScrollIndicator(start: 0.25, length: 0.5)
        scrolling.isRefreshing = true
        scrolling.zoomScale = 2.5
        return scrolling
    }

    static var prefetchConfiguration: PrefetchConfiguration {
        var configuration = PrefetchConfiguration()
        configuration.isPrefetchingEnabled = true
        configuration.cellsPreparedPerFrame = 3
        configuration.overscanItemCount = 4
        configuration.nearEndScreens = 0.75
        configuration.nearStartScreens = 0.5
        return configuration
    }

    static var background: BackgroundConfiguration {
        var configuration = BackgroundConfiguration()
        configuration.reuseIdentifier = ReuseIdentifier(rawValue: 7)
        configuration.emptyReuseIdentifier = .standard
        return configuration
    }

    static var viewability: ViewabilityConfiguration {
        var configuration = ViewabilityConfiguration()
        configuration.measure = .item
        configuration.percent = 62.5
        configuration.minimumTime_ns = .max
        configuration.waitsForInteraction = true
        return configuration
    }

    static var inputConfiguration: InputConfiguration {
        var configuration = InputConfiguration()
        configuration.minimumPressDuration_ns = 0
        configuration.allowableMovement = 0
        configuration.platform = .other
        return configuration
    }

    static let pointers = [
        PointerSample(.down, Point(x: 1, y: -2), at: 3),
        PointerSample(.move, .zero, at: .max, pointer: .max, device: .mouse),
        PointerSample(.cancel, Point(x: .pi, y: 0), at: 0, pointer: 7, device: .pen),
    ]

    static let pinches = [
        PinchSample(.began, scale: 1, Point(x: 1, y: -2), at: 3),
        PinchSample(.cancelled, scale: .pi, .zero, at: .max),
        PinchSample(.unphased, scale: -1e300, .zero, at: 0),
    ]

    static let input = InputSamples(pointers: pointers, wheels: wheels, pinches: pinches)

    static let wheels = [
        WheelSample(Point(x: -1, y: .pi), Point(x: 1, y: -2), at: .max),
        WheelSample(
            .zero, .zero, at: 0, unit: .pages, phase: .cancelled, isMomentum: true,
            modifiers: [.shift, .meta]),
        WheelSample(Point(x: 0, y: -1), .zero, at: 7, unit: .lines, phase: .began),
    ]
}
