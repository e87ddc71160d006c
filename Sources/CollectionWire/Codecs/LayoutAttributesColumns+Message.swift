import CMessages
import CollectionCore

extension LayoutAttributesColumns {
    /// - Throws: When frames are not of four numbers each, or transforms not of sixteen. What the
    ///   lengths of columns must be is for the core to check.
    init(_ message: UnsafePointer<SetLayoutAttributesMessage>) throws(Status) {
        let m = unsafe message.pointee
        self.init()
        if let names = unsafe m.elements {
            elements = try unsafe Element.elements(names)
        } else {
            firstItem = unsafe IndexPath(m.first_item)
        }
        let numbers = unsafe UnsafeBufferPointer(start: m.frames, count: m.n_frames)
        if numbers.count % 4 != 0 { throw Self.uneven("frames") }
        frames.reserveCapacity(numbers.count / 4)
        for index in stride(from: 0, to: numbers.count, by: 4) {
            unsafe frames.append(
                Rect(
                    x: numbers[index], y: numbers[index + 1], width: numbers[index + 2],
                    height: numbers[index + 3]))
        }
        unsafe alphas = Array(UnsafeBufferPointer(start: m.alphas, count: m.n_alphas))
        unsafe zIndexes = Array(UnsafeBufferPointer(start: m.z_indexes, count: m.n_z_indexes))
        let hidden = unsafe UnsafeBufferPointer(start: m.are_hidden, count: m.n_are_hidden)
        unsafe areHidden = hidden.map { $0 == 0 ? 0 : 1 }
        unsafe reuseIdentifiers = Array(
            UnsafeBufferPointer(start: m.reuse_identifiers, count: m.n_reuse_identifiers))
        unsafe hostTags = Array(UnsafeBufferPointer(start: m.host_tags, count: m.n_host_tags))
        let entries = unsafe UnsafeBufferPointer(start: m.transforms, count: m.n_transforms)
        if entries.count % 16 != 0 { throw Self.uneven("transforms") }
        transforms = (0..<entries.count / 16).map { index in
            Transform3D(elements: InlineArray { unsafe entries[16 * index + $0] })
        }
    }

    private static func uneven(_ name: StaticString) -> Status {
        .malformed("\(name) has too few entries for the last element")
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<SetLayoutAttributesMessage> {
        let message = unsafe arena.make(jogakbo__v1__set_layout_attributes__init)
        if let firstItem {
            unsafe message.pointee.first_item = firstItem.message(in: arena)
        } else {
            unsafe message.pointee.elements = Element.message(elements, in: arena)
        }
        var numbers: [Double] = []
        numbers.reserveCapacity(4 * frames.count)
        for frame in frames { numbers += [frame.x, frame.y, frame.width, frame.height] }
        unsafe (message.pointee.n_frames, message.pointee.frames) = arena.column(numbers)
        unsafe (message.pointee.n_alphas, message.pointee.alphas) = arena.column(alphas)
        unsafe (message.pointee.n_z_indexes, message.pointee.z_indexes) = arena.column(zIndexes)
        unsafe (message.pointee.n_are_hidden, message.pointee.are_hidden) = arena.column(
            areHidden.map { UInt32($0) })
        unsafe (message.pointee.n_reuse_identifiers, message.pointee.reuse_identifiers) =
            arena.column(reuseIdentifiers)
        unsafe (message.pointee.n_host_tags, message.pointee.host_tags) = arena.column(hostTags)
        let entries = transforms.flatMap { matrix in (0..<16).map { matrix.elements[$0] } }
        unsafe (message.pointee.n_transforms, message.pointee.transforms) = arena.column(entries)
        return unsafe message
    }
}

extension MessageArena {
    fileprivate func column<Entry>(_ entries: [Entry]) -> (Int, UnsafeMutablePointer<Entry>) {
        let column = unsafe column(of: Entry.self, count: entries.count)
        for (index, entry) in entries.enumerated() { unsafe column[index] = entry }
        return unsafe (entries.count, column)
    }
}
