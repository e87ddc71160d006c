/// Which elements go where their item goes, and which where their section goes: both have index
/// paths of the same form.
struct ElementOwnership {
    private var areDecorationsOfItems = true
    /// Kinds of supplementary views that go with items.
    private var badgeKinds: [UInt32] = []

    init() {}

    init(_ layout: Layout) {
        guard case .compositional(let compositional) = layout else { return }
        areDecorationsOfItems = false
        for section in compositional.sections {
            section.group.appendSupplementaryKinds(to: &badgeKinds)
        }
    }

    func isOfItem(_ element: Element) -> Bool {
        switch element.category {
        case .cell: true
        case .decoration: areDecorationsOfItems
        case .supplementary:
            !badgeKinds.isEmpty && badgeKinds.contains(element.kind.rawValue)
        }
    }
}
