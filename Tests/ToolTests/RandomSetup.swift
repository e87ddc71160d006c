@testable import jogakbo

/// Makes JSON that a message may be, at random.
struct RandomSetup {
    private var random: RandomNumbers
    /// Whether names and numbers stand in all their forms.
    private let varies: Bool

    init(seed: UInt64, varies: Bool) {
        random = RandomNumbers(seed: seed)
        self.varies = varies
    }

    private mutating func chance(_ part: UInt64) -> Bool { random.next() % part == 0 }

    mutating func json(of type: MessageType) -> JSON {
        var members: [JSON.Member] = []
        var choices: Set<Int> = []
        let chosen = Int(random.next()) % max(1, type.fields.count)
        for (index, field) in type.fields.enumerated() {
            if let choice = field.choiceOffset {
                // Of a choice one, and any one of a message that is nothing else.
                if index < chosen || !choices.insert(choice).inserted { continue }
            } else if !chance(3) {
                continue
            }
            let name = varies && chance(4) ? field.protoName : field.name
            members.append(JSON.Member(name, value(of: field)))
        }
        return .object(members)
    }

    private mutating func value(of field: MessageField) -> JSON {
        if !field.isRepeated { return single(field) }
        let count = random.next() % 4
        return .array((0..<count).map { _ in single(field) })
    }

    private mutating func single(_ field: MessageField) -> JSON {
        switch field.kind {
        case .int32: return whole(Int(random.next() % 1000) - 500)
        case .uint32: return whole(chance(8) ? Int(UInt32.max) : Int(random.next() % 1000))
        case .int64: return .string("\(Int64(random.next()) - 1 << 30)")
        case .uint64:
            if chance(8) { return .string("18446744073709551615") }
            return varies && chance(2)
                ? .integer(Int(random.next())) : .string("\(random.next())")
        case .float: return .number(Double("\(Float(random.unit() * 1000))") ?? 0)
        case .double: return .number(chance(4) ? random.unit() * 1e-9 : random.unit() * 1000)
        case .bool: return .bool(chance(2))
        case .string:
            return .string(["", "a", "가\"\\\n나", "ordinary", "\u{0}"].randomElement(&random))
        case .enumeration(let type):
            let value = type.cases.randomElement(&random)
            return varies && chance(4) ? .integer(Int(value.number)) : .string(value.name)
        case .message: return field.message.map { json(of: $0) } ?? .null
        }
    }

    private mutating func whole(_ number: Int) -> JSON {
        if !varies { return .integer(number) }
        if chance(3) { return .string("\(number)") }
        return chance(2) ? .number(Double(number)) : .integer(number)
    }
}

extension Array {
    fileprivate func randomElement(_ random: inout RandomNumbers) -> Element {
        self[Int(random.next() % UInt64(count))]
    }
}
