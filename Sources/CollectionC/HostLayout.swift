import CJogakbo
import CollectionCore

/// A layout whose answers are those of a host's callbacks.
@safe
final class HostLayout: CustomLayout, @unchecked Sendable {
    private let host: jgb_custom_layout

    private init(
        _ host: jgb_custom_layout, _ configuration: LayoutConfiguration,
        _ policy: LayoutFaultPolicy, _ badges: [ElementKind], _ backgrounds: [ElementKind],
        _ base: Layout?
    ) {
        unsafe self.host = host
        super.init(
            configuration: configuration, faultPolicy: policy, supplementaryKindsOfItems: badges,
            decorationKindsOfSections: backgrounds, base: base)
    }

    /// - Throws: `invalidArgument` for a callback that must be there, a struct size that cannot be,
    ///   or a number that is no case of its enumeration.
    static func checked(_ host: jgb_custom_layout) throws(CollectionError) -> HostLayout {
        let base = unsafe try base(host)
        let policy: LayoutFaultPolicy = unsafe try known(host.fault_policy.rawValue, "fault_policy")
        let configuration =
            unsafe try base == nil
            ? LayoutConfiguration(host.configuration) : LayoutConfiguration()
        let badges = unsafe try kinds(
            host.supplementary_kinds_of_items, host.supplementary_kind_of_items_count,
            "supplementary_kinds_of_items")
        let backgrounds = unsafe try kinds(
            host.decoration_kinds_of_sections, host.decoration_kind_of_sections_count,
            "decoration_kinds_of_sections")
        return unsafe HostLayout(host, configuration, policy, badges, backgrounds, base)
    }

    /// - Returns: Nil: the layout has no base, and all callbacks that must be there then.
    private static func base(_ host: jgb_custom_layout) throws(CollectionError) -> Layout? {
        if let base = unsafe host.base {
            let layout = unsafe try value(of: base, Layout.self, "base")
            try layout.validateAsBase()
            return layout
        }
        if unsafe host.content_size == nil { throw invalid("content_size", .isNull) }
        if unsafe host.elements_in_rect == nil {
            throw invalid("elements_in_rect", .isNull)
        }
        if unsafe host.attributes_for_element == nil {
            throw invalid("attributes_for_element", .isNull)
        }
        return nil
    }

    deinit {
        unsafe host.release?(host.context)
    }

    /// What the other layout of a transition is called.
    private func context(of layout: Layout) -> UnsafeMutableRawPointer? {
        guard case .custom(let custom) = layout else { return nil }
        // The library knows no other subclass.
        return unsafe unsafeDowncast(custom, to: HostLayout.self).host.context
    }

    override func invalidateLayout(with context: InvalidationContext) throws(CollectionError) {
        guard let invalidate = unsafe host.invalidate else { return }
        let status = unsafe context.withStruct { unsafe invalidate($0, host.context) }
        try check(status)
    }

    override func prepare(_ context: LayoutContext) throws(CollectionError) {
        let status = unsafe withUnsafePointer(to: context) {
            unsafe host.prepare?(OpaquePointer($0), host.context)
        }
        try check(status)
    }

    override func collectionViewContentSize() throws(CollectionError) -> Size {
        var size = jgb_size(try super.collectionViewContentSize())
        try check(unsafe host.content_size?(&size, host.context))
        return Size(size)
    }

    override func layoutAttributesForElements(
        in rect: Rect, into sink: inout LayoutSink
    ) throws(CollectionError) {
        guard let elements = unsafe host.elements_in_rect else {
            return try super.layoutAttributesForElements(in: rect, into: &sink)
        }
        let status = unsafe withUnsafeMutablePointer(to: &sink) {
            unsafe elements(jgb_rect(rect), OpaquePointer($0), host.context)
        }
        try check(status)
    }

    override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) throws(CollectionError) -> ElementPlace? {
        try attributes(for: .cell(indexPath))
    }

    override func layoutAttributesForSupplementaryView(
        ofKind kind: ElementKind, at indexPath: IndexPath
    ) throws(CollectionError) -> ElementPlace? {
        try attributes(for: .supplementary(kind, indexPath))
    }

    override func layoutAttributesForDecorationView(
        ofKind kind: ElementKind, at indexPath: IndexPath
    ) throws(CollectionError) -> ElementPlace? {
        try attributes(for: .decoration(kind, indexPath))
    }

    private func attributes(for element: Element) throws(CollectionError) -> ElementPlace? {
        if unsafe host.attributes_for_element == nil { return try basePlace(of: element) }
        return unsafe try ask(host.attributes_for_element, element)
    }

    override func shouldInvalidateLayout(
        forBoundsChange newBounds: Rect, from bounds: Rect
    ) throws(CollectionError) -> Bool {
        let usual = try super.shouldInvalidateLayout(forBoundsChange: newBounds, from: bounds)
        guard let should = unsafe host.should_invalidate_for_bounds_change else { return usual }
        var answer: UInt32 = base != nil && usual ? 1 : 0
        try check(unsafe should(jgb_rect(newBounds), jgb_rect(bounds), &answer, host.context))
        return answer != 0
    }

    override func invalidationContext(
        forBoundsChange newBounds: Rect
    ) throws(CollectionError) -> InvalidationContext {
        guard let ask = unsafe host.invalidation_context_for_bounds_change else {
            return .everything
        }
        var context = unsafe jgb_invalidation_context(InvalidationContext.everything)
        try check(unsafe ask(jgb_rect(newBounds), &context, host.context))
        return unsafe try InvalidationContext(context)
    }

    override func targetContentOffset(
        forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point
    ) throws(CollectionError) -> Point {
        let usual = try super.targetContentOffset(
            forProposedContentOffset: proposed, withScrollingVelocity: velocity)
        guard let target = unsafe host.target_content_offset else { return usual }
        var offset = jgb_point(usual)
        try check(unsafe target(jgb_point(velocity), &offset, host.context))
        return Point(offset)
    }

    override func targetContentOffset(
        forProposedContentOffset proposed: Point
    ) throws(CollectionError) -> Point {
        guard let target = unsafe host.target_content_offset_for_change else { return proposed }
        var offset = jgb_point(proposed)
        try check(unsafe target(&offset, host.context))
        return Point(offset)
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: LayoutAttributes, original: LayoutAttributes
    ) throws(CollectionError) -> Bool {
        guard let should = unsafe host.should_invalidate_for_preferred_attributes else {
            return false
        }
        var (new, old) = (jgb_layout_attributes(preferred), jgb_layout_attributes(original))
        var answer: UInt32 = 0
        try check(unsafe should(&new, &old, &answer, host.context))
        return answer != 0
    }

    override func invalidationContext(
        forPreferredLayoutAttributes preferred: LayoutAttributes, original: LayoutAttributes
    ) throws(CollectionError) -> InvalidationContext {
        guard let ask = unsafe host.invalidation_context_for_preferred_attributes else {
            return .everything
        }
        var (new, old) = (jgb_layout_attributes(preferred), jgb_layout_attributes(original))
        var context = unsafe jgb_invalidation_context(InvalidationContext.everything)
        try check(unsafe ask(&new, &old, &context, host.context))
        return unsafe try InvalidationContext(context)
    }

    override func prepare(
        forCollectionViewUpdates updates: [UpdateItem]
    ) throws(CollectionError) {
        guard let prepare = unsafe host.prepare_for_updates else { return }
        // They stand in memory alike.
        let status = unsafe updates.withUnsafeBytes {
            unsafe prepare(
                $0.baseAddress?.assumingMemoryBound(to: jgb_update_item.self), updates.count,
                host.context)
        }
        try check(status)
    }

    override func finalizeCollectionViewUpdates() throws(CollectionError) {
        try check(unsafe host.finalize_updates?(host.context))
    }

    override func initialLayoutAttributesForAppearing(
        _ element: Element
    ) throws(CollectionError) -> ElementPlace? {
        unsafe try ask(host.initial_attributes, element)
    }

    override func finalLayoutAttributesForDisappearing(
        _ element: Element
    ) throws(CollectionError) -> ElementPlace? {
        unsafe try ask(host.final_attributes, element)
    }

    override func prepareForTransition(to newLayout: Layout) throws(CollectionError) {
        let other = unsafe context(of: newLayout)
        try check(unsafe host.prepare_for_transition_to?(other, host.context))
    }

    override func prepareForTransition(from oldLayout: Layout) throws(CollectionError) {
        let other = unsafe context(of: oldLayout)
        try check(unsafe host.prepare_for_transition_from?(other, host.context))
    }

    override func finalizeLayoutTransition() throws(CollectionError) {
        try check(unsafe host.finalize_transition?(host.context))
    }

    private typealias Ask =
        @convention(c) (
            UnsafePointer<jgb_element>?, OpaquePointer?, UnsafeMutableRawPointer?
        ) -> jgb_status

    /// Asks for one element; a second one that is added fails the call.
    private func ask(
        _ ask: Ask?, _ element: Element
    ) throws(CollectionError) -> ElementPlace? {
        guard let ask = unsafe ask else { return nil }
        var sink = LayoutSink(maximum: 1, of: self)
        var named = jgb_element(element)
        let status = unsafe withUnsafeMutablePointer(to: &sink) {
            unsafe ask(&named, OpaquePointer($0), host.context)
        }
        try check(status)
        return try sink.onlyElement()
    }
}

/// - Parameter status: Nil: there is no such callback.
private func check(_ status: jgb_status?) throws(CollectionError) {
    guard let status, status != JGB_OK else { return }
    throw failure(status)
}

@inline(never)
private func failure(_ status: jgb_status) -> CollectionError {
    .layoutFailed(CollectionError.Code(rawValue: status.rawValue) ?? .invalidLayout)
}

private func kinds(
    _ start: UnsafePointer<UInt32>?, _ count: Int, _ argument: CollectionError.Argument
) throws(CollectionError) -> [ElementKind] {
    // No view has registered more.
    if count > 1 << 20 { throw .size(argument, count, least: 0, most: 1 << 20, "entries") }
    return unsafe try buffer(start, count, argument).map { ElementKind(rawValue: $0) }
}
