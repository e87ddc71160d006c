package import CMessages
import CProtobufC
package import CollectionCore

/// A request of one sort: its number and its fields in proto/, what it does, and what it answers.
///
/// A new one is a type that conforms to this, or to one of the protocols for operations of a view,
/// and an entry in `Operations.all`.
package protocol Operation<Answer>: MessageCodable {
    associatedtype Answer: OperationAnswer
    /// Its field in `Request`.
    static var number: RequestNumber { get }
    /// Which of the operations that share this number; 0 where none do.
    static var variant: UInt32 { get }
    /// The field of its answer in `Response`.
    static var answerNumber: AnswerNumber { get }
    /// Whether the operation may make the connection hold more than before.
    static var mayGrow: Bool { get }
    /// Whether the operation is a step of a push, which ends where a step has no memory.
    static var isStepOfPush: Bool { get }
    /// Carries the request out; the connection has said hello.
    ///
    /// - Throws: A status; then nothing has changed.
    func perform(on connection: inout Connection, view: UInt32) throws(Status) -> Answer
}

package typealias RequestNumber = Jogakbo__V1__Request__OperationCase
package typealias AnswerNumber = Jogakbo__V1__Response__ResultCase

extension Operation {
    package static var variant: UInt32 { 0 }
    package static var mayGrow: Bool { Answer.self == Done.self }
    package static var isStepOfPush: Bool { false }

    /// The generated function, from what proto/ says of the field.
    package static var begin: MessageBegin<Message> {
        { message in
            var request = Jogakbo__V1__Request()
            unsafe jogakbo__v1__request__init(&request)
            let field = unsafe protobuf_c_message_descriptor_get_field(
                request.base.descriptor, number.rawValue)
            let descriptor = unsafe field?.pointee.descriptor?.assumingMemoryBound(
                to: ProtobufCMessageDescriptor.self)
            unsafe descriptor?.pointee.message_init(
                UnsafeMutableRawPointer(message)?.assumingMemoryBound(to: ProtobufCMessage.self))
        }
    }
}

extension Operation where Answer == Done {
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT__NOT_SET }
}

/// An operation of a view's own, which takes no memory that the connection's limits are about.
package protocol ViewOperation: Operation, Equatable, Sendable {
    associatedtype Answer
    func perform(on view: inout CollectionView) throws(CollectionError) -> Answer
}

extension ViewOperation {
    package func perform(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> Answer {
        let connected = try connection.views.view(view)
        do throws(CollectionError) { return try perform(on: &connected.view) } catch {
            throw Status(error)
        }
    }
}

/// An operation that may make a view hold more: within what the connection's other views and
/// snapshots leave of its limits.
package protocol GrowingOperation: Operation {
    associatedtype Answer
    func perform(
        on view: inout CollectionView, within limits: Limits
    ) throws(CollectionError) -> Answer
}

/// The same for an operation whose answer and fields are those of any operation of a view.
package protocol GrowingViewOperation: ViewOperation, GrowingOperation {}

extension GrowingViewOperation {
    package func perform(on view: inout CollectionView) throws(CollectionError) -> Answer {
        try perform(on: &view, within: view.limits)
    }

    package func perform(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> Answer {
        try performWithinLimits(on: &connection, view: view)
    }
}

extension GrowingOperation {
    package func perform(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> Answer {
        try performWithinLimits(on: &connection, view: view)
    }

    fileprivate func performWithinLimits(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> Answer {
        let connected = try connection.views.view(view)
        return try connected.perform(
            within: connection.limits, beside: connection.charge(besides: connected)
        ) { (view, limits) throws(CollectionError) in try perform(on: &view, within: limits) }
    }
}
