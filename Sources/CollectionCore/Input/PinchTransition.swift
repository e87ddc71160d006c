/// A layout to which a pinch drives an interactive transition: rule U10a of docs/semantics.md.
public struct PinchTransition: Equatable, Sendable {
    public var layout: Layout
    /// The scale beyond which the pinch starts the transition.
    public var startScale: Double
    /// The scale at which the progress of the transition is 1.
    public var endScale: Double
    /// A number of the host's choice, which the completion reports.
    public var tag: UInt64

    /// The key of the tracked value that a pinch sets to its scale while it drives a transition.
    public static let scaleKey: UInt32 = 13
    /// The key of the tracked value that a pinch sets to x of its centre.
    public static let centerXKey: UInt32 = 14
    /// The key of the tracked value that a pinch sets to y of its centre.
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
        if startScale == endScale { throw .conflicting("end_scale", "equals start_scale") }
    }

    func progress(at scale: Double) -> Double {
        min(max((scale - startScale) / (endScale - startScale), 0), 1)
    }
}
