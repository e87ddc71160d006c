package import CMessages
package import CollectionCore

/// What a snapshot is asked: one of the connection's, or the one that the view of the request
/// shows.
package protocol SnapshotQuestion: Operation where Message == Jogakbo__V1__AskSnapshot {
    associatedtype Answer
    static var question: Jogakbo__V1__AskSnapshot__QuestionCase { get }
    /// Which snapshot; 0: the one that the view shows.
    var snapshot: UInt32 { get set }
    /// Goes through the fields of the question.
    mutating func codeQuestion(_ m: inout Message, with coder: inout FieldCoder)
    /// - Parameter identifierCountMax: The most identifiers of one answer.
    func answer(of snapshot: Snapshot, identifierCountMax: Int) throws(CollectionError) -> Answer
}

extension SnapshotQuestion {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_ASK_SNAPSHOT }
    package static var variant: UInt32 { question.rawValue }

    package mutating func code(_ m: inout Message, with coder: inout FieldCoder) {
        coder.code(&m.snapshot, &snapshot)
        if !coder.isReading { m.question_case = Self.question }
        codeQuestion(&m, with: &coder)
    }

    package func perform(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> Answer {
        let asked =
            try snapshot == 0
            ? connection.snapshot(shownBy: view) : connection.snapshots[snapshot].snapshot
        do throws(CollectionError) {
            return try answer(
                of: asked, identifierCountMax: connection.limits.identifierCountInMessage)
        } catch {
            throw Status(error)
        }
    }
}

package struct GetSnapshotCounts: SnapshotQuestion {
    package static var question: Jogakbo__V1__AskSnapshot__QuestionCase {
        JOGAKBO__V1__ASK_SNAPSHOT__QUESTION_COUNTS
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_SNAPSHOT_COUNTS }
    package static var blank: GetSnapshotCounts { GetSnapshotCounts(0) }

    package var snapshot: UInt32

    package init(_ snapshot: UInt32) {
        self.snapshot = snapshot
    }

    package func codeQuestion(_ m: inout Message, with coder: inout FieldCoder) {
        if !coder.isReading { m.counts = 1 }
    }

    package func answer(
        of snapshot: Snapshot, identifierCountMax: Int
    ) throws(CollectionError) -> SnapshotCounts {
        snapshot.counts
    }
}

package struct GetIdentifiers: SnapshotQuestion {
    package static var question: Jogakbo__V1__AskSnapshot__QuestionCase {
        JOGAKBO__V1__ASK_SNAPSHOT__QUESTION_IDENTIFIERS
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IDENTIFIERS }
    package static var blank: GetIdentifiers { GetIdentifiers(0, .items, first: 0, count: 0) }

    package var snapshot: UInt32
    package var range: IdentifierRange

    package init(_ snapshot: UInt32, _ list: Snapshot.List, first: UInt64, count: UInt64) {
        self.snapshot = snapshot
        range = IdentifierRange(list: list, first: first, count: count)
    }

    package mutating func codeQuestion(_ m: inout Message, with coder: inout FieldCoder) {
        unsafe coder.code(&m.identifiers, &range)
    }

    package func answer(
        of snapshot: Snapshot, identifierCountMax: Int
    ) throws(CollectionError) -> IdentifierPart {
        let part = try snapshot.identifiers(
            of: range.list, from: range.first,
            countMax: min(Int(clamping: range.count), identifierCountMax))
        return IdentifierPart(total: UInt64(part.total), identifiers: part.identifiers)
    }
}

package struct GetIndexPathOfItem: SnapshotQuestion {
    package static var question: Jogakbo__V1__AskSnapshot__QuestionCase {
        JOGAKBO__V1__ASK_SNAPSHOT__QUESTION_INDEX_PATH_OF_ITEM
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_INDEX_PATH }
    package static var blank: GetIndexPathOfItem { GetIndexPathOfItem(0, item: 0) }

    package var snapshot: UInt32
    package var item: UInt64

    package init(_ snapshot: UInt32, item: UInt64) {
        self.snapshot = snapshot
        self.item = item
    }

    package mutating func codeQuestion(_ m: inout Message, with coder: inout FieldCoder) {
        coder.code(&m.index_path_of_item, &item)
    }

    package func answer(
        of snapshot: Snapshot, identifierCountMax: Int
    ) throws(CollectionError) -> IndexPath? {
        snapshot.indexPath(ofItem: item)
    }
}

package struct GetIndexOfSection: SnapshotQuestion {
    package static var question: Jogakbo__V1__AskSnapshot__QuestionCase {
        JOGAKBO__V1__ASK_SNAPSHOT__QUESTION_INDEX_OF_SECTION
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_INDEX }
    package static var blank: GetIndexOfSection { GetIndexOfSection(0, section: 0) }

    package var snapshot: UInt32
    package var section: UInt64

    package init(_ snapshot: UInt32, section: UInt64) {
        self.snapshot = snapshot
        self.section = section
    }

    package mutating func codeQuestion(_ m: inout Message, with coder: inout FieldCoder) {
        coder.code(&m.index_of_section, &section)
    }

    package func answer(
        of snapshot: Snapshot, identifierCountMax: Int
    ) throws(CollectionError) -> UInt64? {
        snapshot.indexOfSection(section).map { UInt64($0) }
    }
}

package struct GetItemIdentifier: SnapshotQuestion {
    package static var question: Jogakbo__V1__AskSnapshot__QuestionCase {
        JOGAKBO__V1__ASK_SNAPSHOT__QUESTION_IDENTIFIER_AT
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IDENTIFIER }
    package static var blank: GetItemIdentifier { GetItemIdentifier(0, at: .blank) }

    package var snapshot: UInt32
    package var indexPath: IndexPath

    package init(_ snapshot: UInt32, at indexPath: IndexPath) {
        self.snapshot = snapshot
        self.indexPath = indexPath
    }

    package mutating func codeQuestion(_ m: inout Message, with coder: inout FieldCoder) {
        unsafe coder.code(&m.identifier_at, &indexPath)
    }

    package func answer(
        of snapshot: Snapshot, identifierCountMax: Int
    ) throws(CollectionError) -> UInt64? {
        snapshot.itemIdentifier(at: indexPath)
    }
}
