import CSockets
import CWireBench

/// How much the server's resident memory grows for each connection that said hello and no more.
func measureIdleConnections(_ folder: TemporaryFolder) throws -> [Row] {
    let connectionCount = 1000
    sockets_raise_limit()
    let jogakbo = try PinnedServer(jogakboIn: folder, processor: 0)
    var peers: [Peer] = []
    for _ in 0..<10 { try peers.append(greetedPeer(jogakbo)) }
    let before = wire_bench_resident_bytes(jogakbo.process)
    for _ in 0..<connectionCount { try peers.append(greetedPeer(jogakbo)) }
    let growth = wire_bench_resident_bytes(jogakbo.process) - before
    for peer in peers where peer.view != 0 { throw BenchError("a view was made") }
    return [
        Row(
            name: "server.bytes_per_idle_connection", count: connectionCount,
            value: Double(growth) / Double(connectionCount), unit: "bytes")
    ]
}

private func greetedPeer(_ server: PinnedServer) throws -> Peer {
    let peer = try Peer(server.path)
    try peer.greet()
    return peer
}
