import CWireBench
import CollectionClient
import CollectionCore

private let pushedCount = 1_000_000

/// From handing over a million variable heights to the first display frame: the median of
/// several pushes by the Swift client.
func measurePush(_ folder: TemporaryFolder) throws -> [Row] {
    _ = wire_bench_pin(1)
    let jogakbo = try PinnedServer(jogakboIn: folder, processor: 0)
    var client = try CollectionClient(unixPath: jogakbo.path, token: "")
    let view = try client.createView()
    try client.setFlowLayout(benchmarkList, view: view)
    var columns = DataColumns(itemCounts: [UInt32(pushedCount)])
    columns.heights = benchmarkHeights(count: pushedCount)
    let request = DisplayFrameRequest(
        bounds: Rect(x: 0, y: 0, width: 400, height: 800), time_ns: 0, isComplete: false,
        preferredSizes: [])
    var times: [UInt64] = []
    for _ in 0..<25 {
        let begun = wire_bench_now_ns()
        try client.push(columns, view: view)
        let frame = try client.displayFrame(for: request, view: view)
        times.append(wire_bench_now_ns() - begun)
        if frame.elements.isEmpty { throw BenchError("nothing is shown") }
    }
    return [
        Row(name: "wire.push_1m", count: pushedCount, value: median(&times) / 1e6, unit: "ms")
    ]
}
