package org.rdma4j.gen.model;

import java.util.stream.Stream;

/**
 * A typedef of anything but an unnamed record or enum (those have the typedef's name themselves).
 *
 * @param name the new name
 * @param type what it names
 * @param aligned the bytes of an {@code aligned} attribute on the typedef; 0 for none
 * @param header where it is declared
 */
public record TypedefDecl(String name, CType type, int aligned, String header) implements Declaration {

    @Override
    public Stream<CType> types() {
        return Stream.of(type);
    }
}
