/// How a batch update is carried out.
public struct BatchUpdateOptions: Sendable {
    /// Most updates have none, and should not carry the room for one from call to call.
    private var ownAnimation: OwnAnimation?
    /// The host's own: a display frame reports it when the update is complete.
    public var tag: UInt64
    /// Refuses what UIKit would refuse, its mistake about reloads beside moves included: rule D3.
    public var isStrictUIKit: Bool

    public init(animation: Animation? = nil, tag: UInt64 = 0, isStrictUIKit: Bool = false) {
        ownAnimation = animation.map(OwnAnimation.init)
        self.tag = tag
        self.isStrictUIKit = isStrictUIKit
    }

    /// Nil: at once.
    public var animation: Animation? {
        get { ownAnimation?.animation }
        set { ownAnimation = newValue.map(OwnAnimation.init) }
    }

    /// - Throws: What is wrong with the animation.
    @inline(never)
    func validate() throws(CollectionError) {
        if let ownAnimation { try ownAnimation.animation.validate() }
    }

    /// Of the animation; 0 without one.
    var duration_ns: UInt64 { ownAnimation?.animation.duration_ns ?? 0 }

    private final class OwnAnimation: Sendable {
        let animation: Animation

        init(_ animation: Animation) {
            self.animation = animation
        }
    }
}
