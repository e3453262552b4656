package org.rdma4j.gen.verify;

import java.util.List;
import org.rdma4j.gen.problem.Location;

/**
 * A declaration that the second reader sees in a traversed header.
 *
 * @param kind {@code struct}, {@code union}, {@code enum}, {@code typedef}, {@code variable}, {@code function} or
 *     {@code macro}
 * @param name its C name; empty for an enum without one
 * @param members for records the paths of their fields, as in {@code wr.rdma.rkey}; for enums the enumerators
 * @param where the header, as {@code #include} names it, and the line
 */
record Seen(String kind, String name, List<String> members, Location where) {

    Seen {
        members = List.copyOf(members);
    }
}
