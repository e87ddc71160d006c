/// What becomes of what a host says of single elements, in a layout of its own or an explicit one,
/// where it cannot be so.
public enum LayoutFaultPolicy: UInt32, Sendable {
    /// The call fails.
    case error = 0
    /// The element is left out, or stays as it was, and the next display frame says so.
    case dropAndReport = 1
}

/// What is wrong with an answer of the host's layout: rule B13 of docs/semantics.md.
public struct LayoutFault: Equatable, Sendable {
    public var reason: Reason
    /// The element that it speaks of; of the content or an offset: the cell of no item.
    public var element: Element

    public init(_ reason: Reason, _ element: Element = .cell(IndexPath(section: 0))) {
        self.reason = reason
        self.element = element
    }

    /// The numbers are those of the diagnostics.
    public enum Reason: UInt32, Sendable {
        /// There is no such section or item.
        case missingIndexPath = 3
        /// The kind or the reuse identifier is not registered for such an element.
        case unregistered = 4
        /// A number is not finite, too large, or outside of its range; a flag is not the host's.
        case invalidNumber = 5
        /// The element has been given already.
        case duplicate = 6
        /// Its attributes were others, and nothing has been invalidated since.
        case changed = 7
        /// It is not the one that was asked for.
        case wrongElement = 8
    }
}

extension LayoutFault {
    var text: StaticString {
        switch reason {
        case .missingIndexPath: "an index path that does not exist"
        case .unregistered: "a kind or reuse identifier that is not registered"
        case .invalidNumber: "a number that cannot be"
        case .duplicate: "an element twice"
        case .changed: "other attributes than before, though nothing was invalidated,"
        case .wrongElement: "another element than it was asked for"
        }
    }

    /// - Parameter size: What is in force, if anything; `otherSize`: what is not taken.
    func diagnostic(size: Size = .zero, otherSize: Size = .zero) -> Diagnostic {
        Diagnostic(
            code: Diagnostic.Code(rawValue: reason.rawValue) ?? .invalidLayoutNumber,
            element: element, size: size, otherSize: otherSize)
    }
}
