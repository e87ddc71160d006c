import CJogakbo
import CollectionCore

extension Point {
    init(_ point: jgb_point) { self.init(x: point.x, y: point.y) }
}

extension jgb_point {
    init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension Size {
    init(_ size: jgb_size) { self.init(width: size.width, height: size.height) }
}

extension jgb_size {
    init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Rect {
    init(_ rect: jgb_rect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}

extension jgb_rect {
    init(_ rect: Rect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}

extension EdgeInsets {
    init(_ insets: jgb_edge_insets) {
        self.init(
            top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

extension jgb_edge_insets {
    init(_ insets: EdgeInsets) {
        self.init(
            top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

extension jgb_transform {
    init(_ transform: Transform3D) {
        self.init()
        unsafe withUnsafeMutableBytes(of: &m) { bytes in
            for index in 0..<16 {
                unsafe bytes.storeBytes(
                    of: transform.elements[index], toByteOffset: index * 8, as: Double.self)
            }
        }
    }
}

extension Transform3D {
    init(_ transform: jgb_transform) {
        self = .identity
        unsafe withUnsafeBytes(of: transform.m) { bytes in
            for index in 0..<16 {
                elements[index] = unsafe bytes.load(
                    fromByteOffset: index * 8, as: Double.self)
            }
        }
    }
}
