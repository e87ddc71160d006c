import CollectionCore
import CollectionWire
import Testing

/// Each message is packed, taken apart and packed again. Values are compared by what they print,
/// which is all their fields; bytes are compared as well.
@Suite struct RoundTripTests {
    private static let element = Element.supplementary(
        ElementKind(rawValue: .max), IndexPath(section: 7, item: IndexPath.noItem))

    private static var environment: Environment {
        var environment = Environment()
        environment.contentInset = EdgeInsets(top: -1, left: 2, bottom: 3, right: 4)
        environment.safeAreaInsets = EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        environment.layoutMargins = EdgeInsets(top: 9, left: 0, bottom: 0, right: .infinity)
        environment.readableContentInsets = EdgeInsets(top: 0, left: 10, bottom: 0, right: 11)
        environment.layoutDirection = .rightToLeft
        environment.reducesMotion = true
        environment.contentInsetAdjustmentBehavior = .always
        return environment
    }

    private static var metrics: SectionMetrics {
        var metrics = SectionMetrics()
        metrics.itemSize = .zero
        metrics.estimatedItemSize = Size(width: 1, height: 2)
        metrics.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        metrics.minimumLineSpacing = 0
        metrics.minimumInteritemSpacing = -1
        metrics.headerReferenceSize = Size(width: 3, height: 4)
        metrics.footerReferenceSize = Size(width: 5, height: .nan)
        metrics.itemsFillLine = true
        metrics.headerLevel = 3
        metrics.isHeaderSizeEstimated = true
        metrics.isFooterSizeEstimated = true
        metrics.headerReuseIdentifier = ReuseIdentifier(rawValue: 6)
        metrics.footerReuseIdentifier = ReuseIdentifier(rawValue: 7)
        metrics.itemReuseIdentifier = ReuseIdentifier(rawValue: .max)
        return metrics
    }

    private static var layout: FlowLayout {
        var layout = FlowLayout()
        layout.scrollDirection = .horizontal
        layout.sectionMetrics = metrics
        layout.sectionHeadersPinToVisibleBounds = true
        layout.sectionFootersPinToVisibleBounds = true
        layout.lineAlignment = .trailing
        layout.lastLineAlignment = .padWithLastItem
        layout.sectionInsetReference = .layoutMargins
        layout.flipsHorizontallyInOppositeLayoutDirection = true
        layout.pixelScale = 3
        layout.lineBreakTolerance = 0
        return layout
    }

    private static var operations: [any Operation] { calls + layoutChanges }

    private static var layoutChanges: [any Operation] {
        Sample.layouts.enumerated().map { number, layout in
            let animation = number < 2 ? nil : Animation(duration_ns: 5)
            return SetLayout(layout, animation: animation, tag: number == 0 ? 0 : .max)
        }
    }

    private static var invalidation: InvalidationContext {
        var context = InvalidationContext()
        context.contentOffsetAdjustment = Point(x: -1, y: .infinity)
        context.contentSizeAdjustment = Size(width: 0, height: -2.5)
        return context
    }

    private static var manySelected: SelectionConfiguration {
        var configuration = SelectionConfiguration()
        configuration.allowsSelection = false
        configuration.allowsMultipleSelection = true
        configuration.allowsSelectionDuringEditing = true
        configuration.allowsMultipleSelectionDuringEditing = true
        configuration.allowsEmptySelection = false
        configuration.behavior = .longPressSelects
        configuration.togglesOnPointerDown = true
        return configuration
    }

    private static var calls: [any Operation] {
        [
            Hello(protocolVersion: .max, token: Array("조각보!".utf8)),
            Hello(protocolVersion: 0, token: []),
            CreateView(), CreateView(setupName: Array("벽".utf8)), DestroyView(),
            RegisterElementKind(name: Array("badge".utf8)),
            RegisterElementKind(name: []),
            RegisterReuseIdentifier(
                name: Array("é".utf8), category: .decoration, kind: .sectionFooter),
            SetEnvironment(environment), SetEnvironment(Environment()),
            SetFlowLayout(layout), SetFlowLayout(FlowLayout()),
            InvalidateLayout(invalidation), InvalidateLayout(.everything),
            SetBounds(Rect(x: -1, y: 1e300, width: 0, height: -2)),
            BeginDataSource(metrics: []), BeginDataSource(metrics: [metrics, SectionMetrics()]),
            CommitDataSource(),
            DisplayFrameRequest(
                bounds: Rect(x: 1, y: 2, width: 3, height: 4), time_ns: .max, isComplete: true,
                preferredSizes: [
                    PreferredSize(
                        reusableView: ReusableView(rawValue: 9), generation: .max,
                        size: Size(width: 5.5, height: 0)),
                    PreferredSize(reusableView: .none, generation: 0, size: .zero),
                ], adjustedSequence: .max, hasIdentifiers: true),
            Sample.frame(at: 0),
            GetContentSize(), GetItemCounts(firstSection: .max, sectionCount: 1),
            GetLayoutAttributes(of: element),
            GetLayoutAttributesInRect(Rect(x: 0, y: 0, width: 1, height: 1)),
            GetIndexPath(at: Point(x: -3, y: .pi)),
            GetNearestIndexPath(to: Point(x: -4, y: .pi)),
            GetShownElement(at: Point(x: 5, y: -6), includesDecorations: true),
            SetEventMask(EventMask(rawValue: .max)),
            SetScrollConfiguration(Sample.scrollConfiguration),
            SetScrollConfiguration(ScrollConfiguration()),
            SetPrefetchConfiguration(Sample.prefetchConfiguration),
            SetPrefetchConfiguration(PrefetchConfiguration()), EndLoading(),
            SetViewabilityConfiguration(Sample.viewability),
            SetViewabilityConfiguration(ViewabilityConfiguration()),
            SetInputConfiguration(Sample.inputConfiguration),
            SetInputConfiguration(InputConfiguration()),
            SetIndexTitles([]), GetIndexTitles(), GetIndexTitleAt(-1.5, of: .pi),
            SetIndexTitles([
                IndexTitle(Array("A".utf8), at: IndexPath(section: 1, item: 2)),
                IndexTitle(Array("é".utf8), .section, .max),
            ]), ScrollToIndexTitle(7),
            SetBackground(Sample.background), SetBackground(BackgroundConfiguration()),
            SendPointers([]), SendPointers(Sample.pointers),
            DisplayFrameAfterInput(Sample.frame(at: 7), after: Sample.input),
            DisplayFrameAfterInput(Sample.frame(at: 0), after: InputSamples()),
            SendWheels([]), SendWheels(Sample.wheels), SendPinches([]),
            SendPinches(Sample.pinches), SetPinchTransition(nil),
            SetPinchTransition(
                PinchTransition(
                    to: .list(ListLayout()), startScale: 0.5, endScale: .pi, tag: .max)),
            SetContentOffset(Point(x: 1e300, y: -2), isAnimated: true), GetScrolling(),
            GetViewState(), GetViewState(outlines: [ShownOutline(.max, section: .max)]),
            RestoreState(ViewState()),
            RestoreState(Sample.viewState, outlines: [ShownOutline(1, section: 0)]),
            NameLayout(Array("벽".utf8), .list(ListLayout())),
            SetFocusConfiguration(Sample.focusConfiguration), GetFocusState(), LeaveFocus(),
            EnterFocus(.left, from: Rect(x: -1, y: 2, width: 3, height: 0)),
            EnterFocus(.pageDown), SetFocusedElement(nil), SetFocusedElement(element),
            SetPreferredFocusedItem(nil),
            SetPreferredFocusedItem(IndexPath(section: 0, item: .max)), MoveFocus(.up),
            ScrollToFocusedElement(isAnimated: true), SendText(Array("\u{e4} ".utf8), at: .max),
            SetItemNames(
                ["", "Thorin", "\u{e4}"],
                of: [ItemRun(indexPath: IndexPath(section: 0, item: .max), count: 3)]),
            SetMovementConfiguration(Sample.movementConfiguration),
            BeginInteractiveMovement(
                ofItemAt: IndexPath(section: 1, item: .max), from: Point(x: -1, y: 2), at: 3),
            UpdateInteractiveMovement(to: Point(x: 0.1, y: -2), at: .max),
            SetMovementTarget(IndexPath(section: 1, item: 2), answering: .max),
            EndInteractiveMovement(at: 7), CancelInteractiveMovement(), GetInteractiveMovement(),
            SetDragConfiguration(Sample.dragConfiguration),
            BeginDrag(
                ofItemAt: IndexPath(section: 2, item: 1), from: Point(x: 3, y: -4), at: 5),
            AddToDrag(itemAt: IndexPath(section: 1, item: .max)), EndDrag(.copy),
            GetDraggedRuns(), EnterDrop(isLocal: true, 3, at: Point(x: 1, y: 2), time_ns: 9),
            UpdateDrop(to: Point(x: 0.5, y: -2), at: .max), ExitDrop(),
            SetDropProposal(DropProposal(.move, .insertIntoDestinationIndexPath), answering: .max),
            PerformDrop(at: 8), GetDropState(),
            InsertPlaceholder(
                at: IndexPath(section: 1, item: 2), reuseIdentifier: ReuseIdentifier(rawValue: 3),
                size: Size(width: 4, height: 0.5)),
            InsertPlaceholder(
                at: IndexPath(section: 0, item: 0), reuseIdentifier: .standard, size: nil),
            CommitPlaceholder(.max, reuseIdentifier: .standard, size: nil),
            DeletePlaceholder(1), GetPlaceholders(),
            GetPresentationIndexPath(IndexPath(section: 1, item: 2)),
            GetDataSourceIndexPath(IndexPath(section: 3, item: 4)),
            OpenMenu(ofItemAt: IndexPath(section: 3, item: .max)),
            CloseMenu(performsPrimaryAction: true),
            SetSwipeConfiguration(Sample.swipeConfiguration),
            OpenSwipe(ofItemAt: IndexPath(section: 1, item: 9), .trailing), CloseSwipe(),
            SetAccessibilityConfiguration(Sample.accessibilityConfiguration),
            ScrollForAccessibility(.previous), PerformAccessibilityAction(.focus, on: element),
            SetAssistiveFocusedElement(nil), SetAssistiveFocusedElement(element),
            GetAccessibilityElements(from: nil, offset: .min, count: .max),
            GetAccessibilityElements(from: element, offset: 5, count: 0),
            SetDefaultTraits(.standard), SetDefaultTraits(.inherited),
            SetSectionTraits(ItemTraits(rawValue: .max), ofSections: .max, count: .max),
            SetItemTraits([], of: []), SetItemTraits([.standard], of: []),
            RefuseDrops(at: [], of: []),
            RefuseDrops(
                at: [.before, DropSides(rawValue: .max)],
                of: [ItemRun(indexPath: IndexPath(section: .max, item: 1), count: .max)]),
            SetItemTraits(
                [.standard, ItemTraits(rawValue: 3)],
                of: [
                    ItemRun(indexPath: IndexPath(section: .max, item: 1), count: .max),
                    ItemRun(indexPath: IndexPath(section: 0, item: .max), count: 0),
                ]),
            GetItemTraits(of: IndexPath(section: 3, item: .max)),
            SetSelectionConfiguration(SelectionConfiguration()),
            SetSelectionConfiguration(manySelected), ChangeSelection(.selectAll),
            ChangeSelection(
                .extendAdding, [ItemRun(indexPath: IndexPath(section: 1, item: 2), count: 3)],
                options: [.isExclusive, .asUser]),
            SetEditing(true), SetEditing(false), BeginSelectionUpdates(), EndSelectionUpdates(),
            GetSelection(), GetSelectedRuns(from: nil, limit: 0),
            GetSelectedRuns(from: IndexPath(section: .max, item: 0), limit: .max),
            IsItemSelected(at: IndexPath(section: 1, item: .max)),
            SendKey(KeySample(.pageDown, at: .max, modifiers: [.shift, .meta])),
            Retarget(.max, to: Point(x: -1, y: .pi)), ScrollToTop(),
            BeginRefreshing(length: .pi, isAnimated: true), EndRefreshing(),
            SetZoomScale(.pi, isAnimated: true),
            ZoomToRect(Rect(x: 1, y: -2, width: 3, height: 4), isAnimated: true),
            GetVisibleIndexPaths(category: .supplementary, kind: .sectionHeader),
            GetReusableView(of: .cell(IndexPath(section: 0, item: 0))),
            GetElement(in: .none), IsCurrent(Binding(view: .none, generation: .max)),
            IsCurrent(Binding(view: ReusableView(rawValue: 0), generation: 0)),
            GetContentOffsetForRect(Rect(x: 1, y: -2, width: 3, height: 4), position: .top),
            ScrollToElement(.cell(.blank), position: .end, isAnimated: true),
            GetMemory(), GetContentOffsetRange(),
            GetContentOffset(.blank, position: [.end, .left]),
            GetContentOffsetForSection(.max, position: [.left, .avoidPinned]),
            GetContentOffset(
                IndexPath(section: 1, item: 2), position: [.top, .right, .avoidPinned]),
            GetTargetContentOffset(
                proposed: Point(x: -3, y: .pi), velocity: Point(x: 0, y: -1e-300)),
            SetOrthogonalContentOffset(-1e300, section: .max),
            GetOrthogonalState(section: 7),
            GetTargetOrthogonalContentOffset(section: .max, proposed: -3, velocity: .pi),
            GetOrthogonalContentOffset(IndexPath(section: 1, item: 2), position: [.left, .top]),
        ] + pathLayouts.map { SetLayout($0, animation: nil, tag: 7) }
    }

    /// With their defaults, and with nothing as by default.
    private static var pathLayouts: [Layout] {
        var (carousel, stack, circle) = (CarouselLayout(), StackLayout(), CircleLayout())
        carousel.scrollDirection = .vertical
        carousel.itemReuseIdentifier = ReuseIdentifier(rawValue: 1)
        carousel.itemSize = Size(width: 0, height: 1)
        (carousel.spacing, carousel.rotation, carousel.perspective) = (-2, 0, 0)
        (carousel.scale, carousel.alpha) = (0, 0.25)
        stack.scrollDirection = .vertical
        stack.itemReuseIdentifier = ReuseIdentifier(rawValue: .max)
        stack.itemSize = Size(width: 0, height: 1)
        (stack.visibleCount, stack.offset, stack.scale) = (0, .zero, 0)
        circle.scrollDirection = .horizontal
        circle.itemReuseIdentifier = ReuseIdentifier(rawValue: 2)
        circle.itemSize = Size(width: 0, height: 1)
        (circle.radius, circle.startAngle, circle.sweepAngle) = (0.5, 0, 0)
        (circle.angularSpacing, circle.rotatesItems) = (-1, true)
        return [
            .carousel(CarouselLayout()), .carousel(carousel), .stack(StackLayout()), .stack(stack),
            .circle(CircleLayout()), .circle(circle),
        ]
    }

    @Test("Every operation arrives as it was sent", arguments: operations.indices)
    func operation(index: Int) throws {
        let operation = Self.operations[index]
        let request = Request(id: .max, view: 0xffff_fffe, operation: operation)
        let arena = MessageArena()
        let message = Array(request.bytes.dropFirst(MessagePrefix.byteCount))
        let received = try unsafe message.withUnsafeBytes { bytes in
            try unsafe arena.unpackedRequest(bytes)
        }
        #expect(received.id == request.id && received.view == request.view)
        #expect("\(received.operation)" == "\(operation)")
        #expect(received.bytes == request.bytes)
    }

    @Test("A chunk arrives with its columns")
    func chunk() throws {
        var chunk = unsafe DataSourceChunk(
            itemCounts: Sample.entries([0, 2, .max]),
            options: [.continuesSection, .sizesAreEstimates])
        unsafe chunk.sectionMetrics = Sample.entries([1, 2, 3])
        unsafe chunk.widths = Sample.entries([.nan, -1])
        unsafe chunk.heights = Sample.entries([.infinity, 0.1])
        unsafe chunk.reuseIdentifiers = Sample.entries([0, .max])
        unsafe chunk.spans = Sample.entries([0x1_0001, .max])
        let request = Request(id: 0, view: 0, operation: AppendDataSource(chunk))
        let arena = MessageArena()
        let message = Array(request.bytes.dropFirst(MessagePrefix.byteCount))
        let operation = try unsafe message.withUnsafeBytes { bytes in
            try unsafe arena.unpackedRequest(bytes).operation
        }
        guard let received = (operation as? AppendDataSource)?.chunk else {
            Issue.record("another operation")
            return
        }
        #expect(unsafe Array(received.itemCounts) == [0, 2, .max])
        #expect(unsafe Array(received.sectionMetrics) == [1, 2, 3])
        #expect(unsafe received.widths[0].isNaN && received.widths[1] == -1)
        #expect(unsafe Array(received.heights) == [.infinity, 0.1])
        #expect(unsafe Array(received.reuseIdentifiers) == [0, .max])
        #expect(unsafe Array(received.spans) == [0x1_0001, .max])
        #expect(received.options == [.continuesSection, .sizesAreEstimates])
    }

    private static var attributes: LayoutAttributes {
        var attributes = LayoutAttributes(
            element: element, reuseIdentifier: ReuseIdentifier(rawValue: 3),
            frame: Rect(x: 0.1, y: -2, width: 1e-300, height: 4), zIndex: .min,
            flags: [.isHidden, .isEstimated, .isPrepared])
        attributes.reusableView = ReusableView(rawValue: 0)
        attributes.generation = .max
        attributes.alpha = 0
        attributes.transform = 1
        attributes.hostTag = .max
        return attributes
    }

    private static var plain: LayoutAttributes {
        LayoutAttributes(
            element: .cell(IndexPath(section: 0, item: 0)), reuseIdentifier: .standard,
            frame: .zero, zIndex: 0, flags: [])
    }

    private static func frame(_ elements: [LayoutAttributes]) -> DisplayFrame {
        var frame = DisplayFrame()
        frame.sequence = .max
        frame.contentSize = Size(width: 1, height: 2)
        frame.contentOffset = Point(x: 3, y: -4)
        frame.contentOffsetAdjustment = Point(x: 0.5, y: -6)
        frame.transitionEnd_ns = .max
        frame.completions = [
            Completion(tag: .max, isFinished: false), Completion(tag: 0, isFinished: true),
        ]
        frame.isComplete = false
        frame.didLayoutChange = true
        frame.elements = elements
        if elements.contains(where: { $0.transform != 0 }) {
            frame.transforms = [Transform3D(elements: InlineArray { Double($0) })]
        }
        frame.removedViews = [ReusableView(rawValue: 5), ReusableView(rawValue: 0)]
        frame.diagnostics = [
            Diagnostic(
                code: .frozenSize, element: element, size: Size(width: 1, height: 2),
                otherSize: Size(width: 3, height: 4)),
            Diagnostic(
                code: .oversizedItem, element: .cell(IndexPath(section: 0, item: 9)),
                size: Size(width: 5, height: 6), otherSize: .zero),
        ]
        return frame
    }

    private static func answered(
        _ elements: [LayoutAttributes], _ transforms: [Transform3D] = []
    ) -> AnsweredAttributes {
        AnsweredAttributes(elements: elements, transforms: transforms)
    }

    private static var outcomes: [Result<Response.Answer, Status>] {
        [
            .success(Done(), to: SetBounds.self),
            .success(Welcome(ConnectionLimits()), to: Hello.self),
            .success(.max, to: CreateView.self), .success(0, to: CreateView.self),
            .success(.sectionFooter, to: RegisterElementKind.self),
            .success(.standard, to: RegisterReuseIdentifier.self),
            .success(DisplayFrame(), to: DisplayFrameRequest.self),
            .success(frame([plain]), to: DisplayFrameRequest.self),
            .success(frame([plain, attributes]), to: DisplayFrameRequest.self),
            .success(
                frame(Array(repeating: attributes, count: 300)), to: DisplayFrameRequest.self),
            .success(Size(width: 0, height: 1e12), to: GetContentSize.self),
            .success(
                ItemCounts(sectionCount: 3, itemCounts: [1, 0, .max]), to: GetItemCounts.self),
            .success(ItemCounts(sectionCount: 0, itemCounts: []), to: GetItemCounts.self),
            .success(answered([]), to: GetLayoutAttributes.self),
            .success(answered([plain]), to: GetLayoutAttributes.self),
            .success(answered([attributes, plain, attributes]), to: GetLayoutAttributes.self),
            .success(
                answered([attributes], frame([attributes]).transforms),
                to: GetLayoutAttributesInRect.self),
            .success(IndexPath(section: 0, item: 0), to: GetIndexPath.self),
            .success([], to: GetVisibleIndexPaths.self),
            .success(
                [IndexPath(section: 1, item: 2), IndexPath(section: 0, item: .max)],
                to: GetVisibleIndexPaths.self),
            .success(
                Binding(view: ReusableView(rawValue: 1), generation: 2), to: GetReusableView.self),
            .success(element, to: GetElement.self),
            .success(Point(x: -1, y: 0.1), to: GetContentOffset.self),
            .success(-0.1, to: GetOrthogonalContentOffset.self),
            .success(
                OrthogonalScrolling(
                    behavior: .groupPaging, viewport: Rect(x: 1, y: 2, width: 3, height: 4),
                    contentSize: Size(width: 5, height: 6), contentOffset: -7.5),
                to: GetOrthogonalState.self),
            .success(Sample.scrolling, to: GetScrolling.self),
            .success(true, to: IsCurrent.self), .success(false, to: IsCurrent.self),
            .success(true, to: MoveFocus.self), .success(false, to: EnterFocus.self),
            .success(FocusState(hasFocus: true, element: element, part: 7), to: GetFocusState.self),
            .success(FocusState(hasFocus: false, element: nil), to: GetFocusState.self),
            .success(Sample.viewState, to: GetViewState.self),
            .success(ViewState(), to: RestoreState.self),
            .success(
                InteractiveMovement(
                    source: IndexPath(section: 1, item: 2),
                    target: IndexPath(section: 0, item: .max)),
                to: GetInteractiveMovement.self),
            .success(Sample.dropState, to: GetDropState.self),
            .success(
                PlaceholderList(
                    [PlaceholderState(number: 7, indexPath: IndexPath(section: 1, item: 2))],
                    hasUncommittedUpdates: true),
                to: GetPlaceholders.self),
            .success(AccessibilityElements(), to: GetAccessibilityElements.self),
            .success(Sample.accessibilityElements, to: GetAccessibilityElements.self),
            .success(TrackedValue(value: 1, velocity: -2), to: GetTransitionValue.self),
            .failure(Status(code: .notFound, error: 4, message: "no\nsuch 조각", isFatal: false)),
            .failure(Status(.idle, "")),
        ]
    }

    @Test("Every outcome arrives as it was sent", arguments: outcomes.indices)
    func outcome(index: Int) throws {
        let response = Response(id: UInt64(index), outcome: Self.outcomes[index])
        let arena = MessageArena()
        let message = Array(response.bytes.dropFirst(MessagePrefix.byteCount))
        let received = try unsafe message.withUnsafeBytes { bytes in
            try unsafe arena.unpackResponse(bytes)
        }
        #expect(received.id == response.id)
        #expect("\(received.outcome)" == "\(response.outcome)")
        #expect(received.bytes == response.bytes)
    }

    @Test("A display frame packed in one pass has the bytes of one that was measured first")
    func displayFrameInOnePass() {
        for frame in [DisplayFrame(), Self.frame([Self.plain, Self.attributes])] {
            let measured = Response(
                id: 300, outcome: .success(frame, to: DisplayFrameRequest.self)
            ).bytes
            var buffer = ByteBuffer(keptBytes: 0)
            _ = buffer.append(frame, id: 300, in: MessageArena(), messageBytesMax: .max)
            let packed = buffer.bytes
            #expect(packed == measured)
        }
    }

    @Test("No display frame is longer than is reckoned")
    func bound() {
        let worst = Array(repeating: Self.attributes, count: 1000)
        var frame = Self.frame(worst)
        frame.transforms = Array(repeating: frame.transforms[0], count: 1000)
        frame.completions = Array(repeating: Completion(tag: .max, isFinished: true), count: 1000)
        frame.identifiers = Array(repeating: .max, count: 1000)
        frame.removedViews = Array(repeating: .none, count: 1000)
        frame.diagnostics = Array(repeating: Self.frame([]).diagnostics[0], count: 1000)
        let response = Response(
            id: .max, outcome: .success(frame, to: DisplayFrameRequest.self))
        #expect(response.bytes.count <= ConnectionLimits.bytesMax(of: frame))
    }
}
