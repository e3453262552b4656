package org.rdma4j.gen.model;

/**
 * An incomplete type: a struct, union or enum that no header defines.
 *
 * @param name tag
 * @param tag struct, union or enum
 * @param header header of the first mention
 */
public record OpaqueDecl(String name, NamedType.Tag tag, String header) implements Declaration {

    /** Returns a reference to this type. */
    public NamedType type() {
        return new NamedType(tag, name);
    }
}
