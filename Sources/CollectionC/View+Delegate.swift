public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_delegate(
    _ view: OpaquePointer!, _ delegate: UnsafePointer<jgb_delegate>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let callbacks = unsafe delegate == nil ? nil : try value(delegate, "delegate")
        unsafe box.pointee.view.delegate = unsafe callbacks.map { unsafe HostDelegate($0) }
    }
}

/// A delegate whose answers are those of a host's callbacks.
@safe
private final class HostDelegate: CollectionViewDelegate, @unchecked Sendable {
    private let host: jgb_delegate

    init(_ host: jgb_delegate) {
        unsafe self.host = unsafe host
        super.init()
    }

    override func shouldHighlightItem(_ item: AskedItem) -> Bool? {
        unsafe ask(host.should_highlight_item, item)
    }

    override func shouldSelectItem(_ item: AskedItem) -> Bool? {
        unsafe ask(host.should_select_item, item)
    }

    override func shouldDeselectItem(_ item: AskedItem) -> Bool? {
        unsafe ask(host.should_deselect_item, item)
    }

    override func shouldUpdateFocus(to item: AskedItem, _ heading: FocusHeading) -> Bool? {
        guard let ask = unsafe host.should_update_focus else { return nil }
        var asked = jgb_asked_item(item)
        return unsafe ask(&asked, jgb_focus_heading(heading.rawValue), host.context) != 0
    }

    override func shouldShowMenu(forItem item: AskedItem) -> Bool? {
        unsafe ask(host.should_show_menu_for_item, item)
    }

    override func canPerformPrimaryAction(forItem item: AskedItem) -> Bool? {
        unsafe ask(host.can_perform_primary_action_for_item, item)
    }

    override func targetIndexPath(
        forMoveOf item: AskedItem, from current: IndexPath, to proposed: IndexPath
    ) -> IndexPath? {
        guard let ask = unsafe host.target_index_path_for_move else { return nil }
        var asked = jgb_asked_item(item)
        return unsafe IndexPath(
            ask(&asked, jgb_index_path(current), jgb_index_path(proposed), host.context))
    }

    private typealias Ask =
        @convention(c) (UnsafePointer<jgb_asked_item>?, UnsafeMutableRawPointer?) -> UInt32

    /// - Returns: Nil where there is no such callback.
    private func ask(_ ask: Ask?, _ item: AskedItem) -> Bool? {
        guard let ask = unsafe ask else { return nil }
        var asked = jgb_asked_item(item)
        return unsafe ask(&asked, host.context) != 0
    }
}

extension jgb_asked_item {
    fileprivate init(_ item: AskedItem) {
        self.init(
            index_path: jgb_index_path(item.indexPath), identifier: item.identifier ?? 0,
            has_identifier: item.identifier == nil ? 0 : 1, reserved: 0)
    }
}
