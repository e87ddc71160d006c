extension Scene {
    /// Whether faulty attributes of single elements are dropped and reported instead of thrown.
    var dropsFaults: Bool { stage.layout.explicit?.faultPolicy == .dropAndReport }

    /// The attributes that the host sets of single elements, created at the first call.
    mutating func explicitState() -> ExplicitState {
        if let explicit { return explicit }
        let state = ExplicitState()
        explicit = state
        return state
    }

    /// Makes the next display frame lay out again after explicit attributes have changed, if an
    /// explicit layout is displayed.
    mutating func explicitDidChange() {
        let isLed = interactive.map { !$0.isOver } ?? false
        let isOther = isLed && interactive?.other.layout.explicit != nil
        if stage.layout.explicit == nil && !isOther { return }
        learnExplicitKinds()
        stage.noteChange()
        if let interactive {
            noteShownOffset()
            interactive.layOutAttributesAgain(
                &stage, explicitState(), anchorElement(), shown: viewport)
        } else {
            stage.needsLayout = true
        }
    }

    /// Makes the supplementary views of an explicit layout belong to sections, whatever another
    /// layout has declared for their kinds.
    mutating func learnExplicitKinds() {
        guard let explicit else { return }
        for group in explicit.sets.shown.viewKinds { ownership.take(ofSections: group) }
    }
}

// Calls of the host: `CollectionView` documents them.
extension Scene {
    mutating func removeLayoutAttributes(
        of elements: Span<Element>
    ) throws(CollectionError) {
        let faults = try ExplicitContent.faults(
            of: elements, in: stage.dataSource, registry, drops: dropsFaults)
        let state = explicitState()
        try state.remove(elements, except: faults, stage.dataSource)
        state.report(faults, of: elements, itemsFrom: 0, stage.dataSource.sections)
        if !state.isOpen { explicitDidChange() }
    }
}
