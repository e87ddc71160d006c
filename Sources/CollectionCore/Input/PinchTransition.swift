/// A layout to which a pinch leads: rule U10a of docs/semantics.md.
public struct PinchTransition: Equatable, Sendable {
    public var layout: Layout
    /// The scale beyond which the pinch leads.
    public var startScale: Double
    /// The scale at which the view is at the new layout.
    public var endScale: Double
    /// The host's own, for the completion.
    public var tag: UInt64

    /// The keys of the tracked values that a pinch sets while it leads.
    public static let scaleKey: UInt32 = 13
    public static let centerXKey: UInt32 = 14
    public static let centerYKey: UInt32 = 15

    public init(
        to layout: Layout, startScale: Double = 1, endScale: Double, tag: UInt64 = 0
    ) {
        self.layout = layout
        self.startScale = startScale
        self.endScale = endScale
        self.tag = tag
    }

    func validate() throws(CollectionError) {
        try layout.validate()
        try Pinch.validate(startScale, "start_scale")
        try Pinch.validate(endScale, "end_scale")
        if startScale == endScale { throw .invalidArgument("end_scale", .conflicting) }
    }

    func progress(at scale: Double) -> Double {
        min(max((scale - startScale) / (endScale - startScale), 0), 1)
    }
}
