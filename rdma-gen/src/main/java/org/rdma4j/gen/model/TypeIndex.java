package org.rdma4j.gen.model;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.model.NamedType.Tag;

/** Finds what a {@link NamedType} means among the declarations of a release, its foreign types included. */
public final class TypeIndex {

    /** The typedefs whose values are big-endian, whatever integer they stand for. */
    private static final Set<String> BIG_ENDIAN = Set.of("__be16", "__be32", "__be64");

    private final Map<NamedType, RecordDecl> records = new HashMap<>();
    private final Map<NamedType, EnumDecl> enums = new HashMap<>();
    private final Map<NamedType, TypedefDecl> typedefs = new HashMap<>();
    private final Map<NamedType, OpaqueDecl> opaques = new HashMap<>();
    private final Map<NamedType, ForeignType> foreign = new HashMap<>();
    private final Map<NamedType, String> namespaces = new HashMap<>();

    /** An index over every partition and foreign type of the metadata. */
    public TypeIndex(Metadata metadata) {
        this(metadata.partitions(), metadata.foreign());
    }

    /** An index over these partitions and foreign types. */
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

    /** The struct or union of this name, if one of the partitions defines it. */
    public Optional<RecordDecl> record(NamedType type) {
        return Optional.ofNullable(records.get(type));
    }

    /** The enum of this name, if one of the partitions defines it. */
    public Optional<EnumDecl> enumeration(NamedType type) {
        return Optional.ofNullable(enums.get(type));
    }

    /** The typedef of this name, if one of the partitions has it. */
    public Optional<TypedefDecl> typedef(NamedType type) {
        return Optional.ofNullable(typedefs.get(type));
    }

    /** The tag that no header defines, if one of the partitions mentions it. */
    public Optional<OpaqueDecl> opaque(NamedType type) {
        return Optional.ofNullable(opaques.get(type));
    }

    /** The foreign type of this name. */
    public Optional<ForeignType> foreign(NamedType type) {
        return Optional.ofNullable(foreign.get(type));
    }

    /** The namespace, of a partition or an import, that owns the type. */
    public Optional<String> namespace(NamedType type) {
        return Optional.ofNullable(namespaces.get(type));
    }

    /** The type without its outermost qualifiers. */
    public static CType unqualified(CType type) {
        CType bare = type;
        while (bare instanceof QualifiedType qualified) {
            bare = qualified.type();
        }
        return bare;
    }

    /**
     * The type with qualifiers and typedefs taken off, until it is void, a scalar, a pointer, an array, a function, an
     * unnamed record or enum, or a {@link NamedType} that names a record, an enum or something opaque. A typedef-named
     * record or enum stays a reference.
     *
     * @throws IllegalStateException when a typedef is not in the index
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

    /** The same with the qualifiers that were taken off, together, around what is left. */
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

    /** The type of what an array holds, all of its dimensions taken off; the type itself where it is no array. */
    public CType element(CType type) {
        CType current = type;
        while (resolve(current) instanceof ArrayType array) {
            current = array.element();
        }
        return current;
    }

    /** What a typedef stands for; empty when the name is that of a record or enum itself. */
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
     * Whether a value of this type is big-endian: one of {@code __be16}, {@code __be32}, {@code __be64}, directly or
     * through typedefs. What lies behind a pointer is never meant.
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

    /** The integer behind a scalar or an enum, typedefs taken off; empty for anything else. */
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
