import CJogakbo
import CollectionCore
import Testing

/// Events are handed out without a copy: they stand in memory as the header has them.
@Suite("Events in memory")
struct EventMemoryTests {
    @Test("An event has each field where the header has it")
    func event() {
        var event = Event(.sectionWillDisplay, at: 2)
        event.sequence = 1
        event.cause = 3
        event.flags = .hasIdentifier
        event.origin = .program
        event.element = Element(
            category: .decoration, kind: ElementKind(rawValue: 4),
            indexPath: IndexPath(section: 5, item: 6))
        event.reusableView = ReusableView(rawValue: 7)
        (event.generation, event.identifier) = (8, 9)
        (event.value, event.otherValue) = (10, 11)
        (event.number, event.otherNumber) = (12, 13)
        event.point = Point(x: 14, y: 15)
        event.otherPoint = Point(x: 16, y: 17)
        (event.firstRun, event.runCount) = (18, 19)
        (event.firstIdentifier, event.identifierCount) = (20, 21)
        #expect(MemoryLayout<Event>.size == MemoryLayout<jgb_event>.size)
        #expect(MemoryLayout<Event>.stride == MemoryLayout<jgb_event>.stride)
        let seen = unsafe withUnsafeBytes(of: event) { unsafe $0.load(as: jgb_event.self) }
        #expect([seen.sequence, seen.time_ns, seen.cause] == [1, 2, 3])
        #expect(seen.kind == JGB_EVENT_SECTION_WILL_DISPLAY)
        #expect(seen.flags == JGB_EVENT_HAS_IDENTIFIER && seen.origin == JGB_ORIGIN_PROGRAM)
        #expect(seen.element.category == JGB_DECORATION_VIEW && seen.element.element_kind == 4)
        #expect(seen.element.index_path.section == 5 && seen.element.index_path.item == 6)
        #expect(seen.reusable_view == 7 && seen.generation == 8 && seen.reserved == 0)
        #expect([seen.identifier, seen.value, seen.other_value] == [9, 10, 11])
        #expect([seen.number, seen.other_number] == [12, 13])
        #expect([seen.point.x, seen.point.y] == [14, 15])
        #expect([seen.other_point.x, seen.other_point.y] == [16, 17])
        #expect([seen.first_run, seen.run_count] == [18, 19])
        #expect([seen.first_identifier, seen.identifier_count] == [20, 21])
    }

    @Test("A sample of a pointer has each field where the header has it")
    func pointer() {
        let sample = PointerSample(
            .up, Point(x: 1, y: 2), at: 3, pointer: 4, device: .pen, buttons: .middle,
            modifiers: [.shift, .meta])
        #expect(MemoryLayout<PointerSample>.stride == MemoryLayout<jgb_pointer_sample>.stride)
        let seen = unsafe withUnsafeBytes(of: sample) {
            unsafe $0.load(as: jgb_pointer_sample.self)
        }
        #expect(seen.time_ns == 3 && seen.position.x == 1 && seen.position.y == 2)
        #expect(seen.pointer == 4 && seen.phase == JGB_POINTER_UP)
        #expect(seen.device == JGB_DEVICE_PEN)
        #expect(UInt32(seen.buttons) == JGB_BUTTON_MIDDLE)
        #expect(UInt32(seen.modifiers) == JGB_MODIFIER_SHIFT | JGB_MODIFIER_META)
    }

    @Test("A sample of a wheel has each field where the header has it")
    func wheel() {
        let sample = WheelSample(
            Point(x: 1, y: 2), Point(x: 3, y: 4), at: 5, unit: .pages, phase: .ended,
            isMomentum: true, modifiers: .alt)
        #expect(MemoryLayout<WheelSample>.stride == MemoryLayout<jgb_wheel_sample>.stride)
        let seen = unsafe withUnsafeBytes(of: sample) {
            unsafe $0.load(as: jgb_wheel_sample.self)
        }
        #expect(seen.time_ns == 5 && seen.delta.x == 1 && seen.delta.y == 2)
        #expect(seen.position.x == 3 && seen.position.y == 4)
        #expect(seen.unit == JGB_WHEEL_PAGES && seen.phase == JGB_GESTURE_ENDED)
        #expect(seen.is_momentum == 1 && UInt32(seen.modifiers) == JGB_MODIFIER_ALT)
    }

    @Test("An element of accessibility has each field where the header has it")
    func accessibility() {
        var element = AccessibilityElement.blank
        element.frame = Rect(x: 1, y: 2, width: 3, height: 4)
        (element.place, element.identifier) = (5, 6)
        (element.positionInSet, element.setSize) = (7, 8)
        (element.rowIndex, element.columnIndex) = (9, 10)
        (element.rowCount, element.columnCount) = (11, 12)
        element.element = .supplementary(.sectionFooter, IndexPath(section: 13, item: 14))
        (element.role, element.states) = (.treeItem, [.isHidden, .hasIdentifier])
        (element.level, element.reusableView) = (15, ReusableView(rawValue: 16))
        (element.generation, element.partCount) = (17, 18)
        #expect(
            MemoryLayout<AccessibilityElement>.stride
                == MemoryLayout<jgb_accessibility_element>.stride)
        let seen = unsafe withUnsafeBytes(of: element) {
            unsafe $0.load(as: jgb_accessibility_element.self)
        }
        #expect([seen.frame.x, seen.frame.y, seen.frame.width, seen.frame.height] == [1, 2, 3, 4])
        #expect(seen.place == 5 && seen.identifier == 6)
        #expect([seen.position_in_set, seen.set_size] == [7, 8])
        #expect([seen.row_index, seen.column_index] == [9, 10])
        #expect([seen.row_count, seen.column_count] == [11, 12])
        #expect(seen.element.element_kind == JGB_KIND_SECTION_FOOTER)
        #expect([seen.element.index_path.section, seen.element.index_path.item] == [13, 14])
        #expect(seen.role == JGB_ACCESSIBILITY_ROLE_TREE_ITEM)
        #expect(seen.states == JGB_ACCESSIBILITY_HIDDEN | JGB_ACCESSIBILITY_HAS_IDENTIFIER)
        #expect([seen.level, seen.reusable_view, seen.generation] == [15, 16, 17])
        #expect(seen.part_count == 18)
    }

    @Test("A sample of a pinch has each field where the header has it")
    func pinch() {
        let sample = PinchSample(.ended, scale: 1.5, Point(x: 1, y: 2), at: 3)
        #expect(MemoryLayout<PinchSample>.stride == MemoryLayout<jgb_pinch_sample>.stride)
        let seen = unsafe withUnsafeBytes(of: sample) {
            unsafe $0.load(as: jgb_pinch_sample.self)
        }
        #expect(seen.time_ns == 3 && seen.center.x == 1 && seen.center.y == 2)
        #expect(seen.scale == 1.5 && seen.phase == JGB_GESTURE_ENDED)
    }

    @Test("A run has each field where the header has it")
    func run() {
        let run = ItemRun(indexPath: IndexPath(section: 1, item: 2), count: 3)
        #expect(MemoryLayout<ItemRun>.stride == MemoryLayout<jgb_item_run>.stride)
        let seen = unsafe withUnsafeBytes(of: run) { unsafe $0.load(as: jgb_item_run.self) }
        #expect([seen.index_path.section, seen.index_path.item] == [1, 2])
        #expect(seen.count == 3)
    }
}
