package org.rdma4j.gen.dump;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;

/** Prints metadata as facts, one per line. */
public final class Dump {

    private static final Comparator<String> BY_BYTE =
            (a, b) -> Arrays.compareUnsigned(a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));

    private Dump() {}

    /** Returns the facts of all partitions as lines without line feeds, in the order of {@code LC_ALL=C sort}. */
    public static List<String> lines(Metadata metadata) {
        DumpRows rows = new DumpRows(metadata);
        // A set, because members that share an unnamed enum result in equal facts.
        TreeSet<String> lines = new TreeSet<>(BY_BYTE);
        for (Partition partition : metadata.partitions()) {
            rows.of(partition)
                    .forEach(row ->
                            lines.add(String.join("\t", partition.namespace(), row.kind(), row.name(), row.value())));
        }
        return List.copyOf(lines);
    }

    /** Returns the {@link #lines} with line feeds. The text is to be encoded as UTF-8. */
    public static String text(Metadata metadata) {
        StringBuilder text = new StringBuilder();
        lines(metadata).forEach(line -> text.append(line).append('\n'));
        return text.toString();
    }
}
