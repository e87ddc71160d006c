package import CMessages
package import CollectionCore

/// Layout attributes and the matrices that they refer to. What is the default for all elements is
/// left out.
package struct AnsweredAttributes: OperationAnswer {
    package var elements: [LayoutAttributes]
    package var transforms: [Transform3D]

    package init(elements: [LayoutAttributes], transforms: [Transform3D]) {
        self.elements = elements
        self.transforms = transforms
    }
}

extension AnsweredAttributes: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__LayoutAttributes> {
        unsafe jogakbo__v1__layout_attributes__init
    }
    package static var blank: AnsweredAttributes {
        AnsweredAttributes(elements: [], transforms: [])
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__LayoutAttributes, with coder: inout FieldCoder
    ) {
        if coder.isReading {
            read(&m, with: &coder)
        } else {
            m.count = UInt32(elements.count)
            if elements.isEmpty { return }
            AttributeColumns(elements, in: coder.arena).lend(to: &m)
        }
        codeTransforms(&m, with: &coder)
    }

    private mutating func codeTransforms(
        _ m: inout Jogakbo__V1__LayoutAttributes, with coder: inout FieldCoder
    ) {
        var entries = transforms.flatMap { matrix in (0..<16).map { matrix.elements[$0] } }
        unsafe coder.code(&m.n_transform_matrices, &m.transform_matrices, &entries)
        if !coder.isReading { return }
        if entries.count % 16 != 0 {
            let count = entries.count
            coder.fail(
                .malformed("transform_matrices has \(count) entries, not 16 for each matrix"))
        }
        transforms = (0..<entries.count / 16).map { index in
            Transform3D(elements: InlineArray { entries[16 * index + $0] })
        }
    }

    /// Every element has a frame, so a count cannot promise more than there is.
    private mutating func read(
        _ m: inout Jogakbo__V1__LayoutAttributes, with coder: inout FieldCoder
    ) {
        let count = Int(m.count)
        if m.n_frames != 4 * count {
            coder.fail(
                .malformed("frames has \(m.n_frames) entries, not 4 for each of \(count)"))
            return
        }
        var blank = LayoutAttributes(
            element: .blank, reuseIdentifier: .standard, frame: .zero, zIndex: 0, flags: [])
        blank.reusableView = .none
        elements = Array(repeating: blank, count: count)
        unsafe coder.code(&m.n_categories, &m.categories, of: &elements, "categories") {
            unsafe $0.code(&$1[0], &$2.element.category, "categories")
        }
        unsafe coder.code(&m.n_element_kinds, &m.element_kinds, of: &elements, "element_kinds") {
            unsafe $0.code(&$1[0], &$2.element.kind.rawValue)
        }
        unsafe coder.code(&m.n_sections, &m.sections, of: &elements, "sections") {
            unsafe $0.code(&$1[0], &$2.element.indexPath.section)
        }
        unsafe coder.code(&m.n_items, &m.items, of: &elements, "items") {
            unsafe $0.code(&$1[0], &$2.element.indexPath.item)
        }
        unsafe coder.code(&m.n_frames, &m.frames, of: &elements, width: 4, "frames") {
            unsafe $0.code(&$1[0], &$2.frame.x)
            unsafe $0.code(&$1[1], &$2.frame.y)
            unsafe $0.code(&$1[2], &$2.frame.width)
            unsafe $0.code(&$1[3], &$2.frame.height)
        }
        readStates(&m, with: &coder)
    }

    private mutating func readStates(
        _ m: inout Jogakbo__V1__LayoutAttributes, with coder: inout FieldCoder
    ) {
        unsafe coder.code(
            &m.n_reuse_identifiers, &m.reuse_identifiers, of: &elements, "reuse_identifiers"
        ) { unsafe $0.code(&$1[0], &$2.reuseIdentifier.rawValue) }
        unsafe coder.code(
            &m.n_reusable_views, &m.reusable_views, of: &elements, usual: .max, "reusable_views"
        ) { unsafe $0.code(&$1[0], &$2.reusableView.rawValue) }
        unsafe coder.code(&m.n_generations, &m.generations, of: &elements, "generations") {
            unsafe $0.code(&$1[0], &$2.generation)
        }
        unsafe coder.code(&m.n_alphas, &m.alphas, of: &elements, usual: 1, "alphas") {
            unsafe $0.code(&$1[0], &$2.alpha)
        }
        unsafe coder.code(&m.n_z_indexes, &m.z_indexes, of: &elements, "z_indexes") {
            unsafe $0.code(&$1[0], &$2.zIndex)
        }
        unsafe coder.code(&m.n_flags, &m.flags, of: &elements, "flags") {
            unsafe $0.code(&$1[0], &$2.flags)
        }
        unsafe coder.code(&m.n_host_tags, &m.host_tags, of: &elements, "host_tags") {
            unsafe $0.code(&$1[0], &$2.hostTag)
        }
        unsafe coder.code(&m.n_transforms, &m.transforms, of: &elements, "transforms") {
            unsafe $0.code(&$1[0], &$2.transform)
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
    func lend(to message: inout Jogakbo__V1__LayoutAttributes) {
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
        message.n_frames = 4 * count
        unsafe message.alphas = alphas
        message.n_alphas = used & Number.alpha == 0 ? 0 : count
        unsafe message.z_indexes = zIndexes
        message.n_z_indexes = used & Number.zIndex == 0 ? 0 : count
        unsafe message.host_tags = hostTags
        message.n_host_tags = used & Number.hostTag == 0 ? 0 : count
    }

    private func column(_ column: Number) -> (Int, UnsafeMutablePointer<UInt32>) {
        let isUsed = used & (1 << UInt32(column.rawValue)) != 0
        return unsafe (isUsed ? count : 0, numbers + column.rawValue * count)
    }
}
