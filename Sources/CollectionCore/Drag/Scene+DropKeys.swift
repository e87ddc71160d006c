// Items that are dragged and dropped by keys: rule O13 of docs/semantics.md.
extension Scene {
    func isForward(_ key: Key) -> Bool {
        switch key {
        case .down: true
        case .right: !isMirrored
        case .left: isMirrored
        default: false
        }
    }

    static var dropStepsMax: Int { 4096 }

    /// Scrolls until the item at a position is visible.
    mutating func reveal(_ position: DropPosition) {
        var path = position.path
        let count = stage.dataSource.itemCount(of: Int(path.section))
        if count == 0 { return }
        path.item = min(path.item, UInt32(count - 1))
        // If the layout cannot say where the item is, the content is not scrolled.
        _ = try? show(.cell(path), isAnimated: true, .user)
    }
}
