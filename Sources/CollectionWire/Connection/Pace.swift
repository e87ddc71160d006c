/// Decides which requests of a connection are answered at once, and which leave the thread that
/// reads: a request that takes long would keep that thread from its other connections.
///
/// How long a request takes is not known before it is performed. A connection that holds little is
/// answered at once. On another connection a sort of request is answered at once after a worker has
/// answered eight of them soon. Whatever takes long nevertheless makes the connection go to the
/// worker for a number of requests, which doubles each time.
///
/// A pace has no clock of its own: the owner gives the time.
package struct Pace {
    /// The time of a monotonic clock, in nanoseconds; nil: every request is answered at once.
    package let now: (@Sendable () -> UInt64)?
    /// Whether a worker answers the requests of this turn.
    private var isOnWorker = false
    private var turnBegan_ns: UInt64 = 0
    private var turnEnd_ns = UInt64.max
    /// When the request that is being answered began.
    private var begun_ns: UInt64 = 0
    /// Whether the connection holds so little that each of its requests is short.
    private var holdsLittle = true
    /// For each sort of request, how often in succession it was answered soon: up to `trusted`.
    private var soonCounts: [UInt8] = []
    /// How many requests the worker answers whatever they are.
    private var suspectedCount = 0
    private var lastSuspectedCount = 0
    /// The request of this turn that took longest, if it took longer than `noted_ns`.
    private var longest: (number: UInt32, time_ns: UInt64)?

    package init(now: (@Sendable () -> UInt64)? = nil) {
        self.now = now
    }

    /// Where a request is answered.
    enum Place {
        case here, worker
        /// Later: the turn is over.
        case nextTurn
    }

    /// What a turn may take here, and on a worker before its answers are sent.
    package static let turn_ns: UInt64 = 1_000_000
    package static let workerTurn_ns: UInt64 = 20_000_000
    /// A request that takes less is answered soon; one that takes more takes long.
    private static let soon_ns: UInt64 = 300_000
    private static let long_ns: UInt64 = 1_000_000
    /// A request that takes more is told to the owner.
    package static let noted_ns: UInt64 = 100_000_000
    private static let trusted: UInt8 = 8
    /// Messages of up to these lengths are read at once.
    private static let bytesMax = 4 << 10
    private static let bytesMaxHoldingLittle = 16 << 10
    /// What a connection holds that holds little.
    private static let littleItems = 4096
    private static let littleBytes = 1 << 20
    private static let suspectedCountMax = 1 << 16
}

extension Pace {
    /// Begins a turn.
    mutating func begin(onWorker: Bool) {
        guard let now else { return }
        isOnWorker = onWorker
        longest = nil
        begun_ns = now()
        turnBegan_ns = begun_ns
        turnEnd_ns = begun_ns + (onWorker ? Self.workerTurn_ns : Self.turn_ns)
    }

    /// What a turn has come to so far.
    package struct Turn {
        /// What its requests have taken.
        package var used_ns: UInt64
        /// When the last of them ended, or the turn began.
        package var asOf_ns: UInt64
        /// The request that took longest, if it took longer than `noted_ns`.
        package var longest: (number: UInt32, time_ns: UInt64)?
    }

    var turn: Turn {
        Turn(used_ns: begun_ns - turnBegan_ns, asOf_ns: begun_ns, longest: longest)
    }

    /// Where the next request is answered.
    func place(ofRequest number: UInt32, messageBytes: Int) -> Place {
        if now == nil { return .here }
        if begun_ns >= turnEnd_ns { return .nextTurn }
        if isOnWorker { return .here }
        if suspectedCount > 0 { return .worker }
        if holdsLittle { return messageBytes <= Self.bytesMaxHoldingLittle ? .here : .worker }
        let isTrusted = Int(number) < soonCounts.count && soonCounts[Int(number)] >= Self.trusted
        return isTrusted && messageBytes <= Self.bytesMax ? .here : .worker
    }

    /// Notes what a request has taken.
    ///
    /// - Parameter isDisplayFrame: Whether the request left data and layout as they were.
    mutating func note(request number: UInt32, isDisplayFrame: Bool) {
        guard let now else { return }
        let end_ns = now()
        let time_ns = end_ns - begun_ns
        begun_ns = end_ns
        if suspectedCount > 0 { suspectedCount -= 1 }
        if holdsLittle && time_ns < Self.long_ns { return }
        noteTime(time_ns, ofRequest: Int(number), isDisplayFrame: isDisplayFrame)
    }

    private mutating func noteTime(
        _ time_ns: UInt64, ofRequest number: Int, isDisplayFrame: Bool
    ) {
        if time_ns > Self.noted_ns, time_ns > longest?.time_ns ?? 0 {
            longest = (UInt32(number), time_ns)
        }
        if number >= soonCounts.count {
            soonCounts.append(
                contentsOf: repeatElement(0, count: number + 1 - soonCounts.count))
        }
        if time_ns < Self.soon_ns {
            soonCounts[number] = min(soonCounts[number] + 1, Self.trusted)
        } else if time_ns >= Self.long_ns {
            // What follows a long change may take long as well, as it is laid out then.
            if isDisplayFrame { soonCounts[number] = 0 } else { soonCounts.removeAll() }
            if !isOnWorker { suspect() }
        }
    }

    private mutating func suspect() {
        lastSuspectedCount = min(max(64, 2 * lastSuspectedCount), Self.suspectedCountMax)
        suspectedCount = lastSuspectedCount
    }

    /// Notes what the connection holds now.
    mutating func note(_ charge: ConnectedView.Charge) {
        holdsLittle = charge.items <= Self.littleItems && charge.bytes <= Self.littleBytes
    }
}
