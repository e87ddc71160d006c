package import CMessages
package import CollectionCore

/// What an operation answers: a value in one field of a response, or nothing.
package protocol OperationAnswer: SendableMetatype {
    /// The value of a response that has no result; nil where it must have one.
    static var withoutResult: Self? { get }
    /// Whether the response has no result.
    var isWithoutResult: Bool { get }

    static var blank: Self { get }
    /// Goes through the field. The members of a oneof share their storage, so that a type of
    /// answer needs no more than one of them.
    mutating func code(
        asResultOf response: inout Jogakbo__V1__Response, with coder: inout FieldCoder)
}

extension OperationAnswer {
    package static var withoutResult: Self? { nil }
    package var isWithoutResult: Bool { false }
}

extension OperationAnswer where Self: MessageCodable {
    package mutating func code(
        asResultOf response: inout Jogakbo__V1__Response, with coder: inout FieldCoder
    ) {
        if coder.isReading {
            let message = unsafe UnsafeMutableRawPointer(response.welcome)
            guard let message = unsafe message?.assumingMemoryBound(to: Message.self) else {
                return
            }
            self = unsafe coder.read(message)
        } else {
            let message = unsafe UnsafeMutableRawPointer(coder.write(self))
            unsafe response.welcome = message.assumingMemoryBound(to: Jogakbo__V1__Welcome.self)
        }
    }
}

/// An operation was carried out; there is nothing else to say.
package struct Done: OperationAnswer, Equatable {
    package static var withoutResult: Done? { Done() }
    package var isWithoutResult: Bool { true }
    package static var blank: Done { Done() }

    package init() {}

    package func code(
        asResultOf response: inout Jogakbo__V1__Response, with coder: inout FieldCoder
    ) {}
}

extension Optional: OperationAnswer where Wrapped: OperationAnswer {
    package static var withoutResult: Wrapped?? { .some(nil) }
    package var isWithoutResult: Bool { self == nil }
    package static var blank: Wrapped? { Wrapped.blank }

    package mutating func code(
        asResultOf response: inout Jogakbo__V1__Response, with coder: inout FieldCoder
    ) {
        self?.code(asResultOf: &response, with: &coder)
    }
}

extension UInt32: OperationAnswer {
    package static var blank: UInt32 { 0 }

    package mutating func code(
        asResultOf response: inout Jogakbo__V1__Response, with coder: inout FieldCoder
    ) {
        coder.code(&response.view, &self)
    }
}

extension UInt64: OperationAnswer {
    package static var blank: UInt64 { 0 }

    package mutating func code(
        asResultOf response: inout Jogakbo__V1__Response, with coder: inout FieldCoder
    ) {
        coder.code(&response.index, &self)
    }
}

extension Double: OperationAnswer {
    package static var blank: Double { 0 }

    package mutating func code(
        asResultOf response: inout Jogakbo__V1__Response, with coder: inout FieldCoder
    ) {
        coder.code(&response.orthogonal_content_offset, &self)
    }
}

extension Bool: OperationAnswer {
    package static var blank: Bool { false }

    package mutating func code(
        asResultOf response: inout Jogakbo__V1__Response, with coder: inout FieldCoder
    ) {
        coder.code(&response.is_current, &self)
    }
}

extension ElementKind: OperationAnswer {
    package static var blank: ElementKind { .none }

    package mutating func code(
        asResultOf response: inout Jogakbo__V1__Response, with coder: inout FieldCoder
    ) {
        rawValue.code(asResultOf: &response, with: &coder)
    }
}

extension ReuseIdentifier: OperationAnswer {
    package static var blank: ReuseIdentifier { .standard }

    package mutating func code(
        asResultOf response: inout Jogakbo__V1__Response, with coder: inout FieldCoder
    ) {
        rawValue.code(asResultOf: &response, with: &coder)
    }
}

extension Point: OperationAnswer {}
extension Size: OperationAnswer {}
extension IndexPath: OperationAnswer {}
extension Element: OperationAnswer {}
extension [IndexPath]: OperationAnswer {}
extension OrthogonalScrolling: OperationAnswer {}
extension Scrolling: OperationAnswer {}
extension ContentOffsetRange: OperationAnswer {}
extension ViewMemory: OperationAnswer {}
extension FocusState: OperationAnswer {}
extension InteractiveMovement: OperationAnswer {}
extension DropState: OperationAnswer {}
