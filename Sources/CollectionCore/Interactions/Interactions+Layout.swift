// Other layouts: at once, animated, or in an interactive transition.
extension Interactions {
    /// - Parameter tag: Nil: a layout that is set without animation reports no completion.
    @_optimize(size)
    mutating func replaceLayout(
        _ layout: Layout, animation: Animation?, tag: UInt64?, in scene: inout Scene
    ) throws(CollectionError) {
        try layout.validate()
        try scene.registry.check(layout)
        try animation?.validate()
        if tag != nil { try scene.checkCompletionRoom() }
        scene.noteAfterChange()
        let isAnimated = scene.isAnimated(animation?.duration_ns ?? 0)
        let before = isAnimated ? scene.momentNow() : nil
        scene.interruptInteractiveTransition()
        forEach(LayoutLeave(), in: &scene)
        if layout.followsOffset { scene.endZoom() }
        if scene.stage.custom != nil || scene.layoutChange != nil || layout.isCustom {
            scene.noteChange(to: layout)
        }
        scene.stage.setLayout(layout)
        scene.screen.hasOtherScreen = true
        scene.input.endSections()
        scene.ownership.take(layout)
        scene.viewport.follow(scene.stage)
        scene.updateRefreshInset()
        if layout.explicit != nil { scene.learnExplicitKinds() }
        scene.charge.noteForgottenMeasurements(scene.stage.dataSource)
        if isAnimated, let animation {
            scene.transitions.begin(animation, before, tag ?? 0)
        } else {
            scene.transitions.end()
            if let tag { scene.transitions.noteApplied(tag: tag) }
        }
        scene.queueInterruptions()
        if scene.input.isUsed { scene.queueInput() }
    }

    /// Begins an interactive transition to another layout.
    ///
    /// - Throws: The errors of `CollectionView.startInteractiveTransition`.
    @_optimize(size)
    mutating func startInteractiveTransition(
        to layout: Layout, tag: UInt64, in scene: inout Scene
    ) throws(CollectionError) {
        try layout.validate()
        try scene.registry.check(layout)
        if scene.isLed { throw .wrongState(.interactiveTransitionRuns) }
        if scene.isMovingItem { throw .wrongState(.itemIsBeingMoved) }
        if scene.isZoomed { throw .wrongState(.contentIsZoomed) }
        if let custom = scene.stage.custom, layout.custom == custom.layout {
            throw .wrongState(.layoutIsShown)
        }
        try scene.checkCompletionRoom()
        scene.noteAfterChange()
        scene.interruptInteractiveTransition()
        forEach(TransitionBeginning(), in: &scene)
        scene.ownership.take(layout)
        if layout.explicit != nil { scene.learnExplicitKinds() }
        let change =
            layout.isCustom || scene.stage.custom != nil
            ? LayoutChange(from: scene.stage.layout, scene.stage.custom, to: layout, after: nil)
            : nil
        scene.anchor.place?.leave()
        scene.anchor.movedAhead = nil
        scene.interactive = InteractiveTransition(
            to: Stage(layout, scene.stage.dataSource), change, tag: tag)
        scene.stage.noteChange()
        scene.queueInterruptions()
    }
}

private struct LayoutLeave: InteractionVisitor {
    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene
    ) {
        one.leaveLayout(in: &scene)
    }
}

private struct TransitionBeginning: InteractionVisitor {
    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene
    ) {
        one.beginTransition(in: &scene)
    }
}
