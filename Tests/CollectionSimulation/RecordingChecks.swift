import CollectionReference
import CollectionWire

/// Compares recordings with what clients have heard, once their sessions are over.
struct RecordingChecks {
    private var waiting: [Check] = []
    private var random: SeededGenerator
    private let replayPercent: Int
    private(set) var counts = (compared: 0, replayed: 0)
    private(set) var serverLimitCount = 0

    private struct Check {
        let connection: SimulatedConnection
        let outcome: Conversation.Outcome
        let isHonest: Bool
    }

    init(seed: UInt64, replayPercent: Int) {
        random = SeededGenerator(seed: seed)
        self.replayPercent = replayPercent
    }

    var isEmpty: Bool { waiting.isEmpty }

    mutating func add(
        _ connection: SimulatedConnection, _ outcome: Conversation.Outcome, isHonest: Bool
    ) {
        if outcome.hasMetServerLimit { serverLimitCount += 1 }
        if connection.recordings == nil { return }
        waiting.append(Check(connection: connection, outcome: outcome, isHonest: isHonest))
    }

    /// Compares the recordings of the connections that the server has closed.
    ///
    /// - Parameter open: The connections that it has not closed.
    /// - Returns: What is wrong; nil: nothing.
    mutating func perform(open: Set<UInt64>) -> String? {
        let ready = waiting.filter { !open.contains($0.connection.number) }
        waiting.removeAll { !open.contains($0.connection.number) }
        for check in ready {
            if let fault = perform(check) {
                return "the recording of connection \(check.connection.number): \(fault)"
            }
        }
        return nil
    }

    private mutating func perform(_ check: Check) -> String? {
        guard let recordings = check.connection.recordings else { return nil }
        let recording = recordings.bytes(of: check.connection.number)
        recordings.remove(check.connection.number)
        let outcome = check.outcome
        counts.compared += 1
        let summary = RecordingSummary(
            recording, requestCount: outcome.answerCount - (outcome.hasFatalAnswer ? 1 : 0),
            answerCount: outcome.answerCount)
        if let fault = summary.fault { return "\(fault)" }
        if !summary.isWhole && !check.connection.isServerDead { return "it has no end" }
        if summary.answerCount < outcome.answerCount {
            return "the client has \(outcome.answerCount) answers, and \(summary.answerCount) "
                + "are recorded"
        }
        if summary.answersDigest != outcome.answersDigest { return "other answers" }
        if check.isHonest, summary.askedDigest != outcome.askedDigest { return "other requests" }
        return random.chance(replayPercent) ? replayed(recording, outcome) : nil
    }

    private mutating func replayed(
        _ recording: [UInt8], _ outcome: Conversation.Outcome
    ) -> String? {
        counts.replayed += 1
        let (count, fault) = replay(recording)
        // What is refused for the sake of others is not refused in a replay.
        if case .different(let difference) = fault, isAboutServer(difference.recorded) {
            return nil
        }
        if outcome.hasMetServerLimit { return nil }
        if let fault { return "replayed: \(fault)" }
        return count < outcome.answerCount
            ? "\(count) of \(outcome.answerCount) answers replayed" : nil
    }

    private func isAboutServer(_ answer: [UInt8]) -> Bool {
        answer.contains(words: "the server holds ")
    }
}

extension [UInt8] {
    fileprivate func contains(words: String) -> Bool {
        let words = Array(words.utf8)
        return indices.contains { self[$0...].starts(with: words) }
    }
}
