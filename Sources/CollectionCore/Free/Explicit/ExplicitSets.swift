/// The layout attributes that the host set, by role. A copy is O(1).
struct ExplicitSets {
    var shown = ExplicitElements()
    /// Initial and final attributes. Nothing searches them by place, so they have no index.
    var initial = ExplicitElements()
    var final = ExplicitElements()

    var heldBytes: Int { shown.heldBytes + initial.heldBytes + final.heldBytes }

    func elements(_ role: LayoutAttributesRole) -> ExplicitElements {
        switch role {
        case .shown: shown
        case .initial: initial
        case .final: final
        }
    }

    mutating func put(_ content: ExplicitContent, _ role: LayoutAttributesRole) {
        switch role {
        case .shown: shown.put(content)
        case .initial: initial.put(content)
        case .final: final.put(content)
        }
    }

    mutating func remove(item number: Int) {
        shown.remove(item: number)
        initial.remove(item: number)
        final.remove(item: number)
    }

    mutating func remove(_ view: ViewEntry) {
        shown.remove(view)
        initial.remove(view)
        final.remove(view)
    }

    mutating func follow(
        _ plan: UpdatePlan, from old: SumTree<SectionLeaf>, to new: SumTree<SectionLeaf>
    ) {
        shown.follow(plan, from: old, to: new)
        initial.follow(plan, from: old, to: new)
        final.follow(plan, from: old, to: new)
    }

    /// For tests: what is wrong, in words.
    func brokenInvariant() -> StaticString? {
        shown.brokenInvariant() ?? initial.brokenInvariant() ?? final.brokenInvariant()
    }
}
