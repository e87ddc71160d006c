# find_package(jogakbo) gives the targets jogakbo::jogakbo, the shared library, and jogakbo::static.
if(NOT TARGET jogakbo::jogakbo)
    add_library(jogakbo::jogakbo SHARED IMPORTED)
    set_target_properties(jogakbo::jogakbo PROPERTIES
        IMPORTED_LOCATION "@LIBDIR@/libjogakbo.so.1"
        IMPORTED_SONAME "libjogakbo.so.1"
        INTERFACE_INCLUDE_DIRECTORIES "@INCLUDEDIR@")
    add_library(jogakbo::static STATIC IMPORTED)
    set_target_properties(jogakbo::static PROPERTIES
        IMPORTED_LOCATION "@LIBDIR@/libjogakbo.a"
        INTERFACE_INCLUDE_DIRECTORIES "@INCLUDEDIR@"
        INTERFACE_LINK_LIBRARIES m)
endif()
