import CollectionCore
package import CollectionWire

/// An operation of a view as the protocol has it: what scripts perform here is what they send
/// there.
public struct ViewCall: Equatable, Sendable, CustomStringConvertible {
    package let operation: any ViewOperation

    public var description: String { "\(operation)" }

    public static func == (one: ViewCall, other: ViewCall) -> Bool {
        one.operation.isEqual(to: other.operation)
    }
}

extension ViewOperation {
    fileprivate func isEqual(to other: any ViewOperation) -> Bool { self == other as? Self }
}

extension Step {
    package static func call(_ operation: any ViewOperation) -> Step {
        .operation(ViewCall(operation: operation))
    }
}

extension Outcome {
    /// An answer of the engine, from whichever side of a socket.
    package init(_ answer: any OperationAnswer) {
        self =
            switch answer {
            case let point as Point: .point(point)
            default: .broken("\(answer) is no outcome")
            }
    }
}
