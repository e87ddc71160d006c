/// Looks for settings that have no effect without other settings, and for display frames without
/// bounds, and adds a diagnostic to a display frame: rule Q10 of docs/semantics.md.
struct SettingsReview: Observer {
    /// Whether the next display frame may have something to report: settings have changed since
    /// the last display frame, or no display frame had bounds.
    private(set) var isDue = true
    /// Whether a display frame had bounds.
    private var hadBounds = false
    /// The codes that were reported: bit i stands for code i.
    private var reported: UInt32 = 0

    mutating func noteSettings() { isDue = true }

    mutating func changeEventMask(from last: EventMask, in scene: inout Scene) { noteSettings() }

    mutating func follow(_ change: DataChange) {}

    mutating func follow(_ replacement: DataReplacement) -> Bool { true }

    /// Adds diagnostics to the display frame of the scene. The view reports each code once.
    ///
    /// - Parameter bounds: The requested bounds.
    @inline(never)
    mutating func review(
        _ prefetch: PrefetchConfiguration, _ viewability: ViewabilityConfiguration, bounds: Size,
        in scene: inout Scene
    ) {
        let mask = scene.events.mask
        compare(
            isConfigured: prefetch.isPrefetchingEnabled, mask.contains(.prefetching),
            .prefetchingWithoutEvents, .eventsWithoutPrefetching, in: &scene)
        compare(
            isConfigured: viewability.measure != .none, mask.contains(.viewability),
            .viewabilityWithoutEvents, .eventsWithoutViewability, in: &scene)
        if bounds.width > 0 && bounds.height > 0 { hadBounds = true }
        if !hadBounds && scene.itemCount > 0 { report(.noBounds, size: bounds, in: &scene) }
        isDue = !hadBounds
    }

    private mutating func compare(
        isConfigured: Bool, _ areEventsWanted: Bool, _ withoutEvents: Diagnostic.Code,
        _ withoutConfiguration: Diagnostic.Code, in scene: inout Scene
    ) {
        if isConfigured == areEventsWanted { return }
        report(isConfigured ? withoutEvents : withoutConfiguration, size: .zero, in: &scene)
    }

    private mutating func report(
        _ code: Diagnostic.Code, size: Size, in scene: inout Scene
    ) {
        if reported & 1 << code.rawValue != 0 { return }
        reported |= 1 << code.rawValue
        scene.screen.frame.diagnostics.append(
            Diagnostic(code: code, element: .none, size: size, otherSize: .zero))
    }
}
