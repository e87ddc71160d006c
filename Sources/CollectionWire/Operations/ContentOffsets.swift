package import CMessages
package import CollectionCore

package struct GetContentOffset: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_CONTENT_OFFSET_FOR_ITEM
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_CONTENT_OFFSET }
    package static var blank: GetContentOffset { GetContentOffset(.blank, position: []) }

    package var indexPath: IndexPath
    package var position: ScrollPosition

    package init(_ indexPath: IndexPath, position: ScrollPosition) {
        self.indexPath = indexPath
        self.position = position
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__GetContentOffset, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.index_path, &indexPath)
        coder.code(&m.scroll_position, &position)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Point {
        try view.contentOffset(forScrollingToItemAt: indexPath, at: position)
    }
}

package struct GetTargetContentOffset: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_TARGET_CONTENT_OFFSET
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_CONTENT_OFFSET }
    package static var blank: GetTargetContentOffset {
        GetTargetContentOffset(proposed: .zero, velocity: .zero)
    }

    package var proposed: Point
    package var velocity: Point

    package init(proposed: Point, velocity: Point) {
        self.proposed = proposed
        self.velocity = velocity
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__GetTargetContentOffset, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.proposed, &proposed)
        unsafe coder.code(&m.velocity, &velocity)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Point {
        try view.targetContentOffset(forProposedContentOffset: proposed, velocity: velocity)
    }
}

package struct GetContentOffsetForRect: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_CONTENT_OFFSET_FOR_RECT
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_CONTENT_OFFSET }
    package static var blank: GetContentOffsetForRect {
        GetContentOffsetForRect(.zero, position: [])
    }

    package var rect: Rect
    package var position: ScrollPosition

    package init(_ rect: Rect, position: ScrollPosition) {
        self.rect = rect
        self.position = position
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__GetContentOffsetForRect, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.rect, &rect)
        coder.code(&m.scroll_position, &position)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Point {
        try view.contentOffset(forScrollingTo: rect, at: position)
    }
}

package struct GetContentOffsetForSection: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_CONTENT_OFFSET_FOR_SECTION
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_CONTENT_OFFSET }
    package static var blank: GetContentOffsetForSection {
        GetContentOffsetForSection(0, position: [])
    }

    package var section: UInt32
    package var position: ScrollPosition

    package init(_ section: UInt32, position: ScrollPosition) {
        self.section = section
        self.position = position
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__GetContentOffsetForSection, with coder: inout FieldCoder
    ) {
        coder.code(&m.section, &section)
        coder.code(&m.scroll_position, &position)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Point {
        try view.contentOffset(forScrollingToSection: section, at: position)
    }
}

package struct GetContentOffsetRange: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_CONTENT_OFFSET_RANGE
    }
    package static var answerNumber: AnswerNumber {
        JOGAKBO__V1__RESPONSE__RESULT_CONTENT_OFFSET_RANGE
    }
    package static var blank: GetContentOffsetRange { GetContentOffsetRange() }
    package typealias Message = Jogakbo__V1__GetContentOffsetRange

    package init() {}

    package func perform(
        on view: inout CollectionView
    ) throws(CollectionError) -> ContentOffsetRange {
        try view.contentOffsetRange()
    }
}
