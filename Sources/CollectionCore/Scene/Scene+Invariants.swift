extension Scene {
    /// Whether the window of elements holds an element at a frame that differs from its layout
    /// frame, which the next display frame could display.
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
