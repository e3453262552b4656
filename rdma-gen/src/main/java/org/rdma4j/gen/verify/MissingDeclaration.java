package org.rdma4j.gen.verify;

import org.rdma4j.gen.problem.Location;

/**
 * A declaration of a traversed header that the metadata neither has nor lists as skipped.
 *
 * @param partition the namespace that traverses the header
 * @param kind {@code struct}, {@code union}, {@code field}, {@code enum}, {@code enumerator}, {@code function},
 *     {@code typedef}, {@code variable} or {@code macro}
 * @param name the C name; fields as {@code record.field}
 * @param where the header and line
 */
public record MissingDeclaration(String partition, String kind, String name, Location where) {

    /** Returns the finding as a line of text. */
    public String render() {
        return "missing: " + kind + " " + name + " is neither in the metadata nor skipped (" + where + ", " + partition
                + ")";
    }
}
