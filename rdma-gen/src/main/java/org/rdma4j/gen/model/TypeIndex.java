package org.rdma4j.gen.model;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.model.NamedType.Tag;

/** Resolves named types among the declarations and foreign types of a release. */
public final class TypeIndex {

    /** Typedefs of big-endian integers. */
    private static final Set<String> BIG_ENDIAN = Set.of("__be16", "__be32", "__be64");

    private final Map<NamedType, RecordDecl> records = new HashMap<>();
    private final Map<NamedType, EnumDecl> enums = new HashMap<>();
    private final Map<NamedType, TypedefDecl> typedefs = new HashMap<>();
    private final Map<NamedType, OpaqueDecl> opaques = new HashMap<>();
    private final Map<NamedType, ForeignType> foreign = new HashMap<>();
    private final Map<NamedType, String> namespaces = new HashMap<>();

    /** Creates an index of all partitions and foreign types of the metadata. */
    public TypeIndex(Metadata metadata) {
        this(metadata.partitions(), metadata.foreign());
    }

    /** Creates an index of the given partitions and foreign types. */
    public TypeIndex(Collection<Partition> partitions, Collection<ForeignType> foreignTypes) {
        for (Partition partition : partitions) {
            partition.records().forEach(r -> put(records, partition, r.type(), r));
            partition.enums().stream().filter(e -> !e.isUnnamed()).forEach(e -> put(enums, partition, e.type(), e));
            partition.typedefs().forEach(t -> put(typedefs, partition, new NamedType(Tag.TYPEDEF, t.name()), t));
            partition.opaques().forEach(o -> put(opaques, partition, o.type(), o));
        }
        foreignTypes.forEach(f -> {
            foreign.put(f.type(), f);
            f.namespace().ifPresent(n -> namespaces.putIfAbsent(f.type(), n));
        });
    }

    private <D> void put(Map<NamedType, D> map, Partition partition, NamedType type, D declaration) {
        map.put(type, declaration);
        namespaces.put(type, partition.namespace());
    }

    /** Returns the struct or union with this name, if a partition defines it. */
    public Optional<RecordDecl> record(NamedType type) {
        return Optional.ofNullable(records.get(type));
    }

    /** Returns the enum with this name, if a partition defines it. */
    public Optional<EnumDecl> enumeration(NamedType type) {
        return Optional.ofNullable(enums.get(type));
    }

    /** Returns the typedef with this name, if a partition declares it. */
    public Optional<TypedefDecl> typedef(NamedType type) {
        return Optional.ofNullable(typedefs.get(type));
    }

    /** Returns the incomplete type with this name, if a partition mentions it. */
    public Optional<OpaqueDecl> opaque(NamedType type) {
        return Optional.ofNullable(opaques.get(type));
    }

    /** Returns the foreign type with this name. */
    public Optional<ForeignType> foreign(NamedType type) {
        return Optional.ofNullable(foreign.get(type));
    }

    /** Returns the namespace of the partition or import that owns the type. */
    public Optional<String> namespace(NamedType type) {
        return Optional.ofNullable(namespaces.get(type));
    }

    /** Removes the outermost qualifiers of a type. */
    public static CType unqualified(CType type) {
        CType bare = type;
        while (bare instanceof QualifiedType qualified) {
            bare = qualified.type();
        }
        return bare;
    }

    /**
     * Removes outermost qualifiers and typedefs until the type is void, a scalar, a pointer, an array, a function, an
     * unnamed record or enum, or a {@link NamedType} that names a record, an enum or an opaque type. A record or enum
     * that is named by a typedef remains a reference.
     *
     * @throws IllegalStateException if a typedef is not in the index
     */
    public CType resolve(CType type) {
        CType current = unqualified(type);
        Set<CType> seen = new HashSet<>();
        while (current instanceof NamedType named && named.tag() == Tag.TYPEDEF && seen.add(current)) {
            Optional<CType> next = target(named);
            if (next.isEmpty()) {
                return current;
            }
            current = unqualified(next.get());
        }
        return current;
    }

    /** Resolves a type like {@link #resolve}, and adds the removed qualifiers to the result. */
    public CType resolveQualified(CType type) {
        boolean isConst = false;
        boolean isVolatile = false;
        boolean isRestrict = false;
        CType current = type;
        Set<CType> seen = new HashSet<>();
        while (true) {
            while (current instanceof QualifiedType qualified) {
                isConst |= qualified.isConst();
                isVolatile |= qualified.isVolatile();
                isRestrict |= qualified.isRestrict();
                current = qualified.type();
            }
            Optional<CType> next = current instanceof NamedType named && named.tag() == Tag.TYPEDEF && seen.add(current)
                    ? target(named)
                    : Optional.empty();
            if (next.isEmpty()) {
                boolean any = isConst || isVolatile || isRestrict;
                return any ? new QualifiedType(current, isConst, isVolatile, isRestrict) : current;
            }
            current = next.get();
        }
    }

    /** Returns the element type of an array of any number of dimensions, or the type itself if it is not an array. */
    public CType element(CType type) {
        CType current = type;
        while (resolve(current) instanceof ArrayType array) {
            current = array.element();
        }
        return current;
    }

    /** Returns the type of a typedef, or empty if the name is that of a record or enum. */
    private Optional<CType> target(NamedType named) {
        TypedefDecl typedef = typedefs.get(named);
        if (typedef != null) {
            return Optional.of(typedef.type());
        }
        if (records.containsKey(named) || enums.containsKey(named)) {
            return Optional.empty();
        }
        ForeignType other = foreign.get(named);
        if (other == null) {
            throw new IllegalStateException("no declaration of " + named.spelling());
        }
        return other.definition();
    }

    /**
     * Returns {@code true} if values of this type are big-endian, because it is {@code __be16}, {@code __be32} or
     * {@code __be64}, or a typedef of one of them. Pointers are never big-endian.
     */
    public boolean isBigEndian(CType type) {
        CType current = unqualified(type);
        Set<CType> seen = new HashSet<>();
        while (current instanceof NamedType named && named.tag() == Tag.TYPEDEF && seen.add(current)) {
            if (BIG_ENDIAN.contains(named.name())) {
                return true;
            }
            Optional<CType> next = target(named);
            if (next.isEmpty()) {
                return false;
            }
            current = unqualified(next.get());
        }
        return false;
    }

    /** Returns the scalar type of a scalar or an enum, resolving typedefs; empty for all other types. */
    public Optional<ScalarType> scalar(CType type) {
        CType resolved = resolve(type);
        if (resolved instanceof ScalarType scalar) {
            return Optional.of(scalar);
        }
        if (resolved instanceof UnnamedEnum unnamed) {
            return Optional.of(unnamed.declaration().underlying());
        }
        if (resolved instanceof NamedType named) {
            EnumDecl declared = enums.get(named);
            if (declared != null) {
                return Optional.of(declared.underlying());
            }
            if (named.tag() == Tag.ENUM && foreign.get(named) != null) {
                return foreign.get(named)
                        .definition()
                        .filter(ScalarType.class::isInstance)
                        .map(ScalarType.class::cast);
            }
        }
        return Optional.empty();
    }
}
