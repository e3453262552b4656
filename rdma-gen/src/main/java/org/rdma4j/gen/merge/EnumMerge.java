package org.rdma4j.gen.merge;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.rdma4j.gen.dump.DumpRows;
import org.rdma4j.gen.merge.DeclarationTimeline.Sighting;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.History.Kind;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Merges enums: the newest enumerators, followed by removed ones. The value of a name must be the same in all releases,
 * even if it moves to another enum or becomes a macro. A name is bound as in the newest release that has it.
 */
final class EnumMerge {

    /** An enumerator or macro, with its value for messages. */
    private record NamedValue(Kind kind, String name, String text) {}

    private final MergeContext context;
    private final List<DeclarationTimeline<NamedValue>> values;

    EnumMerge(MergeContext context) {
        this.context = context;
        this.values = context.follow(EnumMerge::values, NamedValue::name);
    }

    /** Returns enumerators before macros: if an enumerator and a macro have the same name, the enumerator is bound. */
    private static List<NamedValue> values(Partition partition) {
        List<NamedValue> values = new ArrayList<>();
        for (EnumDecl declaration : partition.allEnums()) {
            declaration
                    .enumerators()
                    .forEach(e -> values.add(
                            new NamedValue(Kind.ENUMERATOR, e.name(), e.value().toString())));
        }
        partition.constants().forEach(c -> values.add(new NamedValue(Kind.CONSTANT, c.name(), text(c.value()))));
        return values;
    }

    private static String text(ConstantDecl.Value value) {
        return (value instanceof ConstantDecl.PointerValue ? "pointer " : "") + DumpRows.value(value);
    }

    /**
     * Adds the spans of enumerators and macros. Rejects a name with several values unless the configuration lists it.
     */
    void checkValues() {
        for (DeclarationTimeline<NamedValue> line : values) {
            NamedValue now = line.newest();
            for (Sighting<NamedValue> older : line.older()) {
                NamedValue then = older.declaration();
                if (!then.text().equals(now.text()) && !isKnown(then)) {
                    throw differs(line, older);
                }
            }
            context.spans().add(now.kind(), line);
        }
    }

    /** Returns {@code true} if the configuration lists the former value. */
    private boolean isKnown(NamedValue then) {
        BigInteger former = context.config().formerValues().get(then.name());
        return then.kind() == Kind.ENUMERATOR && former != null && then.text().equals(former.toString());
    }

    private ProblemException differs(DeclarationTimeline<NamedValue> line, Sighting<NamedValue> older) {
        NamedValue then = older.declaration();
        NamedValue now = line.newest();
        String word = now.kind() == Kind.ENUMERATOR ? "enumerator " : "constant ";
        return then.kind() == Kind.ENUMERATOR && now.kind() == Kind.ENUMERATOR
                ? context.conflicts()
                        .differs(
                                word + line.name(),
                                older.release(),
                                then.text(),
                                line.last(),
                                now.text(),
                                "list it under [[skip]], or list the older value under [enums.was] if older libraries"
                                        + " accept the newer one")
                : context.conflicts()
                        .differs(word + line.name(), older.release(), then.text(), line.last(), now.text());
    }

    /** Returns the names that are bound as the given kind. */
    Set<String> names(Kind kind) {
        return values.stream()
                .filter(line -> line.newest().kind() == kind)
                .map(DeclarationTimeline::name)
                .collect(Collectors.toSet());
    }

    /**
     * Returns the enums of the merged partition.
     *
     * @param others merged partition without enums at file scope; its declarations contain the nested unnamed enums
     */
    List<EnumDecl> merge(Partition others) {
        Set<String> wanted = names(Kind.ENUMERATOR);
        context.newest().allEnums().forEach(e -> remove(wanted, e));
        others.allEnums().forEach(e -> remove(wanted, e));
        List<EnumDecl> merged = new ArrayList<>();
        for (DeclarationTimeline<EnumDecl> line : context.follow(
                p -> p.enums().stream().filter(e -> !e.isUnnamed()).toList(),
                e -> e.type().spelling())) {
            line.older().forEach(older -> checkSize(line, older));
            context.spans().add(Kind.ENUM, line.newest().name(), line.first(), line.last());
            merged.add(withLeftovers(line, wanted));
        }
        addUnnamed(merged, wanted);
        return merged;
    }

    private static void remove(Set<String> names, EnumDecl declaration) {
        declaration.enumerators().forEach(e -> names.remove(e.name()));
    }

    private void checkSize(DeclarationTimeline<EnumDecl> line, Sighting<EnumDecl> older) {
        EnumDecl now = line.newest();
        EnumDecl then = older.declaration();
        if (now.underlying().size() != then.underlying().size()) {
            throw context.conflicts()
                    .differs(
                            now.type().spelling(),
                            older.release(),
                            then.underlying().spelling(),
                            line.last(),
                            now.underlying().spelling());
        }
    }

    private static EnumDecl withLeftovers(DeclarationTimeline<EnumDecl> line, Set<String> wanted) {
        EnumDecl now = line.newest();
        Set<String> own = new HashSet<>();
        now.enumerators().forEach(e -> own.add(e.name()));
        List<Enumerator> all = new ArrayList<>(now.enumerators());
        wanted.removeAll(own);
        line.older().forEach(older -> all.addAll(take(older.declaration(), wanted)));
        return now.withEnumerators(all);
    }

    /** Adds the unnamed enums of the newest release at their positions, followed by those of older releases. */
    private void addUnnamed(List<EnumDecl> merged, Set<String> wanted) {
        List<EnumDecl> newest = context.newest().enums();
        for (int i = 0; i < newest.size(); i++) {
            if (newest.get(i).isUnnamed()) {
                merged.add(Math.min(i, merged.size()), newest.get(i));
            }
        }
        List<Partition> partitions = context.partitions();
        for (int release = partitions.size() - 2; release >= 0; release--) {
            for (EnumDecl declared : partitions.get(release).allEnums()) {
                List<Enumerator> left = declared.isUnnamed() ? take(declared, wanted) : List.of();
                if (!left.isEmpty()) {
                    merged.add(declared.withEnumerators(left));
                }
            }
        }
    }

    private static List<Enumerator> take(EnumDecl declared, Set<String> wanted) {
        return declared.enumerators().stream()
                .filter(e -> wanted.remove(e.name()))
                .toList();
    }
}
