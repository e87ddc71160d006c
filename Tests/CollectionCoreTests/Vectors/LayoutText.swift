import CollectionCore

/// A compositional layout as the vectors write it down.
struct LayoutText: Decodable {
    var horizontal: Bool?
    var flips: Bool?
    var reference: String?
    var interSectionSpacing: Double?
    var boundary: [BoundaryText]?
    var sections: [SectionText]
    /// First section, number of sections, least length, length that is too much, description.
    var rules: [[Double]]?

    static let kinds: [String: ElementKind] = [
        "header": .sectionHeader, "footer": .sectionFooter,
        "background": ElementKind(rawValue: 4), "badge": ElementKind(rawValue: 5),
        "tag": ElementKind(rawValue: 6), "banner": ElementKind(rawValue: 7),
        "index": ElementKind(rawValue: 8),
    ]

    static func kind(_ name: String) throws -> ElementKind {
        guard let kind = kinds[name] else { throw TextError(text: name) }
        return kind
    }

    func layout() throws -> CompositionalLayout {
        var layout = CompositionalLayout(sections: try sections.map { try $0.section() })
        if horizontal == true { layout.configuration.scrollDirection = .horizontal }
        layout.configuration.flipsHorizontallyInOppositeLayoutDirection = flips ?? false
        layout.configuration.sectionInsetReference =
            reference == "safeArea"
            ? .safeArea : reference == "layoutMargins" ? .layoutMargins : .contentInset
        layout.interSectionSpacing = interSectionSpacing ?? 0
        layout.boundarySupplementaryItems = try (boundary ?? []).map { try $0.item() }
        layout.rules = (rules ?? []).map { numbers in
            var rule = LayoutSectionRule(
                firstSection: UInt32(numbers[0]), sectionCount: UInt32(numbers[1]),
                section: UInt32(numbers[4]))
            rule.minimumContainerLength = numbers[2]
            rule.maximumContainerLength = numbers[3]
            return rule
        }
        return layout
    }
}

struct TextError: Error {
    var text: String
}

struct SectionText: Decodable {
    var group: SubitemText
    var spacing: Double?
    var insets: [Double]?
    var insetsFrom: String?
    var boundary: [BoundaryText]?
    var boundaryFollowsInsets: Bool?
    var boundaryInsetsFrom: String?
    /// Of backgrounds; each is the insets, and perhaps a z-index.
    var background: [Double]?
    /// Orthogonally, and how.
    var scrolls: String?
    var handler: UInt32?

    private static let behaviors: [String: OrthogonalScrollingBehavior] = [
        "continuous": .continuous, "leading boundary": .continuousGroupLeadingBoundary,
        "paging": .paging, "group paging": .groupPaging,
        "group paging centred": .groupPagingCentered,
    ]

    func section() throws -> LayoutSection {
        guard case .group(let group) = try group.subitem() else {
            throw TextError(text: "a section repeats a group")
        }
        var section = LayoutSection(group: group)
        section.interGroupSpacing = spacing ?? 0
        if let insets { section.contentInsets = EdgeInsets(insets) }
        section.contentInsetsReference = try Self.reference(insetsFrom)
        section.boundarySupplementaryItems = try (boundary ?? []).map { try $0.item() }
        section.supplementariesFollowContentInsets = boundaryFollowsInsets ?? true
        section.supplementaryContentInsetsReference = try Self.reference(boundaryInsetsFrom)
        if let background {
            var item = LayoutDecorationItem(kind: try LayoutText.kind("background"))
            item.contentInsets = EdgeInsets(background)
            if background.count > 4 { item.zIndex = Int32(background[4]) }
            section.decorationItems = [item]
        }
        if let scrolls {
            guard let behavior = Self.behaviors[scrolls] else { throw TextError(text: scrolls) }
            section.orthogonalScrollingBehavior = behavior
        }
        section.visibleItemsHandler = handler ?? 0
        return section
    }

    private static func reference(_ name: String?) throws -> ContentInsetsReference {
        switch name {
        case nil: .automatic
        case "none": .contentInset
        case "safeArea": .safeArea
        case "layoutMargins": .layoutMargins
        case "readableContent": .readableContent
        case .some(let name): throw TextError(text: name)
        }
    }
}

struct BoundaryText: Decodable {
    var kind: String
    var size: String
    var at: String
    var offset: [Double]?
    var overlaps: Bool?
    var pins: Bool?
    var z: Int32?

    private static let alignments: [String: LayoutAlignment] = [
        "none": .none, "top": .top, "top leading": .topLeading, "leading": .leading,
        "bottom leading": .bottomLeading, "bottom": .bottom, "bottom trailing": .bottomTrailing,
        "trailing": .trailing, "top trailing": .topTrailing,
    ]

    func item() throws -> LayoutBoundarySupplementaryItem {
        guard let alignment = Self.alignments[at] else { throw TextError(text: at) }
        var item = LayoutBoundarySupplementaryItem(
            kind: try LayoutText.kind(kind), size: try LayoutSize(text: size),
            alignment: alignment)
        if let offset { item.offset = Point(x: offset[0], y: offset[1]) }
        item.extendsBoundary = overlaps != true
        item.pinToVisibleBounds = pins ?? false
        if let z { item.zIndex = z }
        return item
    }
}

extension LayoutSize {
    /// "1/2w x ~44".
    init(text: String) throws {
        let parts = text.split(separator: " x ").map(String.init)
        if parts.count != 2 { throw TextError(text: text) }
        self.init(
            width: try LayoutDimension(text: parts[0]), height: try LayoutDimension(text: parts[1]))
    }
}

extension LayoutDimension {
    /// "0.5w", "1/3h", "44", "~44" (estimated), "=44" (uniform).
    fileprivate init(text: String) throws {
        func number(_ text: Substring) throws -> Double {
            let parts = text.split(separator: "/").compactMap { Double($0) }
            if parts.isEmpty { throw TextError(text: String(text)) }
            return parts.count == 2 ? parts[0] / parts[1] : parts[0]
        }
        switch (text.first, text.last) {
        case ("~", _): self = .estimated(try number(text.dropFirst()))
        case ("=", _): self = .uniformAcrossSiblings(estimate: try number(text.dropFirst()))
        case (_, "w"): self = .fractionalWidth(try number(text.dropLast()))
        case (_, "h"): self = .fractionalHeight(try number(text.dropLast()))
        default: self = .absolute(try number(text[...]))
        }
    }
}
