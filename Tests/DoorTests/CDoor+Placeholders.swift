import CJogakbo
import CollectionCore
import CollectionReference
import CollectionWire

extension CDoor {
    /// Nil for an operation that has nothing to do with placeholders.
    func placeholderAnswer(to operation: any ViewOperation) throws(Refusal) -> Outcome? {
        var path = jgb_index_path(section: .max, item: .max)
        var flag: UInt32 = .max
        switch operation {
        case let asked as InsertPlaceholder:
            try unsafe withSize(asked.size) { size throws(Refusal) in
                try check(
                    unsafe jgb_view_insert_placeholder(
                        view, jgb_index_path(asked.indexPath), asked.reuseIdentifier.rawValue,
                        size, &flag))
            }
            return .number(Int(flag))
        case let asked as CommitPlaceholder:
            try unsafe withSize(asked.size) { size throws(Refusal) in
                try check(
                    unsafe jgb_view_commit_placeholder(
                        view, asked.placeholder, asked.reuseIdentifier.rawValue, size, &path))
            }
        case let asked as DeletePlaceholder:
            try check(unsafe jgb_view_delete_placeholder(view, asked.placeholder, &flag))
            return .flag(flag == 1)
        case is GetPlaceholders: return try placeholders()
        case let asked as GetPresentationIndexPath:
            try check(
                unsafe jgb_view_presentation_index_path(
                    view, jgb_index_path(asked.indexPath), &path))
        case let asked as GetDataSourceIndexPath:
            try check(
                unsafe jgb_view_data_source_index_path(
                    view, jgb_index_path(asked.indexPath), &path))
        default: return nil
        }
        if path.section == .max { return .nothing }
        return .indexPaths([IndexPath(section: path.section, item: path.item)])
    }

    private func placeholders() throws(Refusal) -> Outcome {
        var start: UnsafePointer<jgb_placeholder>?
        var count = 0
        var flag: UInt32 = .max
        try check(unsafe jgb_view_placeholders(view, &start, &count))
        let placeholders = unsafe UnsafeBufferPointer(start: start, count: count).map {
            PlaceholderState(number: $0.number, indexPath: $0.index_path.value)
        }
        try check(unsafe jgb_view_has_uncommitted_updates(view, &flag))
        return .placeholders(placeholders, hasUncommittedUpdates: flag == 1)
    }

    private func withSize(
        _ size: Size?, _ call: (UnsafePointer<jgb_size>?) throws(Refusal) -> Void
    ) throws(Refusal) {
        guard let size else { return try call(nil) }
        let value = jgb_size(width: size.width, height: size.height)
        try unsafe withUnsafePointer(to: value) { pointer throws(Refusal) in
            unsafe try call(pointer)
        }
    }
}
