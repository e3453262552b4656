package org.rdma4j.gen.cprint;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.model.Target;

/**
 * Static assertions in the source of the wrapper library that compare the layout of records in the headers with that in
 * the bindings.
 *
 * <p>Headers of another release may lack records and fields, and may have smaller records, or larger ones if the
 * library allocates them. The offset of a field must be the same; in a record that grows at the front, offsets are
 * relative to the last member.
 *
 * @param tables records and fields with the sizes and offsets of each target
 * @param targets targets of the tables
 * @param records facts about the allocation of records
 * @param moved fields whose offset may differ
 */
public record LayoutAssertions(
        List<LayoutTable> tables, List<Target> targets, RecordAllocation records, Set<String> moved) {

    private static final String BY_TARGET = "BY_TARGET";

    private static final String MACROS = """

            /* Sizes and offsets of records in the bindings, in bytes. The wrapper does not compile with other headers. */
            #define SIZE(bytes, type) \\
                __extension__ _Static_assert(sizeof(type) <= (bytes), #type " is larger than in the bindings")
            #define OFFSET(bytes, type, field) \\
                __extension__ _Static_assert( \\
                    __builtin_offsetof(type, field) == (bytes), #type "." #field " has another offset than in the bindings")
            #define BEFORE(bytes, type, last, field) \\
                __extension__ _Static_assert( \\
                    __builtin_offsetof(type, last) - __builtin_offsetof(type, field) == (bytes), \\
                    #type "." #field " has another offset from " #last " than in the bindings")
            """;

    public LayoutAssertions {
        tables = List.copyOf(tables);
        targets = List.copyOf(targets);
        moved = Set.copyOf(moved);
    }

    /**
     * Returns the assertions, and the exported offsets of the last members of records that grow at the front.
     *
     * @param prefix prefix of exported names
     * @param macro macro with the release of the headers; empty if there is only one
     */
    String print(String prefix, Optional<String> macro) {
        StringBuilder text = new StringBuilder(MACROS);
        StringBuilder fronts = new StringBuilder();
        if (targets.size() > 1) {
            text.append(choice());
        }
        Conditions conditions = new Conditions(text, macro);
        for (int r = 0; r < tables.get(0).rows().size(); r++) {
            LayoutTable.Row row = tables.get(0).rows().get(r);
            List<LayoutTable.Row> rows = rows(r);
            String record = row.record().name();
            String type = row.record().type().spelling();
            boolean front = records.growsAtFront().contains(record);
            if (!front && !records.libraryAllocated().contains(record)) {
                conditions.under(row.presence());
                long[] sizes =
                        rows.stream().mapToLong(each -> each.record().size()).toArray();
                text.append("SIZE(")
                        .append(number(sizes))
                        .append(", ")
                        .append(type)
                        .append(");\n");
            }
            int last = last(row);
            for (int f = 0; f < row.fields().size(); f++) {
                LayoutTable.Field field = row.fields().get(f);
                if (!moved.contains(record + "." + field.path()) && !(front && f == last)) {
                    conditions.under(field.presence());
                    text.append(
                            front
                                    ? "BEFORE(" + number(distances(rows, f, last)) + ", " + type + ", "
                                            + row.fields().get(last).path()
                                    : "OFFSET(" + number(offsets(rows, f)) + ", " + type);
                    text.append(", ").append(field.path()).append(");\n");
                }
            }
            if (front) {
                fronts.append(front(prefix, type, record, row.fields().get(last).path()));
            }
        }
        conditions.under(ReleaseCondition.ALWAYS);
        return text.append(fronts).toString();
    }

    private static String front(String prefix, String type, String record, String last) {
        String name = prefix + "offset_" + record + "_" + last;
        return "\n/* The offset of the last member of a record that grows at the front, in these headers. */\n"
                + "extern const uint32_t " + name + ";\n__attribute__((visibility(\"default\"))) const uint32_t " + name
                + " = __builtin_offsetof(" + type + ", " + last + ");\n";
    }

    /**
     * Returns macros that select the offsets of the compiler's target, or those of the first target for unknown ones.
     */
    private String choice() {
        String parameters =
                IntStream.range(0, targets.size()).mapToObj(i -> "n" + i).collect(Collectors.joining(", ", "(", ")"));
        StringBuilder text = new StringBuilder();
        for (int i = 1; i < targets.size(); i++) {
            text.append(i == 1 ? "#if" : "#elif")
                    .append(" defined ")
                    .append(targets.get(i).macro())
                    .append("\n#define " + BY_TARGET + parameters + " n")
                    .append(i)
                    .append('\n');
        }
        return text.append("#else\n#define " + BY_TARGET + parameters + " n0\n#endif\n")
                .toString();
    }

    private List<LayoutTable.Row> rows(int index) {
        return tables.stream().map(table -> table.rows().get(index)).toList();
    }

    /** Returns the index of the last direct member of the record. */
    private static int last(LayoutTable.Row row) {
        int last = row.fields().size() - 1;
        while (last > 0 && row.fields().get(last).path().indexOf('.') >= 0) {
            last--;
        }
        return last;
    }

    private static long[] offsets(List<LayoutTable.Row> rows, int field) {
        return rows.stream().mapToLong(row -> row.fields().get(field).offset()).toArray();
    }

    private static long[] distances(List<LayoutTable.Row> rows, int field, int last) {
        return rows.stream()
                .mapToLong(row -> row.fields().get(last).offset()
                        - row.fields().get(field).offset())
                .toArray();
    }

    private static String number(long[] byTarget) {
        if (IntStream.range(1, byTarget.length).allMatch(i -> byTarget[i] == byTarget[0])) {
            return String.valueOf(byTarget[0]);
        }
        return IntStream.range(0, byTarget.length)
                .mapToObj(i -> String.valueOf(byTarget[i]))
                .collect(Collectors.joining(", ", BY_TARGET + "(", ")"));
    }

    /** Writes {@code #if} and {@code #endif} around declarations that some releases lack. */
    private static final class Conditions {
        private final StringBuilder text;
        private final Optional<String> macro;
        private Optional<String> open = Optional.empty();

        Conditions(StringBuilder text, Optional<String> macro) {
            this.text = text;
            this.macro = macro;
        }

        void under(ReleaseCondition presence) {
            Optional<String> condition = macro.flatMap(presence::condition);
            if (!condition.equals(open)) {
                text.append(open.isPresent() ? "#endif\n" : "");
                condition.ifPresent(c -> text.append("#if ").append(c).append('\n'));
                open = condition;
            }
        }
    }
}
