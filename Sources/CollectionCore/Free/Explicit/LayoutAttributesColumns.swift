/// Layout attributes of elements, as columns: entry i of each column is about element i.
public struct LayoutAttributesColumns: Equatable, Sendable {
    /// The role of all entries.
    public var role = LayoutAttributesRole.shown
    /// The item of the first entry; further entries are about the items after it, through all
    /// sections. Nil: the entries are about `elements`.
    public var firstItem: IndexPath?
    public var elements: [Element] = []
    /// Frames in content coordinates, one for each element. All other columns may be empty.
    public var frames: [Rect] = []
    public var alphas: [Double] = []
    public var zIndexes: [Int32] = []
    /// Not 0: the element is hidden.
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
