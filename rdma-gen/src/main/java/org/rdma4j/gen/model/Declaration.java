package org.rdma4j.gen.model;

import java.util.stream.Stream;

/** Something that a header declares under a name. */
public sealed interface Declaration
        permits RecordDecl, EnumDecl, FunctionDecl, TypedefDecl, ConstantDecl, AliasDecl, OpaqueDecl {

    /** The C name; empty for an unnamed record or enum. */
    String name();

    /** The header that holds the declaration, as an {@code #include} would name it. */
    String header();

    /** The types that it writes, in C's order. */
    default Stream<CType> types() {
        return Stream.empty();
    }
}
