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
    package static var blank: CreateView { CreateView() }
    package static var mayGrow: Bool { true }

    /// The name of the set-up that the view is made by; empty: none.
    package var setupName: [UInt8]

    package init(setupName: [UInt8] = []) {
        self.setupName = setupName
    }

    package mutating func code(_ m: inout Jogakbo__V1__CreateView, with coder: inout FieldCoder) {
        unsafe coder.code(&m.setup_name, &setupName, "setup_name")
    }

    package func perform(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> UInt32 {
        if setupName.isEmpty { return try connection.createView() }
        return try connection.createView(bySetupNamed: String(decoding: setupName, as: UTF8.self))
    }
}

package struct DestroyView: Operation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_DESTROY_VIEW }
    package typealias Message = Jogakbo__V1__DestroyView
    package static var blank: DestroyView { DestroyView() }
    package static var mayGrow: Bool { false }

    package init() {}

    package func perform(on connection: inout Connection, view: UInt32) throws(Status) -> Done {
        connection.views.remove(at: try connection.views.indexOfView(view))
        return Done()
    }
}
