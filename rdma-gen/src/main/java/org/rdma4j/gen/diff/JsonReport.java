package org.rdma4j.gen.diff;

import java.util.List;
import org.rdma4j.gen.dump.DumpRow;
import org.rdma4j.gen.tree.JsonString;

/** Report for programs: a JSON object with one change per line, so that it is suited to grep. */
public final class JsonReport {

    private JsonReport() {}

    /** Returns the report in ASCII. */
    public static String of(DiffReport report) {
        return new JsonLine()
                        .put("before", report.before())
                        .put("after", report.after())
                        .raw("targets", JsonLine.array(report.targets(), JsonString::quote))
                        .raw("uncompared_targets", JsonLine.array(report.uncompared(), JsonString::quote))
                        .put("breaking_source", report.breakingSource())
                        .put("breaking_binary", report.breakingBinary())
                        .raw("changes", JsonLine.lines(report.changes(), JsonReport::change))
                + "\n";
    }

    private static String change(Change change) {
        JsonLine json = new JsonLine()
                .put("kind", change.kind().word())
                .put("action", change.action().word())
                .put("partition", change.namespace())
                .put("name", change.name())
                .putUnlessEmpty("before", change.before())
                .putUnlessEmpty("after", change.after())
                .put("breaks", change.verdict().word())
                .put("reason", change.reason());
        // omitted if all compared targets are affected
        if (!change.targets().isEmpty()) {
            json.raw("targets", JsonLine.array(change.targets(), JsonString::quote));
        }
        return json.raw("rows_removed", rows(change.removed()))
                .raw("rows_added", rows(change.added()))
                .toString();
    }

    private static String rows(List<DumpRow> rows) {
        return JsonLine.array(
                rows, row -> JsonLine.array(List.of(row.kind(), row.name(), row.value()), JsonString::quote));
    }
}
