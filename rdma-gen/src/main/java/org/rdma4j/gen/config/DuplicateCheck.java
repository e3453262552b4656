package org.rdma4j.gen.config;

import java.util.Map;
import org.rdma4j.gen.tree.Value;

/** Rejects duplicate entries. */
final class DuplicateCheck {

    private DuplicateCheck() {}

    /** Adds the name with its position. Throws if the name is present. */
    static void add(Map<String, Value> seen, String name, Value at) {
        Value earlier = seen.putIfAbsent(name, at);
        if (earlier != null) {
            throw at.place()
                    .problem(
                            "repeats \"" + name + "\" of " + earlier.place().name() + " in line "
                                    + earlier.place().line(),
                            "each may appear only once");
        }
    }

    /** Adds the last part of a namespace, which is the name of its Java package. Throws if that part is present. */
    static void addPackage(Map<String, Value> seen, String namespace, Value at) {
        Value earlier = seen.putIfAbsent(lastPart(namespace), at);
        if (earlier != null) {
            throw at.place()
                    .problem(
                            "ends in \"" + lastPart(namespace) + "\" like "
                                    + earlier.place().name() + " in line "
                                    + earlier.place().line(),
                            "the last part is the name of the Java package and must be unique");
        }
    }

    /** Returns the part after the last dot. */
    static String lastPart(String namespace) {
        return namespace.substring(namespace.lastIndexOf('.') + 1);
    }
}
