package org.rdma4j.gen.emit.resource;

import java.util.List;
import java.util.Set;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.RecordFacts;
import org.rdma4j.gen.cprint.LayoutTable;
import org.rdma4j.gen.emit.value.ByTarget;
import org.rdma4j.gen.model.Target;

/**
 * Writes the sizes and offsets that the bindings were emitted with as text, in the order of the wrapper library's table,
 * which the runtime holds them against at load.
 *
 * <p>A first line {@code layout FORMAT FINGERPRINT TARGET…}, and for each record a line {@code WHO NAME SIZE
 * FIELD=OFFSET…}. {@code WHO} is {@code caller}, {@code library} or, for what grows at its front, {@code front}: on it
 * depends what may differ. A field with {@code ~} for {@code =} may lie anywhere. Where targets differ, a number is one
 * for each target of the first line, in their order, with {@code /} between: {@code wr_id=224/232}.
 */
public final class LayoutResource {

    private LayoutResource() {}

    /**
     * The text, with the facts of a configuration.
     *
     * @param tables the same table with the numbers of each target
     * @param targets whose they are
     */
    public static String of(List<LayoutTable> tables, Config config, List<Target> targets) {
        return of(tables, config.file().getFileName().toString(), config.records(), config.moved(), targets);
    }

    public static String of(
            List<LayoutTable> tables,
            String configuration,
            RecordFacts facts,
            Set<String> moved,
            List<Target> targets) {
        LayoutTable table = tables.get(0);
        StringBuilder text = new StringBuilder("# Generated; do not edit. Change ")
                .append(configuration)
                .append(" and run: ./dev generate\n")
                .append("layout ")
                .append(LayoutTable.FORMAT)
                .append(' ')
                .append(table.fingerprint());
        targets.forEach(target -> text.append(' ').append(target.triple()));
        text.append('\n');
        for (int r = 0; r < table.rows().size(); r++) {
            int number = r;
            LayoutTable.Row row = table.rows().get(r);
            List<LayoutTable.Row> rows =
                    tables.stream().map(t -> t.rows().get(number)).toList();
            String record = row.record().name();
            text.append(who(record, facts))
                    .append(' ')
                    .append(record)
                    .append(' ')
                    .append(ByTarget.of(rows, each -> each.record().size()).column());
            for (int f = 0; f < row.fields().size(); f++) {
                int place = f;
                LayoutTable.Field field = row.fields().get(f);
                boolean moves = moved.contains(record + "." + field.path());
                text.append(' ')
                        .append(field.path())
                        .append(moves ? '~' : '=')
                        .append(ByTarget.of(
                                        rows, each -> each.fields().get(place).offset())
                                .column());
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static String who(String record, RecordFacts facts) {
        if (facts.growsAtFront().contains(record)) {
            return "front";
        }
        return facts.libraryAllocated().contains(record) ? "library" : "caller";
    }
}
