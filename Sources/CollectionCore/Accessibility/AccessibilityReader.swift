/// The elements that are collected in reading order, and storage for the search of elements.
struct AccessibilityReader {
    /// The role of the items.
    let role: AccessibilityRole
    /// Whether positions of items are counted through all sections.
    let countsAllSections: Bool
    /// The element that has focus; nil: none.
    let focused: Element?
    var elements: [AccessibilityElement] = []
    /// The layout attributes that were found at the current place.
    var found: [LayoutAttributes] = []
    var transforms: [Transform3D] = []
    /// The rows and columns of the current section.
    var table = SectionTable()

    init(role: AccessibilityRole, countsAllSections: Bool, focused: Element?) {
        self.role = role
        self.countsAllSections = countsAllSections
        self.focused = focused
    }
}
