package org.rdma4j.gen.model;

/**
 * A struct, union or enum that is declared or mentioned but never defined in what was read.
 *
 * @param name the tag
 * @param tag struct, union or enum
 * @param header where it is first mentioned
 */
public record OpaqueDecl(String name, NamedType.Tag tag, String header) implements Declaration {

    /** The reference by which other declarations name it. */
    public NamedType type() {
        return new NamedType(tag, name);
    }
}
