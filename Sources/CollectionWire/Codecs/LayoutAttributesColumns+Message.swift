package import CMessages
package import CollectionCore

extension LayoutAttributesColumns: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__SetLayoutAttributes> {
        unsafe jogakbo__v1__set_layout_attributes__init
    }
    package static var blank: LayoutAttributesColumns { LayoutAttributesColumns() }

    /// Frames are four numbers each, transforms sixteen. What the lengths of columns must be is for
    /// the core to check.
    package mutating func code(
        _ m: inout Jogakbo__V1__SetLayoutAttributes, with coder: inout FieldCoder
    ) {
        codeNames(&m, with: &coder)
        coder.code(&m.role, &role, "role")
        var numbers = frames.flatMap { [$0.x, $0.y, $0.width, $0.height] }
        unsafe coder.code(&m.n_frames, &m.frames, &numbers)
        unsafe coder.code(&m.n_alphas, &m.alphas, &alphas)
        unsafe coder.code(&m.n_z_indexes, &m.z_indexes, &zIndexes)
        var hidden = areHidden.map { UInt32($0) }
        unsafe coder.code(&m.n_are_hidden, &m.are_hidden, &hidden)
        unsafe coder.code(&m.n_reuse_identifiers, &m.reuse_identifiers, &reuseIdentifiers)
        unsafe coder.code(&m.n_host_tags, &m.host_tags, &hostTags)
        var entries = transforms.flatMap { matrix in (0..<16).map { matrix.elements[$0] } }
        unsafe coder.code(&m.n_transforms, &m.transforms, &entries)
        if !coder.isReading { return }
        areHidden = hidden.map { $0 == 0 ? 0 : 1 }
        coder.check(numbers, areEvenly: 4, "frames")
        frames = (0..<numbers.count / 4).map {
            Rect(
                x: numbers[4 * $0], y: numbers[4 * $0 + 1], width: numbers[4 * $0 + 2],
                height: numbers[4 * $0 + 3])
        }
        coder.check(entries, areEvenly: 16, "transforms")
        transforms = (0..<entries.count / 16).map { index in
            Transform3D(elements: InlineArray { entries[16 * index + $0] })
        }
    }

    private mutating func codeNames(
        _ m: inout Jogakbo__V1__SetLayoutAttributes, with coder: inout FieldCoder
    ) {
        if coder.isReading ? unsafe m.elements != nil : firstItem == nil {
            unsafe coder.code(&m.elements, &elements)
        } else {
            var item = firstItem ?? .blank
            unsafe coder.code(&m.first_item, &item)
            firstItem = item
        }
    }
}

extension FieldCoder {
    fileprivate mutating func check(
        _ entries: [Double], areEvenly width: Int, _ name: StaticString
    ) {
        if entries.count % width != 0 {
            fail(.malformed("\(name) has too few entries for the last element"))
        }
    }
}
