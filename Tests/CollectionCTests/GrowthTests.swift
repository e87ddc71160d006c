import CollectionCore
import Testing

@testable import CollectionC

/// A struct in its second version: the first one ended with `first`.
private struct Grown: GrowingStruct {
    static let firstSize = 16

    var struct_size = 0
    var first: Int64 = 0
    var second: Double = 0

    static var growth: Growth<Grown> {
        unsafe Growth(from: firstSize) { place, size in
            unsafe place?.pointee = Grown(struct_size: size, first: 1, second: 2.5)
        }
    }
}

/// Structs that hosts of earlier and later versions pass.
@Suite("C: structs that grow")
struct GrowthTests {
    private func read(_ size: Int) throws(CollectionError) -> Grown {
        let passed = Grown(struct_size: size, first: 7, second: 8)
        return unsafe try withUnsafePointer(to: passed) { passed throws(CollectionError) in
            unsafe try value(passed, "layout")
        }
    }

    @Test("What an earlier host does not know has its default")
    func earlier() throws {
        let read = try read(Grown.firstSize)
        #expect(read.first == 7)
        #expect(read.second == 2.5)
    }

    @Test("What a later host passes beyond what is known is left alone", arguments: [24, 32, 4096])
    func later(_ size: Int) throws {
        let read = try read(size)
        #expect(read.first == 7)
        #expect(read.second == 8)
    }

    @Test("A size that no version had is refused", arguments: [0, 8, 15, -1, 65_537, .max])
    func wrong(_ size: Int) {
        #expect(throws: CollectionError.invalidArgument("layout", .wrongStructSize)) {
            try read(size)
        }
    }

    @Test("A result has as many fields as the host knows", arguments: [16, 24, 64])
    func results(_ size: Int) throws {
        var place = Grown(struct_size: size, first: -1, second: -2)
        unsafe try withUnsafeMutablePointer(to: &place) { place throws(CollectionError) in
            unsafe try GrowingResult(place).write(Grown(struct_size: 24, first: 7, second: 8))
        }
        #expect(place.struct_size == size)
        #expect(place.first == 7)
        #expect(place.second == (size == 16 ? -2 : 8))
    }

    @Test("Entries of an array stand as far apart as the host's are large", arguments: [16, 32])
    func arrays(_ stride: Int) throws {
        let count = 3
        var words = [Int](repeating: 9, count: count * stride / 8)
        for index in 0..<count {
            words[index * stride / 8] = stride
            words[index * stride / 8 + 1] = 40 + index
        }
        try unsafe words.withUnsafeBytes { bytes throws(any Error) in
            let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: Grown.self)
            let structs = unsafe try GrowingStructs(start, count, "layout")
            for index in 0..<count {
                let entry = unsafe try structs.entry(index)
                #expect(entry.first == Int64(40 + index))
                #expect(stride > 16 || entry.second == 2.5)
            }
        }
    }
}
