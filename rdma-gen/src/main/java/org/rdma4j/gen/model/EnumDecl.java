package org.rdma4j.gen.model;

import java.util.List;

/**
 * An enum.
 *
 * @param name the tag, or the typedef's name for an unnamed enum that a typedef names, or empty
 * @param typedefNamed true when {@code name} is a typedef's
 * @param packed whether {@code __attribute__((packed))} makes it as small as its values allow
 * @param fixed whether {@code underlying} is given rather than derived from the enumerators: C23's {@code enum E : T}, or
 *     an enum of which some enumerators are left out
 * @param underlying the integer type; unless it is fixed, {@code layout} replaces what {@code parse} leaves here
 * @param enumerators in C's order
 * @param header where it is declared
 */
public record EnumDecl(
        String name,
        boolean typedefNamed,
        boolean packed,
        boolean fixed,
        ScalarType underlying,
        List<Enumerator> enumerators,
        String header)
        implements Declaration {

    public EnumDecl {
        enumerators = List.copyOf(enumerators);
    }

    /** An enum whose integer type follows from its enumerators. */
    public EnumDecl(
            String name,
            boolean typedefNamed,
            boolean packed,
            ScalarType underlying,
            List<Enumerator> enumerators,
            String header) {
        this(name, typedefNamed, packed, false, underlying, enumerators, header);
    }

    /** Returns this enum with other enumerators; everything else, its integer type included, stays. */
    public EnumDecl withEnumerators(List<Enumerator> others) {
        return new EnumDecl(name, typedefNamed, packed, fixed, underlying, others, header);
    }

    /** Returns this enum with an integer type that no longer depends on its enumerators. */
    public EnumDecl withFixed(ScalarType type) {
        return new EnumDecl(name, typedefNamed, packed, true, type, enumerators, header);
    }

    /** Returns this enum under the name of a typedef. */
    public EnumDecl namedBy(String typedef) {
        return new EnumDecl(typedef, true, packed, fixed, underlying, enumerators, header);
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
