import CollectionCore

extension ConnectedView {
    /// - Parameter others: What the connection's other objects hold; sizes that were measured take
    ///   memory as well.
    func displayFrame(
        for request: DisplayFrameRequest, beside others: @autoclosure () -> Charge,
        _ limits: ConnectionLimits
    ) throws(Status) -> DisplayFrame {
        let own = view.limits
        if !request.preferredSizes.isEmpty {
            view.limits.dataBytes = max(0, own.dataBytes - others().bytes)
        }
        defer { view.limits = own }
        do throws(CollectionError) {
            return try view.displayFrame(for: request)
        } catch {
            throw Status(error)
        }
    }

    func perform(_ change: Change) throws(Status) -> OperationResult {
        do throws(CollectionError) {
            switch change {
            case .registerElementKind(let name):
                return .elementKind(try view.registerElementKind(name.span))
            case .registerReuseIdentifier(let name, let category, let kind):
                return .reuseIdentifier(
                    try view.registerReuseIdentifier(name.span, category: category, kind: kind))
            case .setEnvironment(let environment): try view.setEnvironment(environment)
            case .setFlowLayout(let layout): try view.setFlowLayout(layout)
            case .setLayout(let layout, let animation, let tag):
                try view.setLayout(layout, animation: animation, tag: tag)
            case .invalidateLayout(let context): try view.invalidateLayout(with: context)
            case .setBounds(let bounds): try view.setBounds(bounds)
            case .setContentAnchor(let anchor): try view.setContentAnchor(anchor)
            case .lead(let step): try lead(step)
            case .setOrthogonalContentOffset(let offset, let section):
                try view.setOrthogonalContentOffset(offset, ofSection: section)
            }
            return .none
        } catch {
            throw Status(error)
        }
    }

    private func lead(_ step: InteractiveStep) throws(CollectionError) {
        switch step {
        case .start(let layout, let tag):
            try view.startInteractiveTransition(to: layout, tag: tag)
        case .setProgress(let progress, let time_ns):
            try view.setTransitionProgress(progress, at: time_ns)
        case .end(cancels: false, let time_ns): try view.finishInteractiveTransition(at: time_ns)
        case .end(cancels: true, let time_ns): try view.cancelInteractiveTransition(at: time_ns)
        case .updateValue(let value, let key, let time_ns):
            try view.updateTransitionValue(value, forKey: key, at: time_ns)
        }
    }

    /// - Parameter elementCountMax: How many sections one answer may count.
    func answer(
        _ question: Question, elementCountMax: Int
    ) throws(Status) -> OperationResult {
        do throws(CollectionError) {
            switch question {
            case .contentSize: return .contentSize(try view.contentSize())
            case .itemCounts(let first, let count):
                return try itemCounts(first, count, countMax: elementCountMax)
            case .layoutAttributesForElement(let element):
                let attributes = try view.layoutAttributes(for: element)
                return .layoutAttributes([attributes], transforms: view.answeredTransforms)
            case .layoutAttributesForElements(let rect):
                let elements = try view.layoutAttributesForElements(in: rect)
                return .layoutAttributes(elements, transforms: view.answeredTransforms)
            case .indexPathForItem(let point):
                return try view.indexPathForItem(at: point).map { .indexPath($0) } ?? .none
            case .indexPathsForVisibleElements(let category, let kind):
                return .indexPaths(
                    try view.indexPathsForVisibleElements(category: category, kind: kind))
            case .reusableView(let element):
                guard let binding = view.reusableView(for: element) else { return .none }
                return .binding(binding.view, generation: binding.generation)
            case .element(let reusableView):
                return view.element(for: reusableView).map { .element($0) } ?? .none
            case .isCurrent(let reusableView, let generation):
                return .isCurrent(view.isCurrent(reusableView, generation: generation))
            case .contentOffset(let path, let position):
                return .contentOffset(
                    try view.contentOffset(forScrollingToItemAt: path, at: position))
            case .orthogonalState(let section):
                return .orthogonalState(try view.orthogonalScrolling(ofSection: section))
            case .targetOrthogonalContentOffset(let section, let proposed, let velocity):
                return .orthogonalContentOffset(
                    try view.targetOrthogonalContentOffset(
                        ofSection: section, proposed: proposed, velocity: velocity))
            case .orthogonalContentOffset(let path, let position):
                return .orthogonalContentOffset(
                    try view.orthogonalContentOffset(forScrollingToItemAt: path, at: position))
            case .targetContentOffset(let proposed, let velocity):
                return .contentOffset(
                    try view.targetContentOffset(
                        forProposedContentOffset: proposed, velocity: velocity))
            case .transitionProgress:
                return view.transitionProgress.map { .trackedValue($0) } ?? .none
            case .transitionValue(let key):
                return try view.transitionValue(forKey: key).map { .trackedValue($0) } ?? .none
            }
        } catch {
            throw Status(error)
        }
    }

    private func itemCounts(
        _ first: UInt32, _ count: UInt32, countMax: Int
    ) throws(CollectionError) -> OperationResult {
        if count > countMax {
            throw .limitExceeded(.sections, value: Int(count), maximum: countMax)
        }
        var counts: [UInt32] = []
        for section in Int(first)..<(Int(first) + Int(count)) {
            let items = try view.numberOfItems(inSection: UInt32(clamping: section))
            counts.append(UInt32(clamping: items))
        }
        return .itemCounts(sectionCount: UInt64(view.sectionCount), counts)
    }
}
