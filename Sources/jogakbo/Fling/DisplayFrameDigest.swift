import CollectionCore

/// A number that stands for display frames: two doors that show the same have the same.
///
/// FNV-1a, 64 bits, over the content offset and then each element in order: category, kind,
/// section, item, reuse identifier, reusable view and generation as 4 bytes each; x, y, width,
/// height and alpha as 8-byte doubles; z-index and flags as 4 bytes each; the 16 doubles of its
/// transform if it has one. All are little-endian.
struct DisplayFrameDigest: Equatable, Sendable {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ frame: DisplayFrame) {
        add(frame.contentOffset.x.bitPattern)
        add(frame.contentOffset.y.bitPattern)
        for attributes in frame.elements {
            add(attributes)
            if attributes.transform == 0 { continue }
            let transform = frame.transforms[Int(attributes.transform) - 1]
            for index in 0..<16 { add(transform.elements[index].bitPattern) }
        }
    }

    private mutating func add(_ attributes: LayoutAttributes) {
        let element = attributes.element
        add(element.category.rawValue)
        add(element.kind.rawValue)
        add(element.indexPath.section)
        add(element.indexPath.item)
        add(attributes.reuseIdentifier.rawValue)
        add(attributes.reusableView.rawValue)
        add(attributes.generation)
        add(attributes.frame.x.bitPattern)
        add(attributes.frame.y.bitPattern)
        add(attributes.frame.width.bitPattern)
        add(attributes.frame.height.bitPattern)
        add(attributes.alpha.bitPattern)
        add(UInt32(bitPattern: attributes.zIndex))
        add(attributes.flags.rawValue)
    }

    mutating func add<Integer: FixedWidthInteger>(_ integer: Integer) {
        for index in 0..<Integer.bitWidth / 8 {
            let byte = UInt64(truncatingIfNeeded: integer >> Integer(8 * index)) & 0xff
            value = (value ^ byte) &* 0x100_0000_01b3
        }
    }

    /// 16 hexadecimal digits.
    var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
