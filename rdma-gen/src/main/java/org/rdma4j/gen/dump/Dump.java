package org.rdma4j.gen.dump;

import java.util.List;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.TypeIndex;

/** Prints metadata as facts. */
public final class Dump {

    private Dump() {}

    /** The facts of all partitions, each a line without its end, sorted as {@code LC_ALL=C sort} does. */
    public static List<String> lines(Metadata metadata) {
        SignatureWords words = new SignatureWords(new TypeIndex(metadata), metadata.target());
        Rows rows = new Rows();
        for (Partition partition : metadata.partitions()) {
            rows.enter(partition.namespace());
            partition.records().forEach(record -> RecordRows.add(rows, record));
            EnumRows.addAll(rows, partition, metadata.target());
            partition.functions().forEach(function -> FunctionRows.add(rows, partition, function, words));
            partition.constants().forEach(constant -> ConstantRows.add(rows, constant));
            partition.typedefs().forEach(t -> rows.add("typedef", t.name(), Spelling.of(t)));
            partition
                    .aliases()
                    .forEach(a -> rows.add("alias", a.name(), a.target().name()));
            partition.opaques().forEach(o -> rows.add("opaque", o.name(), Spelling.of(o.tag())));
            partition.skipped().forEach(s -> rows.add("skip", s.name(), s.reason()));
        }
        return rows.sorted();
    }

    /** {@link #lines}, each with a line feed; to be written as UTF-8. */
    public static String text(Metadata metadata) {
        StringBuilder text = new StringBuilder();
        lines(metadata).forEach(line -> text.append(line).append('\n'));
        return text.toString();
    }
}
