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
}
