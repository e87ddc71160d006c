public import CJogakbo
import CollectionCore

extension jgb_status {
    /// The one place where an error becomes a status: the numbers are the same.
    init(_ error: CollectionError) {
        self.init(rawValue: error.code.rawValue)
    }
}

@c @implementation
public func jgb_status_name(_ status: jgb_status) -> UnsafePointer<CChar>! {
    let name: StaticString =
        switch status {
        case JGB_OK: "JGB_OK"
        case JGB_INVALID_ARGUMENT: "JGB_INVALID_ARGUMENT"
        case JGB_INVALID_INDEX_PATH: "JGB_INVALID_INDEX_PATH"
        case JGB_INVALID_UPDATE: "JGB_INVALID_UPDATE"
        case JGB_NOT_FOUND: "JGB_NOT_FOUND"
        case JGB_RESOURCE_EXHAUSTED: "JGB_RESOURCE_EXHAUSTED"
        case JGB_BUSY: "JGB_BUSY"
        case JGB_WRONG_STATE: "JGB_WRONG_STATE"
        case JGB_INVALID_LAYOUT: "JGB_INVALID_LAYOUT"
        default: "unknown"
        }
    return unsafe cString(name)
}
