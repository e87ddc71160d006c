import CollectionCore

/// The columns of elements, found in their message and not read yet: how many elements there are
/// stands behind them.
@safe struct AttributeReader {
    private let count: Int
    private let columns: [14 of FieldReader?]
    let transforms: [Transform3D]

    /// - Returns: Nil when the columns are of unequal length where that can be seen at once, or
    ///   have an unusual shape.
    init?(_ message: FieldReader) {
        var fields = message
        let columns: [14 of FieldReader?] = InlineArray { fields.contents(UInt8($0 + 1)) }
        let count = Int(fields.number32(15))
        if !fields.isFinished || columns[7]?.count != 32 * count { return nil }
        guard let transforms = Self.matrices(columns[13]) else { return nil }
        (self.count, self.columns, self.transforms) = (count, columns, transforms)
    }

    private static func matrices(_ column: FieldReader?) -> [Transform3D]? {
        guard var column else { return [] }
        if column.count == 0 || column.count % 128 != 0 { return nil }
        return (0..<column.count / 128).map { _ in
            Transform3D(elements: InlineArray { _ in column.takeDouble() })
        }
    }

    /// - Returns: Nil when a column has another length, or an entry that cannot be.
    func elements() -> [LayoutAttributes]? {
        let blank = LayoutAttributes(
            element: .blank, reuseIdentifier: .standard, frame: .zero, zIndex: 0, flags: [])
        var elements = Array(repeating: blank, count: count)
        var isWhole = readNames(&elements)
        isWhole = readStates(&elements) && isWhole
        return isWhole ? elements : nil
    }

    private func readNames(_ elements: inout [LayoutAttributes]) -> Bool {
        var isKnown = true
        let isWhole =
            read(1, &elements) { column, attributes in
                let category = ElementCategory(rawValue: column.takeVarint32())
                if let category { attributes.element.category = category }
                isKnown = isKnown && category != nil
            }
            && read(2, &elements) { $1.element.kind.rawValue = $0.takeVarint32() }
            && read(3, &elements) { $1.element.indexPath.section = $0.takeVarint32() }
            && read(4, &elements) { $1.element.indexPath.item = $0.takeVarint32() }
            && read(5, &elements) { $1.reuseIdentifier.rawValue = $0.takeVarint32() }
            && read(6, &elements) { $1.reusableView.rawValue = $0.takeVarint32() }
            && read(7, &elements) { $1.generation = $0.takeVarint32() }
        return isWhole && isKnown
    }

    private func readStates(_ elements: inout [LayoutAttributes]) -> Bool {
        let matrixCount = transforms.count
        var isKnown = true
        let isWhole =
            read(8, &elements) { column, attributes in
                attributes.frame = Rect(
                    x: column.takeDouble(), y: column.takeDouble(), width: column.takeDouble(),
                    height: column.takeDouble())
            }
            && read(9, &elements) { $1.alpha = $0.takeDouble() }
            && read(10, &elements) { $1.zIndex = $0.takeZigzag() }
            && read(11, &elements) { $1.flags.rawValue = $0.takeVarint32() }
            && read(12, &elements) { $1.hostTag = $0.takeFixed64() }
            && read(13, &elements) { column, attributes in
                attributes.transform = column.takeVarint32()
                if Int(attributes.transform) > matrixCount { isKnown = false }
            }
        return isWhole && isKnown
    }

    /// Reads an entry for each element; a column that is left out is the default for all.
    private func read(
        _ field: Int, _ elements: inout [LayoutAttributes],
        _ take: (inout FieldReader, inout LayoutAttributes) -> Void
    ) -> Bool {
        guard var column = columns[field - 1] else { return true }
        for index in elements.indices { take(&column, &elements[index]) }
        return column.isFinished
    }
}
