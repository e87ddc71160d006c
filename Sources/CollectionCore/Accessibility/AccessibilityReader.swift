/// Elements while they are read, and the memory to find them in.
struct AccessibilityReader {
    /// The role of items.
    let role: AccessibilityRole
    /// Whether the items of all sections are counted together.
    let countsAllSections: Bool
    /// The element that has focus; nil: none.
    let focused: Element?
    var elements: [AccessibilityElement] = []
    /// What was found at the present place.
    var found: [LayoutAttributes] = []
    var transforms: [Transform3D] = []
    /// The table of the present section.
    var table = SectionTable()

    init(role: AccessibilityRole, countsAllSections: Bool, focused: Element?) {
        self.role = role
        self.countsAllSections = countsAllSections
        self.focused = focused
    }
}
