import CollectionCore
import CollectionWire
import Testing

@testable import jogakbo

@Suite("What is wrong with a set-up")
struct SetupFaultTests {
    /// The message of the error that the only file is refused with.
    private func fault(_ text: String) throws -> String? {
        try withFiles(["a.json": text]) { path in
            do throws(CommandError) {
                _ = try SetupFile.read([path("a.json")])
                return nil
            } catch {
                return String(error.message.dropFirst(path("a.json").count))
            }
        }
    }

    static let fields: [(text: String, fault: String)] = [
        (
            "{\"layout\": {\"flow\": {\"itemSise\": 1}}}",
            ": layout.flow.itemSise: there is no such field; known are 'scrollDirection', "
        ),
        (
            "{\"layout\": {\"grid\": {\"lanes\": {\"minimumLenght\": 1}}}}",
            ": layout.grid.lanes.minimumLenght: there is no such field; did you mean "
                + "'minimumLength'?"
        ),
        ("{\"layuot\": 1}", ": layuot: there is no such field; did you mean 'layout'?"),
        ("{\"layout\": 3}", ": layout: an object is expected, found the number 3"),
        ("{\"layout\": \"list\"}", ": layout: an object is expected, found the text 'list'"),
        ("{\"sections\": {}}", ": sections: an array is expected, found an object"),
        ("{\"sections\": [[]]}", ": sections[0]: an object is expected, found an array"),
        ("{\"sections\": [null]}", ": sections[0]: an object is expected, found null"),
        (
            "{\"sections\": [{}, {\"itemCount\": -1}]}",
            ": sections[1].itemCount: -1 is not from 0 to 4294967295"
        ),
        (
            "{\"sections\": [{\"itemCount\": 4294967296}]}",
            ": sections[0].itemCount: 4294967296 is not from 0 to 4294967295"
        ),
        (
            "{\"sections\": [{\"itemCount\": 1.5}]}",
            ": sections[0].itemCount: a whole number is expected, found the number 1.5"
        ),
        (
            "{\"sections\": [{\"identifier\": 1, \"items\": [\"1\", \"two\"]}]}",
            ": sections[0].items[1]: a whole number is expected, found the text 'two'"
        ),
        (
            "{\"sections\": [{\"identifier\": 1, \"items\": [\"18446744073709551616\"]}]}",
            ": sections[0].items[0]: 18446744073709551616 is not from 0 to 18446744073709551615"
        ),
        (
            "{\"sections\": [{\"content\": {\"heights\": [1, 1e39]}}]}",
            ": sections[0].content.heights[1]: 1e+39 is not from -3.4028235e+38 to 3.4028235e+38"
        ),
        (
            "{\"scrolling\": {\"isEnabled\": 1}}",
            ": scrolling.isEnabled: true or false is expected, found the number 1"
        ),
        (
            "{\"scrolling\": {\"snapPoints\": \"SNAP_PAGE\"}}",
            ": scrolling.snapPoints: 'SNAP_PAGE' is no SnapPoints; did you mean 'SNAP_PAGES'?"
        ),
        (
            "{\"scrolling\": {\"snapPoints\": 9}}",
            ": scrolling.snapPoints: 9 is no SnapPoints; known are 'SNAP_NONE', "
        ),
        (
            "{\"scrolling\": {\"snapPoints\": []}}",
            ": scrolling.snapPoints: one of 'SNAP_NONE', 'SNAP_ITEM_STARTS', "
        ),
        (
            "{\"prototypes\": [{\"name\": 3}]}",
            ": prototypes[0].name: a text is expected, found the number 3"
        ),
        (
            "{\"layout\": {\"grid\": {}, \"flow\": {}}}",
            ": layout.flow: there is 'grid' already, and only one may be"
        ),
        (
            "{\"eventMask\": 1, \"event_mask\": 1}",
            ": event_mask: is there twice, by both of its names"
        ),
        ("[]", ": an object is expected, found an array"),
        ("3", ": an object is expected, found the number 3"),
    ]

    @Test(arguments: fields.indices)
    func aFieldThatCannotBeIsNamed(index: Int) throws {
        let (text, expected) = Self.fields[index]
        let fault = try #require(try fault(text), "\(text)")
        #expect(fault.hasPrefix(expected), "\(fault)")
    }

    static let texts: [(text: String, fault: String)] = [
        ("", ":1: unexpected end of data"),
        ("{\n\"a\"\n3}", ":3: object property name separator ':' expected"),
        ("{} {}", ":1: unexpected character"),
        ("{'a': 1}", ":1: a text stands in double quotes"),
        ("{\"a\": 'b'}", ":1: unexpected character"),
        ("{\"a\":\n NaN}", ":2: 'NaN' is no number of JSON"),
        ("[-Infinity]", ":1: '-Infinity' is no number of JSON"),
        ("[-01]", ":1: '-01' is no number of JSON"),
        ("[1.]", ":1: '1.' is no number of JSON"),
        ("[1e999]", ":1: 1e999 is too large"),
        ("[9223372036854775808]", ":1: 9223372036854775808 is too large; beyond"),
        ("[-9223372036854775809]", ":1: -9223372036854775809 is too large; beyond"),
        ("[\"a\tb\"]", ":1: a text has a control character"),
        ("{\"a\": 1,\n\"a\": 2}", ":2: a is there twice"),
        (
            "{\"a\": [{}, {\"b\": {\"c\": 1, \"d\": [\"c\"], \"c\": 1}}]}",
            ":1: a[1].b.c is there twice"
        ),
        ("{\"\\u0061\": 1}", ":1: the name '\\u0061' has a backslash"),
        (String(repeating: "[", count: 40), ":1: nesting too deep"),
        ("{\"a\": \"\\x\"}", ":1: invalid string sequence"),
    ]

    @Test(arguments: texts.indices)
    func aTextThatIsNoJSONIsRefusedWithItsLine(index: Int) throws {
        let (text, expected) = Self.texts[index]
        let fault = try #require(try fault(text), "\(text)")
        #expect(fault.hasPrefix(expected), "\(fault)")
    }

    static let views: [(text: String, fault: String)] = [
        ("{\"layout\": {}}", ": the layout is missing"),
        (
            "{\"layout\": {\"flow\": {\"pixelScale\": -1}}}",
            ": layout.flow.pixelScale: pixel_scale is -1"
        ),
        (
            "{\"layout\": {\"grid\": {\"lanes\": {\"count\": 1025}}}}",
            ": layout.grid.lanes: lanes.count is 1025"
        ),
        (
            "{\"sections\": [{}, {\"metrics\": {\"minimumLineSpacing\": {\"value\": -1}}}]}",
            ": sections[1].metrics.minimumLineSpacing: minimum_line_spacing is -1"
        ),
        (
            "{\"sections\": [{\"itemCount\": 2}, {\"itemCount\": 2, \"content\": "
                + "{\"widths\": [1]}}]}",
            ": sections[1].content.widths: widths has 1 entry, but must have 2"
        ),
        (
            "{\"sections\": [{\"identifier\": 1}, {}]}",
            ": sections[1].identifier: either all sections have an identifier, or none has"
        ),
        ("{\"sections\": [{}, {\"identifier\": 1}]}", ": sections[1].identifier: either"),
        ("{\"sections\": [{\"items\": [1]}]}", ": sections[0].items: identifiers of items go"),
        (
            "{\"sections\": [{\"identifier\": 1, \"items\": [1], \"itemCount\": 1}]}",
            ": sections[0].itemCount: 'items' says how many"
        ),
        ("{\"sections\": [{\"identifier\": 1}, {\"identifier\": 1}]}", ": sections[1]: "),
        (
            "{\"sections\": [{\"identifier\": 1, \"itemCount\": 3}, {\"identifier\": 2, "
                + "\"items\": [3]}]}", ": sections[1].items: "
        ),
        (
            "{\"sections\": [{\"identifier\": 1, \"itemCount\": 4294967295}]}", ": sections[0]: "
        ),
        ("{\"sections\": [{\"itemCount\": 2, \"names\": [\"a\"]}]}", ": sections[0].names: "),
        ("{\"prototypes\": [{\"name\": \"\"}]}", ": prototypes[0]: "),
        (
            "{\"prototypes\": [{\"name\": \"a\"}, {\"name\": \"a\"}]}",
            ": prototypes[1]: is there already"
        ),
        ("{\"elementKinds\": [{\"name\": \"a\"}, {\"name\": \"a\"}]}", ": elementKinds[1]: is"),
        ("{\"eventMask\": \"9223372036854775808\"}", ": eventMask: "),
        ("{\"contentAnchor\": {\"policy\": \"ANCHOR_ITEM\"}}", ": contentAnchor: "),
        ("{\"indexTitles\": [{}]}", ": indexTitles: "),
        (
            "{\"scrolling\": {\"lineHeight\": \"NaN\"}}",
            ": scrolling.lineHeight: line_height is NaN"
        ),
    ]

    @Test(arguments: views.indices)
    func aViewThatCannotBeIsRefusedByItsField(index: Int) throws {
        let (text, expected) = Self.views[index]
        let fault = try #require(try fault(text), "\(text)")
        #expect(fault.hasPrefix(expected), "\(fault)")
    }

    @Test func aFileThatIsMissingOrTooLongIsRefused() throws {
        #expect(throws: CommandError.self) { _ = try SetupFile.read(["/nowhere/a.json"]) }
        let long = "{}" + String(repeating: " ", count: SetupFile.bytesMax - 1)
        #expect(try fault(long)?.contains("16777216 bytes are too many") == true)
        #expect(try fault(String(long.dropLast())) == nil)
    }

    @Test func spoiltFilesAreRefusedOrRead() throws {
        let whole = try Array(documentedSetup().utf8)
        var random = RandomNumbers(seed: 4)
        var readCount = 0
        for _ in 0..<3_000 {
            var bytes = whole
            for _ in 0...random.next() % 3 {
                let place = Int(random.next()) % bytes.count
                switch random.next() % 4 {
                case 0: bytes[place] = UInt8(random.next() % 256)
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(whole[Int(random.next()) % whole.count], at: place)
                default: bytes.removeLast(Int(random.next()) % bytes.count / 50)
                }
            }
            let file = SetupFile()
            do {
                try file.lay(TextFile(path: "a.json", bytes: bytes))
                let setup = try file.setup()
                var view = CollectionView(limits: Limits())
                try view.setUp(setup, within: Limits())
                readCount += 1
            } catch {
                #expect(error is InputError || error is Status || error is SetupFault)
            }
        }
        #expect(readCount > 20 && readCount < 2_500, "\(readCount)")
    }

    @Test func theSecondOfTwoFilesIsNamed() throws {
        try withFiles(["a.json": "{\"eventMask\": 1}", "b.json": "{\"eventMusk\": 1}"]) { path in
            do throws(CommandError) {
                _ = try SetupFile.read([path("a.json"), path("b.json")])
                Issue.record("read")
            } catch {
                #expect(error.message.hasPrefix("\(path("b.json")): eventMusk: "))
            }
        }
    }
}
