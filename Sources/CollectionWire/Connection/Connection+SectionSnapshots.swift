import CollectionCore

extension Connection {
    mutating func perform(
        _ step: SectionSnapshotStep, view: UInt32
    ) throws(Status) -> OperationResult {
        switch step {
        case .create(let source):
            return .snapshot(.sectionSnapshot(try createSectionSnapshot(source)))
        case .destroy(let number):
            try sectionSnapshots.remove(number)
        case .edit(let number, let edit):
            let object = try sectionSnapshots[number]
            var other: SectionSnapshot?
            if let number = edit.other { other = try sectionSnapshots[number].outline }
            try object.perform(edit, other: other, beside: charge(besides: object), limits)
        case .apply(let number, let section, let options):
            let view = views[try indexOfView(view)]
            try view.apply(
                sectionSnapshots[number].outline, toSection: section, options,
                beside: charge(besides: view), limits)
        case .ask(let number, let question):
            return try sectionSnapshots[number].outline.answer(
                question, identifierCountMax: limits.identifierCountInMessage)
        }
        return .none
    }

    private mutating func createSectionSnapshot(
        _ source: SectionSnapshotStep.Source
    ) throws(Status) -> UInt32 {
        var outline = SectionSnapshot(limits: limits.ofView)
        switch source {
        case .empty: break
        case .copy(let number): outline = try sectionSnapshots[number].outline
        case .part(let number, let parent, let includingParent):
            outline = try sectionSnapshots[number].outline.part(
                of: parent, includingParent: includingParent)
        }
        let object = ConnectedSectionSnapshot(outline)
        if let status = limits.refusal(of: charge(besides: nil) + object.charge) { throw status }
        return try sectionSnapshots.add(object, countMax: limits.viewCount)
    }
}

extension SectionSnapshot {
    fileprivate func part(
        of parent: UInt64, includingParent: Bool
    ) throws(Status) -> SectionSnapshot {
        do throws(CollectionError) {
            return try snapshot(of: parent, includingParent: includingParent)
        } catch {
            throw Status(error)
        }
    }

    fileprivate func answer(
        _ question: SectionSnapshotQuestion, identifierCountMax: Int
    ) throws(Status) -> OperationResult {
        switch question {
        case .identifiers(let list, let first, let count):
            let part = identifiers(
                of: list, from: first, countMax: min(Int(clamping: count), identifierCountMax))
            return .snapshot(.identifiers(total: UInt64(part.total), part.identifiers))
        case .item(let item):
            guard let index = index(of: item) else { return .none }
            do throws(CollectionError) {
                return try .snapshot(
                    .outlineItem(
                        OutlineItem(
                            index: UInt64(index), level: UInt32(clamping: level(of: item)),
                            parent: parent(of: item), isExpanded: isExpanded(item),
                            isVisible: isVisible(item))))
            } catch {
                throw Status(error)
            }
        }
    }
}
