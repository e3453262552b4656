package org.rdma4j.gen.pipeline;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.RecordFacts;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.RecordDecl;

/** Finds the records whose size callers state in a field. */
public final class CallerSizedRecords {

    private CallerSizedRecords() {}

    /**
     * The configuration's facts about records, with those that the records of these releases show themselves. Headers
     * that come with something else are left out: only a library that speaks with the kernel itself allocates the
     * kernel's.
     */
    public static RecordFacts facts(Config config, List<Metadata> releases) {
        RecordFacts facts = config.records();
        Set<String> sized = releases.stream()
                .flatMap(release -> release.partitions().stream())
                .flatMap(partition -> partition.records().stream())
                .filter(record -> !config.suppliers().containsKey(record.header()))
                .filter(record -> record.fields().stream()
                        .anyMatch(field -> facts.sizedByField().contains(field.name())))
                .map(RecordDecl::name)
                .filter(name -> !facts.libraryAllocated().contains(name)
                        && !facts.unsized().contains(name))
                .collect(Collectors.toSet());
        return facts.withSizedByCaller(sized);
    }
}
