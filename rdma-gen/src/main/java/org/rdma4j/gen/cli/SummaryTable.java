package org.rdma4j.gen.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.pipeline.Generation;
import org.rdma4j.gen.pipeline.GenerationResult;

/** Prints how many declarations were read, bound and skipped, by namespace. */
final class SummaryTable {

    private static final List<String> HEADINGS = List.of(
            "namespace",
            "records",
            "enums",
            "functions",
            "inline",
            "constants",
            "typedefs",
            "aliases",
            "opaque",
            "skipped");

    private SummaryTable() {}

    static void print(PrintWriter out, List<GenerationResult> results) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(HEADINGS);
        for (GenerationResult result : results) {
            out.println(result.config().output().name() + ": " + Generation.versions(result.metadata()) + ", "
                    + result.metadata().each().stream()
                            .map(m -> m.target().triple())
                            .collect(Collectors.joining(" and "))
                    + (result.history().releases().isEmpty()
                            ? ""
                            : "; bound for "
                                    + String.join(", ", result.history().releases())));
            result.metadata().partitions().forEach(p -> rows.add(row(p)));
        }
        out.println();
        int[] widths = new int[HEADINGS.size()];
        rows.forEach(row -> {
            for (int i = 0; i < row.size(); i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        });
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < row.size(); i++) {
                line.append(String.format(i == 0 ? "%-" + widths[i] + "s" : "  %" + widths[i] + "s", row.get(i)));
            }
            out.println(line);
        }
    }

    private static List<String> row(Partition partition) {
        long inline = partition.functions().stream()
                .filter(f -> f.linkage() == Linkage.INLINE)
                .count();
        return List.of(
                partition.namespace(),
                String.valueOf(partition.records().stream()
                        .mapToInt(SummaryTable::records)
                        .sum()),
                String.valueOf(
                        partition.enums().stream().filter(e -> !e.isUnnamed()).count()),
                String.valueOf(partition.functions().size()),
                String.valueOf(inline),
                String.valueOf(partition.constants().size()),
                String.valueOf(partition.typedefs().size()),
                String.valueOf(partition.aliases().size()),
                String.valueOf(partition.opaques().size()),
                String.valueOf(partition.skipped().size()));
    }

    /** Returns the number of records in a record: itself and the unnamed ones inside. */
    private static int records(RecordDecl record) {
        List<CType> unnamed = new ArrayList<>();
        record.fields()
                .forEach(field -> field.type().walk(part -> {
                    if (part instanceof UnnamedRecord) {
                        unnamed.add(part);
                    }
                }));
        return 1 + unnamed.size();
    }
}
