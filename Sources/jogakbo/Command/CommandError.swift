/// Why a command ended without having done its work.
enum CommandError: Error {
    /// The command line makes no sense: exit status 2.
    case usage(String)
    /// The command line is right, but it did not work: exit status 1.
    case failure(String)
    /// The server refused a request that the user wrote: exit status 3.
    case refused(String)
    /// All went well, but the server was not asked as often as it was to be: exit status 4.
    case rateNotKept(String)

    var exitStatus: Int32 {
        switch self {
        case .usage: 2
        case .failure: 1
        case .refused: 3
        case .rateNotKept: 4
        }
    }

    var message: String {
        switch self {
        case .usage(let message), .failure(let message), .refused(let message),
            .rateNotKept(let message):
            message
        }
    }
}
