extension Scene {
    /// Whether rows can be swiped now.
    var canSwipe: Bool {
        stage.configuration.scrollDirection == .vertical && selection?.isEditing != true
            && !isMovingItem && drag == nil && interactive == nil
    }

    var isRightToLeft: Bool { viewport.environment.layoutDirection == .rightToLeft }
}
