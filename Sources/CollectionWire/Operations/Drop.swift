package import CMessages
package import CollectionCore

package struct EnterDrop: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_ENTER_DROP }
    package static var blank: EnterDrop { EnterDrop(isLocal: false, 0, at: .zero, time_ns: 0) }

    package var isLocal: Bool
    package var itemCount: Int
    package var position: Point
    package var time_ns: UInt64

    package init(isLocal: Bool, _ itemCount: Int, at position: Point, time_ns: UInt64) {
        (self.isLocal, self.itemCount) = (isLocal, itemCount)
        (self.position, self.time_ns) = (position, time_ns)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__EnterDrop, with coder: inout FieldCoder
    ) {
        coder.code(&m.is_local, &isLocal)
        coder.code(&m.item_count, &itemCount)
        unsafe coder.code(&m.position, &position)
        coder.code(&m.time_ns, &time_ns)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.enterDrop(
            itemCount: isLocal ? nil : itemCount, at: position, time_ns: time_ns)
        return Done()
    }
}

package struct UpdateDrop: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_UPDATE_DROP }
    package static var blank: UpdateDrop { UpdateDrop(to: .zero, at: 0) }

    package var position: Point
    package var time_ns: UInt64

    package init(to position: Point, at time_ns: UInt64) {
        (self.position, self.time_ns) = (position, time_ns)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__UpdateDrop, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.position, &position)
        coder.code(&m.time_ns, &time_ns)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.updateDrop(to: position, at: time_ns)
        return Done()
    }
}

package struct ExitDrop: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_EXIT_DROP }
    package static var blank: ExitDrop { ExitDrop() }
    package typealias Message = Jogakbo__V1__ExitDrop

    package init() {}

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.exitDrop()
        return Done()
    }
}

package struct SetDropProposal: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_SET_DROP_PROPOSAL
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IS_HANDLED }
    package static var blank: SetDropProposal { SetDropProposal(.blank) }

    package var proposal: DropProposal
    package var sequence: UInt64

    package init(_ proposal: DropProposal, answering sequence: UInt64 = 0) {
        (self.proposal, self.sequence) = (proposal, sequence)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__SetDropProposal, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.proposal, &proposal)
        coder.code(&m.event_sequence, &sequence)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Bool {
        try view.setDropProposal(proposal, answering: sequence)
    }
}

package struct PerformDrop: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_PERFORM_DROP }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IS_HANDLED }
    package static var blank: PerformDrop { PerformDrop(at: 0) }

    package var time_ns: UInt64

    package init(at time_ns: UInt64) {
        self.time_ns = time_ns
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__PerformDrop, with coder: inout FieldCoder
    ) {
        coder.code(&m.time_ns, &time_ns)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Bool {
        try view.performDrop(at: time_ns)
    }
}

package struct GetDropState: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_DROP_STATE }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_DROP_STATE }
    package static var blank: GetDropState { GetDropState() }
    package typealias Message = Jogakbo__V1__GetDropState

    package init() {}

    package func perform(on view: inout CollectionView) throws(CollectionError) -> DropState? {
        view.dropState
    }
}
