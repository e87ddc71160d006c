package import CollectionCore

/// Why a view cannot be set up in a way.
package struct SetupFault: Error, Equatable {
    /// The field of the set-up, such as `sections[2].names`.
    package let path: String
    /// What is wrong with it.
    package let reason: String
    /// The error that a request with such a field is refused with.
    package let cause: CollectionError

    init(_ path: String, _ cause: CollectionError) {
        self.init(path, cause, cause.message)
    }

    init(_ path: String, _ cause: CollectionError, _ reason: String) {
        (self.path, self.cause, self.reason) = (path, cause, reason)
    }

    package var message: String { "\(path): \(reason)" }
}
