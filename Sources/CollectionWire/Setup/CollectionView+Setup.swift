package import CollectionCore

extension CollectionView {
    /// Sets up a new view, by what the requests do that a client would send: section J of
    /// docs/semantics.md.
    ///
    /// The event mask is last, so that no events tell of the set-up.
    ///
    /// - Parameters:
    ///   - layouts: Those that the set-up may have by their names; nil: one that it has so is left
    ///     out, and the rest is tried.
    ///   - limits: What the view may hold.
    /// - Throws: The first field that cannot be. The view is then good for nothing.
    package mutating func setUp(
        _ setup: ViewSetup, layouts: NamedLayouts? = NamedLayouts(), within limits: Limits
    ) throws(SetupFault) {
        try register(setup)
        try perform(setup.environment, "environment")
        if let layout = try setup.layout?.layout(among: layouts) {
            try perform(SetLayout(layout, animation: nil, tag: 0), "layout")
        }
        if !setup.sections.isEmpty { try setUp(setup.sections, within: limits) }
        try perform(setup.contentAnchor, "contentAnchor")
        if setup.defaultTraits != .inherited {
            try perform(SetDefaultTraits(setup.defaultTraits), "defaultTraits")
        }
        try perform(setup.scrolling, "scrolling")
        try perform(setup.selection, "selection")
        try perform(setup.focus, "focus")
        try perform(setup.prefetching, "prefetching")
        try perform(setup.movement, "movement")
        try perform(setup.dragging, "dragging")
        try perform(setup.swiping, "swiping")
        try perform(setup.input, "input")
        try perform(setup.viewability, "viewability")
        try perform(setup.accessibility, "accessibility")
        try perform(setup.background, "background")
        if !setup.indexTitles.isEmpty {
            try perform(SetIndexTitles(setup.indexTitles), "indexTitles", within: limits)
        }
        if let state = setup.state {
            try perform(RestoreState(state), "state", within: limits)
        }
        try perform(SetEventMask(setup.eventMask), "eventMask")
    }

    /// Registers names, of which each has a number by its place: none may be there twice.
    private mutating func register(_ setup: ViewSetup) throws(SetupFault) {
        for (index, kind) in setup.elementKinds.enumerated() {
            let path = "elementKinds[\(index)]"
            let number = try perform(kind, path).rawValue - ElementKind.sectionFooter.rawValue
            if Int(number) != index + 1 { throw .repeated(path) }
        }
        for (index, prototype) in setup.prototypes.enumerated() {
            let path = "prototypes[\(index)]"
            let number = try perform(prototype, path).rawValue
            if Int(number) != index + 1 { throw .repeated(path) }
        }
    }

    private mutating func setUp(
        _ sections: [SectionSetup], within limits: Limits
    ) throws(SetupFault) {
        if sections[0].identifier == nil {
            try push(sections, within: limits)
        } else {
            try applySnapshot(of: sections, within: limits)
        }
        for (index, section) in sections.enumerated() {
            let path = "sections[\(index)]"
            if section.traits != .inherited {
                let traits = SetSectionTraits(
                    section.traits, ofSections: UInt32(index), count: 1)
                try perform(traits, "\(path).traits", within: limits)
            }
            if !section.names.isEmpty {
                let run = ItemRun(
                    indexPath: IndexPath(section: UInt32(index), item: 0),
                    count: UInt64(section.count))
                try perform(
                    SetItemNames(section.names, of: [run]), "\(path).names", within: limits)
            }
        }
    }

    @discardableResult
    private mutating func perform<O: ViewOperation>(
        _ operation: O, _ path: String
    ) throws(SetupFault) -> O.Answer {
        do throws(CollectionError) { return try operation.perform(on: &self) } catch {
            throw SetupFault(path, error)
        }
    }

    /// What is left out is as a new view has it.
    private mutating func perform(
        _ operation: (some ViewOperation)?, _ path: String
    ) throws(SetupFault) {
        if let operation { try perform(operation, path) }
    }

    private mutating func perform(
        _ operation: some GrowingViewOperation, _ path: String, within limits: Limits
    ) throws(SetupFault) {
        do throws(CollectionError) {
            _ = try operation.perform(on: &self, within: limits)
        } catch { throw SetupFault(path, error) }
    }
}

extension SetupFault {
    fileprivate static func repeated(_ path: String) -> SetupFault {
        SetupFault(path, .invalidArgument("name", .conflicting), "is there already")
    }
}
