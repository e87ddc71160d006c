/// The layout attributes that the host set, by role. A copy is O(1).
struct ExplicitSets {
    var shown = ExplicitElements()
    /// Initial and final attributes. Nothing searches them by place, so they have no index.
    var initial = ExplicitElements()
    var final = ExplicitElements()

    var heldBytes: Int { shown.heldBytes + initial.heldBytes + final.heldBytes }

    /// Returns the number of elements that have attributes in a role.
    func count(_ role: LayoutAttributesRole) -> Int {
        switch role {
        case .shown: shown.count
        case .initial: initial.count
        case .final: final.count
        }
    }

    /// Returns the number of additional bytes for the content of a call.
    func bytes(adding content: ExplicitContent, _ role: LayoutAttributesRole) -> Int {
        switch role {
        case .shown: shown.bytes(adding: content)
        case .initial: initial.bytes(adding: content)
        case .final: final.bytes(adding: content)
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

    /// For tests: an invariant that does not hold, in words; nil: all invariants hold.
    func brokenInvariant() -> StaticString? {
        shown.brokenInvariant() ?? initial.brokenInvariant() ?? final.brokenInvariant()
    }
}
