package org.rdma4j.gen.diff;

import java.util.List;

/**
 * One declaration on one side.
 *
 * @param name as {@code dump} has it
 * @param text what it is, for a person
 * @param rows its rows in {@code dump}
 */
record Fact(String name, String text, List<Row> rows) {
    Fact {
        rows = List.copyOf(rows);
    }
}
