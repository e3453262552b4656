package org.rdma4j.gen.verify;

import org.rdma4j.gen.problem.Location;

/**
 * A declaration of a traversed header that the metadata neither has nor names as skipped.
 *
 * @param partition the namespace that traverses the header
 * @param kind {@code struct}, {@code union}, {@code field}, {@code enum}, {@code enumerator}, {@code function},
 *     {@code typedef}, {@code variable} or {@code macro}
 * @param name the C name; a field's with its record before it
 * @param where the header and line
 */
public record MissingDeclaration(String partition, String kind, String name, Location where) {

    /** One line. */
    public String render() {
        return "missing: " + kind + " " + name + " is neither in the metadata nor skipped (" + where + ", " + partition
                + ")";
    }
}
