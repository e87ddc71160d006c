// What the host says of single elements: section X of docs/semantics.md.
extension CollectionView {
    /// Says how items are shown in an explicit layout: one after another, through all sections.
    ///
    /// What was said of them before is forgotten. Index paths are those of the data as it is.
    ///
    /// - Parameter frames: One for each item, in content coordinates. Of the other columns each has
    ///   an entry for each item as well, or none.
    /// - Parameter alphas: None: 1. Of z-indexes, hidden ones and tags: 0.
    /// - Parameter reuseIdentifiers: None: those of the data.
    /// - Parameter transforms: None: the identity.
    /// - Throws: What is wrong with an entry, under the policy `error`; `unequalColumns`,
    ///   `invalidSection`, `invalidItem`; `limitExceeded`.
    /// - Complexity: O(m) for m items behind all that have attributes, or in the place of some;
    ///   otherwise O(m log n)
    public mutating func setLayoutAttributes(
        ofItemsFrom first: IndexPath, frames: Span<Rect>, alphas: Span<Double> = Span(),
        zIndexes: Span<Int32> = Span(), areHidden: Span<UInt8> = Span(),
        reuseIdentifiers: Span<UInt32> = Span(), hostTags: Span<UInt64> = Span(),
        transforms: Span<Transform3D> = Span()
    ) throws(CollectionError) {
        try setLayoutAttributes(
            of: Span(), itemsFrom: first, count: frames.count, frames: frames, alphas: alphas,
            zIndexes: zIndexes, areHidden: areHidden, reuseIdentifiers: reuseIdentifiers,
            hostTags: hostTags, transforms: transforms)
    }

    /// The same for elements that are named one by one.
    ///
    /// - Complexity: O(m log n)
    public mutating func setLayoutAttributes(
        of elements: Span<Element>, frames: Span<Rect>, alphas: Span<Double> = Span(),
        zIndexes: Span<Int32> = Span(), areHidden: Span<UInt8> = Span(),
        reuseIdentifiers: Span<UInt32> = Span(), hostTags: Span<UInt64> = Span(),
        transforms: Span<Transform3D> = Span()
    ) throws(CollectionError) {
        try setLayoutAttributes(
            of: elements, itemsFrom: nil, count: elements.count, frames: frames, alphas: alphas,
            zIndexes: zIndexes, areHidden: areHidden, reuseIdentifiers: reuseIdentifiers,
            hostTags: hostTags, transforms: transforms)
    }

    /// The same, whichever way elements are named.
    ///
    /// - Parameter first: Nil: `elements` names them.
    package mutating func setLayoutAttributes(
        of elements: Span<Element>, itemsFrom first: IndexPath?, count: Int, frames: Span<Rect>,
        alphas: Span<Double>, zIndexes: Span<Int32>, areHidden: Span<UInt8>,
        reuseIdentifiers: Span<UInt32>, hostTags: Span<UInt64>, transforms: Span<Transform3D>
    ) throws(CollectionError) {
        try Self.checkCount(frames.count, .frames, count, isNeeded: true)
        try Self.checkCount(alphas.count, .alpha, count)
        try Self.checkCount(zIndexes.count, .zIndexes, count)
        try Self.checkCount(areHidden.count, .areHidden, count)
        try Self.checkCount(reuseIdentifiers.count, .reuseIdentifiers, count)
        try Self.checkCount(hostTags.count, .hostTags, count)
        try Self.checkCount(transforms.count, .transforms, count)
        var content = ExplicitContent()
        if let first {
            content.firstNumber = try stage.dataSource.itemIndex(of: first)
            let room = stage.dataSource.itemCount - content.firstNumber
            if count > room { throw .invalidNumber(.frames, index: room, .outOfRange) }
        }
        var faults: [Int] = []
        let haveFramesOnly =
            first != nil && alphas.isEmpty && reuseIdentifiers.isEmpty && transforms.isEmpty
        for index in 0..<count {
            if haveFramesOnly && frames[index].isPlaceable { continue }
            do throws(CollectionError) {
                try check(
                    index, elements, frames: frames, alphas: alphas,
                    reuseIdentifiers: reuseIdentifiers, transforms: transforms)
            } catch {
                if !dropsFaults { throw error }
                faults.append(index)
            }
        }
        let order = try content.select(
            elements, count: count, areNamed: first == nil, stage.dataSource, dropsFaults, &faults)
        if content.count > 0 {
            content.take(
                count: content.count, order: order, elements: elements, frames: frames,
                alphas: alphas, zIndexes: zIndexes, areHidden: areHidden,
                reuseIdentifiers: reuseIdentifiers, hostTags: hostTags, transforms: transforms)
        }
        try put(content)
        for index in faults { report(elements, index, content.firstNumber) }
    }
}

extension CollectionView {
    /// Whether what is wrong with single elements is left out.
    private var dropsFaults: Bool { stage.layout.explicit?.faultPolicy == .dropAndReport }

    /// What is wrong with one entry.
    private func check(
        _ index: Int, _ elements: Span<Element>, frames: Span<Rect>, alphas: Span<Double>,
        reuseIdentifiers: Span<UInt32>, transforms: Span<Transform3D>
    ) throws(CollectionError) {
        let element = elements.isEmpty ? Element.cell(IndexPath(section: 0)) : elements[index]
        if !elements.isEmpty { try check(element, index) }
        try frames[index].validatePlace(index)
        if !alphas.isEmpty {
            try Length.validate(alphas[index], .alpha, index: index)
            if alphas[index] > 1 { throw .invalidNumber(.alpha, index: index, .tooLarge) }
        }
        if !reuseIdentifiers.isEmpty {
            try registry.check(
                ReuseIdentifier(rawValue: reuseIdentifiers[index]), category: element.category,
                kind: element.kind)
        }
        if !transforms.isEmpty { try transforms[index].validate(index) }
    }

    private func check(_ element: Element, _ index: Int) throws(CollectionError) {
        if !element.hasKnownCategory {
            throw .invalidNumber(.category, index: index, .unknownValue)
        }
        try registry.check(element.kind, of: element.category)
        if element.isCell {
            _ = try stage.dataSource.itemIndex(of: element.indexPath)
        } else {
            _ = try stage.dataSource.itemRange(ofSection: element.indexPath.section)
        }
    }

    private static func checkCount(
        _ count: Int, _ column: CollectionError.Argument, _ expected: Int, isNeeded: Bool = false
    ) throws(CollectionError) {
        if count != expected && (count != 0 || isNeeded) {
            throw .unequalColumns(column, count: count, expected: expected)
        }
    }

    /// Nothing fails once there is room.
    private mutating func put(_ content: ExplicitContent) throws(CollectionError) {
        let state = explicitState()
        if content.count == 0 { return }
        let target = state.target
        let bytes =
            heldBytes - target.heldBytes
            + target.bytes(
                adding: content.count, content.bytesPerSlot, transforms: content.transformCount)
        if bytes > limits.dataBytes {
            throw .limitExceeded(.dataBytes, value: bytes, maximum: limits.dataBytes)
        }
        let count = target.count + content.count
        if count > ExplicitElements.countMaximum {
            throw .limitExceeded(.items, value: count, maximum: ExplicitElements.countMaximum)
        }
        state.put(content)
        if !state.isOpen { explicitDidChange() }
    }

    /// The attributes that the host set of single elements.
    mutating func explicitState() -> ExplicitState {
        if let explicit { return explicit }
        let state = ExplicitState()
        explicit = state
        return state
    }

    /// The next display frame shows elements elsewhere, if an explicit layout is shown.
    private mutating func explicitDidChange() {
        let isLed = interactive.map { !$0.isOver } ?? false
        let isOther = isLed && interactive?.other.layout.explicit != nil
        if stage.layout.explicit == nil && !isOther { return }
        learnExplicitKinds()
        stage.noteChange()
        if let interactive {
            interactive.layOutAttributesAgain(
                &stage, explicitState(), screen.anchor(anchor), shown: viewport)
        } else {
            stage.needsLayout = true
        }
    }

    /// Views of an explicit layout go with their sections, whatever another layout said of them.
    mutating func learnExplicitKinds() {
        guard let explicit else { return }
        for group in explicit.elements.viewKinds { ownership.take(ofSections: group) }
    }

    private func report(_ elements: Span<Element>, _ index: Int, _ firstNumber: Int) {
        guard let explicit else { return }
        if !elements.isEmpty { return explicit.report(elements[index]) }
        let number = firstNumber + index
        let section = stage.dataSource.sections.section(ofItem: number)
        explicit.report(
            .cell(
                IndexPath(
                    section: UInt32(section.index), item: UInt32(number - section.firstItem))))
    }
}

extension CollectionView {
    /// Elements have no attributes any more, and an explicit layout does not show them. Those that
    /// have none are passed over.
    ///
    /// - Throws: What is wrong with a name, under the policy `error`.
    /// - Complexity: O(m log n)
    public mutating func removeLayoutAttributes(
        of elements: Span<Element>
    ) throws(CollectionError) {
        var faults: [Int] = []
        for index in elements.indices {
            do throws(CollectionError) { try check(elements[index], index) } catch {
                if !dropsFaults { throw error }
                faults.append(index)
            }
        }
        let state = explicitState()
        var next = 0
        for index in elements.indices {
            if next < faults.count && faults[next] == index {
                next += 1
                continue
            }
            let element = elements[index]
            if element.isCell {
                let number = try stage.dataSource.itemIndex(of: element.indexPath)
                state.remove(item: number)
            } else {
                state.remove(ViewEntry(element))
            }
        }
        for index in faults { report(elements, index, 0) }
        if !state.isOpen { explicitDidChange() }
    }

    /// Begins to collect attributes that are to take the place of all that there are: what is set
    /// and removed from now on is not shown before `commitLayoutAttributes`. What was being
    /// collected is forgotten.
    public mutating func beginLayoutAttributes() {
        let state = explicitState()
        state.open = ExplicitElements()
        state.isOpen = true
    }

    /// Shows what was collected, in place of all attributes that there were.
    ///
    /// - Throws: `wrongState`, when nothing was being collected.
    public mutating func commitLayoutAttributes() throws(CollectionError) {
        guard let explicit, explicit.isOpen else { throw .wrongState(.noAttributesAreOpen) }
        explicit.commit()
        explicitDidChange()
    }
}

extension Rect {
    /// Whether `validatePlace` finds nothing wrong.
    fileprivate var isPlaceable: Bool {
        let most = Length.contentMaximum
        return x >= -most && y >= -most && width >= 0 && height >= 0 && width <= most
            && height <= most && x + width <= most && y + height <= most && x <= most && y <= most
    }

    /// Finite, within the farthest that content can reach to both sides.
    fileprivate func validatePlace(_ index: Int) throws(CollectionError) {
        if isPlaceable { return }
        for number in [x, y, width, height] {
            try Length.validateFinite(number, .frames, index: index)
        }
        if width < 0 || height < 0 { throw .invalidNumber(.frames, index: index, .negative) }
        throw .invalidNumber(.frames, index: index, .tooLarge)
    }
}

extension Transform3D {
    fileprivate func validate(_ index: Int) throws(CollectionError) {
        for element in 0..<16 {
            try Point.validate(elements[element], .transforms, index: index)
        }
    }
}
