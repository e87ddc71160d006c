extension Scene {
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
