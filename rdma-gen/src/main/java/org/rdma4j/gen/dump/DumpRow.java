package org.rdma4j.gen.dump;

import java.util.regex.Pattern;
import org.rdma4j.gen.problem.PrintableText;

/**
 * A fact: a line of {@code dump} without the partition.
 *
 * @param kind kind of the fact, such as {@code field}
 * @param name name of the declaration, such as {@code ibv_qp.handle}
 * @param value value, such as {@code 320+32}
 */
public record DumpRow(String kind, String name, String value) {

    private static final Pattern BLANKS = Pattern.compile("\\s+");

    public DumpRow {
        // The reason of a skip may contain tabs and line feeds, which separate columns and rows.
        name = PrintableText.of(BLANKS.matcher(name).replaceAll(" "));
        value = PrintableText.of(BLANKS.matcher(value).replaceAll(" "));
    }
}
