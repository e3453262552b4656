package org.rdma4j.gen.dump;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Collects rows; the same fact said twice is one row, as when two members share an unnamed type. */
final class Rows {

    private static final Comparator<String> BY_BYTE =
            (a, b) -> Arrays.compareUnsigned(a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));

    private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Cntrl}]+");

    private final TreeSet<String> rows = new TreeSet<>(BY_BYTE);
    private String namespace = "";

    /** The rows that follow are this partition's. */
    void enter(String namespace) {
        this.namespace = namespace;
    }

    /** Adds a row; a tab or line end in a value, as in the reason of a skip, becomes a blank. */
    void add(String kind, String name, String value) {
        String flat = BLANKS.matcher(value).replaceAll(" ");
        rows.add(String.join("\t", namespace, kind, BLANKS.matcher(name).replaceAll(" "), flat));
    }

    List<String> sorted() {
        return List.copyOf(rows);
    }
}
