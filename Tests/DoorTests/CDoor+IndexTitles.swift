import CJogakbo
import CollectionCore
import CollectionReference
import CollectionWire

extension CDoor {
    func set(_ asked: SetIndexTitles) throws(Refusal) {
        let all = asked.list.titles.flatMap(\.text).map { CChar(bitPattern: $0) } + [0]
        let text = UnsafeMutablePointer<CChar>.allocate(capacity: all.count)
        defer { unsafe text.deallocate() }
        unsafe text.initialize(from: all, count: all.count)
        var start = 0
        let titles = unsafe asked.list.titles.map { title in
            defer { start += title.text.count }
            return unsafe jgb_index_title(
                text: text + start, text_size: title.text.count,
                target: jgb_index_title_target(rawValue: title.target.rawValue), reserved: 0,
                index_path: jgb_index_path(title.indexPath), identifier: title.identifier)
        }
        try check(unsafe jgb_view_set_index_titles(view, titles, titles.count))
    }

    func indexTitleAnswer(to operation: any ViewOperation) throws(Refusal) -> Outcome? {
        switch operation {
        case is GetIndexTitles: return try indexTitles()
        case let asked as GetIndexTitleAt:
            var number = -1
            let status = unsafe jgb_view_index_title_at(
                view, asked.position, asked.length, &number)
            if status == JGB_NOT_FOUND { return .nothing }
            try check(status)
            return .number(number)
        case let asked as ScrollToIndexTitle:
            var isHandled: UInt32 = .max
            try check(unsafe jgb_view_scroll_to_index_title(view, asked.index, &isHandled))
            return isHandled > 1 ? .nothing : .flag(isHandled == 1)
        default: return nil
        }
    }

    private func indexTitles() throws(Refusal) -> Outcome {
        var titles: UnsafePointer<jgb_index_title>?
        var count = 0
        try check(unsafe jgb_view_index_titles(view, &titles, &count))
        var read: [IndexTitle] = []
        for index in 0..<count {
            guard let title = unsafe titles?[index] else { continue }
            let bytes = unsafe UnsafeBufferPointer(start: title.text, count: title.text_size)
            var one = unsafe IndexTitle(
                bytes.map { UInt8(bitPattern: $0) }, .indexPath, title.identifier)
            one.target = unsafe IndexTitle.Target(rawValue: title.target.rawValue) ?? .indexPath
            one.indexPath = unsafe IndexPath(
                section: title.index_path.section, item: title.index_path.item)
            read.append(one)
        }
        return .titles(read)
    }
}
