import CollectionClient
import CollectionServer
import CollectionWire

/// A connection over which requests go as JSON, one after another.
struct CallSession: ~Copyable {
    private var client: CollectionClient
    private let options: ConnectOptions
    private let messages: SessionMessages
    private var lastID: UInt64 = 0
    private var hasSaidHello = false
    /// The view that was made last, for requests that name none.
    private var view: UInt32 = 0

    init(_ options: ConnectOptions, _ messages: SessionMessages) throws(CommandError) {
        do throws(ClientError) {
            switch options.address {
            case .unix(let path): client = try CollectionClient(withoutHelloTo: path)
            case .tcp(let host, let port):
                client = try CollectionClient(
                    withoutHelloToHost: host, port: port, security: options.security)
            }
        } catch {
            throw error.commandError(options.address)
        }
        self.options = options
        self.messages = messages
    }

    /// Sends a request, after a hello where it is none itself, and waits for the response.
    ///
    /// - Parameter request: A `Request` of proto/; its `id` and its `view` may be left out.
    /// - Returns: The response, without an `id` where the request has none.
    mutating func call(_ request: JSON, _ place: CallPlace) throws(CommandError) -> JSON {
        guard case .object(let members) = request else {
            throw place.error("a request is an object of JSON")
        }
        let names = Set(members.map(\.name))
        let operation = members.lazy.compactMap { [messages] member in
            messages.operation(named: member.name)
        }.first?.protoName
        var request = members
        if !hasSaidHello && operation != "hello" { try sayHello() }
        hasSaidHello = true
        lastID += 1
        if !names.contains("id") { request.append(JSON.Member("id", .string("\(lastID)"))) }
        if !names.contains("view") && operation != "hello" && operation != "create_view" {
            request.append(JSON.Member("view", .integer(Int(view))))
        }
        let response = try exchange(.object(request), place)
        if operation == "create_view", case .integer(let number) = response["view"] {
            view = UInt32(clamping: number)
        }
        if names.contains("id") { return response }
        guard case .object(let answered) = response else { return response }
        return .object(answered.filter { $0.name != "id" })
    }

    private mutating func sayHello() throws(CommandError) {
        lastID += 1
        let hello = JSON.object([
            JSON.Member("id", .string("\(lastID)")),
            JSON.Member(
                "hello",
                .object([
                    JSON.Member("protocolVersion", .integer(Int(Hello.version))),
                    JSON.Member("token", .string(options.token)),
                ])),
        ])
        let response = try exchange(hello, CallPlace(words: "hello", isOnCommandLine: false))
        if let refusal = response.refusal {
            throw .failure("\(options.address): the server refuses the hello: \(refusal)")
        }
    }

    private mutating func exchange(
        _ request: JSON, _ place: CallPlace
    ) throws(CommandError) -> JSON {
        let message: [UInt8]
        do throws(FieldFault) { message = try messages.packedRequest(request) } catch {
            throw place.error(error.message)
        }
        let answer: [UInt8]
        do throws(ClientError) {
            client.enqueue(message: message)
            answer = try client.nextMessage()
        } catch {
            throw error.commandError(options.address)
        }
        let response = unsafe answer.withUnsafeBytes { bytes in
            unsafe messages.json(bytes, messages.response)
        }
        guard let response else {
            throw .failure(
                "\(options.address): an answer of \(answer.count) bytes is no response")
        }
        return response
    }
}

/// Where a request stands, for messages about it.
struct CallPlace {
    let words: String
    /// Else on standard input.
    let isOnCommandLine: Bool

    func error(_ reason: String) -> CommandError {
        isOnCommandLine ? .usage("\(words): \(reason)") : .failure("\(words): \(reason)")
    }
}

extension JSON {
    /// Why the server refuses a request; nil: it does not.
    var refusal: String? {
        guard let status = self["status"] else { return nil }
        guard case .string(let name) = status["error"] else { return "without a reason" }
        guard case .string(let message) = status["message"] else { return name }
        return "\(message) (\(name))"
    }
}
