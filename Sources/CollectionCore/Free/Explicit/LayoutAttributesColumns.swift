/// What is said of elements, as columns of one's own: entry i is about element i.
public struct LayoutAttributesColumns: Equatable, Sendable {
    /// The role of all entries.
    public var role = LayoutAttributesRole.shown
    /// Of items one after another, through all sections; nil: `elements` are meant.
    public var firstItem: IndexPath?
    public var elements: [Element] = []
    /// In content coordinates. An entry for each element; all others may be empty.
    public var frames: [Rect] = []
    public var alphas: [Double] = []
    public var zIndexes: [Int32] = []
    /// Not 0: hidden.
    public var areHidden: [UInt8] = []
    public var reuseIdentifiers: [UInt32] = []
    public var hostTags: [UInt64] = []
    public var transforms: [Transform3D] = []

    public init() {}

    public init(firstItem: IndexPath, frames: [Rect]) {
        self.firstItem = firstItem
        self.frames = frames
    }

    public init(elements: [Element], frames: [Rect]) {
        self.elements = elements
        self.frames = frames
    }
}
