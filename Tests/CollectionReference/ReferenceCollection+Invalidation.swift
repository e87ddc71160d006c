import CollectionCore

extension ReferenceCollection {
    /// B14.
    func invalidate(_ context: InvalidationContext) {
        didLayoutChange = true
        if context.invalidatesEverything {
            forgetLanes()
            noteChanged(sections.map(\.identity))
            placed = nil
            added.size = .zero
        }
        added.offset.x += context.contentOffsetAdjustment.x
        added.offset.y += context.contentOffsetAdjustment.y
        added.size.width += context.contentSizeAdjustment.width
        added.size.height += context.contentSizeAdjustment.height
    }

    /// What the layout says, and what contexts add.
    func contentSizeNow() -> Size {
        _ = layoutNow()
        return plainContentSize()
    }

    func plainContentSize() -> Size {
        contentSize(of: plainLayout())
    }

    func contentSize(of placed: ReferenceLayout) -> Size {
        let size = placed.contentSize
        if added.size == .zero { return size }
        return Size(
            width: min(max(size.width + added.size.width, 0), 68_719_476_736),
            height: min(max(size.height + added.size.height, 0), 68_719_476_736))
    }
}

extension Script {
    /// Little is void, or all; few move the content, and few make it longer.
    mutating func invalidation() -> Step {
        var context = InvalidationContext()
        context.invalidatesEverything = random.chance(40)
        if random.chance(40) {
            context.contentOffsetAdjustment = Point(
                x: random.pick([0, 0, 5, -40]), y: random.pick([0, 20.5, -7, 300, -1e6]))
        }
        if random.chance(20) {
            context.contentSizeAdjustment = Size(
                width: random.pick([0, 10, -5]), height: random.pick([0, 33.5, -20, -1e9]))
        }
        return .invalidateLayout(context)
    }
}
