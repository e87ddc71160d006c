package import CMessages
import CollectionCore

extension Hello: Operation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_HELLO }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_WELCOME }

    package func perform(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> Welcome {
        try connection.greet(self)
    }
}

extension Welcome: OperationAnswer {}

/// Makes a view, and answers its number.
package struct CreateView: Operation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_CREATE_VIEW }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_VIEW }
    package typealias Message = Jogakbo__V1__CreateView
    package static var blank: CreateView { CreateView() }

    package init() {}

    package func perform(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> UInt32 {
        try connection.createView()
    }
}

package struct DestroyView: Operation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_DESTROY_VIEW }
    package typealias Message = Jogakbo__V1__DestroyView
    package static var blank: DestroyView { DestroyView() }

    package init() {}

    package func perform(on connection: inout Connection, view: UInt32) throws(Status) -> Done {
        connection.views.remove(at: try connection.views.indexOfView(view))
        return Done()
    }
}
