import CMessages
import CollectionCore

extension ContentAnchor {
    init(_ message: UnsafePointer<ContentAnchorMessage>) throws(Status) {
        let message = unsafe message.pointee
        switch try unsafe Policy.known(message.policy.rawValue, "policy") {
        case .none: self = .none
        case .firstVisibleItem: self = .firstVisibleItem
        case .lastVisibleItem: self = .lastVisibleItem
        case .item:
            self = unsafe .item(IndexPath(section: message.section, item: message.item))
        case .identifier: self = unsafe .identifier(message.identifier)
        }
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<ContentAnchorMessage> {
        let message = unsafe arena.make(jogakbo__v1__content_anchor__init)
        unsafe message.pointee.policy = Jogakbo__V1__ContentAnchorPolicy(policy.rawValue)
        switch self {
        case .none, .firstVisibleItem, .lastVisibleItem: break
        case .item(let path):
            unsafe message.pointee.section = path.section
            unsafe message.pointee.item = path.item
        case .identifier(let identifier): unsafe message.pointee.identifier = identifier
        }
        return unsafe message
    }

    /// The numbers of `ContentAnchorPolicy` in proto/.
    private enum Policy: UInt32 {
        case none = 0
        case firstVisibleItem = 1
        case lastVisibleItem = 2
        case item = 3
        case identifier = 4
    }

    private var policy: Policy {
        switch self {
        case .none: .none
        case .firstVisibleItem: .firstVisibleItem
        case .lastVisibleItem: .lastVisibleItem
        case .item: .item
        case .identifier: .identifier
        }
    }
}
