package import CMessages
package import CollectionCore

extension ContentAnchor: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__ContentAnchor> {
        unsafe jogakbo__v1__content_anchor__init
    }
    package static var blank: ContentAnchor { .none }

    package mutating func code(
        _ m: inout Jogakbo__V1__ContentAnchor, with coder: inout FieldCoder
    ) {
        var (policy, path, identifier) = parts
        coder.code(&m.policy, &policy, "policy")
        coder.code(&m.section, &path.section)
        coder.code(&m.item, &path.item)
        coder.code(&m.identifier, &identifier)
        self =
            switch policy {
            case .none: .none
            case .firstVisibleItem: .firstVisibleItem
            case .lastVisibleItem: .lastVisibleItem
            case .item: .item(path)
            case .identifier: .identifier(identifier)
            case .automatic: .automatic
            case .end: .end
            }
    }

    /// The numbers of `ContentAnchorPolicy` in proto/.
    private enum Policy: UInt32 {
        case none = 0
        case firstVisibleItem = 1
        case lastVisibleItem = 2
        case item = 3
        case identifier = 4
        case automatic = 5
        case end = 6
    }

    private var parts: (Policy, IndexPath, identifier: UInt64) {
        switch self {
        case .none: (.none, .blank, 0)
        case .firstVisibleItem: (.firstVisibleItem, .blank, 0)
        case .lastVisibleItem: (.lastVisibleItem, .blank, 0)
        case .item(let path): (.item, path, 0)
        case .identifier(let identifier): (.identifier, .blank, identifier)
        case .automatic: (.automatic, .blank, 0)
        case .end: (.end, .blank, 0)
        }
    }
}
