// swift-tools-version: 6.2
import PackageDescription

// JOGAKBO_EMBEDDED=1 builds the core and the C interface as Embedded Swift: that is how
// libjogakbo is made, a library that needs only libc and libm. The same sources build as ordinary
// Swift for everything else.
let isEmbedded = Context.environment["JOGAKBO_EMBEDDED"] != nil
// JOGAKBO_TESTS=1 builds what make test runs. Tree nodes are tiny, so that tests split and join them
// all the time; the tests of the doors meet nodes of real size in the library as it is shipped. What
// random scripts spend their time in is optimised, and keeps its checks.
let isTested = Context.environment["JOGAKBO_TESTS"] != nil

let strict: [SwiftSetting] = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]
let engine: [SwiftSetting] =
    strict
    + (isTested ? [.define("COLLECTION_SMALL_NODES")] : [])
    + (isEmbedded
        ? [
            .enableExperimentalFeature("Embedded"),
            .unsafeFlags([
                "-wmo", "-Xfrontend", "-function-sections",
                // Loops whose trips are counted at run time are short here, and copied eightfold:
                // a twelfth of the library.
                "-Xllvm", "-unroll-runtime=false",
                // Loops begin where they begin: what is put before them to align them gains nothing
                // that can be measured.
                "-Xllvm", "-max-bytes-for-alignment=1",
                // One trap for all checks of a function.
                "-Xfrontend", "-mergeable-traps",
            ]),
        ]
        : [])

let optimized: [SwiftSetting] =
    isTested ? [.unsafeFlags(["-O", "-wmo", "-num-threads", "2"])] : []
// Scripts/library.sh makes it.
let shippedLibrary: [LinkerSetting] = [
    .unsafeFlags([
        "-L\(Context.packageDirectory)/.build/lib", "-ljogakbo",
        "-Xlinker", "-rpath", "-Xlinker", "\(Context.packageDirectory)/.build/lib",
    ])
]

let libraries: [Target] = [
    .target(name: "CLibM"),
    .target(
        name: "CollectionCore", dependencies: ["CLibM"],
        swiftSettings: engine + optimized + [.enableExperimentalFeature("RawLayout")]),
    .systemLibrary(name: "CJogakbo", path: "include"),
    .target(
        name: "CSupport", dependencies: ["CJogakbo"],
        cSettings: [
            .headerSearchPath("../../include"),
            // Valgrind reads no later debugging information.
            .unsafeFlags(isEmbedded ? ["-gdwarf-4"] : []),
        ]),
    .target(
        name: "CollectionC", dependencies: ["CollectionCore", "CJogakbo", "CSupport"],
        exclude: ["jogakbo.map", "discard.ld"], swiftSettings: engine),
]

let services: [Target] = [
    .systemLibrary(
        name: "CProtobufC", pkgConfig: "libprotobuf-c", providers: [.apt(["libprotobuf-c-dev"])]),
    .systemLibrary(name: "CUV", pkgConfig: "libuv", providers: [.apt(["libuv1-dev"])]),
    .systemLibrary(
        name: "COpenSSL", pkgConfig: "openssl", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CJSON", pkgConfig: "json-c", providers: [.apt(["libjson-c-dev"])]),
    .target(name: "CMessages", dependencies: ["CProtobufC"]),
    .target(name: "CSockets"),
    .target(name: "CTLS", dependencies: ["COpenSSL"]),
    .target(
        name: "CollectionWire", dependencies: ["CollectionCore", "CMessages", "CProtobufC"],
        swiftSettings: strict + optimized),
    .target(
        name: "CollectionTLS", dependencies: ["CTLS", "CollectionWire"], swiftSettings: strict),
    .target(
        name: "CollectionServer",
        dependencies: ["CollectionCore", "CollectionWire", "CollectionTLS", "CUV", "CSockets"],
        swiftSettings: strict),
    .target(
        name: "CollectionClient",
        dependencies: ["CollectionCore", "CollectionWire", "CollectionTLS", "CSockets"],
        swiftSettings: strict),
    .executableTarget(
        name: "jogakbo",
        dependencies: [
            "CollectionCore", "CollectionWire", "CollectionServer", "CollectionClient",
            "CollectionTLS", "CMessages", "CProtobufC", "CJSON", "CSockets", "CJogakbo",
        ],
        swiftSettings: strict),
]

let benchmarks: [Target] = [
    .target(name: "CWireBench", path: "Benchmarks/wire/CWireBench"),
    .executableTarget(
        name: "wire-bench",
        dependencies: [
            "CWireBench", "CSockets", "CollectionCore", "CollectionWire", "CollectionClient",
        ],
        path: "Benchmarks/wire/wire-bench", swiftSettings: strict),
]

let checks: [Target] = [
    .target(
        name: "CollectionReference", dependencies: ["CollectionCore", "CollectionWire"],
        path: "Tests/CollectionReference", swiftSettings: strict + optimized),
    .testTarget(
        name: "CollectionCoreTests",
        dependencies: ["CollectionCore", "CollectionWire", "CollectionReference"],
        swiftSettings: strict),
    .testTarget(
        name: "CollectionCTests", dependencies: ["CJogakbo", "CollectionCore"],
        swiftSettings: strict, linkerSettings: shippedLibrary),
    .testTarget(
        name: "CollectionWireTests",
        dependencies: ["CollectionCore", "CollectionWire", "CMessages", "CProtobufC"],
        swiftSettings: strict),
    .testTarget(
        name: "CollectionServerTests",
        dependencies: [
            "CollectionCore", "CollectionWire", "CollectionTLS", "CollectionServer",
            "CollectionClient", "CSockets",
        ],
        swiftSettings: strict),
    .testTarget(
        name: "DoorTests",
        dependencies: [
            "CollectionCore", "CJogakbo", "CollectionWire", "CollectionServer",
            "CollectionClient", "CollectionReference",
        ],
        swiftSettings: strict, linkerSettings: shippedLibrary),
    .testTarget(
        name: "ToolTests",
        dependencies: [
            "jogakbo", "CollectionCore", "CollectionWire", "CollectionServer", "CollectionClient",
        ],
        swiftSettings: strict),
    .target(
        name: "CollectionSimulation",
        dependencies: [
            "CollectionCore", "CollectionWire", "CollectionServer", "CollectionReference",
            "CMessages", "CProtobufC",
        ],
        path: "Tests/CollectionSimulation", swiftSettings: strict + optimized),
    .executableTarget(
        name: "simulate", dependencies: ["CollectionSimulation"], path: "Tests/simulate",
        exclude: ["run.sh"], swiftSettings: strict),
    .testTarget(
        name: "SimulationTests", dependencies: ["CollectionSimulation"], swiftSettings: strict),
    .testTarget(name: "TidyTests", swiftSettings: strict + optimized),
]

let targets = libraries + (isEmbedded ? [] : services + benchmarks + checks)
let products: [(product: Product, target: String)] = [
    (.library(name: "CollectionCore", targets: ["CollectionCore"]), "CollectionCore"),
    (.library(name: "libjogakbo", type: .static, targets: ["CollectionC"]), "CollectionC"),
    (.library(name: "CollectionClient", targets: ["CollectionClient"]), "CollectionClient"),
    (.executable(name: "jogakbo", targets: ["jogakbo"]), "jogakbo"),
]
let isBuilt: (String) -> Bool = { name in
    targets.contains { $0.name == name }
}

let package = Package(
    name: "jogakbo",
    products: products.filter { isBuilt($0.target) }.map(\.product),
    targets: targets.filter { isBuilt($0.name) },
    swiftLanguageModes: [.v6]
)
