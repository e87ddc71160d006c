/// The views that stand behind all elements of a view: rule V1 of docs/semantics.md.
public struct BackgroundConfiguration: Equatable, Sendable {
    /// The class of the view behind all elements; nil: there is none.
    public var reuseIdentifier: ReuseIdentifier?
    /// The class of the view that takes its place while there are no items; nil: none does.
    public var emptyReuseIdentifier: ReuseIdentifier?

    public init() {}
}

/// The background as the last display frame shows it.
struct Background {
    var configuration = BackgroundConfiguration()
    /// Nil: no view shows it.
    private(set) var shown: LayoutAttributes?

    /// Whether the background needs neither to be shown nor to be hidden.
    var isOver: Bool { shown == nil && configuration == BackgroundConfiguration() }

    /// Whether a view shows the background with this generation.
    func isShown(in view: ReusableView, generation: UInt32) -> Bool {
        shown?.reusableView == view && shown?.generation == generation
    }

    /// Puts the background into a display frame that is complete otherwise.
    ///
    /// - Parameter bounds: What the display frame shows.
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
            // The view shows no element of the layout.
            pool.endBinding(next.reusableView)
        }
        shown = next
        if frame.isComplete || next != before { frame.elements.insert(next, at: 0) }
    }
}
