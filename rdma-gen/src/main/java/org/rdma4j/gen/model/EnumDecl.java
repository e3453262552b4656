package org.rdma4j.gen.model;

import java.util.List;

/**
 * An enum declaration.
 *
 * @param name the tag; the name of the typedef if only a typedef names the enum; or empty
 * @param typedefNamed whether {@code name} is the name of a typedef
 * @param packed whether the enum has {@code __attribute__((packed))}, and so the smallest type that holds its values
 * @param fixed whether {@code underlying} is independent of the enumerators: C23's {@code enum E : T}, or an enum some
 *     of whose enumerators are left out
 * @param underlying integer type of the enum; unless it is fixed, {@code layout} replaces the type set by {@code parse}
 * @param enumerators enumerators in the order of the header
 * @param header header that declares the enum
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

    /** Creates an enum whose integer type depends on its enumerators. */
    public EnumDecl(
            String name,
            boolean typedefNamed,
            boolean packed,
            ScalarType underlying,
            List<Enumerator> enumerators,
            String header) {
        this(name, typedefNamed, packed, false, underlying, enumerators, header);
    }

    /** Returns a copy of this enum with the given enumerators and the same integer type. */
    public EnumDecl withEnumerators(List<Enumerator> others) {
        return new EnumDecl(name, typedefNamed, packed, fixed, underlying, others, header);
    }

    /** Returns a copy of this enum whose integer type does not depend on its enumerators. */
    public EnumDecl withFixed(ScalarType type) {
        return new EnumDecl(name, typedefNamed, packed, true, type, enumerators, header);
    }

    /** Returns a copy of this enum that is named by a typedef. */
    public EnumDecl namedBy(String typedef) {
        return new EnumDecl(typedef, true, packed, fixed, underlying, enumerators, header);
    }

    /** Returns {@code true} if the enum has neither a tag nor a typedef name. */
    public boolean isUnnamed() {
        return name.isEmpty();
    }

    /** Returns a reference to this enum, which must have a name. */
    public NamedType type() {
        return new NamedType(typedefNamed ? NamedType.Tag.TYPEDEF : NamedType.Tag.ENUM, name);
    }
}
