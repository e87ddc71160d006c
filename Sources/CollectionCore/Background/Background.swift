/// The settings of the background, a view behind all elements: rule V1 of docs/semantics.md.
public struct BackgroundConfiguration: Equatable, Sendable {
    /// The reuse identifier of the view behind all elements; nil if there is no such view.
    public var reuseIdentifier: ReuseIdentifier?
    /// The reuse identifier of the view behind all elements while there are no items; nil if
    /// `reuseIdentifier` counts then, too.
    public var emptyReuseIdentifier: ReuseIdentifier?

    public init() {}
}

/// The settings of the background, and the background that is displayed.
struct Background {
    var configuration = BackgroundConfiguration()
    /// The layout attributes of the background in the last display frame; nil if none is displayed.
    private(set) var shown: LayoutAttributes?

    /// Whether no background is displayed and none is set, so that `show` would do nothing.
    var isOver: Bool { shown == nil && configuration == BackgroundConfiguration() }

    /// Whether this reusable view, in this generation, displays the background.
    func isShown(in view: ReusableView, generation: UInt32) -> Bool {
        shown?.reusableView == view && shown?.generation == generation
    }

    /// Adds the background to a display frame to which everything else has been added.
    ///
    /// - Parameter bounds: The bounds of the display frame, which are the background's frame.
    /// - Parameter isEmpty: Whether there are no items.
    mutating func show(
        in bounds: Rect, isEmpty: Bool, _ pool: inout ReusePool, _ frame: inout DisplayFrame
    ) {
        let before = shown
        let identifier =
            (isEmpty ? configuration.emptyReuseIdentifier : nil) ?? configuration.reuseIdentifier
        if let before, before.reuseIdentifier != identifier {
            pool.release(before.reusableView, before.reuseIdentifier)
            frame.removedViews.insert(before.reusableView, at: 0)
            shown = nil
        }
        guard let identifier else { return }
        var next =
            shown
            ?? LayoutAttributes(
                element: .background, reuseIdentifier: identifier, frame: bounds, zIndex: .min,
                flags: [])
        next.frame = bounds
        if shown == nil {
            (next.reusableView, next.generation) = pool.take(for: .background, identifier)
            // The view displays no element of the layout.
            pool.endBinding(next.reusableView)
        }
        shown = next
        if frame.isComplete || next != before { frame.elements.insert(next, at: 0) }
    }
}
