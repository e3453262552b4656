package org.rdma4j.gen.merge;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rdma4j.gen.merge.Line.Sighting;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.History.Kind;
import org.rdma4j.gen.model.Partition;

/** Enums: the newest enumerators, and behind them those that went. A name keeps its value, whichever enum it is in. */
final class EnumMerge {

    private final Context context;
    private final Set<String> taken = new HashSet<>();

    EnumMerge(Context context) {
        this.context = context;
        context.newest().enums().forEach(e -> e.enumerators().forEach(c -> taken.add(c.name())));
        context.newest().constants().forEach(c -> taken.add(c.name()));
    }

    List<EnumDecl> merge() {
        checkValues();
        List<EnumDecl> merged = new ArrayList<>();
        for (Line<EnumDecl> line : context.follow(
                p -> p.enums().stream().filter(e -> !e.isUnnamed()).toList(),
                e -> e.type().spelling())) {
            line.older().forEach(older -> checkSize(line, older));
            context.spans().add(Kind.ENUM, line.newest().name(), line.first(), line.last());
            merged.add(withLeftovers(line));
        }
        addUnnamed(merged);
        return merged;
    }

    private void checkSize(Line<EnumDecl> line, Sighting<EnumDecl> older) {
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

    private EnumDecl withLeftovers(Line<EnumDecl> line) {
        EnumDecl now = line.newest();
        List<Enumerator> all = new ArrayList<>(now.enumerators());
        all.forEach(e -> taken.add(e.name()));
        line.older().forEach(older -> all.addAll(untaken(older.declaration())));
        return withEnumerators(now, all);
    }

    /** The newest release's unnamed enums in their places among the others, then what only older ones have. */
    private void addUnnamed(List<EnumDecl> merged) {
        List<EnumDecl> newest = context.newest().enums();
        for (int i = 0; i < newest.size(); i++) {
            if (newest.get(i).isUnnamed()) {
                merged.add(Math.min(i, merged.size()), newest.get(i));
            }
        }
        for (int release = context.releases().size() - 2; release >= 0; release--) {
            Partition partition = context.releases().get(release).partition(context.partition());
            for (EnumDecl declared : partition.enums()) {
                if (declared.isUnnamed()) {
                    List<Enumerator> left = untaken(declared);
                    if (!left.isEmpty()) {
                        merged.add(withEnumerators(declared, left));
                    }
                }
            }
        }
    }

    private List<Enumerator> untaken(EnumDecl declared) {
        return declared.enumerators().stream().filter(e -> taken.add(e.name())).toList();
    }

    private static EnumDecl withEnumerators(EnumDecl declared, List<Enumerator> enumerators) {
        return new EnumDecl(
                declared.name(),
                declared.typedefNamed(),
                declared.packed(),
                declared.underlying(),
                enumerators,
                declared.header());
    }

    private void checkValues() {
        List<Line<Enumerator>> lines = context.follow(
                p -> p.enums().stream().flatMap(e -> e.enumerators().stream()).toList(), Enumerator::name);
        for (Line<Enumerator> line : lines) {
            for (Sighting<Enumerator> older : line.older()) {
                if (!older.declaration().value().equals(line.newest().value())) {
                    throw context.conflicts()
                            .differs(
                                    "enumerator " + line.name(),
                                    older.release(),
                                    older.declaration().value().toString(),
                                    line.last(),
                                    line.newest().value().toString());
                }
            }
            context.spans().add(Kind.ENUMERATOR, line);
        }
    }
}
