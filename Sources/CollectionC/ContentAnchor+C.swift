import CJogakbo
import CollectionCore

extension ContentAnchor {
    /// - Throws: `invalidArgument` when its policy is unknown.
    init(_ anchor: jgb_content_anchor) throws(CollectionError) {
        switch anchor.policy {
        case JGB_ANCHOR_NONE: self = .none
        case JGB_ANCHOR_FIRST_VISIBLE_ITEM: self = .firstVisibleItem
        case JGB_ANCHOR_LAST_VISIBLE_ITEM: self = .lastVisibleItem
        case JGB_ANCHOR_ITEM: self = .item(IndexPath(anchor.index_path))
        case JGB_ANCHOR_IDENTIFIER: self = .identifier(anchor.identifier)
        case JGB_ANCHOR_AUTOMATIC: self = .automatic
        case JGB_ANCHOR_END: self = .end
        default:
            throw .unknown("policy", anchor.policy.rawValue, most: JGB_ANCHOR_END.rawValue)
        }
    }
}
