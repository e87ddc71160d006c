package import CMessages

/// Where an item of a section snapshot stands, and its state.
public struct OutlineItem: Equatable, Sendable {
    /// Among all items, depth first.
    public var index: UInt64
    /// 0 for a root.
    public var level: UInt32
    /// Nil for a root.
    public var parent: UInt64?
    public var isExpanded: Bool
    public var isVisible: Bool

    package init(
        index: UInt64, level: UInt32, parent: UInt64?, isExpanded: Bool, isVisible: Bool
    ) {
        self.index = index
        self.level = level
        self.parent = parent
        self.isExpanded = isExpanded
        self.isVisible = isVisible
    }
}

extension OutlineItem: MessageCodable, OperationAnswer {
    package static var begin: MessageBegin<Jogakbo__V1__OutlineItem> {
        unsafe jogakbo__v1__outline_item__init
    }
    package static var blank: OutlineItem {
        OutlineItem(index: 0, level: 0, parent: nil, isExpanded: false, isVisible: false)
    }

    package mutating func code(_ m: inout Jogakbo__V1__OutlineItem, with coder: inout FieldCoder) {
        coder.code(&m.index, &index)
        coder.code(&m.level, &level)
        var parentOrNone = parent ?? 0
        coder.code(&m.parent, &parentOrNone)
        parent = level > 0 ? parentOrNone : nil
        coder.code(&m.is_expanded, &isExpanded)
        coder.code(&m.is_visible, &isVisible)
    }
}
