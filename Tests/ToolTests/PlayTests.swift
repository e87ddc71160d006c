import CollectionCore
import CollectionWire
import Foundation
import Testing

@testable import jogakbo

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("What is played")
struct PlayTests {
    private func script(_ lines: String) throws -> PlayScript {
        try PlayScript(TextFile(path: "in.txt", bytes: Array(lines.utf8)))
    }

    /// Twelve rows of 40 points, named A to L, of which five are shown.
    private func play(_ lines: String, _ more: String = "", _ words: [String] = []) throws -> Play {
        let names = "ABCDEFGHIJKL".map { "\"\($0)\"" }.joined(separator: ", ")
        let file = """
            {"layout": {"list": {"configuration": {"sectionMetrics": {
              "itemSize": {"width": 40, "height": 40}, "minimumLineSpacing": {"value": 0}}}}},
             "sections": [{"itemCount": 12, "names": [\(names)]}]\(more)}
            """
        return try withFiles(["a.json": file]) { path in
            let arguments = try parsed([path("a.json")] + words, of: .show)
            let source = try ShowSource(arguments)
            return try Play(
                name: "a", document: source.document,
                options: LayoutOptions(
                    arguments, headerLength: 0, placesItems: true, file: source.setup),
                viewport: Size(width: 200, height: 200), offset: 0, script: script(lines),
                marks: Marks(arguments))
        }
    }

    @Test func linesAreSamples() throws {
        let script = try script(
            """
            # A title.
            # A comment.
            0 down 10 20 #3 mouse secondary shift control

            0.5 move 40 20 over 0.1 #3
            0.7 up #3
            1 wheel 5 5 0 -30 alt
            1.25 key page-down meta
            1.5 text two words
            """)
        let steps = script.steps
        #expect(steps.count == 12 && script.title == "A title.")
        guard case .pointer(let down) = steps[0].sample, case .pointer(let way) = steps[4].sample,
            case .pointer(let up) = steps[8].sample, case .wheel(let wheel) = steps[9].sample,
            case .key(let key) = steps[10].sample, case .text(let text) = steps[11].sample
        else {
            Issue.record("other samples: \(steps)")
            return
        }
        #expect(down.device == .mouse && down.buttons == .secondary && down.pointer == 3)
        #expect(down.modifiers == [.shift, .control] && down.position == Point(x: 10, y: 20))
        #expect(abs(way.position.x - 25) < 1e-9 && way.time_ns == 550_000_000)
        #expect(up.phase == .up && up.position.x == 40)
        #expect(wheel.delta == Point(x: 0, y: -30) && wheel.modifiers == .alt)
        #expect(key.key == .pageDown && key.modifiers == .meta && text == "two words")
    }

    @Test func pointersMoveAtTheSameTime() throws {
        let steps = try script(
            """
            0 down 0 0
            0 down 9 9 #1
            0.1 move 5 0 over 0.5
            0.1 move 9 5 over 0.5 #1
            """
        ).steps
        #expect(steps.map(\.time_ns) == steps.map(\.time_ns).sorted())
        #expect(steps.count == 64)
    }

    @Test(arguments: [
        ("0 jump", "'jump' is no verb"), ("0 down 1", "a length is missing"),
        ("0 move 1 1", "no pointer #0 is down"), ("-1 end", "'-1' is no time from 0 to 60"),
        ("0 key q", "'q' is no key"), ("0 down 1 1 #x", "'#x' is no pointer"),
        ("0 end 3", "unexpected word '3'"), ("0 key up hyper", "'hyper' is no key that is held"),
        ("0 pinch open 1 1 2", "'open' is no phase of a pinch"),
    ])
    func linesWithoutSenseAreRefused(line: String, reason: String) throws {
        #expect(throws: InputError(path: "in.txt", line: 2, reason: reason)) {
            try script("# one\n\(line)\n")
        }
    }

    @Test func keysMoveFocusAndAreWritten() throws {
        let play = try play(
            "0.1 key down\n0.2 key down\n0.5 end", ", \"focus\": {\"allowsFocus\": true}",
            ["--focused", "0-3"])
        let end = try #require(play.end)
        let focused = end.frame.elements.filter { $0.flags.contains(.isFocused) }
        #expect(focused.map(\.element.indexPath.item) == [5])
        #expect(end.bounds.y > 0)
        #expect(play.text.contains("> key down\n"))
        #expect(play.text.contains("focusDidChange 0·4, runs 0·3\n"))
        let strip = Strip.text(of: play.film(frameCount: 3))
        #expect(XMLParser(data: Data(strip.utf8)).parse(), "\(strip)")
        #expect(strip.contains(">250 ms: key down, key down<"))
    }

    @Test func anItemThatIsMovedKeepsItsName() throws {
        let play = try play(
            """
            0 down 20 20
            0.6 move 20 100 over 0.3
            1 up
            """,
            """
            , "defaultTraits": 512, "movement": {"isStandardMovementEnabled": true}
            """)
        let end = try #require(play.end)
        let names = end.frame.elements.prefix(3).map { end.title(of: $0) }
        #expect(names == ["B", "C", "A"])
        #expect(play.text.contains("itemMoved 0·2, runs 0·0"))
        let film = play.film(frameCount: 5)
        #expect(film.scenes.contains { $0.overlay.pointers.count == 1 })
        #expect(
            film.scenes.contains { scene in
                scene.frame.elements.contains { $0.flags.contains(.isHeld) }
            })
        #expect(film.scenes.last?.overlay.pointers.isEmpty == true)
    }

    @Test func itemsThatAreDroppedKeepTheirNames() throws {
        let play = try play(
            """
            0 down 20 20 mouse
            0.1 move 20 110 over 0.2
            0.5 up
            """, ", \"defaultTraits\": 2048")
        let end = try #require(play.end)
        #expect(end.frame.elements.prefix(3).map { end.title(of: $0) } == ["B", "C", "A"])
        #expect(play.film(frameCount: 9).scenes.contains { $0.overlay.dropLine != nil })
        #expect(play.text.contains("performDrop"))
    }

    @Test func aMenuIsOpenUntilAClickElsewhere() throws {
        let play = try play(
            "0.1 down 20 60 mouse secondary\n0.2 up\n0.5 down 20 150 mouse\n0.6 up\n0.8 end",
            ", \"defaultTraits\": 8192")
        let menus = play.film(frameCount: 9).scenes.map(\.overlay.menu)
        #expect(menus.first == .some(nil) && menus.last == .some(nil))
        #expect(menus.contains(Point(x: 20, y: 60)))
        #expect(play.text.contains("menuRequested 0·1") && play.text.contains("menuDidClose 0·1"))
        #expect(!play.text.contains("tap"))
    }

    @Test func theContentOfASwipedRowIsAside() throws {
        let play = try play(
            "0.1 down 150 60\n0.1 move 60 60 over 0.3\n0.5 up\n1.5 end",
            ", \"defaultTraits\": 33816576, \"swiping\": {\"trailingActionsWidth\": 70}")
        let end = try #require(play.end)
        #expect(end.overlay.actions == [Rect(x: 130, y: 40, width: 70, height: 40)])
        #expect(end.frame.elements.prefix(3).map(\.frame.x) == [0, -70, 0])
        #expect(play.text.contains("swipeEnded 0·1"))
    }

    @Test func aRefreshTakesASecond() throws {
        let play = try play(
            "0.1 down 50 5\n0.1 move 50 199 over 0.3\n0.5 up",
            ", \"scrolling\": {\"isEnabled\": true, \"isRefreshEnabled\": true}")
        let film = play.film(frameCount: 30)
        let times = zip(film.times_ns, film.scenes).filter { $1.overlay.refresh != nil }.map(\.0)
        let duration_ns = (times.last ?? 0) - (times.first ?? 0)
        #expect(duration_ns > 800_000_000 && duration_ns < 1_050_000_000)
        #expect(try #require(play.end).bounds.y == 0)
    }

    @Test func aPinchIsTwoFingers() throws {
        let play = try play(
            "0.1 pinch began 90 50 1\n0.3 pinch changed 90 50 2\n0.4 pinch ended 90 50 2",
            ", \"scrolling\": {\"isEnabled\": true, \"maximumZoomScale\": 3}")
        let film = play.film(frameCount: 20)
        let places = film.scenes.flatMap { $0.overlay.pointers.map(\.position.x) }
        #expect(Set(places) == [75, 105, 60, 120])
        #expect(film.notes.joined() == "")
        #expect(try #require(play.end).frame.elements.first?.frame.width == 400)
    }

    @Test func aFlickIsPlayedUntilItRests() throws {
        let play = try play("0 down 50 150\n0 move 50 50 over 0.1\n0.1 up")
        #expect(play.text.contains("didEndDecelerating"))
        #expect(try #require(play.end).bounds.y == 280)
    }

    @Test func thePageListsWhatHappens() throws {
        let docs = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs")
        let page = try String(contentsOf: docs.appending(path: "interaction.md"), encoding: .utf8)
        let listings = page.matches(
            of: /\n    jogakbo show ([^\n]*--play [^\n]*)\n\n```\n((?:[^`]|`(?!``))*)```/)
        #expect(listings.count == 3)
        for listing in listings {
            let words = listing.1.split(separator: " ").map { word in
                word.hasSuffix(".json") || word.hasSuffix(".txt")
                    ? docs.appending(path: "interaction/\(word)").path : String(word)
            }
            let arguments = try parsed(words, of: .show)
            let source = try ShowSource(arguments)
            let play = try Play(
                name: "a", document: source.document,
                options: LayoutOptions(
                    arguments, headerLength: 24, placesItems: true, file: source.setup),
                viewport: arguments.viewport(), offset: 0,
                script: #require(try PlayScript.asked(by: arguments)), marks: Marks(arguments))
            #expect(play.text.hasSuffix("\n\n" + listing.2), "\(play.text)")
        }
    }

    @Test(arguments: [
        ["--insert", "0-1"], ["--flick", "300"], ["--accessibility"], ["--animate"], ["--time"],
    ])
    func otherPicturesExcludeIt(words: [String]) throws {
        #expect {
            _ = try PlayScript.asked(by: parsed(["--play", "none.txt"] + words, of: .show))
        } throws: { error in
            (error as? CommandError)?.exitStatus == 2
        }
    }
}
