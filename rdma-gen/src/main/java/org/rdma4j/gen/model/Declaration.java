package org.rdma4j.gen.model;

import java.util.stream.Stream;

/** A declaration in a header. */
public sealed interface Declaration
        permits RecordDecl, EnumDecl, FunctionDecl, TypedefDecl, ConstantDecl, AliasDecl, OpaqueDecl {

    /** Returns the C name, or an empty string for an unnamed record or enum. */
    String name();

    /** Returns the header that contains the declaration, as in an {@code #include} directive. */
    String header();

    /** Returns the types in the declaration, in the order of the header. */
    default Stream<CType> types() {
        return Stream.empty();
    }
}
