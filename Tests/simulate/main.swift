import CollectionSimulation
import Foundation

/// `simulate SEED [SECONDS]`: runs one seed for some simulated seconds, in a process of its own,
/// and prints one line of counts. See `make simulate`.
let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) }
guard let seed = arguments.first ?? nil, arguments.count <= 2 else {
    print("usage: simulate SEED [SECONDS]")
    exit(2)
}
let seconds = arguments.count > 1 ? Int(arguments[1] ?? 120) : 120

func openDescriptorCount() -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
}

let descriptorCount = openDescriptorCount()
do {
    let report = try Simulation.run(seed: seed, seconds: seconds)
    for (name, count) in report.counts { print("\(name)=\(count)", terminator: " ") }
    print("digest=\(String(report.digest, radix: 16))")
} catch {
    print(error)
    exit(1)
}
let left = openDescriptorCount()
if left > descriptorCount {
    print("seed \(seed): \(left) descriptors are open, \(descriptorCount) were before")
    exit(1)
}
