package import CMessages
package import CollectionCore

/// What a section snapshot of the connection's is asked.
package protocol SectionSnapshotQuestion: Operation
where Message == Jogakbo__V1__AskSectionSnapshot {
    associatedtype Answer
    static var question: Jogakbo__V1__AskSectionSnapshot__QuestionCase { get }
    var snapshot: UInt32 { get set }
    /// Goes through the fields of the question.
    mutating func codeQuestion(_ m: inout Message, with coder: inout FieldCoder)
    /// - Parameter identifierCountMax: The most identifiers of one answer.
    func answer(
        of outline: SectionSnapshot, identifierCountMax: Int
    ) throws(CollectionError) -> Answer
}

extension SectionSnapshotQuestion {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_ASK_SECTION_SNAPSHOT
    }
    package static var variant: UInt32 { question.rawValue }

    package mutating func code(_ m: inout Message, with coder: inout FieldCoder) {
        coder.code(&m.section_snapshot, &snapshot)
        if !coder.isReading { m.question_case = Self.question }
        codeQuestion(&m, with: &coder)
    }

    package func perform(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> Answer {
        let outline = try connection.sectionSnapshots[snapshot].outline
        do throws(CollectionError) {
            return try answer(
                of: outline, identifierCountMax: connection.limits.identifierCountInMessage)
        } catch {
            throw Status(error)
        }
    }
}

package struct GetOutlineIdentifiers: SectionSnapshotQuestion {
    package static var question: Jogakbo__V1__AskSectionSnapshot__QuestionCase {
        JOGAKBO__V1__ASK_SECTION_SNAPSHOT__QUESTION_ITEMS
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IDENTIFIERS }
    package static var blank: GetOutlineIdentifiers {
        GetOutlineIdentifiers(0, .all, first: 0, count: 0)
    }

    package var snapshot: UInt32
    package var range: OutlineRange

    package init(_ snapshot: UInt32, _ list: SectionSnapshot.List, first: UInt64, count: UInt64) {
        self.snapshot = snapshot
        range = OutlineRange(list: list, first: first, count: count)
    }

    package mutating func codeQuestion(_ m: inout Message, with coder: inout FieldCoder) {
        unsafe coder.code(&m.items, &range)
    }

    package func answer(
        of outline: SectionSnapshot, identifierCountMax: Int
    ) throws(CollectionError) -> IdentifierPart {
        let part = outline.identifiers(
            of: range.list, from: range.first,
            countMax: min(Int(clamping: range.count), identifierCountMax))
        return IdentifierPart(total: UInt64(part.total), identifiers: part.identifiers)
    }
}

package struct GetOutlineItem: SectionSnapshotQuestion {
    package static var question: Jogakbo__V1__AskSectionSnapshot__QuestionCase {
        JOGAKBO__V1__ASK_SECTION_SNAPSHOT__QUESTION_ITEM
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_OUTLINE_ITEM }
    package static var blank: GetOutlineItem { GetOutlineItem(0, item: 0) }

    package var snapshot: UInt32
    package var item: UInt64

    package init(_ snapshot: UInt32, item: UInt64) {
        self.snapshot = snapshot
        self.item = item
    }

    package mutating func codeQuestion(_ m: inout Message, with coder: inout FieldCoder) {
        coder.code(&m.item, &item)
    }

    package func answer(
        of outline: SectionSnapshot, identifierCountMax: Int
    ) throws(CollectionError) -> OutlineItem? {
        guard let index = outline.index(of: item) else { return nil }
        return try OutlineItem(
            index: UInt64(index), level: UInt32(clamping: outline.level(of: item)),
            parent: outline.parent(of: item), isExpanded: outline.isExpanded(item),
            isVisible: outline.isVisible(item))
    }
}
