import CollectionCore
import CollectionWire

extension ReferenceCollection {
    public func perform(_ step: Step) -> Outcome {
        bench.wasJustShown = false
        news.selectionReason = nil
        let countBefore = sections.reduce(0) { $0 + $1.items.count }
        do {
            let outcome = try outcome(of: step)
            tellOfChange(countBefore: countBefore)
            if let reason = news.selectionReason { settleSelection(reason, .update) }
            settleFocus()
            carryDragToOtherLayout()
            return outcome
        } catch {
            return .failure(error)
        }
    }

    private func outcome(of step: Step) throws(CollectionError) -> Outcome {
        switch step {
        case .operation(let call):
            if let outcome = try focusOutcome(of: call.operation) { return outcome }
            if let outcome = try selectionOutcome(of: call.operation) { return outcome }
            if let outcome = try movementOutcome(of: call.operation) { return outcome }
            if let outcome = try dragOutcome(of: call.operation) { return outcome }
            if try !set(call.operation) { return try answer(to: call.operation) }
        case .registerElementKind(let name):
            // None, header and footer come first.
            return .number(number(of: name, in: &kinds) + 3)
        case .registerReuseIdentifier(let name, let category, let kind):
            let name = RegisteredName(name: name, category: category, kind: kind)
            // The standard one comes first.
            return .number(number(of: name, in: &identifiers) + 1)
        case .sectionCount: return .number(sections.count)
        case .numberOfItems(let section):
            try check(section: section)
            return .number(sections[Int(section)].items.count)
        case .setFlowLayout(let layout): set(.flow(layout), nil, tag: nil)
        case .setLayout(let layout, let animation, let tag): set(layout, animation, tag: tag)
        case .invalidateLayout(let context): invalidate(context)
        case .setData(let data):
            try replaceData(data.sections)
            news.selectionReason = .reload
        case .displayFrame:
            guard let request = step.request else { break }
            try check(request)
            return .frame(displayFrame(for: request))
        case .input(let samples, let frame):
            guard let request = frame.request else { break }
            if !samples.wheels.isEmpty { try checkScroller() }
            let last = max(
                try checkedTime(of: samples.pointers), try checkedTime(of: samples.wheels),
                try checkedTime(of: samples.pinches))
            try check(request, after: last)
            if !samples.pointers.isEmpty { try send(samples.pointers) }
            if !samples.wheels.isEmpty { try send(samples.wheels) }
            if !samples.pinches.isEmpty { try send(samples.pinches) }
            return .frame(displayFrame(for: request))
        case .snapshot(let step): return try perform(step)
        case .refused(_, let error): throw error
        case .lead(let step): return try perform(step)
        default:
            if let outcome = try update(step) { return outcome }
            if let outcome = try explicit(step) { return outcome }
            return .broken("the reference knows no \(step)")
        }
        return .done
    }

    /// False for an operation that changes nothing.
    private func set(_ operation: any ViewOperation) throws(CollectionError) -> Bool {
        switch operation {
        case let asked as SetBounds:
            if asked.bounds.size != bounds.size { closeChange() }
            if asked.bounds != bounds { movement?.isElsewhere = true }
            bounds = asked.bounds
        case let asked as SetEnvironment: set(asked.environment)
        case let asked as SetContentAnchor:
            try set(asked.anchor)
            set(asked.shortContent)
        case let asked as SetEventMask: try set(asked.mask)
        case let asked as SendPointers: try send(asked.samples)
        case let asked as SetInputConfiguration: try set(asked.configuration)
        case let asked as SendPinches: try send(asked.samples)
        case let asked as SetPinchTransition: try set(asked.transition)
        case let asked as SetAccessibilityConfiguration: try set(asked.configuration)
        case let asked as SetScrollConfiguration: try set(asked.configuration)
        case let asked as SetContentOffset:
            try setContentOffset(asked.contentOffset, isAnimated: asked.isAnimated)
        case let asked as SendWheels: try send(asked.samples)
        case is ScrollToTop: scrollToTop()
        case let asked as ScrollToElement: try scroll(to: asked)
        case let asked as Retarget: try retarget(asked.sequence, to: asked.contentOffset)
        case let asked as SetPrefetchConfiguration: try set(asked.configuration)
        case let asked as SetBackground: try set(asked.configuration)
        case let asked as SetViewabilityConfiguration: try set(asked.configuration)
        case let asked as SetIndexTitles: try setIndexTitles(asked)
        case is EndLoading:
            nearEnd?.toldCount = nil
            nearStart?.toldCount = nil
        case let asked as SetOrthogonalContentOffset:
            try setOffset(asked.contentOffset, ofSection: asked.section)
        default: return try setTraits(operation)
        }
        return true
    }

    /// The reference reads the fields of an operation, and has a rule of its own for what it does.
    private func answer(to operation: any ViewOperation) throws(CollectionError) -> Outcome {
        switch operation {
        case is GetIndexTitles: return .titles(indexTitles)
        case let asked as GetIndexTitleAt: return indexTitle(asked)
        case let asked as ScrollToIndexTitle: return try scrollToIndexTitle(asked.index)
        case is GetContentSize: return .size(contentSizeNow())
        case let asked as GetLayoutAttributes:
            return .attributes(of: [try pose(of: asked.element)])
        case let asked as GetLayoutAttributesInRect:
            return .attributes(of: elements(in: asked.rect).map { bound($0) })
        case let asked as GetIndexPath: return indexPath(at: asked.point)
        case let asked as GetShownElement: return shownElement(asked)
        case let asked as GetNearestIndexPath: return nearestItem(to: asked.point)
        case let asked as GetVisibleIndexPaths:
            return .indexPaths(visibleIndexPaths(asked.category, asked.kind))
        case let asked as GetReusableView:
            if asked.element == Self.backgroundElement, let back = background.shown {
                return .view(back.reusableView, generation: back.generation)
            }
            guard let old = boundElements.first(where: { $0.element == asked.element }) else {
                return .nothing
            }
            return .view(old.reusableView, generation: old.generation)
        case let asked as GetElement:
            if background.shown?.reusableView == asked.view {
                return .element(Self.backgroundElement)
            }
            let old = boundElements.first { $0.reusableView == asked.view }
            return old?.element.map { .element($0) } ?? .nothing
        case let asked as IsCurrent:
            let isShown = boundElements.contains {
                $0.reusableView == asked.binding.view
                    && $0.generation == asked.binding.generation && !$0.isBindingOver
            }
            let isBackground =
                background.shown?.reusableView == asked.binding.view
                && background.shown?.generation == asked.binding.generation
            return .flag(isShown && !wasDataReplaced || isBackground)
        case let asked as GetContentOffset:
            try check(item: asked.indexPath)
            return .point(try contentOffset(for: asked.indexPath, asked.position))
        case let asked as GetContentOffsetForRect:
            return .point(try contentOffset(for: asked.rect, asked.position))
        case let asked as GetContentOffsetForSection:
            try check(section: asked.section)
            return .point(try contentOffset(forSection: asked.section, asked.position))
        case let asked as GetTargetContentOffset: return targetOffset(asked)
        case is GetContentOffsetRange: return .range(contentOffsetRange())
        case is GetScrolling: return .scroller(scrollingNow())
        case let asked as GetOrthogonalState:
            return .scrolling(try scrolling(ofSection: asked.section))
        case let asked as GetTargetOrthogonalContentOffset:
            return .length(
                try rule(ofSection: asked.section).rest(
                    asked.proposed, velocity: asked.velocity,
                    from: offset(ofSection: asked.section)))
        case let asked as GetOrthogonalContentOffset:
            try check(item: asked.indexPath)
            return .length(try sectionOffset(for: asked.indexPath, asked.position))
        case let asked as GetAccessibilityElements:
            return .accessibility(try accessibilityElements(asked))
        case let asked as ScrollForAccessibility:
            return .flag(accessibilityScroll(asked.direction))
        case let asked as PerformAccessibilityAction: return .flag(try perform(asked))
        case let asked as GetItemTraits:
            try check(item: asked.indexPath)
            return .number(Int(traits(of: asked.indexPath).rawValue))
        default: return .broken("the reference knows no \(operation)")
        }
    }

    private func targetOffset(_ asked: GetTargetContentOffset) -> Outcome {
        .point(targetContentOffset(asked.proposed, asked.velocity))
    }

    private func set(_ asked: ShortContent) {
        if asked == shortContent { return }
        closeChange()
        shortContent = asked
        let wasMoving = scroller.isMoving
        if scroller.settings.isEnabled && sequence > 0 && !wasDataReplaced { takePort() }
        if !wasMoving { scroller.waitForCall() }
    }

    private func set(_ asked: Environment) {
        let environment = adjusted(asked)
        if environment == self.environment { return }
        closeChange()
        if environment.layoutDirection != self.environment.layoutDirection {
            for row in rows.indices where !rows[row].isOver { rows[row].interrupt() }
        }
        if environment.layoutDirection != self.environment.layoutDirection { mirrorPlace() }
        self.environment = environment
        placed = nil
        lead?.other.placed = nil
        didLayoutChange = true
    }

    /// M1: the insets of the safe area count along some axes.
    private func adjusted(_ asked: Environment) -> Environment {
        var adjusted = asked
        let (safe, inset) = (asked.safeAreaInsets, asked.contentInset)
        switch asked.contentInsetAdjustmentBehavior {
        case .never: return asked
        case .horizontal:
            adjusted.contentInset = EdgeInsets(
                top: inset.top, left: inset.left + safe.left, bottom: inset.bottom,
                right: inset.right + safe.right)
        case .vertical:
            adjusted.contentInset = EdgeInsets(
                top: inset.top + safe.top, left: inset.left, bottom: inset.bottom + safe.bottom,
                right: inset.right)
        case .always:
            adjusted.contentInset = EdgeInsets(
                top: inset.top + safe.top, left: inset.left + safe.left,
                bottom: inset.bottom + safe.bottom, right: inset.right + safe.right)
        }
        adjusted.contentInsetAdjustmentBehavior = .never
        return adjusted
    }

    /// T9: elements move to their new places where that takes time.
    private func set(_ layout: Layout, _ animation: Animation?, tag: UInt64?) {
        let animation = animation.flatMap { takesTime($0) ? $0 : nil }
        closeChange()
        let past = animation.map { _ in self.past() }
        interruptLead()
        loseMovement(isOld: false)
        isRoomDue = true
        isClosedByLead = false
        dropSession?.isStale = true
        finishRows()
        notices?.isScreenPending = true
        self.layout = layout
        measuredContainer = nil
        measuredBoundaries = [:]
        offsets = [:]
        for section in sections.indices {
            sections[section].measuredBoundaries = [:]
            for item in sections[section].items.indices {
                sections[section].items[item].measured = nil
            }
        }
        forgetLanes()
        added.size = .zero
        placed = nil
        didLayoutChange = true
        let tags = tag.map { [$0] } ?? []
        if let animation, let past {
            make(animation, tags: tags, before: past)
        } else {
            endChanges()
            applied += tags
        }
    }

    /// The data is no snapshot's any more.
    func replaceData(_ data: [ReferenceSection]) throws(CollectionError) {
        if !openBatches.isEmpty { throw .wrongState(.batchIsOpen) }
        noteSelectionBefore()
        loseMovement(isOld: true)
        dropSession?.isStale = true
        gap = nil
        lostPlaceholders += placeholders.map(\.number)
        placeholders = []
        bench.shown = nil
        finishRows(isOld: true)
        sections = data
        measuredBoundaries = [:]
        offsets = [:]
        (isCollecting, droppedElements) = (false, [])
        (saidViews, collectedViews) = ([:], [:])
        setIdentities()
        if case .item = anchor { anchor = .firstVisibleItem }
        interruptLead()
        endChanges()
        forgetLanes()
        added.size = .zero
        placed = nil
        wasDataReplaced = true
        if movedAhead != nil { movedAhead = .zero }
        place = nil
        notices?.isScreenPending = true
        forgetShown()
        refindFocus(in: nil)
        measuredContainer = nil
        didLayoutChange = true
    }

    /// The same name gives the same number.
    private func number<Name: Equatable>(of name: Name, in names: inout [Name]) -> Int {
        if let index = names.firstIndex(of: name) { return index }
        names.append(name)
        return names.count - 1
    }

    /// O16: placeholders are the view's own.
    func checkCategory(of element: Element) throws(CollectionError) {
        if element.category == .placeholder { throw .invalidArgument("category", .conflicting) }
    }

    func check(section: UInt32) throws(CollectionError) {
        if Int(section) >= sections.count {
            throw .invalidSection(section, count: sections.count)
        }
    }

    func check(item path: IndexPath) throws(CollectionError) {
        try check(section: path.section)
        let count = sections[Int(path.section)].items.count
        if Int(path.item) >= count { throw .invalidItem(path, count: count) }
    }

    /// B9: what stands around all sections, and what the host placed there.
    func mayBeOfLayout(_ element: Element) -> Bool {
        element.indexPath.section == IndexPath.noSection
            && (layout.isExplicit || layout.isCompositional && element.category != .decoration)
    }

    func pose(of element: Element) throws(CollectionError) -> Pose {
        try checkCategory(of: element)
        if element.category == .cell {
            if element.kind != .none { throw .noElement(element) }
            try check(item: element.indexPath)
        } else if !mayBeOfLayout(element) {
            try check(section: element.indexPath.section)
        }
        let placed = layoutNow()
        guard let found = placed.elements.first(where: { $0.element == element }) else {
            throw .noElement(element)
        }
        return bound(presentation(placed).pose(of: found))
    }

    /// With the view that shows the element now, if one does.
    private func bound(_ pose: Pose) -> Pose {
        var pose = pose
        if !wasDataReplaced,
            let old = shown.first(where: { $0.element == pose.attributes.element })
        {
            pose.attributes.reusableView = old.reusableView
            pose.attributes.generation = old.generation
        }
        return pose
    }

    /// The foremost cell; its far edges do not belong to it.
    private func indexPath(at point: Point) -> Outcome {
        let placed = layoutNow()
        let presentation = presentation(placed)
        var foremost: LayoutAttributes?
        for element in placed.elements where element.element.category == .cell {
            let pose = presentation.pose(of: element)
            if element.group != nil,
                let rule = placed.rules[Int(element.element.indexPath.section)]
            {
                let across = Directions(layout).isVertical ? point.x : point.y
                if across < 0 || across >= rule.container { continue }
            }
            let box = pose.box
            if pose.attributes.flags.contains(.isHidden) || point.x < box.x || point.y < box.y
                || point.x >= box.x + box.width || point.y >= box.y + box.height
            {
                continue
            }
            if let other = foremost, other.zIndex > pose.attributes.zIndex { continue }
            foremost = pose.attributes
        }
        return foremost.map { .indexPaths([$0.element.indexPath]) } ?? .nothing
    }

    private func visibleIndexPaths(
        _ category: ElementCategory, _ kind: ElementKind
    ) -> [IndexPath] {
        shown.compactMap(\.element)
            .filter { $0.category == category && $0.kind == kind }
            .map(\.indexPath)
            .sorted { ($0.section, $0.item) < ($1.section, $1.item) }
    }
}
