import CollectionCore

/// An array of structs that may grow: the entries stand as far apart as the host's are large.
@unsafe
struct GrowingStructs<Struct: GrowingStruct> {
    private let start: UnsafePointer<Struct>?
    private let argument: CollectionError.Argument
    private let stride: Int
    let count: Int

    /// - Throws: `invalidArgument` when it is NULL and not empty, or its entries say a wrong size.
    init(
        _ start: UnsafePointer<Struct>?, _ count: Int, _ argument: CollectionError.Argument
    ) throws(CollectionError) {
        unsafe self.start = unsafe try buffer(start, count, argument).baseAddress
        unsafe self.argument = argument
        unsafe self.count = count
        unsafe stride = count == 0 ? 0 : try value(start, argument).struct_size
        if unsafe stride % MemoryLayout<Struct>.alignment != 0 {
            throw unsafe .multiple(
                argument.field("struct_size"), index: 0, stride, of: MemoryLayout<Struct>.alignment)
        }
    }

    /// - Throws: `invalidArgument` when the entry says another size than the first one.
    func entry(_ index: Int) throws(CollectionError) -> Struct {
        let address = unsafe UnsafeRawPointer(start)?.advanced(by: index * stride)
        let entry = unsafe try value(address?.assumingMemoryBound(to: Struct.self), argument)
        if unsafe entry.struct_size != stride {
            throw unsafe .outside(
                argument.field("struct_size"), index: index, entry.struct_size, stride, stride)
        }
        return entry
    }
}
