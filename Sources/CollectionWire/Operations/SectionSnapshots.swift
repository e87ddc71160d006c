package import CMessages
package import CollectionCore

/// Makes a section snapshot, and answers its number: they count from 1.
package struct CreateSectionSnapshot: Operation {
    package static var mayGrow: Bool { true }
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_CREATE_SECTION_SNAPSHOT
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_SECTION_SNAPSHOT }
    package static var blank: CreateSectionSnapshot { CreateSectionSnapshot(.empty) }

    package var source: Source

    package enum Source: Equatable {
        /// No items.
        case empty
        case copy(of: UInt32)
        /// The descendants of an item.
        case part(of: UInt32, parent: UInt64, includingParent: Bool)
    }

    package init(_ source: Source) {
        self.source = source
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__CreateSectionSnapshot, with coder: inout FieldCoder
    ) {
        if !coder.isReading {
            switch source {
            case .empty: break
            case .copy(let number):
                m.source_case = JOGAKBO__V1__CREATE_SECTION_SNAPSHOT__SOURCE_SECTION_SNAPSHOT
                m.section_snapshot = number
            case .part(let number, let parent, let includingParent):
                m.source_case = JOGAKBO__V1__CREATE_SECTION_SNAPSHOT__SOURCE_PART
                let part = OutlinePart(
                    snapshot: number, parent: parent, includesParent: includingParent)
                unsafe m.part = coder.write(part)
            }
        } else if m.source_case
            == JOGAKBO__V1__CREATE_SECTION_SNAPSHOT__SOURCE_SECTION_SNAPSHOT
        {
            source = .copy(of: m.section_snapshot)
        } else if m.source_case == JOGAKBO__V1__CREATE_SECTION_SNAPSHOT__SOURCE_PART {
            let part: OutlinePart = unsafe coder.read(m.part)
            source = .part(
                of: part.snapshot, parent: part.parent, includingParent: part.includesParent)
        }
    }

    package func perform(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> UInt32 {
        let limits = connection.limits
        var outline = SectionSnapshot(limits: limits.ofView)
        switch source {
        case .empty: break
        case .copy(let number): outline = try connection.sectionSnapshots[number].outline
        case .part(let number, let parent, let includingParent):
            let whole = try connection.sectionSnapshots[number].outline
            do throws(CollectionError) {
                outline = try whole.snapshot(of: parent, includingParent: includingParent)
            } catch {
                throw Status(error)
            }
        }
        let object = ConnectedSectionSnapshot(outline)
        if let status = limits.refusal(of: connection.charge(besides: nil) + object.charge) {
            throw status
        }
        return try connection.sectionSnapshots.add(object, countMax: limits.viewCount)
    }
}

private struct OutlinePart: MessageCodable {
    var snapshot: UInt32
    var parent: UInt64
    var includesParent: Bool

    static var begin: MessageBegin<Jogakbo__V1__SectionSnapshotPart> {
        unsafe jogakbo__v1__section_snapshot_part__init
    }
    static var blank: OutlinePart { OutlinePart(snapshot: 0, parent: 0, includesParent: false) }

    mutating func code(_ m: inout Jogakbo__V1__SectionSnapshotPart, with coder: inout FieldCoder) {
        coder.code(&m.section_snapshot, &snapshot)
        coder.code(&m.parent, &parent)
        coder.code(&m.includes_parent, &includesParent)
    }
}

package struct DestroySectionSnapshot: Operation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_DESTROY_SECTION_SNAPSHOT
    }
    package static var blank: DestroySectionSnapshot { DestroySectionSnapshot(0) }
    package static var mayGrow: Bool { false }

    package var snapshot: UInt32

    package init(_ snapshot: UInt32) {
        self.snapshot = snapshot
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__DestroySectionSnapshot, with coder: inout FieldCoder
    ) {
        coder.code(&m.section_snapshot, &snapshot)
    }

    package func perform(on connection: inout Connection, view: UInt32) throws(Status) -> Done {
        try connection.sectionSnapshots.remove(snapshot)
        return Done()
    }
}

package struct EditSectionSnapshot: Operation {
    package static var mayGrow: Bool { true }
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_EDIT_SECTION_SNAPSHOT
    }
    package static var blank: EditSectionSnapshot { EditSectionSnapshot(0, .deleteAll) }

    package var snapshot: UInt32
    package var edit: SectionSnapshotEdit

    package init(_ snapshot: UInt32, _ edit: SectionSnapshotEdit) {
        self.snapshot = snapshot
        self.edit = edit
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__EditSectionSnapshot, with coder: inout FieldCoder
    ) {
        coder.code(&m.section_snapshot, &snapshot)
        edit.code(&m, with: &coder)
    }

    package func perform(on connection: inout Connection, view: UInt32) throws(Status) -> Done {
        let object = try connection.sectionSnapshots[snapshot]
        var other: SectionSnapshot?
        if let number = edit.other { other = try connection.sectionSnapshots[number].outline }
        try object.perform(
            edit, other: other, beside: connection.charge(besides: object), connection.limits)
        return Done()
    }
}

/// Shows a section snapshot as a section of the snapshot that the view of the request shows.
package struct ApplySectionSnapshot: Operation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_APPLY_SECTION_SNAPSHOT
    }
    package static var blank: ApplySectionSnapshot { ApplySectionSnapshot(0, toSection: 0) }

    package var snapshot: UInt32
    package var section: UInt64
    package var options: BatchUpdateOptions

    package init(
        _ snapshot: UInt32, toSection section: UInt64,
        options: BatchUpdateOptions = BatchUpdateOptions()
    ) {
        self.snapshot = snapshot
        self.section = section
        self.options = options
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__ApplySectionSnapshot, with coder: inout FieldCoder
    ) {
        coder.code(&m.section_snapshot, &snapshot)
        coder.code(&m.section, &section)
        unsafe options.code(in: &m.options, with: &coder)
    }

    package func perform(on connection: inout Connection, view: UInt32) throws(Status) -> Done {
        let connected = try connection.views.view(view)
        let outline = try connection.sectionSnapshots[snapshot].outline
        try connected.apply(
            outline, toSection: section, options,
            beside: connection.charge(besides: connected), connection.limits)
        return Done()
    }
}
