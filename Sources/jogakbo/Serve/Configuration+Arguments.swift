import CollectionServer
import CollectionWire
import Glibc

extension Configuration {
    /// What the options of `jogakbo serve` ask for.
    init(_ arguments: Arguments) throws(CommandError) {
        self.init()
        inheritsSockets = true
        for text in arguments.strings(ServeOption.listen) {
            guard let address = ListenAddress(text) else {
                throw .usage(
                    "--listen: '\(text)' is no path and no tcp:HOST:PORT with a port "
                        + "from 0 to 65535")
            }
            addresses.append(address)
        }
        allowsRemote = arguments.contains(ServeOption.allowRemote)
        loopCount =
            try arguments.integer(ServeOption.loops, in: 1...256)
            ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
        if let path = arguments.string(ServeOption.tokenFile) {
            if arguments.contains(ServeOption.withoutToken) {
                throw .usage("--token-file and --without-token exclude each other")
            }
            token = try readToken(path)
        }
        certificates = try ServerCertificates(arguments)
        allowsEveryLocalUser = arguments.contains(ServeOption.withoutToken)
        allowedUsers = try numbers(ServeOption.allowUser, arguments) { name in
            unsafe getpwnam(name).map { unsafe $0.pointee.pw_uid }
        }
        allowedGroups = try numbers(ServeOption.allowGroup, arguments) { name in
            unsafe getgrnam(name).map { unsafe $0.pointee.gr_gid }
        }
        if let path = arguments.string(ServeOption.record) {
            do throws(ServerError) { recordingFolder = try RecordingFolder(path) } catch {
                throw .failure("--record: \(error.description)")
            }
        }
        log = try makeLog(arguments)
        try setLimits(arguments)
        try setTimeouts(arguments)
        setups = try NamedSetups(arguments, limits: limits.ofView)
        layouts = try NamedLayouts(arguments)
    }

    private mutating func setLimits(_ arguments: Arguments) throws(CommandError) {
        func limit(
            _ option: CommandOption, in range: ClosedRange<Int>, _ value: inout Int
        ) throws(CommandError) {
            if let given = try arguments.integer(option, in: range) { value = given }
        }
        try limit(ServeOption.maxConnections, in: 1...1_000_000, &connectionCountMax)
        try limit(ServeOption.maxMemory, in: 1...(1 << 48), &memoryBytesMax)
        limits.dataBytes = min(limits.dataBytes, memoryBytesMax / 4)
        try limit(ServeOption.maxViews, in: 1...(1 << 20), &limits.viewCount)
        try limit(ServeOption.maxItems, in: 0...(1 << 40), &limits.itemCount)
        try limit(ServeOption.maxDataBytes, in: 0...(1 << 40), &limits.dataBytes)
        try limit(ServeOption.maxMessageBytes, in: 1024...(1 << 30), &limits.messageBytes)
        try limit(ServeOption.maxElements, in: 1...(1 << 20), &limits.elementCount)
        try limit(ServeOption.maxOutputBytes, in: 0...(1 << 30), &limits.outputBytes)
    }

    private mutating func setTimeouts(_ arguments: Arguments) throws(CommandError) {
        func timeout(
            _ option: CommandOption, from least: Double, _ milliseconds: inout Int
        ) throws(CommandError) {
            if let seconds = try arguments.number(option, in: least...1e9) {
                milliseconds = Int(seconds * 1000)
            }
        }
        try timeout(ServeOption.handshakeSeconds, from: 0.001, &timeouts.handshake)
        try timeout(ServeOption.messageSeconds, from: 0.001, &timeouts.message)
        try timeout(ServeOption.idleSeconds, from: 0, &timeouts.idle)
        try timeout(ServeOption.graceSeconds, from: 0.001, &timeouts.grace)
    }
}

private func makeLog(_ arguments: Arguments) throws(CommandError) -> Log {
    let name = arguments.string(ServeOption.logLevel) ?? Log.Level.info.name
    guard let level = Log.Level(name) else {
        throw .usage("--log-level: '\(name)' is none of error, warning, info, debug")
    }
    guard let path = arguments.string(ServeOption.logFile) else {
        return Log(level: level, descriptor: STDERR_FILENO)
    }
    do throws(ServerError) { return try Log(level: level, path: path) } catch {
        throw .failure("--log-file: \(error.description)")
    }
}

/// The numbers of users or groups that an option names.
///
/// - Parameter number: Finds the number that belongs to a name; nil: nobody has the name.
private func numbers(
    _ option: CommandOption, _ arguments: Arguments, _ number: (String) -> UInt32?
) throws(CommandError) -> Set<UInt32> {
    var numbers: Set<UInt32> = []
    for text in arguments.strings(option) {
        guard let number = UInt32(text) ?? number(text) else {
            throw .failure("--\(option.name): there is no \(option.valueName ?? "") '\(text)'")
        }
        numbers.insert(number)
    }
    return numbers
}

/// The bytes of a file without a newline at the end.
private func readToken(_ path: String) throws(CommandError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
        let reason = unsafe String(cString: strerror(errno))
        throw .failure("--token-file: cannot read '\(path)': \(reason)")
    }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        throw .failure("--token-file: '\(path)' is no file")
    }
    guard status.st_mode & 0o077 == 0 else {
        throw .failure("--token-file: others may read '\(path)'; chmod 600 it")
    }
    var token = [UInt8](repeating: 0, count: 1025)
    let count = unsafe read(descriptor, &token, token.count)
    guard count >= 0, count < token.count else {
        throw .failure("--token-file: '\(path)' is longer than 1024 bytes")
    }
    token.removeLast(token.count - count)
    if token.last == UInt8(ascii: "\n") { token.removeLast() }
    guard !token.isEmpty, String(validating: token, as: UTF8.self) != nil else {
        throw .failure("--token-file: '\(path)' is empty or no UTF-8")
    }
    return token
}
