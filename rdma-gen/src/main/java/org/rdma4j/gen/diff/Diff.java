package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.rdma4j.gen.config.RecordFacts;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.problem.ProblemException;

/** Compares two releases. */
public final class Diff {

    private static final Comparator<Change> ORDER =
            Comparator.comparing(Change::kind).thenComparing(Change::name).thenComparing(Change::action);

    private final Release before;
    private final Release after;
    private final RecordFacts facts;

    private Diff(Release before, Release after, RecordFacts facts) {
        this.before = before;
        this.after = after;
        this.facts = facts;
    }

    /**
     * Every change from one release to another, once each.
     *
     * @param before the older release
     * @param after the newer release
     * @param facts who allocates which record
     * @throws ProblemException when the two describe different targets, between which nothing is comparable
     */
    public static Report compare(Metadata before, Metadata after, RecordFacts facts) {
        if (!before.target().equals(after.target())) {
            throw ProblemException.badUsage(
                    title(before) + " is described for " + before.target().triple() + ", " + title(after) + " for "
                            + after.target().triple(),
                    "compare metadata of one target");
        }
        return new Diff(new Release(before), new Release(after), facts).report();
    }

    /** How reports name a release. */
    static String title(Metadata metadata) {
        return (metadata.name() + " " + metadata.release()).strip();
    }

    private Report report() {
        Set<String> namespaces = new LinkedHashSet<>(before.namespaces());
        namespaces.addAll(after.namespaces());
        List<Change> all = new ArrayList<>();
        for (String namespace : namespaces) {
            List<Change> changes = new ArrayList<>(compare(namespace).all());
            changes.sort(ORDER);
            all.addAll(changes);
        }
        return new Report(title(before.metadata()), title(after.metadata()), all);
    }

    private Changes compare(String namespace) {
        Changes changes = new Changes(namespace);
        Partition old = before.partition(namespace);
        Partition now = after.partition(namespace);
        library(old, now, changes);
        RecordDiff records = new RecordDiff(before, after, facts, changes);
        Pair.match(old.records(), now.records(), r -> r.typedefNamed() + r.name(), RecordDecl::name)
                .forEach(records::compare);
        EnumDiff enums = new EnumDiff(before, after, changes);
        Pair.match(named(old), named(now), e -> e.typedefNamed() + e.name(), EnumDecl::name)
                .forEach(enums::compare);
        EnumeratorDiff enumerators = new EnumeratorDiff(before, after, changes);
        match(EnumeratorList.of(old), EnumeratorList.of(now), NamedValue::name).forEach(enumerators::compare);
        FunctionDiff functions = new FunctionDiff(before, after, old, now, changes);
        match(old.functions(), now.functions(), FunctionDecl::name).forEach(functions::compare);
        ConstantDiff constants = new ConstantDiff(before, after, changes);
        match(old.constants(), now.constants(), ConstantDecl::name).forEach(constants::compare);
        NameDiffs names = new NameDiffs(before, after, changes);
        match(old.typedefs(), now.typedefs(), TypedefDecl::name).forEach(names::typedef);
        match(old.aliases(), now.aliases(), AliasDecl::name).forEach(names::alias);
        match(old.opaques(), now.opaques(), OpaqueDecl::name).forEach(names::opaque);
        match(old.skipped(), now.skipped(), Skipped::name).forEach(names::skip);
        return changes;
    }

    private static <D> List<Pair<D>> match(List<D> old, List<D> now, Function<D, String> key) {
        return Pair.match(old, now, key);
    }

    private static List<EnumDecl> named(Partition partition) {
        return partition.enums().stream().filter(e -> !e.isUnnamed()).toList();
    }

    private void library(Partition old, Partition now, Changes changes) {
        boolean both = before.has(old.namespace()) && after.has(now.namespace());
        if (both && !old.soname().equals(now.soname())) {
            changes.changed(
                    Kind.LIBRARY,
                    new Fact(now.library(), old.soname(), List.of()),
                    new Fact(now.library(), now.soname(), List.of()),
                    Judgement.binary("compiled programs load " + (old.soname().isEmpty() ? "none" : old.soname())));
        }
    }
}
