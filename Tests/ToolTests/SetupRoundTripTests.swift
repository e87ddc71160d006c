import CollectionCore
import CollectionWire
import Testing

@testable import jogakbo

@Suite("Set-ups, written and read again")
struct SetupRoundTripTests {
    /// Reads JSON into a fresh message, and writes that.
    private func written(_ json: JSON, _ type: MessageType) throws -> JSON {
        let arena = MessageArena()
        let words = unsafe arena.column(of: UInt64.self, count: (type.byteCount + 7) / 8)
        let message = UnsafeMutableRawPointer(words)
        unsafe type.begin(message)
        try unsafe MessageReader(arena: arena).read(json, into: message, type)
        return unsafe MessageWriter(arena: arena).json(UnsafeRawPointer(message), type)
    }

    @Test func randomMessagesAreWrittenAsTheyWereRead() throws {
        let type = SetupFile().type
        for seed in 0..<1_000 as Range<UInt64> {
            var random = RandomSetup(seed: seed, varies: seed % 2 == 1)
            let json = random.json(of: type)
            let once = try written(JSON(parsing: Array(json.text.utf8)), type)
            let twice = try written(JSON(parsing: Array(once.text.utf8)), type)
            #expect(once.text == twice.text, "seed \(seed): \(json.text)")
        }
    }

    @Test func randomMessagesKeepWhatTheyAreGiven() throws {
        let type = SetupFile().type
        for seed in 0..<500 as Range<UInt64> {
            var random = RandomSetup(seed: seed, varies: false)
            let json = random.json(of: type)
            #expect(try written(json, type) == json.withoutZeros(type), "seed \(seed)")
        }
    }

    @Test func setupsAreEqualAfterOneRound() throws {
        let type = SetupFile().type
        var count = 0
        for seed in 0..<1_500 as Range<UInt64> {
            var random = RandomSetup(seed: seed, varies: false)
            guard let first = try? setup(random.json(of: type).text) else { continue }
            let text = SetupFile.text(of: first)
            let second = try setup(text)
            #expect(second == first, "seed \(seed): \(text)")
            #expect(SetupFile.text(of: second) == text, "seed \(seed)")
            count += 1
        }
        // Others are what no message may be, such as a layout that is none.
        #expect(count > 300)
    }

    @Test func theViewOfADumpIsEqual() throws {
        let first = try setup(documentedSetup())
        let second = try setup(SetupFile.text(of: first))
        var frames: [DisplayFrame] = []
        for setup in [first, second] {
            var view = CollectionView(limits: Limits())
            try view.setUp(setup, within: Limits())
            frames.append(
                try view.displayFrame(
                    for: DisplayFrameRequest(
                        bounds: Rect(x: 0, y: 40, width: 320, height: 300), time_ns: 5,
                        isComplete: true, preferredSizes: [])))
        }
        #expect(frames[0].elements.count > 8)
        #expect(frames[0].elements == frames[1].elements)
        #expect(frames[0].contentSize == frames[1].contentSize)
        #expect(first == second)
    }
}

extension JSON {
    /// What is left when fields are left out that are zero, except for those of a choice and
    /// entries of lists.
    fileprivate func withoutZeros(_ type: MessageType) -> JSON {
        guard case .object(let members) = self else { return self }
        return .object(
            members.compactMap { member in
                guard let index = type.index(of: member.name) else { return member }
                let field = type.fields[index]
                if field.choiceOffset == nil && member.value.isZero(field) { return nil }
                return JSON.Member(member.name, member.value.withoutZeros(field))
            })
    }

    private func withoutZeros(_ field: MessageField) -> JSON {
        guard let type = field.message else { return self }
        if case .array(let values) = self { return .array(values.map { $0.withoutZeros(type) }) }
        return withoutZeros(type)
    }

    private func isZero(_ field: MessageField) -> Bool {
        if case .enumeration(let type) = field.kind { return self == .string(type.cases[0].name) }
        return [.integer(0), .number(0), .bool(false), .string(""), .string("0"), .array([])]
            .contains(self)
    }
}
