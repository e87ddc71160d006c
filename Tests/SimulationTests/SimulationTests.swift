import CollectionSimulation
import Testing

@Suite("A simulated server and its clients", .timeLimit(.minutes(10)))
struct SimulationTests {
    @Test(
        "Each answer is right, what was answered is recorded, and nothing is left",
        arguments: UInt64(1)...16)
    func holds(seed: UInt64) throws {
        let report = try Simulation.run(seed: seed, seconds: 20)
        #expect(report.answerCount > 0)
    }

    @Test("The same seed gives the same run, bit for bit", arguments: [3, 7, 21] as [UInt64])
    func repeats(seed: UInt64) throws {
        let first = try Simulation.run(seed: seed, seconds: 20)
        let second = try Simulation.run(seed: seed, seconds: 20)
        #expect(first.digest == second.digest)
        #expect(first.stepCount == second.stepCount)
    }

    @Test("Other seeds give other runs")
    func differs() throws {
        let digests = try (UInt64(1)...6).map { try Simulation.run(seed: $0, seconds: 5).digest }
        #expect(Set(digests).count == digests.count)
    }
}

@Suite("A fault that is planted in a simulation", .timeLimit(.minutes(10)))
struct PlantedFaultTests {
    /// The first failure of some seeds; nil: none fails.
    private func failure(_ plant: (inout PlantedFaults) -> Void) -> SimulationFailure? {
        var faults = PlantedFaults()
        plant(&faults)
        for seed in UInt64(1)...60 {
            do throws(SimulationFailure) {
                _ = try Simulation.run(seed: seed, seconds: 20, faults: faults)
            } catch {
                return error
            }
        }
        return nil
    }

    @Test("is found where the network loses a byte")
    func lostByte() throws {
        let failure = try #require(failure { $0.losesByte = true })
        #expect(failure.description.hasPrefix("seed \(failure.seed), step \(failure.step), "))
    }

    @Test("is found where a request is recorded after it was performed")
    func lateRecord() throws {
        let failure = try #require(failure { $0.recordsLate = true })
        #expect(failure.words.contains("are in the recording"))
    }

    @Test("is found where sessions do not get their turns, and by the same seed again")
    func lostTurns() throws {
        let first = try #require(failure { $0.losesTurns = true })
        #expect(first.words.hasPrefix("an answer is owed"), "\(first)")
        let second = try #require(failure { $0.losesTurns = true })
        #expect(first.description == second.description)
    }
}
