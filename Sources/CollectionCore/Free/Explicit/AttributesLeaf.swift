/// A run of slots as columns. Each slot holds what the host set for one element.
///
/// An element keeps its slot as long as it has attributes, whatever is inserted or removed around
/// it. A free slot has a frame of negative width, and in `items` 1 + the next free slot, or 0 if
/// there is none. Copies share this list of free slots.
final class AttributesLeaf: GatheredLeaf {
    let count: Int
    /// The frames, in content coordinates.
    let frames: Column<Rect>
    let alphas: Column<Double>
    let zIndexes: Column<Int32>
    let areHidden: Column<UInt8>
    /// `ItemLeaf.noReuseIdentifier`: the data decides.
    let reuseIdentifiers: Column<UInt32>
    let hostTags: Column<UInt64>
    let transforms: Column<Transform3D>
    /// For views: `Element.group`, and the item of the index path. For cells: 0.
    let groups: Column<UInt64>
    let items: Column<UInt32>
    /// The farthest ends of the frames along both axes.
    let extent: Size
    /// Whether any element has another transform than the identity.
    let hasTransforms: Bool

    @inline(never)
    init(
        count: Int, frames: Column<Rect>, alphas: Column<Double>, zIndexes: Column<Int32>,
        areHidden: Column<UInt8>, reuseIdentifiers: Column<UInt32>, hostTags: Column<UInt64>,
        transforms: Column<Transform3D>, groups: Column<UInt64>, items: Column<UInt32>
    ) {
        self.count = count
        self.frames = frames
        self.alphas = alphas
        self.zIndexes = zIndexes
        self.areHidden = areHidden
        self.reuseIdentifiers = reuseIdentifiers
        self.hostTags = hostTags
        self.transforms = transforms
        self.groups = groups
        self.items = items
        hasTransforms = !transforms.isUniform || !transforms.uniform.isIdentity
        var extent = Size.zero
        for index in 0..<count {
            let frame = frames[index]
            if frame.width < 0 { continue }
            extent.width = max(extent.width, frame.maxX)
            extent.height = max(extent.height, frame.maxY)
        }
        self.extent = extent
    }

    /// Makes a leaf of one free slot.
    ///
    /// - Parameter next: 1 + the next free slot; 0: there is none.
    convenience init(free next: UInt32) {
        self.init(
            count: 1, frames: Column(repeating: Rect(x: 0, y: 0, width: -1, height: 0)),
            alphas: Column(repeating: 1), zIndexes: Column(repeating: 0),
            areHidden: Column(repeating: 0), reuseIdentifiers: Column(repeating: 0),
            hostTags: Column(repeating: 0), transforms: Column(repeating: .identity),
            groups: Column(repeating: 0), items: Column(repeating: next))
    }

    deinit {
        frames.free()
        alphas.free()
        zIndexes.free()
        areHidden.free()
        reuseIdentifiers.free()
        hostTags.free()
        transforms.free()
        groups.free()
        items.free()
    }

    func copy(of range: Range<Int>) -> AttributesLeaf {
        AttributesLeaf(
            count: range.count, frames: frames.copy(of: range), alphas: alphas.copy(of: range),
            zIndexes: zIndexes.copy(of: range), areHidden: areHidden.copy(of: range),
            reuseIdentifiers: reuseIdentifiers.copy(of: range),
            hostTags: hostTags.copy(of: range), transforms: transforms.copy(of: range),
            groups: groups.copy(of: range), items: items.copy(of: range))
    }

    func canJoin(_ other: AttributesLeaf) -> Bool { count + other.count <= Self.capacity }

    func replacing(
        _ range: Range<Int>, with part: Range<Int>, of other: AttributesLeaf
    ) -> AttributesLeaf {
        let count = count
        return AttributesLeaf(
            count: count - range.count + part.count,
            frames: frames.replacing(range, count: count, with: part, of: other.frames),
            alphas: alphas.replacing(range, count: count, with: part, of: other.alphas),
            zIndexes: zIndexes.replacing(range, count: count, with: part, of: other.zIndexes),
            areHidden: areHidden.replacing(range, count: count, with: part, of: other.areHidden),
            reuseIdentifiers: reuseIdentifiers.replacing(
                range, count: count, with: part, of: other.reuseIdentifiers),
            hostTags: hostTags.replacing(range, count: count, with: part, of: other.hostTags),
            transforms: transforms.replacing(
                range, count: count, with: part, of: other.transforms),
            groups: groups.replacing(range, count: count, with: part, of: other.groups),
            items: items.replacing(range, count: count, with: part, of: other.items))
    }

    static func gathered(_ parts: LeafParts<AttributesLeaf>) -> AttributesLeaf {
        AttributesLeaf(
            count: parts.count, frames: parts.column { $0.frames },
            alphas: parts.column { $0.alphas }, zIndexes: parts.column { $0.zIndexes },
            areHidden: parts.column { $0.areHidden },
            reuseIdentifiers: parts.column { $0.reuseIdentifiers },
            hostTags: parts.column { $0.hostTags }, transforms: parts.column { $0.transforms },
            groups: parts.column { $0.groups }, items: parts.column { $0.items })
    }

    /// Always false: a leaf of slots is never longer than the capacity.
    var isUniform: Bool { false }

    /// Whether the element of a slot is visible in a rectangle, if its frame is `frame`.
    func isVisible(_ local: Int, _ frame: Rect, in rect: Rect) -> Bool {
        hasTransforms
            ? frame.isVisible(in: rect, under: transforms[local]) : frame.isVisible(in: rect)
    }

    /// Returns the attributes of a slot, without the element. A view without a reuse identifier
    /// gets the standard identifier.
    func attributes(_ local: Int, _ frame: Rect) -> LayoutAttributes {
        let isView = !groups.isUniform || groups.uniform != 0
        var identifier = reuseIdentifiers[local]
        if isView && identifier == ItemLeaf.noReuseIdentifier { identifier = 0 }
        var attributes = LayoutAttributes(
            element: .cell(IndexPath(section: 0)),
            reuseIdentifier: ReuseIdentifier(rawValue: identifier), frame: frame,
            zIndex: zIndexes[local], flags: areHidden[local] != 0 ? .isHidden : [])
        attributes.alpha = alphas[local]
        attributes.hostTag = hostTags[local]
        return attributes
    }

    func isFree(_ local: Int) -> Bool { frames[local].width < 0 }
}

extension AttributesLeaf {
    var summary: AttributesSummary { AttributesSummary(count: count, extent: extent) }

    func position(at index: Int) -> SlotPosition { SlotPosition(count: index) }

    func summary(of range: Range<Int>) -> AttributesSummary {
        range.count == count ? summary : AttributesSummary(count: range.count, extent: extent)
    }

    /// Writes an index entry for each slot in use to memory with room for all slots.
    ///
    /// - Parameter first: The slot of the leaf's first entry.
    /// - Returns: The number of entries written.
    func writeEntries(
        along axis: Axis, from first: Int, areViews: Bool,
        to memory: UnsafeMutablePointer<RectangleEntry>
    ) -> Int {
        var written = 0
        for local in 0..<count where !isFree(local) {
            let number = UInt32(truncatingIfNeeded: first &+ local) << 1 | (areViews ? 1 : 0)
            let entry = RectangleEntry(reach(local, axis), number: number)
            unsafe (memory + written).initialize(to: entry)
            written &+= 1
        }
        return written
    }

    /// Returns the interval of the main axis in which an element may be visible, mirrored or not.
    func reach(_ local: Int, _ axis: Axis) -> Interval {
        let frame = frames[local]
        let start = axis.mainStart(frame)
        let length = axis.main(frame.size)
        if !hasTransforms { return Interval(start, start + length) }
        let transform = transforms[local]
        if transform.isIdentity { return Interval(start, start + length) }
        let box = frame.boundingBox(under: transform)
        let middle = start + length / 2
        let before = middle - axis.mainStart(box)
        let half = max(before.magnitude, (axis.mainEnd(box) - middle).magnitude)
        // Slightly more than what rounding may lose.
        let lost = half / 1_099_511_627_776 + middle.magnitude / 1_099_511_627_776
        let most = min(half + lost, 0x1p1000)
        return Interval(middle - most, middle + most)
    }
}

/// The number of slots in a run, and upper bounds of the farthest ends of their frames.
struct AttributesSummary: SumSummary {
    var count: Int
    var extent: Size

    static let zero = AttributesSummary(count: 0, extent: .zero)

    var position: SlotPosition { SlotPosition(count: count) }

    static func + (left: AttributesSummary, right: AttributesSummary) -> AttributesSummary {
        AttributesSummary(
            count: left.count + right.count,
            extent: Size(
                width: max(left.extent.width, right.extent.width),
                height: max(left.extent.height, right.extent.height)))
    }
}

/// The number of slots before a place.
struct SlotPosition: SumPosition {
    var count: Int

    static let zero = SlotPosition(count: 0)

    static func + (left: SlotPosition, right: SlotPosition) -> SlotPosition {
        SlotPosition(count: left.count + right.count)
    }

    static func - (left: SlotPosition, right: SlotPosition) -> SlotPosition {
        SlotPosition(count: left.count - right.count)
    }
}
