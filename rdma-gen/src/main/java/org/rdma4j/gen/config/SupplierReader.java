package org.rdma4j.gen.config;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.Value;

/**
 * Reads {@code [suppliers]}: headers that come with the kernel or glibc. The declarations of such a header name the version
 * of its supplier instead of the release of rdma-core.
 */
final class SupplierReader {

    private static final String[] SUPPLIERS = {"linux", "glibc"};

    private SupplierReader() {}

    /** Returns the supplier by header. */
    static Map<String, String> read(Value value, List<PartitionConfig> partitions) {
        Table table = value.table().allow(SUPPLIERS);
        Map<String, String> suppliers = new LinkedHashMap<>();
        Map<String, Value> seen = new HashMap<>();
        table.entries()
                .forEach((supplier, headers) -> headers.elements().forEach(header -> {
                    DuplicateCheck.add(seen, header.text(), header);
                    if (partitions.stream().noneMatch(p -> mayTraverse(p, header.text()))) {
                        throw header.place()
                                .problem(
                                        "is \"" + header.text() + "\", which no partition traverses",
                                        "correct or remove it");
                    }
                    suppliers.put(header.text(), supplier);
                }));
        return Collections.unmodifiableMap(suppliers);
    }

    /** Returns {@code true} if the partition lists the header, or has a glob that may match it. */
    private static boolean mayTraverse(PartitionConfig partition, String header) {
        return partition.traverse().stream().anyMatch(t -> t.equals(header) || t.matches(".*[*?\\[{].*"));
    }
}
