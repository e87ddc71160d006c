import Foundation
import Testing

@testable import jogakbo

@Suite("What the user reads")
struct HelpTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func theManualPageNamesEveryCommandAndOption() throws {
        let page = try String(
            contentsOf: HelpTests.root.appending(path: "docs/man/jogakbo.1"), encoding: .utf8
        ).replacing("\\-", with: "-")
        for command in Command.all {
            #expect(page.contains(".B jogakbo \(command.name)\n"))
            for option in command.options {
                #expect(page.contains("--\(option.name)"), "\(command.name) --\(option.name)")
                for line in HelpTests.sentences(option.meaning) {
                    #expect(
                        HelpTests.words(page).contains(HelpTests.words(line)),
                        "\(command.name) --\(option.name): \(line)")
                }
            }
        }
    }

    private static func sentences(_ text: String) -> [String] {
        text.components(separatedBy: ". ")
    }

    /// The letters and digits, so that neither line ends nor markup matter.
    private static func words(_ text: String) -> String {
        String(text.unicodeScalars.filter { CharacterSet.alphanumerics.contains($0) })
    }

    @Test func everyCommandHasExamplesThatItUnderstands() throws {
        for command in Command.all {
            #expect(!command.examples.isEmpty)
            for example in command.examples {
                let words = example.line.split(separator: " ").map(String.init)
                #expect(words.prefix(2) == ["jogakbo", command.name])
                _ = try parsed(Array(words.dropFirst(2)), of: command)
            }
        }
    }

    @Test func helpFitsOnATerminal() {
        for command in Command.all {
            for line in command.help.split(separator: "\n") {
                #expect(line.count <= 90, "\(line)")
            }
            #expect(Set(command.options.map(\.name)).count == command.options.count)
        }
    }
}
