package import CMessages
package import CollectionCore

/// Makes a snapshot, and answers its number: they count from 1.
package struct CreateSnapshot: Operation {
    package static var mayGrow: Bool { true }
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_CREATE_SNAPSHOT }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_SNAPSHOT }
    package static var blank: CreateSnapshot { CreateSnapshot(.empty) }

    package var source: Source

    package enum Source: Equatable {
        /// No sections.
        case empty
        case copy(of: UInt32)
        case shown(byView: UInt32)
    }

    package init(_ source: Source) {
        self.source = source
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__CreateSnapshot, with coder: inout FieldCoder
    ) {
        if !coder.isReading {
            switch source {
            case .empty: break
            case .copy(let snapshot):
                m.source_case = JOGAKBO__V1__CREATE_SNAPSHOT__SOURCE_SNAPSHOT
                m.snapshot = snapshot
            case .shown(let view):
                m.source_case = JOGAKBO__V1__CREATE_SNAPSHOT__SOURCE_VIEW
                m.view = view
            }
        } else if m.source_case == JOGAKBO__V1__CREATE_SNAPSHOT__SOURCE_SNAPSHOT {
            source = .copy(of: m.snapshot)
        } else if m.source_case == JOGAKBO__V1__CREATE_SNAPSHOT__SOURCE_VIEW {
            source = .shown(byView: m.view)
        }
    }

    package func perform(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> UInt32 {
        let limits = connection.limits
        let snapshot =
            switch source {
            case .empty: Snapshot(limits: limits.ofView)
            case .copy(let number): try connection.snapshots[number].snapshot
            case .shown(let view): try connection.snapshot(shownBy: view)
            }
        let object = ConnectedSnapshot(snapshot)
        if let status = limits.refusal(of: connection.charge(besides: nil) + object.charge) {
            throw status
        }
        return try connection.snapshots.add(object, countMax: limits.viewCount)
    }
}

package struct DestroySnapshot: Operation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_DESTROY_SNAPSHOT }
    package static var blank: DestroySnapshot { DestroySnapshot(0) }
    package static var mayGrow: Bool { false }

    package var snapshot: UInt32

    package init(_ snapshot: UInt32) {
        self.snapshot = snapshot
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__DestroySnapshot, with coder: inout FieldCoder
    ) {
        coder.code(&m.snapshot, &snapshot)
    }

    package func perform(on connection: inout Connection, view: UInt32) throws(Status) -> Done {
        try connection.snapshots.remove(snapshot)
        return Done()
    }
}

/// Changes a snapshot, and answers how many identifiers were there already, and were moved.
package struct EditSnapshot: Operation {
    package static var mayGrow: Bool { true }
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_EDIT_SNAPSHOT }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_MOVED_COUNT }
    package static var blank: EditSnapshot { EditSnapshot(0, .removeMarks) }

    package var snapshot: UInt32
    package var edit: SnapshotEdit

    package init(_ snapshot: UInt32, _ edit: SnapshotEdit) {
        self.snapshot = snapshot
        self.edit = edit
    }

    package mutating func code(_ m: inout Jogakbo__V1__EditSnapshot, with coder: inout FieldCoder) {
        coder.code(&m.snapshot, &snapshot)
        edit.code(&m, with: &coder)
    }

    package func perform(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> UInt64 {
        let object = try connection.snapshots[snapshot]
        var outline: SectionSnapshot?
        if case .replaceItems(_, let number) = edit {
            outline = try connection.sectionSnapshots[number].outline
        }
        let count = try object.perform(
            edit, outline: outline, beside: connection.charge(besides: object),
            connection.limits)
        return UInt64(count)
    }
}

/// Shows a snapshot in the view of the request.
package struct ApplySnapshot: Operation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_APPLY_SNAPSHOT }
    package static var blank: ApplySnapshot { ApplySnapshot(0) }

    package var snapshot: UInt32
    package var usingReloadData: Bool
    package var options: BatchUpdateOptions
    /// What the snapshot must have, if stated.
    package var counts: SnapshotCounts?
    /// The items that are shown; nil: all of them.
    package var filter: [UInt64]?

    package init(
        _ snapshot: UInt32, usingReloadData: Bool = false,
        options: BatchUpdateOptions = BatchUpdateOptions(), counts: SnapshotCounts? = nil,
        filter: [UInt64]? = nil
    ) {
        self.filter = filter
        self.snapshot = snapshot
        self.usingReloadData = usingReloadData
        self.options = options
        self.counts = counts
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__ApplySnapshot, with coder: inout FieldCoder
    ) {
        coder.code(&m.snapshot, &snapshot)
        coder.code(&m.using_reload_data, &usingReloadData)
        unsafe options.code(in: &m.options, with: &coder)
        unsafe coder.code(&m.counts, &counts)
        unsafe coder.code(&m.filter, &filter)
    }

    package func perform(on connection: inout Connection, view: UInt32) throws(Status) -> Done {
        let connected = try connection.views.view(view)
        let shown = try connection.snapshots[snapshot].snapshot
        try connected.apply(
            shown, self, beside: connection.charge(besides: connected), connection.limits)
        return Done()
    }
}

/// Has the items of a section, of the snapshot that the view of the request shows, be those of a
/// list.
package struct ApplyItems: Operation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_APPLY_ITEMS }
    package static var blank: ApplyItems { ApplyItems([], toSection: 0) }

    package var items: [UInt64]
    package var section: UInt64
    package var content: ItemColumns?
    package var options: BatchUpdateOptions

    package init(
        _ items: [UInt64], toSection section: UInt64, content: ItemColumns? = nil,
        options: BatchUpdateOptions = BatchUpdateOptions()
    ) {
        self.items = items
        self.section = section
        self.content = content
        self.options = options
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__ApplyItems, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.items, &items, &section, &content)
        unsafe options.code(in: &m.options, with: &coder)
    }

    package func perform(on connection: inout Connection, view: UInt32) throws(Status) -> Done {
        let connected = try connection.views.view(view)
        try connected.apply(
            self, beside: connection.charge(besides: connected), connection.limits)
        return Done()
    }
}
