extension Scene {
    /// Whether what is wrong with single elements is left out.
    var dropsFaults: Bool { stage.layout.explicit?.faultPolicy == .dropAndReport }

    /// The attributes that the host set of single elements.
    mutating func explicitState() -> ExplicitState {
        if let explicit { return explicit }
        let state = ExplicitState()
        explicit = state
        return state
    }

    /// The next display frame shows elements elsewhere, if an explicit layout is shown.
    mutating func explicitDidChange() {
        let isLed = interactive.map { !$0.isOver } ?? false
        let isOther = isLed && interactive?.other.layout.explicit != nil
        if stage.layout.explicit == nil && !isOther { return }
        learnExplicitKinds()
        stage.noteChange()
        if let interactive {
            noteShownOffset()
            interactive.layOutAttributesAgain(
                &stage, explicitState(), screen.anchor(anchor), shown: viewport)
        } else {
            stage.needsLayout = true
        }
    }

    /// Views of an explicit layout go with their sections, whatever another layout said of them.
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
