extension Scene {
    func brokenTraits() -> StaticString? {
        traits?.values.items?.brokenInvariant(count: itemCount)
            ?? traits?.values.sections?.brokenInvariant(count: sectionCount)
            ?? selection?.selected.items.brokenInvariant(count: itemCount)
            ?? names?.names.brokenInvariant(count: itemCount)
    }

    /// Whether the next display frame could show an element of the window where it is not.
    func hasStaleWindow() -> Bool {
        if !screen.window.isValid || screen.window.hasPinned || screen.didScrollSections
            || stage.change == .anything
        {
            return false
        }
        return screen.window.elements.contains { known in
            var transforms: [Transform3D] = []
            let found = try? stage.attributes(
                for: known.element, visible: Interval(0, 0), transforms: &transforms)
            return found?.frame != known.frame
        }
    }
}
