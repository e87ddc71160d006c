import CSockets
import Glibc

/// A thread that runs one closure and takes no signals.
package struct Thread: Sendable {
    private let identifier: pthread_t

    /// - Throws: `noEventLoop` when the system has no thread to give.
    package init(_ body: @escaping @Sendable () -> Void) throws(ServerError) {
        let box = unsafe Unmanaged.passRetained(Body(body))
        var identifier = pthread_t()
        let status = unsafe pthread_create(
            &identifier, nil,
            { argument in
                guard let argument = unsafe argument else { return nil }
                let box = unsafe Unmanaged<Body>.fromOpaque(argument)
                signals_block_all()
                unsafe box.takeRetainedValue().run()
                return nil
            }, box.toOpaque())
        guard status == 0 else {
            unsafe box.release()
            throw .noEventLoop(errno: status)
        }
        self.identifier = identifier
    }

    /// Waits until the closure has returned. Once only.
    package func join() {
        _ = pthread_join(identifier, nil)
    }

    /// Lets the thread end by itself. Instead of `join`.
    package func detach() {
        _ = pthread_detach(identifier)
    }

    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) {
            self.run = run
        }
    }
}
