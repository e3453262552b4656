package org.rdma4j.gen.parse;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.NamedType.Tag;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.VoidType;

/** Collects the foreign types of the partitions, with all that is required to lay them out without their headers. */
final class ForeignTypes {

    /** Typedefs that specify a byte order, which must be preserved when chains of typedefs are shortened. */
    private static final Set<String> BYTE_ORDERS = Set.of("__be16", "__be32", "__be64");

    private final DeclarationScope scope;
    private final Map<String, Set<NamedType>> imported;
    private final Set<NamedType> owned;
    private final Set<NamedType> values = new LinkedHashSet<>();
    private final Set<NamedType> pointers = new LinkedHashSet<>();

    ForeignTypes(DeclarationScope scope, Map<String, Set<NamedType>> imported, Set<NamedType> owned) {
        this.scope = scope;
        this.imported = imported;
        this.owned = owned;
    }

    List<ForeignType> of(List<Partition> partitions) {
        for (Partition partition : partitions) {
            partition.records().forEach(r -> r.fields().forEach(f -> collect(f.type())));
            partition.typedefs().forEach(t -> collect(t.type()));
            partition.functions().forEach(f -> collect(f.type()));
            partition.constants().forEach(c -> collectPointed(c.type()));
            partition.aliases().forEach(a -> collectPointed(a.target()));
        }
        collectBehind();
        Set<NamedType> used = new LinkedHashSet<>(values);
        used.addAll(pointers);
        return used.stream()
                .filter(type -> !owned.contains(type))
                .map(this::foreign)
                .sorted(Comparator.comparing(f -> f.type().spelling()))
                .toList();
    }

    /** Collects the types behind foreign typedefs, which are used by value or by pointer as the typedef is. */
    private void collectBehind() {
        int known;
        do {
            known = values.size() + pointers.size();
            List.copyOf(values).forEach(type -> definition(type).ifPresent(this::collect));
            List.copyOf(pointers).forEach(type -> definition(type).ifPresent(this::collectPointed));
        } while (values.size() + pointers.size() > known);
    }

    private void collect(CType type) {
        TypeReferences.collect(type, true, values, pointers);
    }

    private void collectPointed(CType type) {
        TypeReferences.collect(type, false, values, pointers);
    }

    private ForeignType foreign(NamedType type) {
        Optional<String> namespace = imported.entrySet().stream()
                .filter(e -> e.getValue().contains(type))
                .map(Map.Entry::getKey)
                .sorted()
                .findFirst();
        long size = values.contains(type) && hasSize(type) ? RecordDecl.UNKNOWN : 0;
        return new ForeignType(type, namespace, definition(type), size, size);
    }

    /** Returns the type of a foreign typedef; empty for other types. */
    private Optional<CType> definition(NamedType type) {
        return owned.contains(type)
                ? Optional.empty()
                : scope.type(type)
                        .filter(TypedefDecl.class::isInstance)
                        .map(declaration -> reduce(((TypedefDecl) declaration).type()));
    }

    /** Returns {@code false} for an incomplete or unsupported type, and for an array of unspecified length. */
    private boolean hasSize(CType type) {
        if (type instanceof QualifiedType qualified) {
            return hasSize(qualified.type());
        }
        if (type instanceof ArrayType array) {
            return !array.isFlexible() && hasSize(array.element());
        }
        if (type instanceof NamedType named) {
            Optional<Declaration> declaration = scope.type(named);
            return declaration.isPresent()
                    && (!(declaration.get() instanceof TypedefDecl typedef) || hasSize(typedef.type()));
        }
        return !(type instanceof VoidType || type instanceof FunctionType);
    }

    /** Shortens a chain of typedefs to its end, or to the first typedef with an owner or a byte order. */
    private CType reduce(CType type) {
        if (type instanceof QualifiedType q) {
            return new QualifiedType(reduce(q.type()), q.isConst(), q.isVolatile(), q.isRestrict());
        }
        if (type instanceof NamedType named
                && named.tag() == Tag.TYPEDEF
                && !owned.contains(named)
                && !BYTE_ORDERS.contains(named.name())) {
            Optional<Declaration> declaration = scope.type(named);
            if (declaration.isPresent() && declaration.get() instanceof TypedefDecl typedef) {
                return reduce(typedef.type());
            }
        }
        return type;
    }
}
