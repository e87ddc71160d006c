/// The updates since the earliest change that is still animated. They trace elements back to their
/// identities at earlier places.
struct UpdateHistory {
    /// The place of the first update. Each update has the place after that of the update before.
    private(set) var start = 0
    private var updates: [PastUpdate] = []
    /// The bytes that all updates count against the view's limit on bytes.
    private(set) var heldBytes = 0

    var isEmpty: Bool { updates.isEmpty }
    var count: Int { updates.count }
    /// The place after the last update.
    var end: Int { start + updates.count }

    subscript(place: Int) -> PastUpdate { updates[place - start] }

    mutating func append(_ update: PastUpdate) {
        updates.append(update)
        heldBytes += update.heldBytes
    }

    /// Traces an element from `place` back to an earlier place, and sets `place` to it. Nil if the
    /// element was inserted or reloaded in between.
    @inline(never)
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

    /// Traces a section from `place` back to an earlier place, and sets `place` to it. Nil if the
    /// section was inserted or reloaded in between.
    func section(_ section: UInt32, at earlier: Int, _ place: inout Int) -> UInt32? {
        var section = section
        while place > max(earlier, start) {
            place -= 1
            guard let old = self[place].section(section) else { return nil }
            section = old
        }
        return section
    }

    /// Removes all updates before a place.
    mutating func forget(before place: Int) {
        let count = min(place - start, updates.count)
        if count <= 0 { return }
        for update in updates[..<count] { heldBytes -= update.heldBytes }
        updates.removeFirst(count)
        start += count
    }
}

/// An update that was made, for tracing elements back.
final class PastUpdate {
    /// The plan of the update, without the content, which is not needed for tracing back.
    private let plan: UpdatePlan
    /// The sections before the update; nil if the update replaced none.
    private let sectionsBefore: SumTree<SectionLeaf>?
    let isAnimated: Bool
    /// The bytes of the plan, and the bytes that the data released but the layout before the update
    /// still holds.
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

    /// Returns the index of a section before the update; nil if the section was inserted or
    /// reloaded.
    func section(_ section: UInt32) -> UInt32? {
        guard case .was(let path) = plan.past(ofSection: section) else { return nil }
        return path.section
    }

    enum Past {
        case inserted
        /// The update reloaded the element: the value is the element that was in its place; nil:
        /// none was.
        case reloaded(Element?)
        case was(Element)
    }

    /// Returns the identity of an element before the update.
    @inline(never)
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
