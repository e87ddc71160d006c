extension DropInteraction {
    /// Whether the layout places items by their order, so that an item may be moved.
    func canMoveItems(in scene: borrowing Scene) -> Bool {
        !scene.isMovingItem && scene.drag == nil && !hasInsertions && scene.openBatch == nil
            && scene.interactive == nil && scene.screen.isShown
            && scene.stage.layout.explicit == nil && !scene.isZoomed
    }
}
