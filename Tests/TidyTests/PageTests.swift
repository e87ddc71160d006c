import Foundation
import Testing

/// The pages: where their links lead, and what the first one has room for.
@Suite("Tidy: pages")
struct PageTests {
    /// README and all pages of docs/ and of the folders that have a README.
    private func pages() throws -> [SourceTree.File] {
        try [SourceTree.file("README.md")] + SourceTree.files(["md"])
    }

    /// The links of a page that lead to files, without those in code.
    private func links(of page: SourceTree.File) -> [String] {
        let prose = page.text.replacing(/(?m)^```[\s\S]*?^```/, with: "")
            .replacing(/`[^`\n]*`/, with: "")
        return prose.matches(of: /\]\(([^)#\s]+)(?:#[^)]*)?\)/).map { String($0.1) }
            .filter { !$0.contains("://") && !$0.hasPrefix("mailto:") }
    }

    @Test("Every link to a file leads to one")
    func links() throws {
        let pages = try pages()
        #expect(pages.count > 20)
        for page in pages {
            let folder = SourceTree.root.appending(path: page.path).deletingLastPathComponent()
            for link in links(of: page) {
                let target = folder.appending(path: link).standardizedFileURL.path
                #expect(FileManager.default.fileExists(atPath: target), "\(page.path): \(link)")
            }
        }
    }

    @Test("The list of pages has every page of docs")
    func listed() throws {
        let listed = Set(links(of: try SourceTree.file("docs/README.md")))
        for page in try SourceTree.files(["md"]) where page.path.hasPrefix("docs/") {
            let name = String(page.path.dropFirst("docs/".count))
            if name.contains("/") || name == "README.md" { continue }
            #expect(listed.contains(name), "docs/README.md does not list \(page.path)")
        }
    }

    @Test("README has less than 150 lines, and a program of at most 20 lines that is an example")
    func first() throws {
        let page = try SourceTree.file("README.md")
        #expect(page.lines.count < 150)
        let program = try #require(page.text.firstMatch(of: /\n```c\n([\s\S]*?)```\n/)).1
        #expect(program.split(separator: "\n", omittingEmptySubsequences: false).count <= 21)
        let example = try SourceTree.file("Examples/c/minimal.c").text
        #expect(example.hasSuffix(String(program)))
        let prints = try SourceTree.file("Tests/C/minimal.txt").text
        #expect(page.text.contains("\n```\n\(prints)```\n"))
    }
}
