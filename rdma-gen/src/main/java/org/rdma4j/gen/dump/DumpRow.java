package org.rdma4j.gen.dump;

import java.util.regex.Pattern;
import org.rdma4j.gen.problem.PrintableText;

/**
 * One fact: a line of {@code dump} without its partition.
 *
 * @param kind as in {@code field}
 * @param name as in {@code ibv_qp.handle}
 * @param value as in {@code 320+32}
 */
public record DumpRow(String kind, String name, String value) {

    private static final Pattern BLANKS = Pattern.compile("\\s+");

    public DumpRow {
        // A tab or line end, which the reason of a skip may hold, would be a column or line of its own.
        name = PrintableText.of(BLANKS.matcher(name).replaceAll(" "));
        value = PrintableText.of(BLANKS.matcher(value).replaceAll(" "));
    }
}
