import CJogakbo
import CollectionCore
import CollectionReference
import CollectionWire

extension CDoor {
    /// False for an operation that has nothing to do with traits.
    func setTraits(_ operation: any ViewOperation) throws(Refusal) -> Bool {
        switch operation {
        case let asked as SetDefaultTraits:
            try check(unsafe jgb_view_set_default_traits(view, asked.traits.rawValue))
        case let asked as SetSectionTraits:
            try check(
                unsafe jgb_view_set_section_traits(
                    view, asked.firstSection, asked.sectionCount, asked.traits.rawValue))
        case let asked as SetItemTraits:
            // A single count in C: what has two of them is refused as one that is too great.
            let isEven = asked.traits.count == asked.runs.count
            let count = isEven ? asked.runs.count : -1
            try check(
                unsafe jgb_view_set_item_traits(
                    view, asked.runs.map { jgb_item_run($0) }, asked.traits.map(\.rawValue),
                    count))
        case let asked as RefuseDrops:
            let isEven = asked.sides.count == asked.runs.count
            let count = isEven ? asked.runs.count : -1
            try check(
                unsafe jgb_view_refuse_drops(
                    view, asked.runs.map { jgb_item_run($0) }, asked.sides.map(\.rawValue), count))
        default: return false
        }
        return true
    }

    func traits(of indexPath: IndexPath) throws(Refusal) -> Outcome {
        var traits: UInt32 = .max
        try check(unsafe jgb_view_traits_of_item(view, jgb_index_path(indexPath), &traits))
        return .number(Int(traits))
    }
}

extension jgb_item_run {
    init(_ run: ItemRun) {
        self.init(index_path: jgb_index_path(run.indexPath), count: run.count)
    }
}
