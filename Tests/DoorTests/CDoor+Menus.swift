import CJogakbo
import CollectionCore
import CollectionReference
import CollectionWire

extension CDoor {
    /// Nil for an operation that has nothing to do with menus and swipes.
    func menuAnswer(to operation: any ViewOperation) throws(Refusal) -> Outcome? {
        var flag: UInt32 = .max
        switch operation {
        case let asked as OpenMenu:
            try check(unsafe jgb_view_open_menu(view, jgb_index_path(asked.indexPath), &flag))
        case let asked as CloseMenu:
            try check(
                unsafe jgb_view_close_menu(view, asked.performsPrimaryAction ? 1 : 0, &flag))
        case let asked as SetSwipeConfiguration:
            let settings = asked.configuration
            var configuration = jgb_swipe_configuration()
            configuration.struct_size = MemoryLayout<jgb_swipe_configuration>.size
            configuration.leading_actions_width = settings.leadingActionsWidth
            configuration.trailing_actions_width = settings.trailingActionsWidth
            configuration.performs_first_leading_action_with_full_swipe =
                settings.performsFirstLeadingActionWithFullSwipe ? 1 : 0
            configuration.performs_first_trailing_action_with_full_swipe =
                settings.performsFirstTrailingActionWithFullSwipe ? 1 : 0
            try check(unsafe jgb_view_set_swipe_configuration(view, &configuration))
            return .done
        case let asked as OpenSwipe:
            try check(
                unsafe jgb_view_open_swipe(
                    view, jgb_index_path(asked.indexPath),
                    jgb_swipe_edge(rawValue: asked.edge.rawValue), &flag))
        case is CloseSwipe: try check(unsafe jgb_view_close_swipe(view, &flag))
        default: return nil
        }
        return .flag(flag == 1)
    }
}
