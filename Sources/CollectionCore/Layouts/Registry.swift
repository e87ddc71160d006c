/// The element kinds and reuse identifiers that the host has registered by name. Each has a number,
/// and all other calls use the number.
struct Registry {
    private var kinds: [Name] = []
    private var identifiers: [Identifier] = []

    private struct Name {
        var hash: UInt64
        var bytes: [UInt8]
    }

    private struct Identifier {
        var name: Name
        var category: ElementCategory
        var kind: ElementKind
    }

    private static let firstRegisteredKind = ElementKind.sectionFooter.rawValue + 1

    mutating func registerKind(
        _ name: Span<UInt8>, limits: Limits
    ) throws(CollectionError) -> ElementKind {
        let hash = try Self.checkedHash(of: name)
        for index in kinds.indices where Self.isEqual(kinds[index], name, hash) {
            return ElementKind(rawValue: UInt32(index) + Self.firstRegisteredKind)
        }
        try makeRoom(limits)
        kinds.append(Self.copy(of: name, hash))
        return ElementKind(rawValue: UInt32(kinds.count - 1) + Self.firstRegisteredKind)
    }

    mutating func registerIdentifier(
        _ name: Span<UInt8>, category: ElementCategory, kind: ElementKind, limits: Limits
    ) throws(CollectionError) -> ReuseIdentifier {
        // The background view is a decoration view without a kind.
        if category != .decoration || kind != .none { try check(kind, of: category) }
        let hash = try Self.checkedHash(of: name)
        for index in identifiers.indices
        where identifiers[index].category == category && identifiers[index].kind == kind
            && Self.isEqual(identifiers[index].name, name, hash)
        {
            return ReuseIdentifier(rawValue: UInt32(index) + 1)
        }
        try makeRoom(limits)
        identifiers.append(
            Identifier(name: Self.copy(of: name, hash), category: category, kind: kind))
        return ReuseIdentifier(rawValue: UInt32(identifiers.count))
    }

    /// Checks the kind of an element: cells have no kind, and other elements have a registered
    /// kind. Placeholders are refused, because only the view creates them.
    func check(_ kind: ElementKind, of category: ElementCategory) throws(CollectionError) {
        if category == .placeholder {
            throw .conflicting("category", "is JGB_PLACEHOLDER, which the view alone uses")
        }
        let isKnown =
            category == .cell
            ? kind == .none
            : kind != .none && kind.rawValue < Self.firstRegisteredKind + UInt32(kinds.count)
        if !isKnown { throw .unknownElementKind(kind.rawValue) }
    }

    /// Checks that a reuse identifier is registered for a category and a kind. The standard reuse
    /// identifier is valid for every category and kind.
    func check(
        _ identifier: ReuseIdentifier, category: ElementCategory, kind: ElementKind
    ) throws(CollectionError) {
        if identifier == .standard { return }
        let index = Int(identifier.rawValue) - 1
        if index >= identifiers.count || identifiers[index].category != category
            || identifiers[index].kind != kind
        {
            throw .unknownReuseIdentifier(identifier.rawValue, category, kind)
        }
    }

    func check(_ layout: Layout) throws(CollectionError) {
        try check(layout.configuration.sectionMetrics)
        if let base = layout.custom?.base { try check(base) }
        if case .compositional(let compositional) = layout {
            for section in compositional.sections { try check(section) }
            try check(compositional.boundarySupplementaryItems)
        }
        if case .list(let list) = layout, list.separatorKind != .none {
            try check(list.separatorKind, of: .decoration)
            try check(
                list.separatorReuseIdentifier, category: .decoration, kind: list.separatorKind)
        }
    }

    private func check(_ section: LayoutSection) throws(CollectionError) {
        for node in section.group.nodes {
            try check(node.reuseIdentifier, category: .cell, kind: .none)
            for badge in node.supplementaryItems {
                try check(badge.reuseIdentifier, ofSupplementary: badge.kind)
            }
        }
        try check(section.boundarySupplementaryItems)
        for item in section.decorationItems {
            try check(item.kind, of: .decoration)
            try check(item.reuseIdentifier, category: .decoration, kind: item.kind)
        }
    }

    private func check(
        _ items: [LayoutBoundarySupplementaryItem]
    ) throws(CollectionError) {
        for item in items { try check(item.reuseIdentifier, ofSupplementary: item.kind) }
    }

    private func check(
        _ identifier: ReuseIdentifier, ofSupplementary kind: ElementKind
    ) throws(CollectionError) {
        try check(kind, of: .supplementary)
        try check(identifier, category: .supplementary, kind: kind)
    }

    func check(_ metrics: SectionMetrics) throws(CollectionError) {
        try check(metrics.itemReuseIdentifier, category: .cell, kind: .none)
        try check(
            metrics.headerReuseIdentifier, category: .supplementary, kind: .sectionHeader)
        try check(
            metrics.footerReuseIdentifier, category: .supplementary, kind: .sectionFooter)
    }
}

extension Registry {
    private static let nameBytesMax = 255

    private func makeRoom(_ limits: Limits) throws(CollectionError) {
        let count = kinds.count + identifiers.count + 1
        if count > limits.registrationCountInForce {
            throw .limitExceeded(
                .registrations, value: count, maximum: limits.registrationCountInForce)
        }
    }

    /// Validates a name and computes its FNV-1a hash. The search for a name compares hashes first.
    ///
    /// - Throws: `invalidArgument` if the name is empty, too long, or not UTF-8.
    private static func checkedHash(of name: Span<UInt8>) throws(CollectionError) -> UInt64 {
        if name.isEmpty || name.count > nameBytesMax {
            throw .size("name", name.count, most: nameBytesMax)
        }
        if !UTF8Check.isValid(name) { throw .invalidArgument("name", .invalidUTF8) }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for index in name.indices {
            hash = (hash ^ UInt64(name[index])) &* 0x100_0000_01b3
        }
        return hash
    }

    private static func isEqual(_ name: Name, _ bytes: Span<UInt8>, _ hash: UInt64) -> Bool {
        if name.hash != hash || name.bytes.count != bytes.count { return false }
        for index in bytes.indices where name.bytes[index] != bytes[index] { return false }
        return true
    }

    private static func copy(of bytes: Span<UInt8>, _ hash: UInt64) -> Name {
        var copy: [UInt8] = []
        copy.reserveCapacity(bytes.count)
        for index in bytes.indices { copy.append(bytes[index]) }
        return Name(hash: hash, bytes: copy)
    }
}
