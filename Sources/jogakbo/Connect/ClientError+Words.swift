import CollectionClient
import CollectionServer
import CollectionWire
import Glibc

extension ClientError {
    /// What went wrong with the server at `address`, for a user.
    func commandError(_ address: ListenAddress) -> CommandError {
        .failure("\(address): \(words)")
    }

    private var words: String {
        switch self {
        case .cannotConnect(let number): "cannot connect: \(ClientError.words(for: number))"
        case .connectionBroken(let number):
            "the connection broke: \(ClientError.words(for: number))"
        case .connectionClosed: "the server closed the connection"
        case .tlsFailed(let words): "TLS: \(words)"
        case .refused(let status):
            "the server refuses: \(status.message) (error \(status.error))"
        case .unexpectedResponse(let text): "an unexpected response: \(text)"
        case .responsesOutstanding(let count): "\(count) responses were not waited for"
        case .zeroByteInText: "a name or token with a zero byte in it"
        }
    }

    private static func words(for number: Int32) -> String {
        unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
    }
}
