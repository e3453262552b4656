package org.rdma4j.gen.diff;

import java.util.regex.Pattern;

/**
 * A line of {@code dump}, without its partition: the fact that a change makes or unmakes.
 *
 * @param kind as in {@code field}
 * @param name as in {@code ibv_qp.handle}
 * @param value as in {@code 320+32}
 */
public record Row(String kind, String name, String value) {

    private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Cntrl}]+");

    public Row {
        // As dump does: a tab or line end, which the reason of a skip may hold, is a blank.
        name = BLANKS.matcher(name).replaceAll(" ");
        value = BLANKS.matcher(value).replaceAll(" ");
    }
}
