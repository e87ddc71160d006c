import CollectionCore

extension BackwardWriter {
    /// Writes elements as columns, those that say nothing but the default left out.
    mutating func write(_ elements: [LayoutAttributes], _ transforms: [Transform3D]) {
        number(15, UInt64(elements.count))
        if !transforms.isEmpty { write(transforms) }
        varints(13, elements, usual: 0) { $0.transform }
        if elements.contains(where: { $0.hostTag != 0 }) {
            fixed(12, elements) { $0.put(fixed64: $1.hostTag) }
        }
        varints(11, elements, usual: 0) { $0.flags.rawValue }
        varints(10, elements, usual: 0) { Self.zigzag($0.zIndex) }
        if elements.contains(where: { $0.alpha != 1 }) {
            fixed(9, elements) { $0.put(fixed64: $1.alpha.bitPattern) }
        }
        fixed(8, elements) { writer, attributes in
            writer.put(fixed64: attributes.frame.height.bitPattern)
            writer.put(fixed64: attributes.frame.width.bitPattern)
            writer.put(fixed64: attributes.frame.y.bitPattern)
            writer.put(fixed64: attributes.frame.x.bitPattern)
        }
        varints(7, elements, usual: 0) { $0.generation }
        varints(6, elements, usual: .max) { $0.reusableView.rawValue }
        varints(5, elements, usual: 0) { $0.reuseIdentifier.rawValue }
        varints(4, elements, usual: 0) { $0.element.indexPath.item }
        varints(3, elements, usual: 0) { $0.element.indexPath.section }
        varints(2, elements, usual: 0) { $0.element.kind.rawValue }
        varints(1, elements, usual: 0) { $0.element.category.rawValue }
    }

    /// A packed column of uint32 or sint32.
    private mutating func varints(
        _ field: UInt8, _ elements: [LayoutAttributes], usual: UInt32,
        _ value: (LayoutAttributes) -> UInt32
    ) {
        if elements.allSatisfy({ value($0) == usual }) { return }
        contents(field) { writer in
            for attributes in elements.reversed() { writer.put(varint: UInt64(value(attributes))) }
        }
    }

    /// A packed column of fixed64 or double.
    private mutating func fixed(
        _ field: UInt8, _ elements: [LayoutAttributes],
        _ put: (inout BackwardWriter, LayoutAttributes) -> Void
    ) {
        contents(field) { writer in
            for attributes in elements.reversed() { put(&writer, attributes) }
        }
    }

    private mutating func write(_ transforms: [Transform3D]) {
        contents(14) { writer in
            for matrix in transforms.reversed() {
                for index in (0..<16).reversed() {
                    writer.put(fixed64: matrix.elements[index].bitPattern)
                }
            }
        }
    }

    /// A sint32: numbers near 0 are short, with either sign.
    private static func zigzag(_ number: Int32) -> UInt32 {
        UInt32(bitPattern: number << 1 ^ number >> 31)
    }
}
