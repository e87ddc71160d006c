import CollectionCore
import CollectionReference
import Foundation

/// A case of the files in Tests/Vectors/compositional: what is laid out, and where it must be. How
/// to read them is written in Tests/Vectors/README.md.
struct CompositionalVector: Decodable {
    var id: String
    var source: String
    /// x, y, width and height.
    var bounds: [Double]
    var insets: [Double]?
    var safeArea: [Double]?
    var margins: [Double]?
    var readable: [Double]?
    var rightToLeft: Bool?
    var layout: LayoutText
    var data: [SectionItems]
    /// What the host measures after the first display frame: by element, width and height.
    var measure: [String: [Double]]?
    /// The bounds of the last display frame, if they are others.
    var scrolledTo: [Double]?
    var content: [Double]?
    var frames: [String: [Double]]?
    var zIndexes: [String: Int32]?
    /// Elements that are not there, and elements that are marked as estimates.
    var absent: [String]?
    var estimated: [String]?
    /// Elements that are measured and no more so marked.
    var settled: [String]?
    /// The offset of section 0, how long its content is across, and where it comes to rest: the
    /// offset before, the one proposed, the velocity and the rest.
    var offset: Double?
    var across: Double?
    var rests: [[Double]]?
    /// An item, where it is to be, and the offset that puts it there.
    var reached: [ReachedItem]?

    /// The items of a section: how many, or their own lengths.
    enum SectionItems: Decodable {
        case count(UInt32)
        case sizes(widths: [Float]?, heights: [Float]?)

        private struct Sizes: Decodable {
            var widths: [Float]?
            var heights: [Float]?
        }

        init(from decoder: any Decoder) throws {
            if let count = try? decoder.singleValueContainer().decode(UInt32.self) {
                self = .count(count)
                return
            }
            let sizes = try Sizes(from: decoder)
            self = .sizes(widths: sizes.widths, heights: sizes.heights)
        }

        var chunk: DataDescription.Chunk {
            switch self {
            case .count(let count): return DataDescription.Chunk(itemCounts: [count])
            case .sizes(let widths, let heights):
                let count = (widths ?? heights ?? []).count
                var chunk = DataDescription.Chunk(itemCounts: [UInt32(count)])
                chunk.widths = widths ?? []
                chunk.heights = heights ?? []
                return chunk
            }
        }
    }

    struct ReachedItem: Decodable {
        var item: String
        var position: ScrollPosition
        var offset: Double

        private static let positions: [String: ScrollPosition] = [
            "left": .left, "centered": .centeredHorizontally, "right": .right,
        ]

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            item = try values.decode(String.self)
            let name = try values.decode(String.self)
            guard let position = Self.positions[name] else { throw TextError(text: name) }
            self.position = position
            offset = try values.decode(Double.self)
        }
    }

    static func load<Case: Decodable>(_ name: String, _ type: Case.Type) throws -> [Case] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = folder.appending(path: "Vectors/compositional/\(name).json")
        let decoder = JSONDecoder()
        return try decoder.decode(VectorCases<Case>.self, from: Data(contentsOf: file)).cases
    }

    var environment: Environment {
        var environment = Environment()
        if let insets { environment.contentInset = EdgeInsets(insets) }
        if let safeArea { environment.safeAreaInsets = EdgeInsets(safeArea) }
        if let margins { environment.layoutMargins = EdgeInsets(margins) }
        if let readable { environment.readableContentInsets = EdgeInsets(readable) }
        environment.layoutDirection = rightToLeft == true ? .rightToLeft : .leftToRight
        return environment
    }

    /// "0-3": a cell; "header 0", "badge 0-3", "background 0": a view; "banner all": one of the
    /// layout's.
    static func element(_ name: String) -> Element? {
        let words = name.split(separator: " ").map(String.init)
        guard let last = words.last, let path = path(last) else { return nil }
        guard words.count == 2 else { return .cell(path) }
        guard let kind = LayoutText.kinds[words[0]] else { return nil }
        return words[0] == "background" ? .decoration(kind, path) : .supplementary(kind, path)
    }

    private static func path(_ text: String) -> CollectionCore.IndexPath? {
        if text == "all" { return .ofLayout }
        let numbers = text.split(separator: "-").compactMap { UInt32($0) }
        return numbers.first.map {
            CollectionCore.IndexPath(section: $0, item: numbers.count > 1 ? numbers[1] : 0)
        }
    }
}

/// A file of them.
private struct VectorCases<Case: Decodable>: Decodable {
    var cases: [Case]
}
