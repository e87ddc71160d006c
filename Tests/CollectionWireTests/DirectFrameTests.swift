import CollectionCore
import CollectionWire
import Testing

/// Display frames, written and read straight to and from bytes, against protobuf-c.
@Suite struct DirectFrameTests {
    @Test("Bytes and values are those of protobuf-c", arguments: 0..<8)
    func agreement(round: Int) throws {
        var random = SplitMix(state: UInt64(round))
        for _ in 0..<250 {
            let seed = random.state
            let (id, frame) = (random.number(), random.displayFrame())
            let wakeAt = WakeTime.time(numbered: random.number())
            let message = frame.message(id: id, wakeAt)
            #expect(frame.direct(id: id, wakeAt) == message, "seed \(seed)")
            let received = try #require(DisplayFrame.read(bytes: message), "seed \(seed)")
            #expect(received == Response.general(message), "seed \(seed)")
        }
    }

    @Test("What is rare is written and read by protobuf-c")
    func rare() {
        var completed = DisplayFrame()
        completed.completions = [Completion(tag: 300, isFinished: true)]
        var diagnosed = DisplayFrame()
        diagnosed.diagnostics = [
            Diagnostic(
                code: .oversizedItem, element: .cell(IndexPath(section: 1, item: 2)), size: .zero,
                otherSize: .zero)
        ]
        for frame in [completed, diagnosed] {
            let message = frame.message(id: 1)
            #expect(frame.direct(id: 1) == message)
            #expect(DisplayFrame.read(bytes: message) == nil)
            #expect(Response.general(message) != nil)
        }
    }

    @Test("A frame that is longer than a message may be is refused, however it is written")
    func tooLong() {
        var frame = SplitMix(state: 3).shown(count: 40)
        frame.removedViews = []
        let length = frame.message(id: 1).count
        var output = ByteBuffer(keptBytes: 0)
        let arena = MessageArena()
        #expect(output.append(frame, id: 1, in: arena, messageBytesMax: length) == nil)
        #expect(output.count == MessagePrefix.byteCount + length)
        #expect(output.append(frame, id: 1, in: arena, messageBytesMax: length - 1) == length)
        #expect(output.count == MessagePrefix.byteCount + length)
    }

    /// Valid messages that protobuf-c reads, in shapes that it does not write.
    @Test("A response of another shape is left to protobuf-c", arguments: shapes.indices)
    func shape(index: Int) {
        #expect(DisplayFrame.read(bytes: Self.shapes[index]) == nil)
        #expect(Response.general(Self.shapes[index]) != nil)
    }

    private static let shapes: [[UInt8]] = {
        let id: [UInt8] = [0x08, 5]
        let frames = field(8, [UInt8](repeating: 0, count: 32))
        let one: [UInt8] = [0x78, 1]
        func elements(_ bytes: [UInt8]) -> [UInt8] { id + field(7, field(8, bytes)) }
        return [
            [], id, id + [0x20, 7], field(7, []) + id, id + field(7, []) + field(7, []),
            id + field(7, []) + [0x98, 0x06, 1], id + field(7, [0x30, 2]),
            id + field(7, [0x30, 1, 0x08, 1]), id + field(7, field(9, [0x81, 0x00])),
            id + field(7, [0x48, 1]), elements([]), elements(one + frames),
            elements([0x20, 7] + frames + one), elements(frames + one + one),
            elements(field(1, []) + frames + one), elements(frames + field(14, []) + one),
            elements(frames + [0x78, 0x81, 0x00]),
            elements(field(4, [0x81, 0x00]) + frames + one),
        ]
    }()

    @Test("A refused response is not read otherwise", arguments: refused.indices)
    func refusal(index: Int) {
        #expect(DisplayFrame.read(bytes: Self.refused[index]) == nil)
        #expect(Response.general(Self.refused[index]) == nil)
    }

    private static let refused: [[UInt8]] = {
        let frames = field(8, [UInt8](repeating: 0, count: 32))
        let one: [UInt8] = [0x78, 1]
        func elements(_ bytes: [UInt8]) -> [UInt8] { [0x08, 5] + field(7, field(8, bytes)) }
        return [
            elements(field(1, [4]) + frames + one), elements(field(4, [1, 2]) + frames + one),
            elements(frames + field(13, [1]) + one), elements(frames + [0x78, 2]),
            elements(frames), elements(frames + field(9, [0, 0]) + one),
            elements(frames + field(14, [UInt8](repeating: 0, count: 8)) + one),
            elements(frames + [0x78, 0xff, 0xff, 0xff, 0xff, 0x0f]),
        ]
    }()

    @Test("A spoilt frame that is read is what protobuf-c reads", arguments: 0..<8)
    func spoilt(round: Int) {
        var random = SplitMix(state: UInt64(200 + round))
        var readCount = 0
        for _ in 0..<1000 {
            let seed = random.state
            var message = random.displayFrame().message(id: random.number())
            random.spoil(&message)
            guard let read = DisplayFrame.read(bytes: message) else { continue }
            readCount += 1
            #expect(read == Response.general(message), "seed \(seed)")
        }
        #expect(readCount > 50)
    }
}

extension DisplayFrame {
    /// The display frame that is read straight from a message, printed.
    static func read(bytes: [UInt8]) -> String? {
        unsafe bytes.withUnsafeBytes { unsafe DisplayFrame.read($0) }.map {
            "\($0.id) \($0.frame) \(String(describing: $0.wakeAt))"
        }
    }

    /// As protobuf-c writes it, without the prefix.
    func message(id: UInt64, _ wakeAt: WakeTime? = nil) -> [UInt8] {
        var response = Response(id: id, outcome: .success(self, to: DisplayFrameRequest.self))
        response.news.wakeAt = wakeAt
        return Array(response.bytes.dropFirst(MessagePrefix.byteCount))
    }

    /// As a connection writes it.
    func direct(id: UInt64, _ wakeAt: WakeTime? = nil) -> [UInt8] {
        var written = ByteBuffer(keptBytes: 0)
        var news = ViewNews()
        news.wakeAt = wakeAt
        _ = written.append(self, id: id, news, in: MessageArena(), messageBytesMax: .max)
        return Array(written.bytes.dropFirst(MessagePrefix.byteCount))
    }
}

extension Response {
    /// The display frame that protobuf-c reads from a message, or what else, printed; nil when it
    /// is no message.
    static func general(_ message: [UInt8]) -> String? {
        let arena = MessageArena()
        let response = unsafe message.withUnsafeBytes { try? unsafe arena.unpackResponse($0) }
        guard let response else { return nil }
        let frame = response.answer(to: DisplayFrameRequest.self)
        return "\(response.id) \(frame.map { "\($0)" } ?? "\(response.outcome)") "
            + "\(String(describing: response.news.wakeAt))"
    }
}

extension SplitMix {
    /// A display frame with elements that differ from the default in everything.
    func shown(count: Int) -> DisplayFrame {
        var random = self
        var frame = DisplayFrame()
        frame.elements = (0..<count).map { _ in random.attributes(transformCount: 0) }
        return frame
    }

    mutating func displayFrame() -> DisplayFrame {
        var frame = DisplayFrame()
        frame.sequence = number()
        frame.contentSize = Size(width: double(), height: double())
        frame.contentOffset = Point(x: double(), y: double())
        frame.contentOffsetAdjustment = Point(x: double(), y: double())
        frame.isComplete = flag()
        frame.didLayoutChange = flag()
        frame.transitionEnd_ns = flag() ? number() : nil
        frame.removedViews = (0..<next() % 4).map { _ in ReusableView(rawValue: number32()) }
        let count = next() % 6
        let transformCount = count > 0 && flag() ? UInt32(next() % 3) : 0
        // A column is left out where all elements have the default.
        let isPlain = flag()
        frame.elements = (0..<count).map { _ in
            isPlain ? plain() : attributes(transformCount: transformCount)
        }
        if flag() { frame.identifiers = frame.elements.map { _ in number() } }
        frame.transforms = (0..<transformCount).map { _ in
            Transform3D(elements: InlineArray { _ in double() })
        }
        return frame
    }

    private mutating func plain() -> LayoutAttributes {
        LayoutAttributes(
            element: .cell(IndexPath(section: 0, item: number32())), reuseIdentifier: .standard,
            frame: Rect(x: 0, y: double(), width: 400, height: double()), zIndex: 0, flags: [])
    }

    fileprivate mutating func attributes(transformCount: UInt32) -> LayoutAttributes {
        let path = IndexPath(section: number32(), item: number32())
        let element =
            flag() ? Element.cell(path) : .supplementary(ElementKind(rawValue: number32()), path)
        var attributes = LayoutAttributes(
            element: element, reuseIdentifier: ReuseIdentifier(rawValue: number32()),
            frame: Rect(x: double(), y: double(), width: double(), height: double()),
            zIndex: Int32(truncatingIfNeeded: next()) >> Int32(next() % 32),
            flags: LayoutAttributes.Flags(rawValue: number32()))
        attributes.reusableView = ReusableView(rawValue: flag() ? .max : number32())
        attributes.generation = number32()
        attributes.alpha = flag() ? 1 : double()
        attributes.hostTag = number()
        attributes.transform = UInt32(next() % UInt64(transformCount + 1))
        return attributes
    }

    private mutating func number32() -> UInt32 { UInt32(truncatingIfNeeded: number()) }
}
