import CollectionCore

extension Connection {
    mutating func perform(
        _ step: SnapshotStep, view: UInt32
    ) throws(Status) -> OperationResult {
        switch step {
        case .create(let source):
            return .snapshot(.snapshot(try createSnapshot(source)))
        case .destroy(let number):
            try snapshots.remove(number)
            return .none
        case .edit(let number, let edit):
            let object = try snapshots[number]
            var outline: SectionSnapshot?
            if case .replaceItems(_, let number) = edit {
                outline = try sectionSnapshots[number].outline
            }
            let count = try object.perform(
                edit, outline: outline, beside: charge(besides: object), limits)
            return .snapshot(.movedCount(UInt64(count)))
        case .apply(let application):
            let view = views[try indexOfView(view)]
            let snapshot = try snapshots[application.snapshot].snapshot
            try view.apply(snapshot, application, beside: charge(besides: view), limits)
            return .none
        case .ask(let number, let question):
            let snapshot = try number == 0 ? shown(byView: view) : snapshots[number].snapshot
            return try snapshot.answer(
                question, identifierCountMax: limits.identifierCountInMessage)
        }
    }

    private mutating func createSnapshot(_ source: SnapshotStep.Source) throws(Status) -> UInt32 {
        let snapshot =
            switch source {
            case .empty: Snapshot(limits: limits.ofView)
            case .copy(let number): try snapshots[number].snapshot
            case .shown(let view): try shown(byView: view)
            }
        let object = ConnectedSnapshot(snapshot)
        if let status = limits.refusal(of: charge(besides: nil) + object.charge) { throw status }
        return try snapshots.add(object, countMax: limits.viewCount)
    }

    private func shown(byView number: UInt32) throws(Status) -> Snapshot {
        guard let snapshot = views[try indexOfView(number)].view.snapshot else {
            throw Status(CollectionError.noSnapshot)
        }
        return snapshot
    }
}

extension Snapshot {
    fileprivate func answer(
        _ question: SnapshotQuestion, identifierCountMax: Int
    ) throws(Status) -> OperationResult {
        switch question {
        case .counts: return .snapshot(.counts(counts))
        case .identifiers(let list, let first, let count):
            do throws(CollectionError) {
                let part = try identifiers(
                    of: list, from: first,
                    countMax: min(Int(clamping: count), identifierCountMax))
                return .snapshot(.identifiers(total: UInt64(part.total), part.identifiers))
            } catch {
                throw Status(error)
            }
        case .indexPath(let item):
            return indexPath(ofItem: item).map { .indexPath($0) } ?? .none
        case .index(let section):
            return indexOfSection(section).map { .snapshot(.index(UInt64($0))) } ?? .none
        case .identifier(let path):
            return itemIdentifier(at: path).map { .snapshot(.identifier($0)) } ?? .none
        }
    }

    var counts: SnapshotCounts {
        SnapshotCounts(
            sectionCount: UInt64(numberOfSections), itemCount: UInt64(numberOfItems))
    }
}
