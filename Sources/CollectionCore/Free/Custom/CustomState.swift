/// The state that a view keeps for a custom layout.
final class CustomState {
    let layout: CustomLayout
    /// The result of the last layout pass; nil: the layout was not prepared yet.
    var geometry: CustomGeometry?
    /// What was invalidated since the last layout pass; nil: nothing.
    private(set) var invalidation: InvalidationContext?
    /// The batch updates since the last display frame, each in the order of rule B16.
    private(set) var updates: [[UpdateItem]] = []
    private var updateItemCount = 0
    /// What the layout passes since the last display frame have made valid again.
    private var taken = InvalidationContext()
    /// Whether a display frame has shown the layout since the data was replaced. Only then do
    /// preferred sizes count.
    var isShown = false

    init(_ layout: CustomLayout) {
        self.layout = layout
        invalidation = .everything
    }

    func invalidate(with context: InvalidationContext) {
        var all = invalidation ?? InvalidationContext()
        all.formUnion(context)
        if all.elements.count > Self.itemsMax { all.formUnion(.everything) }
        invalidation = all
    }

    /// Notes that the data was replaced.
    func noteReload() {
        invalidate(with: .everythingWithCounts)
        forgetUpdates()
        isShown = false
    }

    func noteUpdate(_ plan: UpdatePlan) {
        var context = InvalidationContext()
        context.invalidatesDataSourceCounts = true
        invalidate(with: context)
        if !isShown { return }
        if updates.count == Self.updatesMax || updateItemCount + plan.runCount > Self.itemsMax {
            invalidate(with: .everything)
            forgetUpdates()
            return
        }
        let items = plan.itemsForLayout()
        updates.append(items)
        updateItemCount += items.count
    }

    /// Passes the batch updates since the last display frame to the layout, which was prepared for
    /// their result.
    func tellOfUpdates() throws(CollectionError) {
        for update in updates { try layout.prepare(forCollectionViewUpdates: update) }
    }

    func forgetUpdates() {
        updates = []
        updateItemCount = 0
    }

    /// Stores the result of a layout pass.
    func take(_ geometry: CustomGeometry) {
        self.geometry = geometry
        if let invalidation { taken.formUnion(invalidation) }
        invalidation = nil
    }

    /// Invalidates all answers, because a display frame failed after the layout was asked.
    func abandon() {
        layout.generation += 1
        invalidate(with: .everything)
        invalidate(with: taken)
        taken = InvalidationContext()
    }

    /// Notes that a display frame shows the layout.
    func noteShown() {
        taken = InvalidationContext()
        forgetUpdates()
        isShown = true
    }

    /// The greatest numbers of batch updates, and of their parts or of invalid elements, without a
    /// display frame. Beyond them everything is invalidated, and the layout is given no batch
    /// update.
    private static let updatesMax = 64
    private static let itemsMax = 1 << 20
}

extension UpdatePlan {
    /// Returns the parts of the update in the order in which a layout is given them: deletes
    /// descending, inserts ascending, reloads and reconfigures, moves. Items are deleted before
    /// sections, and inserted after sections.
    func itemsForLayout() -> [UpdateItem] {
        var items: [UpdateItem] = []
        items.reserveCapacity(runCount)
        for run in removedItems.reversed() where run.action == .delete {
            items.append(run.item)
        }
        for run in removedSections.reversed() where run.action == .delete {
            items.append(run.item)
        }
        for run in placedSections where run.action == .insert { items.append(run.item) }
        for run in placedItems where run.action == .insert { items.append(run.item) }
        for run in replacedSections { items.append(run.item) }
        for run in replacedItems { items.append(run.item) }
        for run in removedSections where run.action == .move {
            items.append(run.move(to: placedSections))
        }
        for run in removedItems where run.action == .move {
            items.append(run.move(to: placedItems))
        }
        return items
    }
}

extension UpdatePlan.Run {
    fileprivate var item: UpdateItem {
        UpdateItem(
            action, before: path, after: path, count: UInt32(count),
            flags: takesMetrics ? .takesMetrics : keepsContent ? .keepsContent : [])
    }

    fileprivate func move(to placed: [UpdatePlan.Run]) -> UpdateItem {
        UpdateItem.move(path, to: placed[partner].path, count: UInt32(count))
    }
}
