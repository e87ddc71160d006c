import Glibc

/// Prints the wire's rows, `name n value unit`, one a line.
///
/// The server is the executable beside this one, in a process of its own.
do {
    let folder = try TemporaryFolder()
    let rows: [(name: String, measure: (TemporaryFolder) throws -> [Row])] = [
        ("wire.rtt", measureRoundTrips),
        ("wire.frames", measureThroughput),
        ("wire.push", measurePush),
        ("server.bytes", measureIdleConnections),
    ]
    let wanted = CommandLine.arguments.dropFirst()
    for (name, measure) in rows where wanted.isEmpty || wanted.contains(name) {
        for row in try measure(folder) { print(row) }
    }
} catch {
    print("wire-bench: \(error)")
    exit(1)
}
