/// A simulation of a server and its clients, in which time, network, threads and the ends of the
/// server are a matter of seeded chance.
///
/// The loop, the sessions, the connections, the ledger and the recordings are those of the server;
/// only what the loop asks of the system is simulated.
public enum Simulation {
    /// Runs the clients of a seed for some simulated seconds, until nobody is left.
    public static func run(
        seed: UInt64, seconds: Int, faults: PlantedFaults = PlantedFaults()
    ) throws(SimulationFailure) -> SimulationReport {
        try Run(seed: seed, seconds: seconds, faults: faults).perform()
    }
}
