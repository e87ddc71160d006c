import Foundation

/// The seeds of the random scripts that a test runs, batch by batch.
///
/// `JOGAKBO_SCRIPT_COUNT` asks for another number of scripts in a batch, for long campaigns;
/// `JOGAKBO_SCRIPT_SEED` for one script alone.
public enum ScriptSeeds {
    /// The seed of the script that was asked for.
    public static var only: UInt64? { number("JOGAKBO_SCRIPT_SEED") }

    /// Returns the seeds of a batch; of one script alone, the first batch has it.
    ///
    /// - Parameter count: The number of scripts in a batch, where none was asked for.
    public static func ofBatch(_ batch: UInt64, count: UInt64) -> Range<UInt64> {
        if let only { return only..<only + (batch == 0 ? 1 : 0) }
        let count = number("JOGAKBO_SCRIPT_COUNT") ?? count
        return batch * count..<(batch + 1) * count
    }

    private static func number(_ variable: String) -> UInt64? {
        ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
    }
}
