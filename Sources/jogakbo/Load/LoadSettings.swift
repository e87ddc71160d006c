import CollectionCore

/// What a load run is asked for.
struct LoadSettings {
    let connect: ConnectOptions
    let layout: LayoutOptions
    let viewport: Size
    let connectionCount: Int
    let pacing: Pacing
    let duration_ns: UInt64
    /// How long it goes on before each measured run; 0: not at all.
    let warmUp_ns: UInt64
    let pattern: ScrollPattern.Kind
    /// Whether pointers scroll, and the pattern does not.
    let hasPhysics: Bool
    /// Whether keys and changes of the selection are sent besides, to a view that prefetches.
    let interacts: Bool
    let seed: UInt64
    /// Whether every display frame is asked for with all its elements.
    let isComplete: Bool
    let isVerified: Bool
    /// Of what is pushed where no file is named; so the count of sections.
    let itemCount: Int
    let sectionCount: Int
    /// Nil: the data stays as it is.
    let edits: EditSettings?

    enum Pacing: Equatable {
        /// Requests are due at times of their own, whatever the server does: a run for each rate.
        case openLoop(requestsPerSecond: [Double], inFlightMax: Int)
        /// Each answer is followed by the next request, so that always as many are under way.
        case closedLoop(inFlight: Int)

        var inFlightMax: Int {
            switch self {
            case .openLoop(_, let count), .closedLoop(let count): count
            }
        }

        var isOpenLoop: Bool {
            if case .openLoop = self { return true }
            return false
        }

        /// The rates of the runs; nil: that of the one run of a closed loop.
        var rates: [Double?] {
            switch self {
            case .openLoop(let rates, _): rates
            case .closedLoop: [nil]
            }
        }
    }

    init(_ arguments: Arguments) throws(CommandError) {
        connect = try ConnectOptions(arguments)
        layout = try LayoutOptions(arguments, headerLength: 24)
        viewport = try arguments.viewport()
        connectionCount = try arguments.integer(.connections, in: 1...10_000) ?? 1
        pacing = try LoadSettings.pacing(arguments)
        let seconds = try arguments.number(.duration, in: 0.01...86_400) ?? 10
        duration_ns = UInt64(seconds * 1e9)
        warmUp_ns = UInt64((try arguments.number(.warmUp, in: 0...86_400) ?? 0) * 1e9)
        pattern =
            try arguments.choice(
                .pattern, among: ScrollPattern.Kind.allCases.map { ($0.rawValue, $0) }) ?? .fling
        hasPhysics = arguments.contains(.loadPhysics)
        if hasPhysics && arguments.contains(.pattern) {
            throw .usage("--pattern does not go with --physics, where pointers scroll")
        }
        interacts = arguments.contains(.interact)
        seed = UInt64(try arguments.integer(.seed, in: 0...Int.max) ?? 12_345)
        isComplete = arguments.contains(.complete)
        isVerified = arguments.contains(.verify)
        itemCount = try arguments.integer(.items, in: 0...100_000_000) ?? 100_000
        sectionCount = try arguments.integer(.sections, in: 1...10_000_000) ?? 100
        edits = try EditSettings(arguments)
    }

    private static func pacing(_ arguments: Arguments) throws(CommandError) -> Pacing {
        if let count = try arguments.integer(.closedLoop, in: 1...10_000) {
            if arguments.contains(.rate) || arguments.contains(.inFlight) {
                throw .usage("--closed-loop has no --rate and no --in-flight")
            }
            return .closedLoop(inFlight: count)
        }
        return .openLoop(
            requestsPerSecond: try rates(arguments),
            inFlightMax: try arguments.integer(.inFlight, in: 1...10_000) ?? 16)
    }

    private static func rates(_ arguments: Arguments) throws(CommandError) -> [Double] {
        let range = 0.1...10_000_000.0
        var rates: [Double] = []
        let text = arguments.string(.rate) ?? "1000"
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let rate = Double(word), range.contains(rate) else {
                throw .usage(
                    "--rate: '\(word)' is no number from \(range.lowerBound) to "
                        + "\(Decimal.grouped(range.upperBound))")
            }
            if rates.contains(rate) { throw .usage("--rate: \(word) is there twice") }
            rates.append(rate)
        }
        return rates
    }

    /// The run in a line.
    var words: String {
        let connections = connectionCount == 1 ? "1 connection" : "\(connectionCount) connections"
        let pace =
            switch pacing {
            case .openLoop(let rates, let count):
                rates.map { Decimal.grouped($0) }.joined(separator: ", then ")
                    + " requests per second in all, at most \(count) under way on each"
            case .closedLoop(let count):
                "closed loop, \(count) requests under way on each"
            }
        let edits = self.edits.map { ", \($0.words)" } ?? ""
        let input = interacts ? ", keys and selection" : ""
        let scrolling = hasPhysics ? "flicks" : pattern.rawValue
        return "\(connections), \(pace), \(scrolling)\(input)\(edits), "
            + "\(Decimal.duration(duration_ns))"
            + (warmUp_ns == 0 ? "" : " after \(Decimal.duration(warmUp_ns)) of warm-up")
    }

    /// - Parameter rate: That of the run; nil in a closed loop.
    func json(rate: Double?) -> JSON {
        var members = [
            JSON.Member("address", .string("\(connect.address)")),
            JSON.Member("connections", .integer(connectionCount)),
        ]
        switch pacing {
        case .openLoop(_, let count):
            members.append(JSON.Member("requests_per_second", rate.map { .number($0) } ?? .null))
            members.append(JSON.Member("in_flight_max", .integer(count)))
        case .closedLoop(let count):
            members.append(JSON.Member("closed_loop_in_flight", .integer(count)))
        }
        return .object(
            members + [
                JSON.Member("duration_ns", .integer(Int(duration_ns))),
                JSON.Member("warm_up_ns", .integer(Int(warmUp_ns))),
                JSON.Member("pattern", .string(pattern.rawValue)),
                JSON.Member("physics", .bool(hasPhysics)),
                JSON.Member("interact", .bool(interacts)),
                JSON.Member("seed", .integer(Int(seed))),
                JSON.Member("viewport_width", .number(viewport.width)),
                JSON.Member("viewport_height", .number(viewport.height)),
                JSON.Member("complete", .bool(isComplete)),
                JSON.Member("verify", .bool(isVerified)),
            ] + (edits?.json ?? []))
    }
}
