import CJSON

extension JSON {
    /// Objects and arrays in one another; set-ups need half as many.
    private static let depthMax: Int32 = 32

    /// Parses a text by json-c, and strictly: names are not there twice, and numbers lose nothing.
    init(parsing bytes: [UInt8]) throws(JSONFault) {
        guard let tokener = unsafe json_tokener_new_ex(JSON.depthMax) else {
            throw JSONFault("there is no memory to parse it", at: 0, of: bytes)
        }
        defer { unsafe json_tokener_free(tokener) }
        unsafe json_tokener_set_flags(
            tokener, JSON_TOKENER_STRICT | JSON_TOKENER_VALIDATE_UTF8)
        // The zero byte ends a number that nothing follows.
        let object = unsafe (bytes + [0]).withUnsafeBytes { text in
            unsafe json_tokener_parse_ex(
                tokener, text.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(text.count))
        }
        defer { unsafe json_object_put(object) }
        let error = unsafe json_tokener_get_error(tokener)
        let end = unsafe json_tokener_get_parse_end(tokener)
        if error != json_tokener_success {
            let words = unsafe String(cString: json_tokener_error_desc(error))
            throw JSONFault(words, at: end, of: bytes)
        }
        if end < bytes.count { throw JSONFault("unexpected character", at: end, of: bytes) }
        var scan = JSONScan(bytes)
        try scan.check()
        unsafe self.init(object)
    }

    private init(_ object: OpaquePointer?) {
        switch unsafe json_object_get_type(object) {
        case json_type_boolean: self = unsafe .bool(json_object_get_boolean(object) != 0)
        case json_type_int: self = unsafe .integer(Int(json_object_get_int64(object)))
        case json_type_double: self = unsafe .number(json_object_get_double(object))
        case json_type_string: self = unsafe .string(JSON.text(of: object))
        case json_type_array:
            let count = unsafe json_object_array_length(object)
            self = .array(
                (0..<count).map { index in
                    unsafe JSON(json_object_array_get_idx(object, index))
                })
        case json_type_object: self = unsafe .object(JSON.members(of: object))
        default: self = .null
        }
    }

    private static func text(of object: OpaquePointer?) -> String {
        let bytes = unsafe UnsafeRawBufferPointer(
            start: json_object_get_string(object),
            count: Int(json_object_get_string_len(object)))
        return unsafe String(decoding: bytes, as: UTF8.self)
    }

    private static func members(of object: OpaquePointer?) -> [Member] {
        var members: [Member] = []
        guard let table = unsafe json_object_get_object(object) else { return members }
        var next = unsafe lh_table_head(table)
        while let entry = unsafe next {
            if let name = unsafe lh_entry_k(entry)?.assumingMemoryBound(to: CChar.self) {
                let value = unsafe JSON(OpaquePointer(lh_entry_v(entry)))
                members.append(Member(unsafe String(cString: name), value))
            }
            unsafe next = lh_entry_next(entry)
        }
        return members
    }
}
