import CollectionCore
import CollectionWire

extension SetupFile {
    /// Reads files that lie over one another, the later ones on top, and tries the set-up.
    ///
    /// - Parameters:
    ///   - layouts: Those that files may have by their names; nil: names are not looked up.
    ///   - limits: What a view may hold.
    static func read(
        _ paths: [String], layouts: NamedLayouts? = NamedLayouts(), limits: Limits = Limits()
    ) throws(CommandError) -> ViewSetup {
        let file = SetupFile()
        for path in paths {
            do throws(InputError) {
                try file.lay(TextFile(reading: path, bytesMax: bytesMax))
            } catch { throw .failure(error.message) }
        }
        let names = paths.joined(separator: ", ")
        let setup: ViewSetup
        do throws(Status) { setup = try file.setup() } catch {
            throw .failure("\(names): \(error.message)")
        }
        var view = CollectionView(limits: limits)
        do throws(SetupFault) {
            try view.setUp(setup, layouts: layouts, within: limits)
        } catch {
            throw .failure("\(names): \(file.place(of: error)): \(error.reason)")
        }
        return setup
    }

    /// The path of the field that a fault is about, as far as the files tell: the engine knows its
    /// arguments by their names in proto/, with which its reasons begin.
    private func place(of fault: SetupFault) -> String {
        let argument = fault.reason.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let name = MessageField.lowerCamelCase(String(argument))
        let paths = json.paths(to: name, from: "").filter { path in
            path.hasPrefix(fault.path + ".") || path.hasPrefix(fault.path + "[")
        }
        return paths.count == 1 ? paths[0] : fault.path
    }
}

extension JSON {
    /// The paths of all members of a name.
    fileprivate func paths(to name: String, from path: String) -> [String] {
        switch self {
        case .object(let members):
            members.flatMap { member in
                let place = path.isEmpty ? member.name : "\(path).\(member.name)"
                let own = member.name == name ? [place] : []
                return own + member.value.paths(to: name, from: place)
            }
        case .array(let values):
            values.enumerated().flatMap { index, value in
                value.paths(to: name, from: "\(path)[\(index)]")
            }
        default: []
        }
    }
}
