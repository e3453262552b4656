package org.rdma4j.gen.emit;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** A set of Java names in one scope, in which a name that is taken gets underscores until it is free. */
final class Scope {

    private final Set<String> taken = new HashSet<>();
    private final boolean ignoreCase;

    private Scope(boolean ignoreCase) {
        this.ignoreCase = ignoreCase;
    }

    /** A scope of classes: their files must not collide on a file system that ignores case. */
    static Scope ofClasses() {
        return new Scope(true);
    }

    /** A scope of parameters and local variables. */
    static Scope ofVariables() {
        return new Scope(false);
    }

    /** Takes the name, or the name with as many underscores as make it free, and says which. */
    String take(String name) {
        String candidate = name;
        while (!taken.add(ignoreCase ? candidate.toLowerCase(Locale.ROOT) : candidate)) {
            candidate += "_";
        }
        return candidate;
    }
}
