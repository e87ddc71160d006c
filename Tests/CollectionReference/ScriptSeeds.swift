/// The seeds of the random scripts that a test runs, batch by batch.
///
/// `JOGAKBO_SCRIPT_PERCENT` asks for fewer scripts, or, for long campaigns, for more of them: a
/// percentage of those that a batch has by itself; `JOGAKBO_SCRIPT_SEED` for one script alone.
public struct ScriptSeeds: Sendable {
    /// The seed of the script that was asked for.
    public let only: UInt64?
    private let percent: UInt64

    /// - Parameter environment: The variables of the process.
    public init(_ environment: [String: String]) {
        only = environment["JOGAKBO_SCRIPT_SEED"].flatMap { UInt64($0) }
        percent = environment["JOGAKBO_SCRIPT_PERCENT"].flatMap { UInt64($0) } ?? 100
    }

    /// Returns the seeds of a batch; of one script alone, the first batch has it.
    ///
    /// - Parameter standard: The number of scripts that the batch has by itself.
    public func ofBatch(_ batch: UInt64, count standard: UInt64) -> Range<UInt64> {
        if let only { return only..<only + (batch == 0 ? 1 : 0) }
        let count = max(1, standard * percent / 100)
        return batch * count..<(batch + 1) * count
    }
}
