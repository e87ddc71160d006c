package import CMessages
import CollectionCore

/// How many items some sections have; of no sections: how many sections there are.
package struct GetItemCounts: Operation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_ITEM_COUNTS }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_ITEM_COUNTS }
    package static var blank: GetItemCounts { GetItemCounts(firstSection: 0, sectionCount: 0) }

    package var firstSection: UInt32
    package var sectionCount: UInt32

    package init(firstSection: UInt32, sectionCount: UInt32) {
        self.firstSection = firstSection
        self.sectionCount = sectionCount
    }

    package mutating func code(_ m: inout Jogakbo__V1__GetItemCounts, with coder: inout FieldCoder)
    {
        coder.code(&m.first_section, &firstSection)
        coder.code(&m.section_count, &sectionCount)
    }

    package func perform(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> ItemCounts {
        let connected = try connection.views.view(view)
        let countMax = connection.limits.elementCountInMessage
        var answer = ItemCounts(sectionCount: UInt64(connected.view.sectionCount), itemCounts: [])
        do throws(CollectionError) {
            if sectionCount > countMax {
                throw .limitExceeded(.sections, value: Int(sectionCount), maximum: countMax)
            }
            for section in Int(firstSection)..<(Int(firstSection) + Int(sectionCount)) {
                let items = try connected.view.numberOfItems(
                    inSection: UInt32(clamping: section))
                answer.itemCounts.append(UInt32(clamping: items))
            }
        } catch {
            throw Status(error)
        }
        return answer
    }
}

package struct ItemCounts: OperationAnswer, MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__ItemCounts> {
        unsafe jogakbo__v1__item_counts__init
    }
    package static var blank: ItemCounts { ItemCounts(sectionCount: 0, itemCounts: []) }

    /// Of all sections.
    package var sectionCount: UInt64
    package var itemCounts: [UInt32]

    package init(sectionCount: UInt64, itemCounts: [UInt32]) {
        self.sectionCount = sectionCount
        self.itemCounts = itemCounts
    }

    package mutating func code(_ m: inout Jogakbo__V1__ItemCounts, with coder: inout FieldCoder) {
        coder.code(&m.section_count, &sectionCount)
        unsafe coder.code(&m.n_item_counts, &m.item_counts, &itemCounts)
    }
}
