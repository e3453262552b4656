package org.rdma4j.gen.parse;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.NamedType.Tag;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.TypedefDecl;

/** The types that the partitions use and do not own, with what is needed to lay them out without their headers. */
final class ForeignTypes {

    /** Typedefs that say how a value lies in memory, and that a chain of typedefs is therefore not cut beyond. */
    private static final Set<String> BYTE_ORDERS = Set.of("__be16", "__be32", "__be64");

    private final Scope scope;
    private final Map<String, Set<NamedType>> imported;
    private final Set<NamedType> owned;
    private final Set<NamedType> values = new LinkedHashSet<>();
    private final Set<NamedType> pointers = new LinkedHashSet<>();

    ForeignTypes(Scope scope, Map<String, Set<NamedType>> imported, Set<NamedType> owned) {
        this.scope = scope;
        this.imported = imported;
        this.owned = owned;
    }

    List<ForeignType> of(List<Partition> partitions) {
        for (Partition partition : partitions) {
            partition.records().forEach(this::collect);
            partition.typedefs().forEach(this::collect);
            partition.functions().forEach(this::collect);
            partition.constants().forEach(this::collect);
            partition.aliases().forEach(a -> collectPointed(a.target()));
        }
        Set<NamedType> seen = new HashSet<>();
        List<ForeignType> found = new ArrayList<>();
        Deque<NamedType> open = new ArrayDeque<>(values);
        open.addAll(pointers);
        while (!open.isEmpty()) {
            NamedType type = open.poll();
            if (owned.contains(type) || !seen.add(type)) {
                continue;
            }
            ForeignType foreign = foreign(type);
            found.add(foreign);
            foreign.definition().ifPresent(definition -> {
                Set<NamedType> behind = new LinkedHashSet<>();
                Set<NamedType> behindPointers = new LinkedHashSet<>();
                TypeReferences.collect(definition, false, behind, behindPointers);
                open.addAll(behind);
                open.addAll(behindPointers);
            });
        }
        found.sort(Comparator.comparing(f -> f.type().spelling()));
        return found;
    }

    private void collect(RecordDecl record) {
        record.fields().forEach(f -> collect(f.type()));
    }

    /** A name for what is never defined, or cannot be described, has no size either. */
    private void collect(TypedefDecl typedef) {
        boolean unknown = TypeIndex.unqualified(typedef.type()) instanceof NamedType named
                && scope.type(named).isEmpty();
        TypeReferences.collect(typedef.type(), !unknown, values, pointers);
    }

    private void collect(FunctionDecl function) {
        collect(function.type());
    }

    private void collect(ConstantDecl constant) {
        collectPointed(constant.type());
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
        Optional<Declaration> declaration = scope.type(type);
        Optional<CType> definition = Optional.empty();
        if (declaration.isPresent() && declaration.get() instanceof TypedefDecl typedef) {
            definition = Optional.of(reduce(typedef.type()));
        }
        long size = values.contains(type) ? RecordDecl.UNKNOWN : 0;
        return new ForeignType(type, namespace, definition, size, size);
    }

    /** Cuts a chain of typedefs down to its end, or to the first that an owner or a byte order gives a meaning. */
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
