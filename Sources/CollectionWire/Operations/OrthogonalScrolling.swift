package import CMessages
package import CollectionCore

package struct SetOrthogonalContentOffset: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_SET_ORTHOGONAL_CONTENT_OFFSET
    }
    package static var blank: SetOrthogonalContentOffset {
        SetOrthogonalContentOffset(0, section: 0)
    }

    package var contentOffset: Double
    package var section: UInt32

    package init(_ contentOffset: Double, section: UInt32) {
        self.contentOffset = contentOffset
        self.section = section
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__SetOrthogonalContentOffset, with coder: inout FieldCoder
    ) {
        coder.code(&m.section, &section)
        coder.code(&m.content_offset, &contentOffset)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setOrthogonalContentOffset(contentOffset, ofSection: section)
        return Done()
    }
}

package struct GetOrthogonalState: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_ORTHOGONAL_STATE }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_ORTHOGONAL_STATE }
    package static var blank: GetOrthogonalState { GetOrthogonalState(section: 0) }

    package var section: UInt32

    package init(section: UInt32) {
        self.section = section
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__GetOrthogonalState, with coder: inout FieldCoder
    ) {
        coder.code(&m.section, &section)
    }

    package func perform(
        on view: inout CollectionView
    ) throws(CollectionError) -> OrthogonalScrolling {
        try view.orthogonalScrolling(ofSection: section)
    }
}

package struct GetTargetOrthogonalContentOffset: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_TARGET_ORTHOGONAL_CONTENT_OFFSET
    }
    package static var answerNumber: AnswerNumber {
        JOGAKBO__V1__RESPONSE__RESULT_ORTHOGONAL_CONTENT_OFFSET
    }
    package static var blank: GetTargetOrthogonalContentOffset {
        GetTargetOrthogonalContentOffset(section: 0, proposed: 0, velocity: 0)
    }

    package var section: UInt32
    package var proposed: Double
    package var velocity: Double

    package init(section: UInt32, proposed: Double, velocity: Double) {
        self.section = section
        self.proposed = proposed
        self.velocity = velocity
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__GetTargetOrthogonalContentOffset, with coder: inout FieldCoder
    ) {
        coder.code(&m.section, &section)
        coder.code(&m.proposed, &proposed)
        coder.code(&m.velocity, &velocity)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Double {
        try view.targetOrthogonalContentOffset(
            ofSection: section, proposed: proposed, velocity: velocity)
    }
}

package struct GetOrthogonalContentOffset: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_ORTHOGONAL_CONTENT_OFFSET_FOR_ITEM
    }
    package static var answerNumber: AnswerNumber {
        JOGAKBO__V1__RESPONSE__RESULT_ORTHOGONAL_CONTENT_OFFSET
    }
    package static var blank: GetOrthogonalContentOffset {
        GetOrthogonalContentOffset(.blank, position: [])
    }

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

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Double {
        try view.orthogonalContentOffset(forScrollingToItemAt: indexPath, at: position)
    }
}
