import CollectionCore
import CollectionWire
import Synchronization
import Testing

@Suite("Which requests leave the thread that reads")
struct PaceTests {
    /// A clock that each reading moves on: a request takes as long as the test says.
    private final class Clock: Sendable {
        private let time_ns = Atomic<UInt64>(0)
        private let step_ns = Atomic<UInt64>(10_000)

        func read() -> UInt64 {
            let step = step_ns.load(ordering: .relaxed)
            return time_ns.add(step, ordering: .relaxed).newValue
        }

        func setStep(_ ns: UInt64) { step_ns.store(ns, ordering: .relaxed) }
    }

    /// A connection that has a view of a list, and a clock.
    private final class Client {
        let clock = Clock()
        var connection = Connection(
            limits: ConnectionLimits(), token: [], arena: MessageArena())

        init(itemCount: UInt32) {
            connection.pace = Pace(now: clock.read)
            _ = ask(Request.hello, onWorker: true)
            let counts = [itemCount]
            for operation: any Operation in [
                CreateView(), BeginDataSource(metrics: []),
                unsafe counts.withUnsafeBufferPointer { counts in
                    unsafe AppendDataSource(DataSourceChunk(itemCounts: counts, options: []))
                },
                CommitDataSource(),
            ] {
                _ = ask(Request(id: 1, view: 1, operation: operation), onWorker: true)
            }
        }

        var needsWorker: Bool { connection.needsWorker }
        var isBlocked: Bool { connection.isBlocked }
        var longest: (number: UInt32, time_ns: UInt64)? { connection.turn.longest }

        /// - Returns: Whether the request was answered.
        func ask(_ request: Request, onWorker: Bool = false) -> Bool {
            send([request], onWorker: onWorker) == 1
        }

        /// - Returns: How many of the requests were answered.
        func send(_ requests: [Request], onWorker: Bool = false) -> Int {
            var output = ByteBuffer(keptBytes: 0)
            let before = connection.counts.requests
            connection.beginTurn(onWorker: onWorker)
            let bytes = requests.flatMap(\.bytes)
            _ = unsafe bytes.withUnsafeBytes { unsafe connection.receive($0, into: &output) }
            return Int(connection.counts.requests - before)
        }

        /// Has a worker answer what waits.
        func work() {
            var output = ByteBuffer(keptBytes: 0)
            while connection.isBlocked {
                connection.beginTurn(onWorker: true)
                connection.resume(into: &output)
            }
        }
    }

    private static var frame: Request {
        Request(
            id: 7, view: 1,
            operation: DisplayFrameRequest(
                bounds: Rect(x: 0, y: 0, width: 400, height: 800), time_ns: 0,
                isComplete: false, preferredSizes: []))
    }

    @Test("A connection that holds little is answered at once")
    func little() {
        let client = Client(itemCount: 4096)
        for _ in 0..<3 { #expect(client.ask(Self.frame)) }
    }

    @Test("A sort of request is answered at once after a worker has answered eight soon")
    func learnsWhatIsShort() {
        let client = Client(itemCount: 4097)
        for _ in 0..<8 {
            #expect(!client.ask(Self.frame))
            #expect(client.needsWorker)
            client.work()
            #expect(!client.needsWorker)
        }
        for _ in 0..<3 { #expect(client.ask(Self.frame)) }
        let bounds = SetBounds(Rect(x: 0, y: 0, width: 100, height: 100))
        #expect(!client.ask(Request(id: 8, view: 1, operation: bounds)))
    }

    @Test("What takes long makes twice as many requests leave each time")
    func suspects() {
        let client = Client(itemCount: 2)
        for count in [64, 128, 256] {
            client.clock.setStep(2_000_000)
            #expect(client.ask(Self.frame))
            client.clock.setStep(10_000)
            for _ in 0..<count {
                #expect(!client.ask(Self.frame))
                client.work()
            }
            #expect(client.ask(Self.frame))
        }
    }

    @Test("After a change that took long all requests leave")
    func changesMakeLong() {
        let client = Client(itemCount: 5000)
        for _ in 0..<8 {
            _ = client.ask(Self.frame)
            client.work()
        }
        #expect(client.ask(Self.frame))
        let bounds = SetBounds(Rect(x: 0, y: 0, width: 100, height: 100))
        #expect(!client.ask(Request(id: 8, view: 1, operation: bounds)))
        client.clock.setStep(3_000_000)
        client.work()
        client.clock.setStep(10_000)
        #expect(!client.ask(Self.frame))
    }

    @Test("A turn ends after a millisecond, on a worker after twenty")
    func turns() {
        let client = Client(itemCount: 2)
        client.clock.setStep(400_000)
        #expect(client.send(Array(repeating: Self.frame, count: 100)) == 3)
        #expect(client.isBlocked && !client.needsWorker)
        var output = ByteBuffer(keptBytes: 0)
        let before = client.connection.counts.requests
        client.connection.beginTurn(onWorker: true)
        client.connection.resume(into: &output)
        let answeredCount = client.connection.counts.requests - before
        #expect(answeredCount == 50)
    }

    @Test("A long message leaves, and a request of more than 0.1 s is told")
    func longMessages() {
        let client = Client(itemCount: 2)
        let hello = Hello(protocolVersion: 1, token: Array(repeating: 65, count: 20_000))
        #expect(!client.ask(Request(id: 9, view: 0, operation: hello)))
        client.clock.setStep(200_000_000)
        client.connection.beginTurn(onWorker: true)
        var output = ByteBuffer(keptBytes: 0)
        client.connection.resume(into: &output)
        #expect(client.longest?.time_ns == 200_000_000)
        #expect(
            client.longest.map { Operations.name(ofNumber: $0.number) } == "hello")
    }

    @Test("A view holds more by an update, and less by the destruction of another view")
    func held() {
        let client = Client(itemCount: 5000)
        #expect(!client.ask(Self.frame))
        client.work()
        #expect(!client.ask(Request(id: 8, view: 1, operation: DestroyView())))
        client.work()
        #expect(client.ask(Request(id: 9, view: 0, operation: CreateView())))
    }
}
