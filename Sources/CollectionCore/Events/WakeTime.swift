/// The latest time at which a host should ask a view for the next display frame.
public enum WakeTime: Equatable, Sendable {
    /// At every refresh of the screen: elements are moving.
    case everyFrame
    case time_ns(UInt64)

    /// The number that stands for a wake time in C and in messages: 0 if there is no time, 1 for
    /// every refresh of the screen, otherwise nanoseconds.
    package static func number(of wakeAt: WakeTime?) -> UInt64 {
        switch wakeAt {
        case nil: 0
        case .everyFrame: 1
        case .time_ns(let time_ns): max(time_ns, 2)
        }
    }

    package static func time(numbered number: UInt64) -> WakeTime? {
        switch number {
        case 0: nil
        case 1: .everyFrame
        default: .time_ns(number)
        }
    }
}
