public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_index_titles(
    _ view: OpaquePointer!, _ titles: UnsafePointer<jgb_index_title>!, _ title_count: Int
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let given = unsafe try buffer(titles, title_count, "titles")
        var titles: [IndexTitle] = []
        for index in given.indices { unsafe titles.append(try IndexTitle(given[index])) }
        unsafe try pullData(box)
        unsafe try box.pointee.view.setIndexTitles(titles)
    }
}

@c @implementation
public func jgb_view_index_titles(
    _ view: OpaquePointer!, _ out_titles: UnsafeMutablePointer<UnsafePointer<jgb_index_title>?>!,
    _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let result = unsafe try required(out_titles, "out_titles")
        let count = unsafe try required(out_count, "out_count")
        // The texts stay where they are while the view has the titles.
        let titles = unsafe box.pointee.view.indexTitles
        unsafe result.pointee = box.pointee.indexTitles.write(titles) {
            unsafe jgb_index_title($0)
        }
        unsafe count.pointee = titles.count
    }
}

@c @implementation
public func jgb_view_index_title_at(
    _ view: OpaquePointer!, _ position: Double, _ length: Double,
    _ out_number: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(view, into: out_number, "out_number") { box throws(CollectionError) in
        guard let number = unsafe try box.pointee.view.indexTitle(at: position, of: length) else {
            throw .noIndexTitle
        }
        return number
    }
}

@c @implementation
public func jgb_view_scroll_to_index_title(
    _ view: OpaquePointer!, _ number: Int, _ out_is_handled: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_is_handled, "out_is_handled") { box throws(CollectionError) in
        unsafe try pullData(box)
        return unsafe try box.pointee.view.scrollToIndexTitle(number) ? 1 : 0
    }
}

extension IndexTitle {
    fileprivate init(_ title: jgb_index_title) throws(CollectionError) {
        let target: Target = unsafe try known(title.target.rawValue, "target")
        let text = unsafe try buffer(title.text, title.text_size, "text")
        let bytes = unsafe Array(rebound(text, to: UInt8.self))
        unsafe self.init(bytes, target, title.identifier)
        indexPath = unsafe IndexPath(title.index_path)
    }
}

extension jgb_index_title {
    fileprivate init(_ title: borrowing IndexTitle) {
        unsafe self.init(
            text: borrowed(title.text, as: CChar.self), text_size: title.text.count,
            target: jgb_index_title_target(rawValue: title.target.rawValue), reserved: 0,
            index_path: jgb_index_path(title.indexPath), identifier: title.identifier)
    }
}
