/// What a view keeps for a layout of the host's own.
final class CustomState {
    let layout: CustomLayout
    /// What it has answered since it was prepared; nil: it has not been.
    var geometry: CustomGeometry?
    /// What is void since; nil: nothing.
    private(set) var invalidation: InvalidationContext?
    /// Batches that it has not been told of, each in the order of rule B16.
    private(set) var updates: [[UpdateItem]] = []
    private var updateItemCount = 0
    /// What passes since the last display frame have made good.
    private var taken = InvalidationContext()
    /// Whether a display frame has shown it with the data as it is: then what the host measures
    /// counts.
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

    /// The data has been replaced.
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

    /// Tells the layout of the batches that it has been prepared for.
    func tellOfUpdates() throws(CollectionError) {
        for update in updates { try layout.prepare(forCollectionViewUpdates: update) }
    }

    func forgetUpdates() {
        updates = []
        updateItemCount = 0
    }

    /// The layout has been prepared.
    func take(_ geometry: CustomGeometry) {
        self.geometry = geometry
        if let invalidation { taken.formUnion(invalidation) }
        invalidation = nil
    }

    /// Whatever has been answered so far is void: a display frame failed after it was asked.
    func abandon() {
        layout.generation += 1
        invalidate(with: .everything)
        invalidate(with: taken)
        taken = InvalidationContext()
    }

    /// A display frame shows it.
    func noteShown() {
        taken = InvalidationContext()
        forgetUpdates()
        isShown = true
    }

    /// Beyond so many, without a display frame, a layout is told that everything is void, and of no
    /// batch.
    private static let updatesMax = 64
    private static let itemsMax = 1 << 20
}

extension UpdatePlan {
    /// The parts as a layout is told of them: deletes descending, inserts ascending, reloads and
    /// reconfigures, moves; of each, items are taken out before sections, and put in after them.
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
            flags: keepsContent ? .keepsContent : [])
    }

    fileprivate func move(to placed: [UpdatePlan.Run]) -> UpdateItem {
        UpdateItem.move(path, to: placed[partner].path, count: UInt32(count))
    }
}
