package import CMessages
package import CollectionCore

package struct InsertPlaceholder: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_INSERT_PLACEHOLDER }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_PLACEHOLDER }
    package static var blank: InsertPlaceholder {
        InsertPlaceholder(at: .blank, reuseIdentifier: .standard, size: nil)
    }

    package var indexPath: IndexPath
    package var reuseIdentifier: ReuseIdentifier
    package var size: Size?

    package init(at indexPath: IndexPath, reuseIdentifier: ReuseIdentifier, size: Size?) {
        (self.indexPath, self.reuseIdentifier, self.size) = (indexPath, reuseIdentifier, size)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__InsertPlaceholder, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.index_path, &indexPath)
        coder.code(&m.reuse_identifier, &reuseIdentifier.rawValue)
        unsafe coder.code(&m.size, &size)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> UInt32 {
        try view.insertPlaceholder(
            at: indexPath, reuseIdentifier: reuseIdentifier, size: size)
    }
}

package struct CommitPlaceholder: GrowingViewOperation {
    package typealias Answer = IndexPath?
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_COMMIT_PLACEHOLDER }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_INDEX_PATH }
    package static var blank: CommitPlaceholder {
        CommitPlaceholder(0, reuseIdentifier: .standard, size: nil)
    }

    package var placeholder: UInt32
    package var reuseIdentifier: ReuseIdentifier
    package var size: Size?

    package init(_ placeholder: UInt32, reuseIdentifier: ReuseIdentifier, size: Size?) {
        (self.placeholder, self.reuseIdentifier) = (placeholder, reuseIdentifier)
        self.size = size
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__CommitPlaceholder, with coder: inout FieldCoder
    ) {
        coder.code(&m.number, &placeholder)
        coder.code(&m.reuse_identifier, &reuseIdentifier.rawValue)
        unsafe coder.code(&m.size, &size)
    }

    package func perform(
        on view: inout CollectionView, within limits: Limits
    ) throws(CollectionError) -> IndexPath? {
        try view.commitPlaceholder(
            placeholder, reuseIdentifier: reuseIdentifier, size: size, within: limits)
    }
}

package struct DeletePlaceholder: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_DELETE_PLACEHOLDER }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IS_HANDLED }
    package static var blank: DeletePlaceholder { DeletePlaceholder(0) }

    package var placeholder: UInt32

    package init(_ placeholder: UInt32) {
        self.placeholder = placeholder
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__DeletePlaceholder, with coder: inout FieldCoder
    ) {
        coder.code(&m.number, &placeholder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Bool {
        view.deletePlaceholder(placeholder)
    }
}

/// The placeholders of a view.
package struct PlaceholderList: OperationAnswer, MessageCodable, Equatable, Sendable {
    package static var begin: MessageBegin<Jogakbo__V1__Placeholders> {
        unsafe jogakbo__v1__placeholders__init
    }
    package static var blank: PlaceholderList {
        PlaceholderList([], hasUncommittedUpdates: false)
    }

    package var placeholders: [PlaceholderState]
    package var hasUncommittedUpdates: Bool

    package init(_ placeholders: [PlaceholderState], hasUncommittedUpdates: Bool) {
        (self.placeholders, self.hasUncommittedUpdates) = (placeholders, hasUncommittedUpdates)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__Placeholders, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.n_placeholders, &m.placeholders, &placeholders)
        coder.code(&m.has_uncommitted_updates, &hasUncommittedUpdates)
    }
}

extension PlaceholderState: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__Placeholder> {
        unsafe jogakbo__v1__placeholder__init
    }
    package static var blank: PlaceholderState { PlaceholderState(number: 0, indexPath: .blank) }

    package mutating func code(
        _ m: inout Jogakbo__V1__Placeholder, with coder: inout FieldCoder
    ) {
        coder.code(&m.number, &number)
        unsafe coder.code(&m.index_path, &indexPath)
    }
}

package struct GetPlaceholders: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_PLACEHOLDERS }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_PLACEHOLDERS }
    package static var blank: GetPlaceholders { GetPlaceholders() }
    package typealias Message = Jogakbo__V1__GetPlaceholders

    package init() {}

    package func perform(
        on view: inout CollectionView
    ) throws(CollectionError) -> PlaceholderList {
        PlaceholderList(
            view.placeholderStates, hasUncommittedUpdates: view.hasUncommittedUpdates)
    }
}

package struct GetPresentationIndexPath: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_PRESENTATION_INDEX_PATH
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_INDEX_PATH }
    package static var blank: GetPresentationIndexPath { GetPresentationIndexPath(.blank) }

    package var indexPath: IndexPath

    package init(_ indexPath: IndexPath) {
        self.indexPath = indexPath
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__IndexPath, with coder: inout FieldCoder
    ) {
        indexPath.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> IndexPath {
        try view.presentationIndexPath(forDataSourceIndexPath: indexPath)
    }
}

package struct GetDataSourceIndexPath: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_DATA_SOURCE_INDEX_PATH
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_INDEX_PATH }
    package static var blank: GetDataSourceIndexPath { GetDataSourceIndexPath(.blank) }

    package var indexPath: IndexPath

    package init(_ indexPath: IndexPath) {
        self.indexPath = indexPath
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__IndexPath, with coder: inout FieldCoder
    ) {
        indexPath.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> IndexPath? {
        try view.dataSourceIndexPath(forPresentationIndexPath: indexPath)
    }
}
