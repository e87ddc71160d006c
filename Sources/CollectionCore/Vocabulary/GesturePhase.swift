/// The phase of a gesture that the host recognises. The numbers are those of `jgb_gesture_phase`.
public enum GesturePhase: UInt32, Sendable {
    /// A turn of a wheel that is part of no gesture.
    case unphased = 0
    case began = 1
    case changed = 2
    case ended = 3
    /// The host cancels the gesture.
    case cancelled = 4
}
