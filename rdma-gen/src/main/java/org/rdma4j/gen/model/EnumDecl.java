package org.rdma4j.gen.model;

import java.util.List;

/**
 * An enum.
 *
 * @param name the tag, or the typedef's name for an unnamed enum that a typedef names, or empty
 * @param typedefNamed true when {@code name} is a typedef's
 * @param packed whether {@code __attribute__((packed))} makes it as small as its values allow
 * @param underlying the integer type that the compiler chose; what {@code parse} leaves is replaced by {@code layout}
 * @param enumerators in C's order
 * @param header where it is declared
 */
public record EnumDecl(
        String name,
        boolean typedefNamed,
        boolean packed,
        ScalarType underlying,
        List<Enumerator> enumerators,
        String header)
        implements Declaration {

    public EnumDecl {
        enumerators = List.copyOf(enumerators);
    }

    /** True for an enum that neither a tag nor a typedef names. */
    public boolean isUnnamed() {
        return name.isEmpty();
    }

    /** The reference by which other declarations name this enum; it must have a name. */
    public NamedType type() {
        return new NamedType(typedefNamed ? NamedType.Tag.TYPEDEF : NamedType.Tag.ENUM, name);
    }
}
