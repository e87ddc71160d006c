import Glibc

/// The time that never goes back.
enum Clock {
    static var now_ns: UInt64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// Sleeps until `time_ns`, or less when a signal arrives.
    static func sleep(until time_ns: UInt64) {
        let now = now_ns
        guard time_ns > now else { return }
        let rest = time_ns - now
        var time = timespec(
            tv_sec: Int(rest / 1_000_000_000), tv_nsec: Int(rest % 1_000_000_000))
        unsafe nanosleep(&time, nil)
    }
}
