import CJogakbo
import CollectionCore
import CollectionReference
import CollectionWire

extension CDoor {
    /// False for an operation that has nothing to do with focus.
    func setFocus(_ operation: any ViewOperation) throws(Refusal) -> Bool {
        switch operation {
        case let asked as SetFocusConfiguration:
            var configuration = jgb_focus_configuration()
            configuration.struct_size = MemoryLayout<jgb_focus_configuration>.size
            configuration.allows_focus = asked.configuration.allowsFocus ? 1 : 0
            configuration.remembers_last_focused_index_path =
                asked.configuration.remembersLastFocusedIndexPath ? 1 : 0
            configuration.wraps = asked.configuration.wraps ? 1 : 0
            configuration.keeps_focused_element =
                asked.configuration.keepsFocusedElement ? 1 : 0
            try check(unsafe jgb_view_set_focus_configuration(view, &configuration))
        case let asked as ScrollToFocusedElement:
            try check(
                unsafe jgb_view_scroll_to_focused_element(view, asked.isAnimated ? 1 : 0))
        case let asked as SetItemNames:
            try check(
                unsafe jgb_view_set_item_names(
                    view, asked.runs.map { jgb_item_run($0) }, asked.runs.count,
                    asked.text.map { CChar(bitPattern: $0) }, asked.text.count, asked.sizes,
                    asked.sizes.count))
        case is LeaveFocus: try check(unsafe jgb_view_leave_focus(view))
        case let asked as SetFocusedElement:
            guard let element = asked.element else {
                try check(unsafe jgb_view_set_focused_element(view, nil))
                return true
            }
            var copy = jgb_element(element)
            try check(unsafe jgb_view_set_focused_element(view, &copy))
        case let asked as SetAssistiveFocusedElement:
            guard let element = asked.element else {
                try check(unsafe jgb_view_set_assistive_focused_element(view, nil))
                return true
            }
            var copy = jgb_element(element)
            try check(unsafe jgb_view_set_assistive_focused_element(view, &copy))
        case let asked as SetPreferredFocusedItem:
            guard let path = asked.indexPath else {
                try check(unsafe jgb_view_set_preferred_focused_item(view, nil))
                return true
            }
            var copy = jgb_index_path(path)
            try check(unsafe jgb_view_set_preferred_focused_item(view, &copy))
        default: return false
        }
        return true
    }

    /// Nil for an operation that has nothing to do with focus.
    func focusAnswer(to operation: any ViewOperation) throws(Refusal) -> Outcome? {
        var isHandled: UInt32 = .max
        switch operation {
        case is GetFocusState: return try focusState()
        case let asked as EnterFocus:
            let heading = jgb_focus_heading(rawValue: asked.heading.rawValue)
            if let rect = asked.rect {
                var copy = jgb_rect(rect)
                try check(unsafe jgb_view_enter_focus(view, heading, &copy, &isHandled))
            } else {
                try check(unsafe jgb_view_enter_focus(view, heading, nil, &isHandled))
            }
        case let asked as MoveFocus:
            let heading = jgb_focus_heading(rawValue: asked.heading.rawValue)
            try check(unsafe jgb_view_move_focus(view, heading, &isHandled))
        case let asked as SendKey:
            var sample = jgb_key_sample()
            sample.time_ns = asked.sample.time_ns
            sample.key = jgb_key(rawValue: asked.sample.key?.rawValue ?? .max)
            sample.modifiers = UInt32(asked.sample.modifiers.rawValue)
            try check(unsafe jgb_view_send_key(view, &sample, &isHandled))
        case let asked as SendText:
            try check(
                unsafe jgb_view_send_text(
                    view, asked.time_ns, asked.text.map { CChar(bitPattern: $0) },
                    asked.text.count, &isHandled))
        default: return nil
        }
        return isHandled > 1 ? .nothing : .flag(isHandled == 1)
    }

    private func focusState() throws(Refusal) -> Outcome {
        var state = jgb_focus_state()
        unsafe jgb_focus_state_init(&state, MemoryLayout<jgb_focus_state>.size)
        try check(unsafe jgb_view_focus_state(view, &state))
        let element = state.element.value
        return .focus(
            FocusState(
                hasFocus: state.has_focus != 0, element: element == .none ? nil : element,
                part: state.part))
    }
}
