package org.rdma4j.gen.merge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.merge.MergeContext.Source;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.History.Kind;
import org.rdma4j.gen.model.MergedReleases;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.problem.ProblemException;

/** Merges releases. */
public final class Merger {

    private final Config config;
    private final List<Source> sources;
    private final HistoryBuilder spans;
    private final MergeConflicts conflicts;

    private Merger(Config config, List<Metadata> sorted) {
        this.config = config;
        this.sources = sorted.stream().map(Source::of).toList();
        List<String> names = sorted.stream().map(Metadata::release).toList();
        this.spans = new HistoryBuilder(config, names);
        this.conflicts = new MergeConflicts(config, names);
    }

    /**
     * Returns the union of the releases.
     *
     * @param metadata metadata of at least one release, in any order, without duplicates
     * @param config configuration of the metadata
     * @throws ProblemException if one binding cannot represent two releases; the message names the declaration and both
     *     releases
     */
    public static MergedReleases merge(List<Metadata> metadata, Config config) {
        if (metadata.size() == 1) {
            return MergedReleases.of(metadata.get(0));
        }
        List<Metadata> sorted = byRelease(metadata);
        Merger first = new Merger(config, sorted.stream().map(Metadata::alone).toList());
        first.checkTargets(sorted);
        MergedReleases union = first.merge();
        List<Metadata> each = new ArrayList<>(List.of(union.metadata()));
        for (Metadata other : sorted.get(0).others()) {
            List<Metadata> there =
                    sorted.stream().map(m -> m.on(other.target()).orElseThrow()).toList();
            each.add(new Merger(config, there).merge().metadata());
        }
        return new MergedReleases(Metadata.of(each), union.history());
    }

    /** Validates that all releases have the same targets. */
    private void checkTargets(List<Metadata> sorted) {
        int last = sorted.size() - 1;
        for (int i = 0; i < last; i++) {
            if (!targets(sorted.get(i)).equals(targets(sorted.get(last)))) {
                throw conflicts.unrelated("targets", i, last);
            }
        }
    }

    private static List<Target> targets(Metadata metadata) {
        return metadata.each().stream().map(Metadata::target).toList();
    }

    private static List<Metadata> byRelease(List<Metadata> metadata) {
        metadata.stream()
                .filter(m -> !History.isRelease(m.release()))
                .findFirst()
                .ifPresent(m -> {
                    throw ProblemException.badUsage(
                            "metadata of " + m.name() + " has the release '" + m.release()
                                    + "', which cannot be compared with other releases",
                            "extract it with a --release of two numbers, such as --release 44.0");
                });
        List<Metadata> sorted = metadata.stream()
                .sorted(Comparator.comparingInt(m -> History.number(m.release())))
                .toList();
        for (int i = 1; i < sorted.size(); i++) {
            if (sorted.get(i).release().equals(sorted.get(i - 1).release())) {
                throw ProblemException.badUsage(
                        "two of the metadata files describe " + sorted.get(i).name() + " "
                                + sorted.get(i).release(),
                        "name one file for each release");
            }
        }
        return sorted;
    }

    private MergedReleases merge() {
        int last = sources.size() - 1;
        Metadata newest = sources.get(last).metadata();
        for (int i = 0; i < last; i++) {
            if (!libraries(sources.get(i).metadata()).equals(libraries(newest))) {
                throw conflicts.unrelated("partitions", i, last);
            }
        }
        List<Partition> partitions = new ArrayList<>();
        for (int i = 0; i < newest.partitions().size(); i++) {
            partitions.add(partition(new MergeContext(config, sources, i, spans, conflicts)));
        }
        Metadata merged = new Metadata(
                newest.name(),
                newest.release(),
                newest.target(),
                newest.versions(),
                partitions,
                new ForeignTypeMerge(sources, conflicts).merge(partitions));
        SortedMap<String, SortedMap<String, String>> versions = new TreeMap<>();
        sources.forEach(r -> versions.put(r.metadata().release(), r.metadata().versions()));
        History history = spans.history();
        return new MergedReleases(merged, new History(history.releases(), history.spans(), versions));
    }

    private static List<String> libraries(Metadata metadata) {
        return metadata.partitions().stream()
                .map(p -> p.namespace() + " " + p.soname())
                .toList();
    }

    private static Partition partition(MergeContext context) {
        SimpleDeclarationMerge names = new SimpleDeclarationMerge(context);
        names.checkTypes();
        EnumMerge enums = new EnumMerge(context);
        enums.checkValues();
        Partition others = new Partition(
                context.newest().namespace(),
                context.newest().library(),
                context.newest().soname(),
                context.newest().headers(),
                new RecordMerge(context).merge(),
                List.of(),
                names.functions(),
                names.typedefs(),
                names.constants(enums.names(Kind.CONSTANT)),
                names.aliases(),
                names.opaques(),
                names.skipped());
        return withEnums(others, enums.merge(others));
    }

    private static Partition withEnums(Partition p, List<EnumDecl> enums) {
        return new Partition(
                p.namespace(),
                p.library(),
                p.soname(),
                p.headers(),
                p.records(),
                enums,
                p.functions(),
                p.typedefs(),
                p.constants(),
                p.aliases(),
                p.opaques(),
                p.skipped());
    }
}
