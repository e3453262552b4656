package org.rdma4j.gen.model;

import java.util.stream.Stream;

/**
 * A typedef. A typedef of an unnamed record or enum is not represented: the record or enum has its name.
 *
 * @param name name of the typedef
 * @param type aliased type
 * @param aligned bytes of an {@code aligned} attribute on the typedef; 0 for none
 * @param header header that declares the typedef
 */
public record TypedefDecl(String name, CType type, int aligned, String header) implements Declaration {

    @Override
    public Stream<CType> types() {
        return Stream.of(type);
    }
}
