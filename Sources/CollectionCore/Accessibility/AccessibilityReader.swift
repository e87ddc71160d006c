/// Elements while they are read, and the memory to find them in.
struct AccessibilityReader {
    /// The role of items.
    let role: AccessibilityRole
    var elements: [AccessibilityElement] = []
    /// What was found at the present place.
    var found: [LayoutAttributes] = []
    var transforms: [Transform3D] = []
    /// The table of the present section.
    var table = SectionTable()

    init(role: AccessibilityRole) {
        self.role = role
    }
}
