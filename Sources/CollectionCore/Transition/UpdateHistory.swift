/// The updates since the earliest change that is still shown over time: the way back to what
/// elements were then.
struct UpdateHistory {
    /// The place of the first one; places grow by one with each update.
    private(set) var start = 0
    private var updates: [PastUpdate] = []
    /// What all of it counts against the view's limit on bytes.
    private(set) var heldBytes = 0

    var isEmpty: Bool { updates.isEmpty }
    var count: Int { updates.count }
    /// Behind the last one.
    var end: Int { start + updates.count }

    subscript(place: Int) -> PastUpdate { updates[place - start] }

    mutating func append(_ update: PastUpdate) {
        updates.append(update)
        heldBytes += update.heldBytes
    }

    /// Goes back from one place to an earlier one; nil where the element came in between.
    func was(
        _ element: Element, at earlier: Int, _ place: inout Int, _ ownership: ElementOwnership
    ) -> Element? {
        var element = element
        while place > max(earlier, start) {
            place -= 1
            guard case .was(let old) = self[place].past(of: element, ownership) else { return nil }
            element = old
        }
        return element
    }

    /// The same for a section.
    func section(_ section: UInt32, at earlier: Int, _ place: inout Int) -> UInt32? {
        var section = section
        while place > max(earlier, start) {
            place -= 1
            guard let old = self[place].section(section) else { return nil }
            section = old
        }
        return section
    }

    /// Forgets all before a place.
    mutating func forget(before place: Int) {
        let count = min(place - start, updates.count)
        if count <= 0 { return }
        for update in updates[..<count] { heldBytes -= update.heldBytes }
        updates.removeFirst(count)
        start += count
    }
}

/// An update that was made.
final class PastUpdate {
    /// Without the content, which a way back does not need.
    private let plan: UpdatePlan
    /// The sections before it, where some were reloaded.
    private let sectionsBefore: SumTree<SectionLeaf>?
    let isAnimated: Bool
    /// What the plan takes, and what the data gave back that is still in the layout before.
    let heldBytes: Int

    init(
        _ plan: UpdatePlan, sectionsBefore: SumTree<SectionLeaf>?, isAnimated: Bool,
        releasedBytes: Int
    ) {
        var plan = plan
        plan.content = UpdateContent()
        self.plan = plan
        self.sectionsBefore = plan.replacedSections.isEmpty ? nil : sectionsBefore
        self.isAnimated = isAnimated
        heldBytes = plan.runBytes + max(releasedBytes, 0)
    }

    /// What a section was before; nil where it was another one, or none.
    func section(_ section: UInt32) -> UInt32? {
        guard case .was(let path) = plan.past(ofSection: section) else { return nil }
        return path.section
    }

    enum Past {
        case inserted
        /// Another one was in its place; nil: none was.
        case reloaded(Element?)
        case was(Element)
    }

    /// What an element was before.
    func past(of element: Element, _ ownership: ElementOwnership) -> Past {
        let (past, old) = plan.past(of: element, ownership)
        switch past {
        case .inserted: return .inserted
        case .was: return .was(old)
        case .reloaded:
            if let sectionsBefore, ownership.isOfItem(old) {
                let place = sectionsBefore.leaf(of: Int(old.indexPath.section))
                if old.indexPath.item >= place.leaf.itemCounts[place.local] {
                    return .reloaded(nil)
                }
            }
            return .reloaded(old)
        }
    }
}
