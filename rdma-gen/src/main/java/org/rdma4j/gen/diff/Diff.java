package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.problem.ProblemException;

/** Compares two releases. */
public final class Diff {

    private static final Comparator<Change> ORDER =
            Comparator.comparing(Change::kind).thenComparing(Change::name).thenComparing(Change::action);

    /** Order of changes that differ between targets. */
    private static final Comparator<Change> BY_TARGET = Comparator.comparing(c ->
            c.targets().isEmpty() ? -1 : triples(Target.ALL).indexOf(c.targets().get(0)));

    private final ComparedRelease before;
    private final ComparedRelease after;
    private final RecordAllocation facts;

    private Diff(ComparedRelease before, ComparedRelease after, RecordAllocation facts) {
        this.before = before;
        this.after = after;
        this.facts = facts;
    }

    /**
     * Returns all changes from one release to another on the targets that both have. Changes that are the same on all
     * targets are reported once.
     *
     * @param before the older release
     * @param after the newer release
     * @param facts facts about the allocation of records
     * @throws ProblemException if the releases are of different libraries or have no common target
     */
    public static DiffReport compare(Metadata before, Metadata after, RecordAllocation facts) {
        if (!before.name().equals(after.name())) {
            throw ProblemException.badUsage(
                    title(before) + " and " + title(after) + " describe different libraries",
                    "compare two releases" + " of one library");
        }
        List<String> olds = triples(targets(before));
        List<String> news = triples(targets(after));
        List<String> both = olds.stream().filter(news::contains).toList();
        if (both.isEmpty()) {
            throw ProblemException.badUsage(
                    title(before) + " is described for " + String.join(", ", olds) + ", " + title(after) + " for "
                            + String.join(", ", news),
                    "compare metadata of one target");
        }
        List<String> one = Stream.concat(olds.stream(), news.stream())
                .filter(triple -> !both.contains(triple))
                .toList();
        return new DiffReport(title(before), title(after), both, one, changes(before, after, facts, both));
    }

    private static List<Change> changes(Metadata before, Metadata after, RecordAllocation facts, List<String> triples) {
        Map<Change, List<String>> found = new LinkedHashMap<>();
        Set<String> namespaces = new LinkedHashSet<>();
        for (String triple : triples) {
            Target target = Target.of(triple).orElseThrow();
            Diff diff =
                    new Diff(new ComparedRelease(on(before, target)), new ComparedRelease(on(after, target)), facts);
            namespaces.addAll(diff.namespaces());
            diff.changes()
                    .forEach(c ->
                            found.computeIfAbsent(c, k -> new ArrayList<>()).add(triple));
        }
        List<String> order = List.copyOf(namespaces);
        List<Change> changes = new ArrayList<>();
        found.forEach((change, where) -> changes.add(where.size() == triples.size() ? change : change.on(where)));
        changes.sort(Comparator.<Change, Integer>comparing(c -> order.indexOf(c.namespace()))
                .thenComparing(ORDER)
                .thenComparing(BY_TARGET));
        return changes;
    }

    private static List<Target> targets(Metadata metadata) {
        return metadata.each().stream().map(Metadata::target).toList();
    }

    /** Returns the GNU triplets of targets. */
    static List<String> triples(List<Target> targets) {
        return targets.stream().map(Target::triple).toList();
    }

    private static Metadata on(Metadata metadata, Target target) {
        return metadata.on(target).orElseThrow();
    }

    /** Returns the title of a release in reports. */
    static String title(Metadata metadata) {
        return (metadata.name() + " " + metadata.release()).strip();
    }

    private Set<String> namespaces() {
        Set<String> namespaces = new LinkedHashSet<>(before.namespaces());
        namespaces.addAll(after.namespaces());
        return namespaces;
    }

    private List<Change> changes() {
        return namespaces().stream().flatMap(n -> compare(n).all().stream()).toList();
    }

    private ChangeCollector compare(String namespace) {
        ChangeCollector changes = new ChangeCollector(namespace, before, after);
        Partition old = before.partition(namespace);
        Partition now = after.partition(namespace);
        library(old, now, changes);
        RecordDiff records = new RecordDiff(before, after, facts, changes);
        DeclarationPair.match(old.records(), now.records(), r -> r.typedefNamed() + r.name(), RecordDecl::name)
                .forEach(records::compare);
        SimpleDeclarationDiff names = new SimpleDeclarationDiff(before, after, changes);
        DeclarationPair.match(named(old), named(now), e -> e.typedefNamed() + e.name(), EnumDecl::name)
                .forEach(names::enumeration);
        new ValueDiff(before, after, changes).compare(old, now);
        FunctionDiff functions = new FunctionDiff(before, after, old, now, changes);
        DeclarationPair.match(old.functions(), now.functions(), FunctionDecl::name)
                .forEach(functions::compare);
        DeclarationPair.match(old.typedefs(), now.typedefs(), TypedefDecl::name).forEach(names::typedef);
        DeclarationPair.match(old.aliases(), now.aliases(), AliasDecl::name).forEach(names::alias);
        DeclarationPair.match(old.opaques(), now.opaques(), OpaqueDecl::name).forEach(names::opaque);
        DeclarationPair.match(old.skipped(), now.skipped(), Skipped::name).forEach(names::skip);
        return changes;
    }

    private static List<EnumDecl> named(Partition partition) {
        return partition.enums().stream().filter(e -> !e.isUnnamed()).toList();
    }

    private void library(Partition old, Partition now, ChangeCollector changes) {
        boolean both = before.has(old.namespace()) && after.has(now.namespace());
        if (both && !old.soname().equals(now.soname())) {
            changes.changed(
                    ChangeKind.LIBRARY,
                    new ChangeCollector.Subject(now.library(), old.soname(), List.of()),
                    new ChangeCollector.Subject(now.library(), now.soname(), List.of()),
                    ReasonedVerdict.binary(
                            "compiled programs load " + (old.soname().isEmpty() ? "none" : old.soname())));
        }
    }
}
