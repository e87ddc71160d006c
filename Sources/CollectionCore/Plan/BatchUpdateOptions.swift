/// How a batch update is carried out.
public struct BatchUpdateOptions: Sendable {
    /// Nil for an update without an animation. An object, because most updates have none, and
    /// should not copy the room for an animation from call to call.
    private var ownAnimation: OwnAnimation?
    /// A number of the host's own, which a display frame reports when the update is complete.
    public var tag: UInt64
    /// Whether to refuse what UIKit would refuse, including UIKit's mistake about reloads in a
    /// batch with moves: rule D3 of docs/semantics.md.
    public var isStrictUIKit: Bool
    /// True: a snapshot whose difference is refused reloads all data instead. Other updates are
    /// refused all the same.
    public var fallsBackToReload: Bool

    public init(
        animation: Animation? = nil, tag: UInt64 = 0, isStrictUIKit: Bool = false,
        fallsBackToReload: Bool = false
    ) {
        self.fallsBackToReload = fallsBackToReload
        ownAnimation = animation.map(OwnAnimation.init)
        self.tag = tag
        self.isStrictUIKit = isStrictUIKit
    }

    /// How the change is animated; nil: the change is applied at once.
    public var animation: Animation? {
        get { ownAnimation?.animation }
        set { ownAnimation = newValue.map(OwnAnimation.init) }
    }

    /// Checks the animation.
    ///
    /// - Throws: The error of an invalid animation.
    @inline(never)
    func validate() throws(CollectionError) {
        if let ownAnimation { try ownAnimation.animation.validate() }
    }

    /// The duration of the animation, in nanoseconds; 0 without an animation.
    var duration_ns: UInt64 { ownAnimation?.animation.duration_ns ?? 0 }

    private final class OwnAnimation: Sendable {
        let animation: Animation

        init(_ animation: Animation) {
            self.animation = animation
        }
    }
}
