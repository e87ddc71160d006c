package import CMessages
package import CollectionCore

/// The titles of the index, in order.
package struct IndexTitleList: OperationAnswer, MessageCodable, Equatable, Sendable {
    package static var begin: MessageBegin<Jogakbo__V1__IndexTitles> {
        unsafe jogakbo__v1__index_titles__init
    }
    package static var blank: IndexTitleList { IndexTitleList([]) }

    package var titles: [IndexTitle]

    package init(_ titles: [IndexTitle]) {
        self.titles = titles
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__IndexTitles, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.n_titles, &m.titles, &titles)
    }
}

extension IndexTitle: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__IndexTitle> {
        unsafe jogakbo__v1__index_title__init
    }
    package static var blank: IndexTitle { IndexTitle([], at: .blank) }

    package mutating func code(_ m: inout Jogakbo__V1__IndexTitle, with coder: inout FieldCoder) {
        unsafe coder.code(&m.text, &text, "text")
        coder.code(&m.target, &target, "target")
        unsafe coder.code(&m.index_path, &indexPath)
        coder.code(&m.identifier, &identifier)
    }
}

package struct SetIndexTitles: GrowingViewOperation {
    package typealias Answer = Done
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SET_INDEX_TITLES }
    package static var blank: SetIndexTitles { SetIndexTitles([]) }

    package private(set) var list: IndexTitleList

    package init(_ titles: [IndexTitle]) {
        list = IndexTitleList(titles)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__IndexTitles, with coder: inout FieldCoder
    ) {
        list.code(&m, with: &coder)
    }

    package func perform(
        on view: inout CollectionView, within limits: Limits
    ) throws(CollectionError) -> Done {
        try view.setIndexTitles(list.titles, within: limits)
        return Done()
    }
}

package struct GetIndexTitles: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_INDEX_TITLES }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_INDEX_TITLES }
    package static var blank: GetIndexTitles { GetIndexTitles() }
    package typealias Message = Jogakbo__V1__GetIndexTitles

    package init() {}

    package mutating func code(_ m: inout Message, with coder: inout FieldCoder) {}

    package func perform(on view: inout CollectionView) -> IndexTitleList {
        IndexTitleList(view.indexTitles)
    }
}

package struct GetIndexTitleAt: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_INDEX_TITLE_AT }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_INDEX }
    package static var blank: GetIndexTitleAt { GetIndexTitleAt(0, of: 0) }

    package var position: Double
    package var length: Double

    package init(_ position: Double, of length: Double) {
        (self.position, self.length) = (position, length)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__GetIndexTitleAt, with coder: inout FieldCoder
    ) {
        coder.code(&m.position, &position)
        coder.code(&m.length, &length)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> UInt64? {
        try view.indexTitle(at: position, of: length).map { UInt64($0) }
    }
}

package struct ScrollToIndexTitle: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_SCROLL_TO_INDEX_TITLE
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IS_HANDLED }
    package static var blank: ScrollToIndexTitle { ScrollToIndexTitle(0) }

    package var index: Int

    package init(_ index: Int) {
        self.index = index
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__ScrollToIndexTitle, with coder: inout FieldCoder
    ) {
        coder.code(&m.index, &index)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Bool {
        try view.scrollToIndexTitle(index)
    }
}
