import CollectionCore

/// One part of a batch as vectors write it: a name such as "moveItem", then one path or two. A
/// path is a section's number, or a section's and an item's.
struct VectorUpdate: Decodable {
    var part: UpdateItem

    private struct Path: Decodable {
        var indexPath: IndexPath

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let section = try? container.decode(UInt32.self) {
                indexPath = .section(section)
            } else {
                let numbers = try container.decode([UInt32].self)
                indexPath = .at(numbers[0], numbers[1])
            }
        }
    }

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let name = try container.decode(String.self)
        let path = try container.decode(Path.self).indexPath
        switch name {
        case "insertItem", "insertSection": part = .insert(path)
        case "deleteItem", "deleteSection": part = .delete(path)
        case "reloadItem", "reloadSection": part = .reload(path, flags: .keepsContent)
        case "moveItem", "moveSection":
            part = .move(path, to: try container.decode(Path.self).indexPath)
        default: throw UnknownPart(name: name)
        }
    }

    struct UnknownPart: Error {
        var name: String
    }
}
