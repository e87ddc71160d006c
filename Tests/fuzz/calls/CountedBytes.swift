import CJogakbo
import CollectionCore

// What handles count of their memory, for the fuzzer: it is compiled as a part of CollectionC.

@c(fuzz_counted_bytes_of_snapshot)
public func countedBytes(ofSnapshot handle: OpaquePointer?) -> Int64 {
    let box: UnsafeMutablePointer<ValueBox<Snapshot>>? = usableBox(handle)
    return Int64(box?.pointee.value.dataBytes ?? 0)
}

@c(fuzz_counted_bytes_of_section_snapshot)
public func countedBytes(ofSectionSnapshot handle: OpaquePointer?) -> Int64 {
    let box: UnsafeMutablePointer<ValueBox<SectionSnapshot>>? = usableBox(handle)
    return Int64(box?.pointee.value.dataBytes ?? 0)
}
