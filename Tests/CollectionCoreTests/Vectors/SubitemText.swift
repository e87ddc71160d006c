import CollectionCore

/// An item or a group of a layout as the vectors write it down: a size alone is an item.
struct SubitemText: Decodable {
    private var size: LayoutSize
    private var description: Description?

    private struct Description: Decodable {
        var item: String?
        var group: String?
        var horizontal: [SubitemText]?
        var vertical: [SubitemText]?
        /// x, y, width, height and perhaps a z-index of each item.
        var custom: [[Double]]?
        var count: UInt32?
        var spacing: String?
        var insets: [Double]?
        var edges: [String: String]?
        var badges: [BadgeText]?
    }

    init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            size = try LayoutSize(text: text)
            return
        }
        let description = try Description(from: decoder)
        size = try LayoutSize(text: description.item ?? description.group ?? "")
        self.description = description
    }

    func subitem() throws -> LayoutSubitem {
        guard let description else { return .item(LayoutItem(size: size)) }
        if description.item != nil { return .item(try item(description)) }
        var group = LayoutGroup(size: size, arrangement: try arrangement(description))
        if let spacing = description.spacing {
            group.interItemSpacing = try LayoutSpacing(text: spacing)
        }
        if let insets = description.insets { group.contentInsets = EdgeInsets(insets) }
        group.edgeSpacing = try LayoutEdgeSpacing(texts: description.edges ?? [:])
        return .group(group)
    }

    private func item(_ description: Description) throws -> LayoutItem {
        var item = LayoutItem(size: size)
        if let insets = description.insets { item.contentInsets = EdgeInsets(insets) }
        item.edgeSpacing = try LayoutEdgeSpacing(texts: description.edges ?? [:])
        item.supplementaryItems = try (description.badges ?? []).map { try $0.item() }
        return item
    }

    private func arrangement(_ description: Description) throws -> LayoutGroupArrangement {
        if let custom = description.custom {
            return .custom(
                custom.map {
                    LayoutCustomItem(
                        frame: Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]),
                        zIndex: $0.count > 4 ? Int32($0[4]) : 0)
                })
        }
        let axis: Axis = description.horizontal != nil ? .horizontal : .vertical
        let subitems = try (description.horizontal ?? description.vertical ?? []).map {
            try $0.subitem()
        }
        if let count = description.count {
            return .repeating(axis, subitems[0], count: count)
        }
        return .subitems(axis, subitems)
    }
}

struct BadgeText: Decodable {
    var kind: String
    var size: String
    var at: String
    /// In points, or with "x" behind each number in lengths of the view: "0.5x -0.5x".
    var offset: String?
    /// The view's own point.
    var with: String?
    var withOffset: String?
    var z: Int32?

    func item() throws -> LayoutSupplementaryItem {
        var item = LayoutSupplementaryItem(
            kind: try LayoutText.kind(kind), size: try LayoutSize(text: size),
            containerAnchor: try Self.anchor(at, offset))
        if let with { item.itemAnchor = try Self.anchor(with, withOffset) }
        if let z { item.zIndex = z }
        return item
    }

    private static func anchor(_ edges: String, _ offset: String?) throws -> LayoutAnchor {
        var anchor = LayoutAnchor(edges: [])
        for edge in edges.split(separator: " ") {
            switch edge {
            case "top": anchor.edges.insert(.top)
            case "leading": anchor.edges.insert(.leading)
            case "bottom": anchor.edges.insert(.bottom)
            case "trailing": anchor.edges.insert(.trailing)
            case "middle": break
            default: throw TextError(text: edges)
            }
        }
        guard let offset else { return anchor }
        anchor.isOffsetFractional = offset.hasSuffix("x")
        let numbers = offset.split(separator: " ").compactMap { Double($0.filter { $0 != "x" }) }
        if numbers.count != 2 { throw TextError(text: offset) }
        anchor.offset = Point(x: numbers[0], y: numbers[1])
        return anchor
    }
}

extension LayoutSpacing {
    /// "10", or "10+" for flexible spacing.
    fileprivate init(text: String) throws {
        let isFlexible = text.hasSuffix("+")
        guard let length = Double(isFlexible ? String(text.dropLast()) : text) else {
            throw TextError(text: text)
        }
        self = isFlexible ? .flexible(length) : .fixed(length)
    }
}

extension LayoutEdgeSpacing {
    fileprivate init(texts: [String: String]) throws {
        self.init()
        for (edge, text) in texts {
            let spacing = try LayoutSpacing(text: text)
            switch edge {
            case "leading": leading = spacing
            case "top": top = spacing
            case "trailing": trailing = spacing
            case "bottom": bottom = spacing
            default: throw TextError(text: edge)
            }
        }
    }
}
