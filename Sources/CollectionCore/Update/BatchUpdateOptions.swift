/// How a batch update is carried out.
public struct BatchUpdateOptions: Sendable {
    /// Nil: at once.
    public var animation: Animation?
    /// The host's own: a display frame reports it when the update is complete.
    public var tag: UInt64
    /// Refuses what UIKit would refuse, its mistake about reloads beside moves included: rule D3.
    public var isStrictUIKit: Bool

    public init(animation: Animation? = nil, tag: UInt64 = 0, isStrictUIKit: Bool = false) {
        self.animation = animation
        self.tag = tag
        self.isStrictUIKit = isStrictUIKit
    }
}
