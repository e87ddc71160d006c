import CMessages
import CollectionCore

/// Layout attributes as columns. What is the default for all elements is left out.
extension LayoutAttributes {
    static func message(
        _ elements: [LayoutAttributes], transforms: [Transform3D], in arena: MessageArena
    ) -> UnsafeMutablePointer<LayoutAttributesMessage> {
        let message = unsafe arena.make(jogakbo__v1__layout_attributes__init)
        unsafe message.pointee.count = UInt32(elements.count)
        if elements.isEmpty { return unsafe message }
        let columns = AttributeColumns(elements, in: arena)
        unsafe columns.lend(to: &message.pointee)
        let matrices = unsafe arena.column(of: Double.self, count: 16 * transforms.count)
        for index in 0..<(16 * transforms.count) {
            let entry = transforms[index / 16].elements[index % 16]
            unsafe matrices[index] = entry
        }
        unsafe message.pointee.n_transform_matrices = 16 * transforms.count
        unsafe message.pointee.transform_matrices = matrices
        return unsafe message
    }

    static func elements(
        _ message: UnsafePointer<LayoutAttributesMessage>
    ) throws(Status) -> [LayoutAttributes] {
        let columns = try unsafe ReceivedAttributeColumns(message.pointee)
        var elements: [LayoutAttributes] = []
        elements.reserveCapacity(columns.count)
        for index in 0..<columns.count { elements.append(try columns.element(at: index)) }
        return elements
    }

    static func transforms(
        _ message: UnsafePointer<LayoutAttributesMessage>
    ) throws(Status) -> [Transform3D] {
        let count = unsafe message.pointee.n_transform_matrices
        if count == 0 { return [] }
        if count % 16 != 0 {
            throw .malformed("transform_matrices has \(count) entries, not 16 for each matrix")
        }
        guard let entries = unsafe message.pointee.transform_matrices else { return [] }
        return (0..<(count / 16)).map { index in
            Transform3D(elements: InlineArray { unsafe entries[16 * index + $0] })
        }
    }
}

/// Columns to be packed, filled in one pass.
@safe private struct AttributeColumns {
    let count: Int
    let numbers: UnsafeMutablePointer<UInt32>
    let frames: UnsafeMutablePointer<Double>
    let alphas: UnsafeMutablePointer<Double>
    let zIndexes: UnsafeMutablePointer<Int32>
    let hostTags: UnsafeMutablePointer<UInt64>
    /// Which columns have an entry that is not the default: a bit for each.
    var used: UInt32 = 0

    /// The columns of 32-bit numbers stand one after another, in this order.
    enum Number: Int {
        case category, elementKind, section, item, reuseIdentifier, reusableView, generation
        case flags, transform
        static let count = 9
        static let alpha: UInt32 = 1 << 16
        static let zIndex: UInt32 = 1 << 17
        static let hostTag: UInt32 = 1 << 18
    }

    init(_ elements: [LayoutAttributes], in arena: MessageArena) {
        count = elements.count
        unsafe numbers = arena.column(of: UInt32.self, count: Number.count * count)
        unsafe frames = arena.column(of: Double.self, count: 4 * count)
        unsafe alphas = arena.column(of: Double.self, count: count)
        unsafe zIndexes = arena.column(of: Int32.self, count: count)
        unsafe hostTags = arena.column(of: UInt64.self, count: count)
        for index in elements.indices { fill(index, with: elements[index]) }
    }

    private mutating func fill(_ index: Int, with attributes: LayoutAttributes) {
        let element = attributes.element
        put(element.category.rawValue, .category, index, default: 0)
        put(element.kind.rawValue, .elementKind, index, default: 0)
        put(element.indexPath.section, .section, index, default: 0)
        put(element.indexPath.item, .item, index, default: 0)
        put(attributes.reuseIdentifier.rawValue, .reuseIdentifier, index, default: 0)
        put(attributes.reusableView.rawValue, .reusableView, index, default: .max)
        put(attributes.generation, .generation, index, default: 0)
        put(attributes.flags.rawValue, .flags, index, default: 0)
        put(attributes.transform, .transform, index, default: 0)
        unsafe frames[4 * index] = attributes.frame.x
        unsafe frames[4 * index + 1] = attributes.frame.y
        unsafe frames[4 * index + 2] = attributes.frame.width
        unsafe frames[4 * index + 3] = attributes.frame.height
        unsafe alphas[index] = attributes.alpha
        unsafe zIndexes[index] = attributes.zIndex
        unsafe hostTags[index] = attributes.hostTag
        if attributes.alpha != 1 { used |= Number.alpha }
        if attributes.zIndex != 0 { used |= Number.zIndex }
        if attributes.hostTag != 0 { used |= Number.hostTag }
    }

    private mutating func put(
        _ number: UInt32, _ column: Number, _ index: Int, default defaultNumber: UInt32
    ) {
        unsafe numbers[column.rawValue * count + index] = number
        if number != defaultNumber { used |= 1 << UInt32(column.rawValue) }
    }

    /// Columns that say nothing have no entries.
    func lend(to message: inout LayoutAttributesMessage) {
        unsafe (message.n_categories, message.categories) = column(.category)
        unsafe (message.n_element_kinds, message.element_kinds) = column(.elementKind)
        unsafe (message.n_sections, message.sections) = column(.section)
        unsafe (message.n_items, message.items) = column(.item)
        unsafe (message.n_reuse_identifiers, message.reuse_identifiers) = column(.reuseIdentifier)
        unsafe (message.n_reusable_views, message.reusable_views) = column(.reusableView)
        unsafe (message.n_generations, message.generations) = column(.generation)
        unsafe (message.n_flags, message.flags) = column(.flags)
        unsafe (message.n_transforms, message.transforms) = column(.transform)
        unsafe message.frames = frames
        unsafe message.n_frames = 4 * count
        unsafe message.alphas = alphas
        unsafe message.n_alphas = used & Number.alpha == 0 ? 0 : count
        unsafe message.z_indexes = zIndexes
        unsafe message.n_z_indexes = used & Number.zIndex == 0 ? 0 : count
        unsafe message.host_tags = hostTags
        unsafe message.n_host_tags = used & Number.hostTag == 0 ? 0 : count
    }

    private func column(_ column: Number) -> (Int, UnsafeMutablePointer<UInt32>) {
        let isUsed = used & (1 << UInt32(column.rawValue)) != 0
        return unsafe (isUsed ? count : 0, numbers + column.rawValue * count)
    }
}
