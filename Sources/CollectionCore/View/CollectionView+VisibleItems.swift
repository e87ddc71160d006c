// Handlers of visible items: rule G10 of docs/semantics.md.
extension CollectionView {
    /// Has a handler change how the visible elements look of the sections whose description has its
    /// number. It is called by each display frame, for each such section that it shows something
    /// of, and must not call the view.
    ///
    /// - Parameter number: As in `LayoutSection.visibleItemsHandler`; not 0.
    /// - Parameter handler: In the place of the one before; nil: none.
    /// - Throws: `invalidArgument` for 0, and for too many handlers.
    public mutating func setVisibleItemsHandler(
        _ number: UInt32, _ handler: VisibleItemsInvalidation?
    ) throws(CollectionError) {
        if number == 0 { throw .invalidArgument("visible_items_handler", .outOfRange) }
        let handlers = scene.handlers ?? VisibleItemsInvalidations()
        try handlers.set(handler, number: number)
        scene.handlers = handlers.isEmpty ? nil : handlers
    }
}
