import CJogakbo
import CollectionCore
import CollectionReference
import CollectionWire

extension CDoor {
    /// Nil for an operation that has nothing to do with menus.
    func menuAnswer(to operation: any ViewOperation) throws(Refusal) -> Outcome? {
        var flag: UInt32 = .max
        switch operation {
        case let asked as OpenMenu:
            try check(unsafe jgb_view_open_menu(view, jgb_index_path(asked.indexPath), &flag))
        case let asked as CloseMenu:
            try check(
                unsafe jgb_view_close_menu(view, asked.performsPrimaryAction ? 1 : 0, &flag))
        default: return nil
        }
        return .flag(flag == 1)
    }
}
