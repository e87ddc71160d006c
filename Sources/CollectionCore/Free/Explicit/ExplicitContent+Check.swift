// Checks of the attributes of one call.
extension ExplicitContent {
    /// Checks the columns of a call, and copies them.
    ///
    /// - Parameter first: The item of the first entry; further entries are about the items after
    ///   it. Nil: `elements` names the elements.
    /// - Parameter drops: Whether an invalid entry is left out; if not, it is an error.
    /// - Parameter faults: Receives the indices of the entries that are left out, ascending.
    /// - Throws: `unequalColumns`, `invalidArgument`, `invalidSection`, `invalidItem`; the error of
    ///   an invalid entry.
    init(
        _ role: LayoutAttributesRole, of elements: Span<Element>, itemsFrom first: IndexPath?,
        count: Int, frames: Span<Rect>, alphas: Span<Double>, zIndexes: Span<Int32>,
        areHidden: Span<UInt8>, reuseIdentifiers: Span<UInt32>, hostTags: Span<UInt64>,
        transforms: Span<Transform3D>, in data: DataSource, _ registry: Registry, drops: Bool,
        faults: inout [Int]
    ) throws(CollectionError) {
        try Self.checkCount(frames.count, "frames", count, isNeeded: true)
        try Self.checkCount(alphas.count, "alphas", count)
        try Self.checkCount(zIndexes.count, "z_indexes", count)
        try Self.checkCount(areHidden.count, "are_hidden", count)
        try Self.checkCount(reuseIdentifiers.count, "reuse_identifiers", count)
        try Self.checkCount(hostTags.count, "host_tags", count)
        try Self.checkCount(transforms.count, "transforms", count)
        if role != .shown {
            try Self.check(areHidden.isEmpty, "are_hidden")
            try Self.check(reuseIdentifiers.isEmpty, "reuse_identifiers")
            try Self.check(hostTags.isEmpty, "host_tags")
        }
        if let first {
            firstNumber = try data.itemIndex(of: first)
            let room = data.itemCount - firstNumber
            if count > room {
                throw .invalidNumber(
                    "frames", index: room, .outOfRange,
                    CollectionError.Detail(.words("is for an item that does not exist")))
            }
        }
        let haveFramesOnly =
            first != nil && alphas.isEmpty && reuseIdentifiers.isEmpty && transforms.isEmpty
        for index in 0..<count {
            if haveFramesOnly && frames[index].isPlaceable { continue }
            do throws(CollectionError) {
                try Self.check(
                    index, elements, frames: frames, alphas: alphas,
                    reuseIdentifiers: reuseIdentifiers, transforms: transforms, in: data, registry)
            } catch {
                if !drops { throw error }
                faults.append(index)
            }
        }
        let order = try select(
            elements, count: count, areNamed: first == nil, data, drops, &faults)
        if self.count == 0 { return }
        take(
            count: self.count, order: order, elements: elements, frames: frames, alphas: alphas,
            zIndexes: zIndexes, areHidden: areHidden, reuseIdentifiers: reuseIdentifiers,
            hostTags: hostTags, transforms: transforms)
    }

    /// Returns the indices of the entries that name no element, ascending.
    ///
    /// - Parameter drops: Whether such entries are returned; if not, such an entry is an error.
    static func faults(
        of elements: Span<Element>, in data: DataSource, _ registry: Registry, drops: Bool
    ) throws(CollectionError) -> [Int] {
        var faults: [Int] = []
        for index in elements.indices {
            do throws(CollectionError) {
                try check(elements[index], index, in: data, registry)
            } catch {
                if !drops { throw error }
                faults.append(index)
            }
        }
        return faults
    }

    /// Checks one entry.
    private static func check(
        _ index: Int, _ elements: Span<Element>, frames: Span<Rect>, alphas: Span<Double>,
        reuseIdentifiers: Span<UInt32>, transforms: Span<Transform3D>, in data: DataSource,
        _ registry: Registry
    ) throws(CollectionError) {
        let element = elements.isEmpty ? Element.cell(IndexPath(section: 0)) : elements[index]
        if !elements.isEmpty { try check(element, index, in: data, registry) }
        try frames[index].validatePlace(index)
        if !alphas.isEmpty {
            try Length.validate(alphas[index], "alphas", index: index, 0, 1)
        }
        if !reuseIdentifiers.isEmpty {
            try registry.check(
                ReuseIdentifier(rawValue: reuseIdentifiers[index]), category: element.category,
                kind: element.kind)
        }
        if !transforms.isEmpty { try transforms[index].validate(index) }
    }

    private static func check(
        _ element: Element, _ index: Int, in data: DataSource, _ registry: Registry
    ) throws(CollectionError) {
        if !element.hasKnownCategory || element.category == .placeholder {
            throw .unknown(
                "elements#.category", index: index, element.category.rawValue, most: 2)
        }
        try registry.check(element.kind, of: element.category)
        try data.checkPlace(of: element)
    }

    private static func check(
        _ isEmpty: Bool, _ column: CollectionError.Argument
    ) throws(CollectionError) {
        if !isEmpty { throw .invalidArgument(column, .shownOnly) }
    }

    private static func checkCount(
        _ count: Int, _ column: CollectionError.Argument, _ expected: Int, isNeeded: Bool = false
    ) throws(CollectionError) {
        if count != expected && (count != 0 || isNeeded) {
            throw .unequalColumns(column, count: count, expected: expected)
        }
    }
}

extension Rect {
    /// Whether `validatePlace` would not throw.
    fileprivate var isPlaceable: Bool {
        let most = Length.contentMaximum
        return x >= -most && y >= -most && width >= 0 && height >= 0 && width <= most
            && height <= most && x + width <= most && y + height <= most && x <= most && y <= most
    }

    /// Checks that the frame is finite, and not farther from the origin on either side than content
    /// can be long.
    fileprivate func validatePlace(_ index: Int) throws(CollectionError) {
        if isPlaceable { return }
        let (frames, most) = ("frames" as CollectionError.Argument, Length.contentMaximum)
        try Length.validate(x, frames.field("x"), index: index, -most, most)
        try Length.validate(y, frames.field("y"), index: index, -most, most)
        try Length.validate(width, frames.field("width"), index: index, 0, most - max(x, 0))
        try Length.validate(height, frames.field("height"), index: index, 0, most - max(y, 0))
    }
}

extension Transform3D {
    fileprivate func validate(_ index: Int) throws(CollectionError) {
        for element in 0..<16 {
            try Point.validate(elements[element], "transforms", index: index)
        }
    }
}
