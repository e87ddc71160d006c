import CMessages
import CollectionCore

/// The columns of layout attributes as they arrived, their lengths checked.
struct ReceivedAttributeColumns {
    let count: Int
    private let categories: MessageColumn<UInt32>
    private let elementKinds: MessageColumn<UInt32>
    private let sections: MessageColumn<UInt32>
    private let items: MessageColumn<UInt32>
    private let reuseIdentifiers: MessageColumn<UInt32>
    private let reusableViews: MessageColumn<UInt32>
    private let generations: MessageColumn<UInt32>
    private let frames: MessageColumn<Double>
    private let alphas: MessageColumn<Double>
    private let zIndexes: MessageColumn<Int32>
    private let flags: MessageColumn<UInt32>
    private let hostTags: MessageColumn<UInt64>
    private let transforms: MessageColumn<UInt32>

    /// Every element has a frame, so a count cannot promise more than there is.
    init(_ m: LayoutAttributesMessage) throws(Status) {
        let count = unsafe Int(m.count)
        self.count = count
        if unsafe m.n_frames != 4 * count {
            throw .malformed("frames has \(unsafe m.n_frames) entries, not 4 for each of \(count)")
        }
        categories = try unsafe MessageColumn(
            m.categories, count: m.n_categories, expected: count, default: 0, "categories")
        elementKinds = try unsafe MessageColumn(
            m.element_kinds, count: m.n_element_kinds, expected: count, default: 0,
            "element_kinds")
        sections = try unsafe MessageColumn(
            m.sections, count: m.n_sections, expected: count, default: 0, "sections")
        items = try unsafe MessageColumn(
            m.items, count: m.n_items, expected: count, default: 0, "items")
        reuseIdentifiers = try unsafe MessageColumn(
            m.reuse_identifiers, count: m.n_reuse_identifiers, expected: count, default: 0,
            "reuse_identifiers")
        reusableViews = try unsafe MessageColumn(
            m.reusable_views, count: m.n_reusable_views, expected: count, default: .max,
            "reusable_views")
        generations = try unsafe MessageColumn(
            m.generations, count: m.n_generations, expected: count, default: 0, "generations")
        frames = try unsafe MessageColumn(
            m.frames, count: m.n_frames, expected: 4 * count, default: 0, "frames")
        alphas = try unsafe MessageColumn(
            m.alphas, count: m.n_alphas, expected: count, default: 1, "alphas")
        zIndexes = try unsafe MessageColumn(
            m.z_indexes, count: m.n_z_indexes, expected: count, default: 0, "z_indexes")
        flags = try unsafe MessageColumn(
            m.flags, count: m.n_flags, expected: count, default: 0, "flags")
        hostTags = try unsafe MessageColumn(
            m.host_tags, count: m.n_host_tags, expected: count, default: 0, "host_tags")
        transforms = try unsafe MessageColumn(
            m.transforms, count: m.n_transforms, expected: count, default: 0, "transforms")
    }

    func element(at index: Int) throws(Status) -> LayoutAttributes {
        let element = Element(
            category: try .known(categories[index], "categories"),
            kind: ElementKind(rawValue: elementKinds[index]),
            indexPath: IndexPath(section: sections[index], item: items[index]))
        let frame = Rect(
            x: frames[4 * index], y: frames[4 * index + 1], width: frames[4 * index + 2],
            height: frames[4 * index + 3])
        var attributes = LayoutAttributes(
            element: element, reuseIdentifier: ReuseIdentifier(rawValue: reuseIdentifiers[index]),
            frame: frame, zIndex: zIndexes[index],
            flags: LayoutAttributes.Flags(rawValue: flags[index]))
        attributes.reusableView = ReusableView(rawValue: reusableViews[index])
        attributes.generation = generations[index]
        attributes.alpha = alphas[index]
        attributes.transform = transforms[index]
        attributes.hostTag = hostTags[index]
        return attributes
    }
}
