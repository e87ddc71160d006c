package import CMessages
package import CollectionCore

package struct PerformBatchUpdates: Operation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_PERFORM_BATCH_UPDATES
    }
    package static var blank: PerformBatchUpdates { PerformBatchUpdates(.blank) }

    /// Its columns are borrowed: from the arena, or from whoever updates.
    package var columns: BatchUpdateColumns
    package var options: BatchUpdateOptions

    package init(
        _ columns: BatchUpdateColumns, options: BatchUpdateOptions = BatchUpdateOptions()
    ) {
        self.columns = columns
        self.options = options
    }

    package mutating func code(_ m: inout Jogakbo__V1__BatchUpdate, with coder: inout FieldCoder) {
        columns.code(&m, with: &coder)
        unsafe options.code(in: &m.options, with: &coder)
    }

    /// What the core does not look at: parts that wait in an open batch must have room beside all
    /// else.
    package func perform(on connection: inout Connection, view: UInt32) throws(Status) -> Done {
        let connected = try connection.views.view(view)
        let others = connection.charge(besides: connected)
        if connected.view.isBatchOpen {
            let added = ConnectedView.Charge(items: 0, bytes: columns.heldBytes)
            if let status = connection.limits.refusal(of: others + connected.charge + added) {
                throw status
            }
        }
        return try connected.perform(within: connection.limits, beside: others) {
            (view, limits) throws(CollectionError) in
            let update = try columns.update(limits: limits)
            try view.performBatchUpdates(update, options: options, within: limits)
            return Done()
        }
    }
}

package struct BeginBatchUpdates: GrowingOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_BEGIN_BATCH_UPDATES }
    package static var blank: BeginBatchUpdates { BeginBatchUpdates() }

    package var options: BatchUpdateOptions

    package init(_ options: BatchUpdateOptions = BatchUpdateOptions()) {
        self.options = options
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__BeginBatchUpdates, with coder: inout FieldCoder
    ) {
        unsafe options.code(in: &m.options, with: &coder)
    }

    package func perform(
        on view: inout CollectionView, within limits: Limits
    ) throws(CollectionError) -> Done {
        try view.beginBatchUpdates(options, within: limits)
        return Done()
    }
}

package struct EndBatchUpdates: GrowingOperation {
    package typealias Message = Jogakbo__V1__EndBatchUpdates
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_END_BATCH_UPDATES }
    package static var blank: EndBatchUpdates { EndBatchUpdates() }

    package init() {}

    package func perform(
        on view: inout CollectionView, within limits: Limits
    ) throws(CollectionError) -> Done {
        try view.endBatchUpdates(within: limits)
        return Done()
    }
}
