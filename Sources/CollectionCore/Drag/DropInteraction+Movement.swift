extension DropInteraction {
    /// Whether an item can begin to be moved: the layout places items by their order, and no other
    /// movement, drag, insertion, batch, interactive transition or zoom is in progress.
    func canMoveItems(in scene: borrowing Scene) -> Bool {
        !scene.isMovingItem && scene.drag == nil && !hasInsertions && scene.openBatch == nil
            && scene.interactive == nil && scene.screen.isShown
            && scene.stage.layout.explicit == nil && !scene.isZoomed
    }
}
