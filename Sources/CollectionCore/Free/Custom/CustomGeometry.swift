/// The result of a layout pass of a custom layout: the answers since the layout was prepared, and a
/// way to ask for more.
///
/// Once the layout is prepared again, this object asks it nothing more and keeps the earlier
/// answers. From them a transition knows earlier places.
final class CustomGeometry: FreeGeometry {
    let layout: CustomLayout
    private var generation: UInt64
    /// The data, bounds and environment for which the layout was prepared.
    private(set) var context: LayoutContext
    /// The check of the layout's answers.
    let check: AnswerCheck
    /// The base, laid out for the same data; nil: there is none.
    let base: BaseGeometry?
    let limit: Int
    var known = KnownElements()
    /// The diagnostics about invalid answers since the last `takeDiagnostics()`.
    private var diagnostics: [Diagnostic]

    /// - Parameter old: The result whose answers are copied; nil: none. The elements that the
    ///   context names are renewed afterwards.
    init(
        _ layout: CustomLayout, _ context: LayoutContext, _ check: AnswerCheck,
        _ port: LayoutPort, contentSize: Size, limit: Int, keeping old: CustomGeometry?,
        diagnostics: [Diagnostic], _ base: BaseGeometry?
    ) {
        self.diagnostics = diagnostics
        self.base = base
        self.layout = layout
        generation = layout.generation
        self.context = context
        self.check = check
        self.limit = limit
        super.init(port: port, contentSize: contentSize)
        if let old { known = old.known }
    }

    /// The layout may outlive the view: the base's data is not kept for it.
    deinit { layout.forgetBase(base) }

    /// The bounds that the layout was last asked about.
    var bounds: Rect {
        get { context.bounds }
        set {
            context.bounds = newValue
            if let base { base.viewport = base.viewport.at(newValue) }
        }
    }

    /// Whether the layout was prepared again since, or must be.
    var isStale: Bool { generation != layout.generation }

    /// Prepares the layout once more for the same data and bounds. The layout can then be asked
    /// again, and its earlier answers stay valid by rule B11.
    override func resume() throws(CollectionError) {
        if !isStale { return }
        // The layout has been prepared for something else since.
        context.invalidation = .everythingWithCounts
        try layout.pass(for: context, base)
        generation = layout.generation
    }

    override func follow(_ bounds: Rect) throws(CollectionError) -> Bool {
        if isStale || bounds.size != self.bounds.size { return false }
        if try layout.shouldInvalidateLayout(forBoundsChange: bounds, from: self.bounds) {
            return false
        }
        self.bounds = bounds
        return true
    }

    override func isCurrent(for bounds: Rect) -> Bool { !isStale && self.bounds == bounds }

    /// Always true: the validity of the result depends on the bounds.
    override func holds(for port: LayoutPort) -> Bool { true }

    override var followsContentOffset: Bool { true }

    override func takeDiagnostics() -> [Diagnostic] {
        let taken = diagnostics
        diagnostics = []
        return taken
    }

    /// - Complexity: O(known elements), and the time of the layout if it must be asked
    override func collectElements(
        in rect: Rect, visible: Interval, of items: SumTree<ItemLeaf>, limit: Int,
        into collector: inout ElementCollector
    ) throws(CollectionError) {
        if !known.covers(rect) && !isStale { try findRegion(around: rect) }
        collector.begin(in: rect, limit: limit)
        for entry in known.entries where entry.state == .inRegion {
            collector.append(entry.attributes, known.transforms.matrix(entry.attributes.transform))
            if collector.isFull { break }
        }
        try collector.check()
    }

    @inline(never)
    override func attributes(
        for element: Element, visible: Interval, of items: SumTree<ItemLeaf>,
        transforms: inout [Transform3D]
    ) throws(CollectionError) -> LayoutAttributes? {
        if known.entry(of: element) == nil && !isStale { try learn(of: element) }
        guard let entry = known.entry(of: element), entry.state != .absent else { return nil }
        var attributes = entry.attributes
        attributes.transform = transforms.appendMatrix(
            known.transforms.matrix(attributes.transform))
        return attributes
    }

    override func edge(of frame: Rect, isLast: Bool) -> Double {
        base?.stage.free?.edge(of: frame, isLast: isLast)
            ?? super.edge(of: frame, isLast: isLast)
    }

    override func rest(nearest start: Double, velocity: Double) -> Double? {
        base?.stage.free?.rest(nearest: start, velocity: velocity)
    }

    override func rest(ofItemAt indexPath: IndexPath) -> Double? {
        base?.stage.free?.rest(ofItemAt: indexPath)
    }

    override var kindsOfItems: [ElementKind] { layout.supplementaryKindsOfItems }

    override func isUnknown(_ element: Element) -> Bool {
        isStale && known.entry(of: element) == nil
    }

    /// Asks for one element, and keeps the answer.
    @inline(never)
    private func learn(of element: Element) throws(CollectionError) {
        if let place = try ask(element) {
            known.insert(place.attributes, place.transform, .alone)
        } else {
            known.insert(.none(element), .identity, .absent)
        }
    }

    /// Asks again for the elements that a context names.
    func renew(_ elements: [Element]) throws(CollectionError) {
        if elements.isEmpty { return }
        var entries: [KnownElements.Entry] = []
        var transforms: [Transform3D] = []
        var last: Element?
        var keys = elements.map { ElementKey(element: $0, tie: 0, number: 0) }
        keys.sortAscending()
        for key in keys where key.element != last {
            let element = key.element
            last = element
            if let fault = check.fault(of: element) {
                try report(fault)
                continue
            }
            guard var place = try ask(element) else {
                entries.append(.init(attributes: .none(element), state: .absent))
                continue
            }
            let isNear =
                known.region.map {
                    place.attributes.frame.isVisible(in: $0, under: place.transform)
                } ?? false
            place.attributes.transform = transforms.appendMatrix(place.transform)
            entries.append(
                .init(attributes: place.attributes, state: isNear ? .inRegion : .alone))
        }
        known.merge(entries, transforms)
    }

    /// Reports a fault as the layout's policy says: throws it, or adds a diagnostic.
    @inline(never)
    func report(
        _ fault: LayoutFault, size: Size = .zero, otherSize: Size = .zero
    ) throws(CollectionError) {
        if layout.faultPolicy == .error { throw .invalidLayout(fault) }
        if diagnostics.count == Self.diagnosticsMax { return }
        diagnostics.append(fault.diagnostic(size: size, otherSize: otherSize))
    }

    /// The greatest number of diagnostics: further faults are not reported.
    private static let diagnosticsMax = 64

    /// Asks for one element.
    @inline(never)
    private func ask(_ element: Element) throws(CollectionError) -> ElementPlace? {
        let path = element.indexPath
        let answer: ElementPlace? =
            switch element.category {
            case .cell: try layout.layoutAttributesForItem(at: path)
            case .supplementary:
                try layout.layoutAttributesForSupplementaryView(ofKind: element.kind, at: path)
            case .decoration:
                try layout.layoutAttributesForDecorationView(ofKind: element.kind, at: path)
            case .placeholder: nil
            }
        guard let answer else { return nil }
        if answer.attributes.element != element {
            try report(LayoutFault(.wrongElement, element))
            return nil
        }
        var attributes = answer.attributes
        if let fault = check.fault(of: &attributes, answer.transform) {
            try report(fault)
            return nil
        }
        return ElementPlace(attributes, transform: answer.transform)
    }
}
