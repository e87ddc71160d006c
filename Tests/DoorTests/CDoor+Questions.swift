import CJogakbo
import CollectionCore
import CollectionReference
import CollectionWire

extension CDoor {
    func answer(to step: Step) throws(Refusal) -> Outcome {
        switch step {
        case .sectionCount:
            var count = 0
            try check(unsafe jgb_view_number_of_sections(view, &count))
            return .number(count)
        case .numberOfItems(let section):
            var count = 0
            try check(unsafe jgb_view_number_of_items(view, section, &count))
            return .number(count)
        default: return .nothing
        }
    }

    func answer(to operation: any ViewOperation) throws(Refusal) -> Outcome {
        switch operation {
        case is GetScrolling: return try scrolling()
        case let asked as GetAccessibilityElements: return try accessibilityElements(asked)
        case let asked as ScrollForAccessibility:
            return .flag(try accessibilityScroll(asked.direction))
        case let asked as PerformAccessibilityAction:
            return .flag(try perform(asked.action, on: asked.element))
        case let asked as GetItemTraits: return try traits(of: asked.indexPath)
        case is GetContentSize:
            var size = jgb_size()
            try check(unsafe jgb_view_content_size(view, &size))
            return .size(size.value)
        case let asked as GetLayoutAttributes:
            var (element, attributes) = (jgb_element(asked.element), jgb_layout_attributes())
            try check(
                unsafe jgb_view_layout_attributes_for_element(view, &element, &attributes))
            return .attributes([attributes.value], try answeredTransforms())
        case let asked as GetLayoutAttributesInRect:
            return .attributes(try attributes(in: asked.rect), try answeredTransforms())
        case let asked as GetIndexPath: return try indexPath(at: asked.point)
        case let asked as GetNearestIndexPath: return try indexPath(nearestTo: asked.point)
        case let asked as GetShownElement: return try shownElement(asked)
        case let asked as GetVisibleIndexPaths:
            return .indexPaths(try visibleIndexPaths(asked.category, asked.kind))
        case let asked as GetReusableView: return try reusableView(for: asked.element)
        case let asked as GetElement: return try element(for: asked.view)
        case let asked as IsCurrent:
            var isCurrent: UInt32 = .max
            try check(
                unsafe jgb_view_is_current(
                    view, asked.binding.view.rawValue, asked.binding.generation, &isCurrent))
            return isCurrent > 1 ? .nothing : .flag(isCurrent == 1)
        default:
            if let outcome = try focusAnswer(to: operation) { return outcome }
            if let outcome = try indexTitleAnswer(to: operation) { return outcome }
            if let outcome = try movementAnswer(to: operation) { return outcome }
            if let outcome = try dragAnswer(to: operation) { return outcome }
            if let outcome = try placeholderAnswer(to: operation) { return outcome }
            if let outcome = try menuAnswer(to: operation) { return outcome }
            return try scrollingAnswer(to: operation)
        }
    }

    private func scrollingAnswer(
        to operation: any ViewOperation
    ) throws(Refusal) -> Outcome {
        switch operation {
        case let asked as GetContentOffset:
            var point = jgb_point()
            try check(
                unsafe jgb_view_content_offset_for_item(
                    view, jgb_index_path(asked.indexPath), asked.position.rawValue, &point))
            return .point(Point(x: point.x, y: point.y))
        case let asked as GetContentOffsetForRect:
            var point = jgb_point()
            try check(
                unsafe jgb_view_content_offset_for_rect(
                    view, jgb_rect(asked.rect), asked.position.rawValue, &point))
            return .point(Point(x: point.x, y: point.y))
        case let asked as GetContentOffsetForSection:
            var point = jgb_point()
            try check(
                unsafe jgb_view_content_offset_for_section(
                    view, asked.section, asked.position.rawValue, &point))
            return .point(Point(x: point.x, y: point.y))
        case is GetContentOffsetRange:
            var (least, greatest) = (jgb_point(), jgb_point())
            try check(unsafe jgb_view_content_offset_range(view, &least, &greatest))
            return .range(
                ContentOffsetRange(
                    least: Point(x: least.x, y: least.y),
                    greatest: Point(x: greatest.x, y: greatest.y)))
        case let asked as GetTargetContentOffset:
            var point = jgb_point()
            try check(
                unsafe jgb_view_target_content_offset(
                    view, jgb_point(x: asked.proposed.x, y: asked.proposed.y),
                    jgb_point(x: asked.velocity.x, y: asked.velocity.y), &point))
            return .point(Point(x: point.x, y: point.y))
        default: return try orthogonalAnswer(to: operation)
        }
    }

    private func orthogonalAnswer(
        to operation: any ViewOperation
    ) throws(Refusal) -> Outcome {
        var offset = Double.nan
        switch operation {
        case let asked as GetOrthogonalState:
            var state = jgb_orthogonal_state()
            try check(unsafe jgb_view_orthogonal_state(view, asked.section, &state))
            return .scrolling(
                OrthogonalScrolling(
                    behavior: OrthogonalScrollingBehavior(rawValue: state.scrolling.rawValue)
                        ?? .none,
                    viewport: state.viewport.value, contentSize: state.content_size.value,
                    contentOffset: state.content_offset))
        case let asked as GetTargetOrthogonalContentOffset:
            try check(
                unsafe jgb_view_target_orthogonal_content_offset(
                    view, asked.section, asked.proposed, asked.velocity, &offset))
            return .length(offset)
        case let asked as GetOrthogonalContentOffset:
            try check(
                unsafe jgb_view_orthogonal_content_offset_for_item(
                    view, jgb_index_path(asked.indexPath), asked.position.rawValue, &offset))
            return .length(offset)
        default: return .nothing
        }
    }

    private func attributes(in rect: Rect) throws(Refusal) -> [LayoutAttributes] {
        var start: UnsafePointer<jgb_layout_attributes>?
        var count = 0
        try check(
            unsafe jgb_view_layout_attributes_for_elements_in_rect(
                view, jgb_rect(rect), &start, &count))
        return unsafe UnsafeBufferPointer(start: start, count: count).map(\.value)
    }

    private func answeredTransforms() throws(Refusal) -> [Transform3D] {
        var start: UnsafePointer<jgb_transform>?
        var count = 0
        try check(unsafe jgb_view_answered_transforms(view, &start, &count))
        return unsafe UnsafeBufferPointer(start: start, count: count).map(\.value)
    }

    private func visibleIndexPaths(
        _ category: ElementCategory, _ kind: ElementKind
    ) throws(Refusal) -> [IndexPath] {
        var start: UnsafePointer<jgb_index_path>?
        var count = 0
        try check(
            unsafe jgb_view_index_paths_for_visible_elements(
                view, jgb_element_category(rawValue: category.rawValue), kind.rawValue, &start,
                &count))
        return unsafe UnsafeBufferPointer(start: start, count: count).map(\.value)
    }

    private func indexPath(at point: Point) throws(Refusal) -> Outcome {
        var path = jgb_index_path()
        let status = unsafe jgb_view_index_path_for_item_at_point(
            view, jgb_point(x: point.x, y: point.y), &path)
        return try found(status) ? .indexPaths([path.value]) : .nothing
    }

    private func indexPath(nearestTo point: Point) throws(Refusal) -> Outcome {
        var path = jgb_index_path()
        let status = unsafe jgb_view_index_path_for_item_nearest_point(
            view, jgb_point(x: point.x, y: point.y), &path)
        return try found(status) ? .indexPaths([path.value]) : .nothing
    }

    private func shownElement(_ asked: GetShownElement) throws(Refusal) -> Outcome {
        var element = jgb_element()
        let status = unsafe jgb_view_shown_element_at_point(
            view, jgb_point(x: asked.point.x, y: asked.point.y),
            asked.includesDecorations ? JGB_HIT_DECORATION_VIEWS : 0, &element)
        return try found(status) ? .element(element.value) : .nothing
    }

    private func reusableView(for element: Element) throws(Refusal) -> Outcome {
        var element = jgb_element(element)
        var (reusableView, generation): (UInt32, UInt32) = (0, 0)
        let status = unsafe jgb_view_reusable_view_for_element(
            view, &element, &reusableView, &generation)
        return try found(status)
            ? .view(ReusableView(rawValue: reusableView), generation: generation) : .nothing
    }

    private func element(for reusableView: ReusableView) throws(Refusal) -> Outcome {
        var element = jgb_element()
        let status = unsafe jgb_view_element_for_reusable_view(
            view, reusableView.rawValue, &element)
        return try found(status) ? .element(element.value) : .nothing
    }

    func found(_ status: jgb_status) throws(Refusal) -> Bool {
        if status == JGB_NOT_FOUND { return false }
        try check(status)
        return true
    }
}
