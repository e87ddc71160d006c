/// The seeds of the random scripts that a test runs, batch by batch.
///
/// `JOGAKBO_SCRIPT_COUNT` asks for another number of scripts in a batch, for long campaigns;
/// `JOGAKBO_SCRIPT_SEED` for one script alone.
public struct ScriptSeeds: Sendable {
    /// The seed of the script that was asked for.
    public let only: UInt64?
    private let count: UInt64?

    /// - Parameter environment: The variables of the process.
    public init(_ environment: [String: String]) {
        only = environment["JOGAKBO_SCRIPT_SEED"].flatMap { UInt64($0) }
        count = environment["JOGAKBO_SCRIPT_COUNT"].flatMap { UInt64($0) }
    }

    /// Returns the seeds of a batch; of one script alone, the first batch has it.
    ///
    /// - Parameter standard: The number of scripts in a batch, where none was asked for.
    public func ofBatch(_ batch: UInt64, count standard: UInt64) -> Range<UInt64> {
        if let only { return only..<only + (batch == 0 ? 1 : 0) }
        let count = count ?? standard
        return batch * count..<(batch + 1) * count
    }
}
