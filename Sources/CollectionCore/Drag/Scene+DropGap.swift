// The gap that opens where items would be dropped: rules O6 and O8 of docs/semantics.md.
extension Scene {
    /// Whether a move of the dragged items to a place would change nothing: they are a single run,
    /// and the place is at the run.
    func staysInPlace(_ place: IndexPath, _ drop: DropSession) -> Bool {
        guard drop.isLocal, drop.proposal.operation == .move, let drag,
            let section = try? stage.dataSource.itemRange(ofSection: place.section)
        else { return false }
        let runs = drag.runs(limit: 2)
        guard runs.count == 1 else { return false }
        let number = section.lowerBound + Int(place.item)
        return section.contains(runs[0].lowerBound) && runs[0].lowerBound <= number
            && number <= runs[0].upperBound
    }

    /// The item for which the layout makes room: the first dragged item of the view's own, or an
    /// item without a size of its own.
    func gapContent(for drop: DropSession) -> UpdateContent {
        guard drop.isLocal, let drag,
            let first = drag.items.firstMarked
        else { return UpdateContent(itemOfSize: nil, .standard) }
        var content = UpdateContent()
        content.items = stage.dataSource.items.slice(first..<first + 1)
        return content
    }

    static var gapStepsMax: Int { 64 }
}
