extension Scene {
    /// Whether the present state of the view allows swiping rows.
    var canSwipe: Bool {
        stage.configuration.scrollDirection == .vertical && selection?.isEditing != true
            && !isMovingItem && drag == nil && interactive == nil
    }

    var isRightToLeft: Bool { viewport.environment.layoutDirection == .rightToLeft }
}
