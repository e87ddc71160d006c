import CollectionCore
import Foundation
import Testing

@testable import jogakbo

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Pictures of updates")
struct TransitionPictureTests {
    /// Twenty items of 50 x 50 on lines of five, without a header unless it has a length.
    private func film(
        _ words: [String], frameCount: Int? = nil, headerLength: Double = 0
    ) throws -> Film {
        let items = (0..<20).map { "s\t<\($0)>\t50\t50\n" }.joined()
        let document = try Document(
            tabSeparated: TextFile(path: "in.tsv", bytes: Array(items.utf8)))
        let arguments = try parsed(
            ["--svg", "-", "--curve", "linear", "--duration", "400"] + words, of: .show)
        let update = try #require(try UpdateOptions(arguments))
        let form = try Show.Form(arguments, takesTime: true)
        return try Film(
            name: "a <b> & \"c\"", document: document,
            options: LayoutOptions(arguments, headerLength: headerLength),
            viewport: Size(width: 290, height: 170), offset: 0, update: update,
            frameCount: frameCount ?? form.frameCount(update))
    }

    private func isWellFormed(_ text: String) -> Bool {
        XMLParser(data: Data(text.utf8)).parse()
    }

    private static let update = [
        "--delete", "0-2", "--insert", "0-5x2", "--move", "0-1:0-12", "--disappear", "scale",
    ]

    @Test func aStripShowsEachDisplayFrame() throws {
        let film = try film(Self.update + ["--strip", "5"])
        #expect(film.times_ns == [0, 100_000_000, 200_000_000, 300_000_000, 400_000_000])
        let text = Strip.text(of: film)
        #expect(isWellFormed(text), "\(text)")
        #expect(text.ranges(of: "<clipPath").count == 5)
        // Whatever is half there or transformed is a group: the two that come, in all display
        // frames but the last, and the one that goes, but for the first.
        let groups = text.ranges(of: /<g [^>]*opacity=/).count
        #expect(groups == 4 * 2 + 3)
        #expect(text.ranges(of: /transform="matrix\(0\.55,0,0,0\.55,/).count == 1)
        #expect(text.contains("100 ms"))
        #expect(text.contains("2 come, 1 goes, 1 moves in 400 ms"))
        // Who goes has the old title, and is not there in the end.
        #expect(text.ranges(of: "&lt;2&gt;").count == 4)
        #expect(text.ranges(of: ">new<").count == 2 * 5)
    }

    @Test(arguments: [2, 4, 7, 60])
    func theLastDisplayFrameIsTheEnd(count: Int) throws {
        let film = try film(Self.update + ["--strip", "\(count)"])
        let last = try #require(film.scenes.last)
        #expect(film.times_ns.last == 400_000_000)
        #expect(last.frame.transitionEnd_ns == nil)
        #expect(last.frame.elements.allSatisfy { !$0.flags.contains(.isDisappearing) })
    }

    @Test func elementsMoveEvenlyInALinearStrip() throws {
        let film = try film(["--delete", "0-0", "--strip", "3"])
        let x = film.scenes.map { scene in
            scene.frame.elements.first { element in
                !element.flags.contains(.isDisappearing)
                    && element.element.indexPath.item == 0
            }?.frame.x
        }
        #expect(x == [60, 30, 0])
    }

    @Test func theContentScrollsMeanwhile() throws {
        let words = ["--delete", "0-0", "--pin-headers", "--strip", "3"]
        let still = try film(words, headerLength: 20)
        let scrolled = try film(words + ["--scroll", "30"], headerLength: 20)
        #expect(still.scenes.map(\.bounds.y) == [0, 0, 0])
        #expect(scrolled.scenes.map(\.bounds.y) == [0, 15, 30])
        #expect(scrolled.words == "1 goes in 400 ms; the content scrolls by 30 points")
        for (scene, stillScene) in zip(scrolled.scenes, still.scenes) {
            // The header stays at the top; in the content, items are where they were anyway.
            let header = scene.frame.elements.first { $0.element.kind == .sectionHeader }
            #expect(header?.frame.y == scene.bounds.y)
            let second = scene.frame.elements.first { isItem($0, 1) }
            #expect(second != nil)
            #expect(second?.frame == stillScene.frame.elements.first { isItem($0, 1) }?.frame)
        }
    }

    @Test func itemsComeOneAfterAnother() throws {
        let words = ["--insert", "0-5x4", "--every", "100", "--duration", "200"]
        let film = try film(words + ["--strip", "6"])
        #expect(film.times_ns == [0, 100, 200, 300, 400, 500].map { $0 * 1_000_000 })
        #expect(film.words == "4 come, one every 100 ms, each in 200 ms")
        for (index, scene) in film.scenes.enumerated() {
            let new = scene.frame.elements.filter { scene.title(of: $0) == "new" }
            let alphas = new.sorted { $0.element.indexPath.item < $1.element.indexPath.item }
                .map { Double($0.alpha) }
            // Each takes two display frames, and the next one begins with the second of them.
            #expect(alphas == (0...min(index, 3)).map { min(1, Double(index - $0) / 2) })
        }
        // A picture that moves takes as long as all of them.
        let moving = try self.film(words + ["--animate"])
        #expect(moving.scenes.count == 16)
        let whole_s = Keyframes.restBefore_s + 0.5 + Keyframes.restAfter_s
        let text = AnimatedPicture.text(of: moving)
        #expect(text.contains(" \(Decimal.short(whole_s, places: 3))s linear infinite"))
    }

    private func isItem(_ attributes: LayoutAttributes, _ item: UInt32) -> Bool {
        attributes.element.category == .cell && attributes.element.indexPath.item == item
            && !attributes.flags.contains(.isDisappearing)
    }

    @Test func anAnimatedPictureHasAGroupForEachView() throws {
        let film = try film(Self.update + ["--animate"])
        #expect(film.scenes.count == 13)
        let text = AnimatedPicture.text(of: film)
        #expect(isWellFormed(text), "\(text)")
        var views: Set<UInt32> = []
        for scene in film.scenes {
            for attributes in scene.frame.elements {
                views.insert(attributes.reusableView.rawValue)
            }
        }
        for view in views { #expect(text.ranges(of: "<g id=\"view-\(view)\"").count == 1) }
        #expect(text.ranges(of: /<g id="view-\d+"/).count == views.count)
        let moving = text.ranges(of: /@keyframes/).count
        #expect(moving == text.ranges(of: /style="animation:/).count)
        // The first item stays where it is.
        #expect((1..<views.count).contains(moving))
        #expect(!text.contains("<script"))
        #expect(text == AnimatedPicture.text(of: try self.film(Self.update + ["--animate"])))
    }

    @Test func keyframesTellWhenAViewComesAndGoes() throws {
        func state(_ x: Double, _ opacity: Double = 1) -> ViewTrack.State {
            ViewTrack.State(transform: .translation(x: x, y: 0), opacity: opacity)
        }
        #expect(Keyframes([state(3), state(3), state(3)], duration_s: 1).isStill)
        let gone = Keyframes([state(0), state(5), nil], duration_s: 2)
        #expect(!gone.isStill)
        #expect(gone.end == state(5, 0))
        #expect(gone.marks.map(\.percent) == gone.marks.map(\.percent).sorted())
        #expect(gone.marks.filter { $0.state == state(5, 1) }.count == 2)
        let late = Keyframes([nil, state(5), state(5)], duration_s: 2)
        #expect(late.marks.first?.state == state(5, 0))
        #expect(late.end == state(5))
        #expect(late.text(name: "v").contains("100%{transform:matrix(1,0,0,1,5,0);opacity:1}"))
    }

    @Test func withoutAFormTheEndIsShown() throws {
        let film = try film(Self.update)
        let scene = try #require(film.scenes.first)
        #expect(film.scenes.count == 1)
        #expect(scene.frame.transitionEnd_ns == nil)
        let titles = scene.frame.elements.map { scene.title(of: $0) }
        #expect(titles.prefix(7) == ["<0>", "<3>", "<4>", "<5>", "<6>", "new", "new"])
        #expect(titles[12] == "<1>")
        #expect(isWellFormed(Picture.text(of: scene)))
    }

    @Test func aTerminalShowsAStripToo() throws {
        let film = try film(Self.update + ["--strip", "3"])
        let text = Strip.terminalText(of: film, columns: 120, hasColor: false)
        #expect(text.contains("200 ms"))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.count <= 124 }, "\(text)")
        #expect(
            Strip.terminalText(of: film, columns: 1, hasColor: true).contains("\u{1B}[0m"))
    }

    @Test func transformsAreAboutTheCentre() {
        var turn = Transform3D.identity
        turn.elements[0] = 0
        turn.elements[1] = 1
        turn.elements[4] = -1
        turn.elements[5] = 0
        let map = Affine(turn, about: Rect(x: 10, y: 20, width: 40, height: 20))
        #expect(map.point(x: 30, y: 30) == Point(x: 30, y: 30))
        // A quarter turn clockwise, y growing downwards: the right edge comes to the bottom.
        #expect(map.point(x: 50, y: 30) == Point(x: 30, y: 50))
        #expect(map.text == "matrix(0,1,-1,0,60,0)")
    }

    @Test(arguments: [
        ["--insert", "5"], ["--insert", "1-2x0"], ["--delete", "1-2x"], ["--move", "1-2"],
        ["--move", "1-2:3"], ["--insert", "1-2", "--curve", "round"],
        ["--insert", "1-2", "--appear", "slide"], ["--insert", "1-2", "--duration", "-1"],
        ["--strip", "3"], ["--svg", "x", "--animate"], ["--insert", "1-2", "--animate"],
        ["--insert", "1-2", "--strip", "0"], ["--insert", "1-2", "--scroll", "far"],
        ["--insert", "1-2", "--every", "0"],
        ["--insert", "1-2", "--delete", "1-3", "--every", "9"],
        ["--insert", "1-2", "--strip", "2", "--animate", "--svg", "x"],
    ])
    func linesWithoutSenseAreRefused(words: [String]) throws {
        #expect {
            let arguments = try parsed(words, of: .show)
            let update = try UpdateOptions(arguments)
            _ = try Show.Form(arguments, takesTime: update != nil)
        } throws: { error in
            (error as? CommandError)?.exitStatus == 2
        }
    }

    @Test func anUpdateThatIsWrongIsRefused() {
        #expect(throws: CollectionError.self) { try film(["--delete", "0-20"]) }
        #expect(throws: CollectionError.self) { try film(["--delete", "0-1", "--delete", "0-1"]) }
    }
}
