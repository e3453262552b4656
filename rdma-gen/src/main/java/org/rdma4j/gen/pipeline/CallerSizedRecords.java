package org.rdma4j.gen.pipeline;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.RecordDecl;

/** Finds the records whose size callers state in a field. */
public final class CallerSizedRecords {

    private CallerSizedRecords() {}

    /**
     * Returns the facts of the configuration about records, completed by the records of these releases. Records of
     * headers from other suppliers are left out: the records of the kernel are allocated only by a library that calls
     * the kernel itself.
     */
    public static RecordAllocation facts(Config config, List<Metadata> releases) {
        RecordAllocation facts = config.records();
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
