import CollectionCore

extension ReferenceCollection {
    /// Nil for a step that is none of an update.
    func update(_ step: Step) throws(CollectionError) -> Outcome? {
        switch step {
        case .performBatch(let update, let options):
            try update.checkColumns()
            try checkNoSnapshot()
            if openBatches.isEmpty {
                try apply(
                    ReferenceUpdate([update]), counts: update.itemCountsAfter, options,
                    tags: [options.tag])
            } else {
                _ = try ReferenceUpdate([update])
                joined.append(update)
                innerTags.append(options.tag)
            }
        case .beginBatch(let options):
            try checkNoSnapshot()
            openBatches.append(options)
        case .endBatch: try endBatch()
        default: return nil
        }
        return .done
    }

    /// D5: the parts of all batches within it are parts of the outermost one.
    private func endBatch() throws(CollectionError) {
        guard let options = openBatches.popLast() else { throw .wrongState(.noBatchIsOpen) }
        if !openBatches.isEmpty {
            innerTags.append(options.tag)
            return
        }
        let (updates, tags) = (joined, [options.tag] + innerTags)
        (joined, innerTags) = ([], [])
        try apply(
            ReferenceUpdate(updates), counts: updates.compactMap(\.itemCountsAfter).last, options,
            tags: tags)
    }

    /// E6: the data of a snapshot is changed by snapshots alone.
    private func checkNoSnapshot() throws(CollectionError) {
        if bench.shown != nil { throw .wrongState(.dataIsSnapshot) }
    }

    /// - Parameters:
    ///   - counts: The numbers of items afterwards, if the host states them.
    ///   - letsGo: Whether what is held, or dropped, is let go where it is presented.
    func apply(
        _ update: ReferenceUpdate, counts: [UInt32]?, _ options: BatchSettings, tags: [UInt64],
        letsGo: Bool = false
    ) throws(CollectionError) {
        let check = UpdateCheck(
            update: update, before: sections, layoutMetrics: layout.configuration.sectionMetrics)
        if let fault = check.fault(counts: counts, isStrict: options.isStrictUIKit) {
            throw .invalidUpdate(fault)
        }
        let animation = options.animation.flatMap { takesTime($0) ? $0 : nil }
        closeChange()
        choosePlaceBeforeChange()
        let beside = letsGo && movement != nil ? nil : anchorBesideRoom()
        let past = animation.map { _ in self.past() }
        if letsGo {
            drop()
            gap = nil
        }
        dropSession?.isStale = true
        let (neighbors, besideGap) = (movementNeighbors, gap.map { self.neighbors(of: $0.place) })
        let besidePlaceholders = Dictionary(
            uniqueKeysWithValues: placeholders.map { ($0.number, self.neighbors(of: $0.place)) })
        if let committed { placeholders.removeAll { $0.number == committed.number } }
        if lead != nil { layOutBoth() }
        var sameIdentity = lastIdentity
        let (moved, visible) = (identities(ofMoved: update), visibleItems(in: bounds))
        if !lanePass.isOver { settleReplacedItems(update) }
        let before = sections
        noteSelectionBefore()
        news.selectionReason = .update
        var result = UpdateResult(update, sections, lastIdentity: &lastIdentity)
        if let committed, let path = committed.replacedAt {
            result.put(path, inPlaceOf: ElementKey.identity(ofPlaceholder: committed.number))
        }
        sections = result.sections
        followIndexTitles(from: before, result.replaced)
        followFocus(update, result, before: before)
        followMovement(neighbors)
        followGap(besideGap)
        followPlaceholders(besidePlaceholders)
        followOffsets(update, before: before, moved: Set(moved))
        followRows()
        settleLanes(update, before: before, visible: visible)
        if isLed {
            swapSides()
            if !lanePass.isOver { settleReplacedItems(update) }
            sections = UpdateResult(update, sections, lastIdentity: &sameIdentity).sections
            settleLanes(update, before: before, visible: [:])
            swapSides()
        }
        didLayoutChange = true
        if !wasDataReplaced {
            followPlace(update, result, before: before)
            followItems(result)
            followShown()
            if let beside { followRoom(beside) }
        }
        if case .item(let identity, _) = anchor, !identities.contains(identity) {
            anchor = .firstVisibleItem
        }
        if lead != nil { layOutBoth() }
        for (new, old) in result.replaced {
            replacements[new] = Replacement(old: old, change: changeCount + 1)
        }
        if let animation, let past {
            make(animation, tags: tags, before: past, reloaded: result.reloaded)
        } else {
            applied += tags
        }
    }

    /// K4: after an update.
    private func settleLanes(
        _ update: ReferenceUpdate, before: [ReferenceSection], visible: [Int: ClosedRange<Int>]
    ) {
        if !lanePass.isOver {
            settleLanes()
            evenEnds(update, before: before, visible: visible)
        }
        placed = nil
    }

    /// Of the items that parts move by themselves.
    private func identities(ofMoved update: ReferenceUpdate) -> [Int] {
        update.items.filter { $0.action == .move }.compactMap(\.before)
            .map { sections[Int($0.section)].items[Int($0.item)].identity }
    }

    private var identities: Set<Int> { Set(sections.flatMap(\.items).map(\.identity)) }

    /// T1: or it is applied at once, as nothing can be seen of it.
    func takesTime(_ animation: Animation) -> Bool {
        animation.duration_ns > 0 && !environment.reducesMotion && lastMoment != nil
            && !wasDataReplaced
    }

    /// D6: what is shown is called by its new index path; some of it is shown no more.
    private func followItems(_ result: UpdateResult) {
        var paths: [Int: IndexPath] = [ElementKey.identityOfLayout: .ofLayout]
        let ofItems = identities
        for (section, content) in sections.enumerated() {
            let number = UInt32(section)
            paths[content.identity] = IndexPath(section: number, item: 0)
            for (item, content) in content.items.enumerated() {
                paths[content.identity] = IndexPath(section: number, item: UInt32(item))
            }
        }
        func follow(_ one: inout ShownElement) {
            if one.element == nil { return }
            if one.element?.category == .placeholder { return followPlaceholder(&one, paths) }
            if result.moved.contains(one.key.identity) { one.wasMoved = true }
            guard let path = paths[one.key.identity] else {
                (one.element, one.isBindingOver) = (nil, true)
                return
            }
            one.element?.indexPath.section = path.section
            if ofItems.contains(one.key.identity) { one.element?.indexPath = path }
            if result.reconfigured.contains(one.key.identity) { one.isBindingOver = true }
        }
        for number in shown.indices { follow(&shown[number]) }
        for number in standby.indices { follow(&standby[number].shown) }
    }

    /// O16: it may be an item by now.
    private func followPlaceholder(_ one: inout ShownElement, _ paths: [Int: IndexPath]) {
        if let path = paths[one.key.identity] {
            one.element = .cell(path)
            one.isBindingOver = true
        } else if !placeholders.contains(where: { .placeholder($0.number) == one.element }) {
            (one.element, one.isBindingOver) = (nil, true)
        }
    }

    func setIdentities() {
        for section in sections.indices {
            lastIdentity += 1
            sections[section].identity = lastIdentity
            for item in sections[section].items.indices {
                lastIdentity += 1
                sections[section].items[item].identity = lastIdentity
            }
        }
    }
}
