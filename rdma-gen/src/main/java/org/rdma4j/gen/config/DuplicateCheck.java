package org.rdma4j.gen.config;

import java.util.Map;
import org.rdma4j.gen.tree.Value;

/** Refuses what may stand only once. */
final class DuplicateCheck {

    private DuplicateCheck() {}

    /** Notes that {@code name} stands at {@code at}; throws when it was noted before. */
    static void add(Map<String, Value> seen, String name, Value at) {
        Value earlier = seen.putIfAbsent(name, at);
        if (earlier != null) {
            throw at.place()
                    .problem(
                            "repeats \"" + name + "\" of " + earlier.place().name() + " in line "
                                    + earlier.place().line(),
                            "each may stand only once");
        }
    }

    /** The same for the last part of a namespace, which names the Java package. */
    static void addPackage(Map<String, Value> seen, String namespace, Value at) {
        Value earlier = seen.putIfAbsent(lastPart(namespace), at);
        if (earlier != null) {
            throw at.place()
                    .problem(
                            "ends in \"" + lastPart(namespace) + "\" like "
                                    + earlier.place().name() + " in line "
                                    + earlier.place().line(),
                            "the last part names the Java package and must differ");
        }
    }

    /** What follows the last dot. */
    static String lastPart(String namespace) {
        return namespace.substring(namespace.lastIndexOf('.') + 1);
    }
}
