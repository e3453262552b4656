package org.rdma4j.gen.cprint;

import java.util.Optional;

/** Prints the table of sizes and places that the wrapper library exports, as the compiler finds them in the headers. */
final class LayoutPrinter {

    private static final String INDENT = "    ";
    private static final String ABSENT = "0xFFFFFFFF,\n";
    private static final int HALF = 8;

    private final Optional<String> macro;
    private final StringBuilder text = new StringBuilder();
    /** The condition around the lines just written. */
    private Optional<String> open = Optional.empty();

    private int absent;

    private LayoutPrinter(Optional<String> macro) {
        this.macro = macro;
    }

    /**
     * The definition of the table, with the symbol {@code name}: the format's number, how many numbers follow the
     * first four, the fingerprint of their order in two halves, and they.
     *
     * @param macro that has the number of the headers' release; empty where there is but one
     */
    static String print(LayoutTable table, String name, Optional<String> macro) {
        LayoutPrinter printer = new LayoutPrinter(macro);
        String fingerprint = table.fingerprint();
        printer.text
                .append(
                        "\n/* What the headers say of every record, which the bindings are compared with at load: its size and the\n")
                .append(
                        " * offsets of its fields in bytes; 0xFFFFFFFF for what these headers lack. Before them: the format, how\n")
                .append(" * many there are, the fingerprint of their names. */\n")
                .append("extern const uint32_t ")
                .append(name)
                .append("[];\n__attribute__((visibility(\"default\"))) const uint32_t ")
                .append(name)
                .append("[] = {\n")
                .append(INDENT)
                .append(LayoutTable.FORMAT)
                .append(", ")
                .append(table.size())
                .append(", 0x")
                .append(fingerprint, 0, HALF)
                .append(", 0x")
                .append(fingerprint.substring(HALF))
                .append(",\n");
        table.rows().forEach(printer::row);
        printer.under(Optional.empty());
        return printer.text.append("};\n").toString();
    }

    private void row(LayoutTable.Row row) {
        String type = row.record().type().spelling();
        number(row.presence(), "sizeof(" + type + ")");
        row.fields()
                .forEach(field -> number(field.presence(), "__builtin_offsetof(" + type + ", " + field.path() + ")"));
    }

    private void number(Presence presence, String expression) {
        under(macro.flatMap(presence::condition));
        text.append(INDENT).append(expression).append(",\n");
        absent++;
    }

    /** Closes the condition before, if it is another, with as many absent numbers, and opens this one. */
    private void under(Optional<String> condition) {
        if (!condition.equals(open)) {
            if (open.isPresent()) {
                text.append("#else\n").append((INDENT + ABSENT).repeat(absent)).append("#endif\n");
            }
            condition.ifPresent(c -> text.append("#if ").append(c).append('\n'));
            open = condition;
            absent = 0;
        }
    }
}
