extension Scene {
    /// Stores preferred sizes that the host has measured, and lays out the affected items again.
    ///
    /// - Complexity: O(log n) for each size, and once O(m) for m items on lines whose breaks change
    mutating func applyPreferredSizes(
        _ preferredSizes: [PreferredSize], dataBytesMax: Int
    ) throws(CollectionError) -> [Diagnostic] {
        if let custom = stage.custom, stage.bases.isEmpty {
            return try applyPreferredSizes(preferredSizes, custom, dataBytesMax: dataBytesMax)
        }
        if stage.reordering != nil && !preferredSizes.isEmpty {
            return try applyWhileMoving(preferredSizes, dataBytesMax: dataBytesMax)
        }
        if let custom = stage.custom {
            return try applyInBase(preferredSizes, custom, dataBytesMax: dataBytesMax)
        }
        guard let taken = try stage.take(preferredSizes, screen.pool) else { return [] }
        try charge.noteCuts(
            preferredSizes.count, stage.dataSource, dataBytesMax: dataBytesMax)
        try stage.layOutItems(at: taken.resized, in: viewport.bounds)
        return taken.diagnostics
    }

    /// Stores preferred sizes that the host has measured while a person moves an item.
    private mutating func applyWhileMoving(
        _ preferredSizes: [PreferredSize], dataBytesMax: Int
    ) throws(CollectionError) -> [Diagnostic] {
        guard let reordering = stage.reordering else { return [] }
        stage.putBack()
        let diagnostics = try applyPreferredSizes(preferredSizes, dataBytesMax: dataBytesMax)
        try stage.present(reordering.order, reordering.held, ownership, limits)
        screen.collector.forgetPlaces()
        return diagnostics
    }

    /// Stores preferred sizes that the host has measured for a custom layout with a base.
    private mutating func applyInBase(
        _ preferredSizes: [PreferredSize], _ custom: CustomState, dataBytesMax: Int
    ) throws(CollectionError) -> [Diagnostic] {
        guard
            let taken = try stage.takeInBase(preferredSizes, screen.pool, in: viewport.bounds)
        else { return [] }
        try charge.noteCuts(
            preferredSizes.count, stage.dataSource, dataBytesMax: dataBytesMax)
        if taken.hasChanged {
            stage.noteChange()
            custom.invalidate(with: .everything)
            try stage.layOut(for: layoutInput(custom.geometry?.bounds ?? viewport.bounds))
        }
        return taken.diagnostics
    }

    /// Stores preferred sizes that the host has measured for a custom layout: rule B18 of
    /// docs/semantics.md.
    private mutating func applyPreferredSizes(
        _ preferredSizes: [PreferredSize], _ custom: CustomState, dataBytesMax: Int
    ) throws(CollectionError) -> [Diagnostic] {
        let taken = try stage.take(preferredSizes, custom, screen.pool, in: viewport, limits)
        guard let context = taken.context else { return taken.diagnostics }
        try charge.noteCuts(
            preferredSizes.count, stage.dataSource, dataBytesMax: dataBytesMax)
        try stage.dataSource.validateSums()
        custom.invalidate(with: context)
        // A layout that was prepared for another order must be prepared again for this order.
        if stage.reordering != nil { stage.needsLayout = true }
        try stage.layOut(for: layoutInput(custom.geometry?.bounds ?? viewport.bounds))
        return taken.diagnostics
    }
}
