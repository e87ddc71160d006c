package import CMessages
package import CollectionCore

package struct SetMovementConfiguration: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_SET_MOVEMENT_CONFIGURATION
    }
    package static var blank: SetMovementConfiguration { SetMovementConfiguration(.blank) }

    package var configuration: MovementConfiguration

    package init(_ configuration: MovementConfiguration) {
        self.configuration = configuration
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__MovementConfiguration, with coder: inout FieldCoder
    ) {
        configuration.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setMovementConfiguration(configuration)
        return Done()
    }
}

package struct BeginInteractiveMovement: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_BEGIN_INTERACTIVE_MOVEMENT
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IS_HANDLED }
    package static var blank: BeginInteractiveMovement {
        BeginInteractiveMovement(ofItemAt: .blank, from: .zero, at: 0)
    }

    package var indexPath: IndexPath
    package var position: Point
    package var time_ns: UInt64

    package init(ofItemAt indexPath: IndexPath, from position: Point, at time_ns: UInt64) {
        (self.indexPath, self.position, self.time_ns) = (indexPath, position, time_ns)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__BeginMovement, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.index_path, &indexPath)
        unsafe coder.code(&m.position, &position)
        coder.code(&m.time_ns, &time_ns)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Bool {
        try view.beginInteractiveMovement(ofItemAt: indexPath, from: position, at: time_ns)
    }
}

package struct UpdateInteractiveMovement: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_UPDATE_INTERACTIVE_MOVEMENT
    }
    package static var blank: UpdateInteractiveMovement {
        UpdateInteractiveMovement(to: .zero, at: 0)
    }

    package var position: Point
    package var time_ns: UInt64

    package init(to position: Point, at time_ns: UInt64) {
        (self.position, self.time_ns) = (position, time_ns)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__UpdateMovement, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.position, &position)
        coder.code(&m.time_ns, &time_ns)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.updateInteractiveMovement(to: position, at: time_ns)
        return Done()
    }
}

package struct SetMovementTarget: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_SET_MOVEMENT_TARGET
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IS_HANDLED }
    package static var blank: SetMovementTarget { SetMovementTarget(.blank) }

    package var target: IndexPath
    package var sequence: UInt64

    package init(_ target: IndexPath, answering sequence: UInt64 = 0) {
        (self.target, self.sequence) = (target, sequence)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__SetMovementTarget, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.target, &target)
        coder.code(&m.event_sequence, &sequence)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Bool {
        try view.setMovementTarget(target, answering: sequence)
    }
}

package struct EndInteractiveMovement: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_END_INTERACTIVE_MOVEMENT
    }
    package static var blank: EndInteractiveMovement { EndInteractiveMovement(at: 0) }

    package var time_ns: UInt64

    package init(at time_ns: UInt64) {
        self.time_ns = time_ns
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__EndMovement, with coder: inout FieldCoder
    ) {
        coder.code(&m.time_ns, &time_ns)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.endInteractiveMovement(at: time_ns)
        return Done()
    }
}

package struct CancelInteractiveMovement: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_CANCEL_INTERACTIVE_MOVEMENT
    }
    package static var blank: CancelInteractiveMovement { CancelInteractiveMovement() }
    package typealias Message = Jogakbo__V1__CancelMovement

    package init() {}

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.cancelInteractiveMovement()
        return Done()
    }
}

package struct GetInteractiveMovement: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_INTERACTIVE_MOVEMENT
    }
    package static var answerNumber: AnswerNumber {
        JOGAKBO__V1__RESPONSE__RESULT_INTERACTIVE_MOVEMENT
    }
    package static var blank: GetInteractiveMovement { GetInteractiveMovement() }
    package typealias Message = Jogakbo__V1__GetMovement

    package init() {}

    package func perform(
        on view: inout CollectionView
    ) throws(CollectionError) -> InteractiveMovement? {
        view.interactiveMovement
    }
}
