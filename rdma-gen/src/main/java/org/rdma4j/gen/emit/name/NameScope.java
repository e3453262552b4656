package org.rdma4j.gen.emit.name;

import java.util.Collection;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** The Java names in a scope. Underscores are appended to a name until it is unique. */
public final class NameScope {

    private final Set<String> taken = new HashSet<>();
    private final boolean ignoreCase;

    private NameScope(boolean ignoreCase) {
        this.ignoreCase = ignoreCase;
    }

    /** Returns a scope of classes. It ignores case, because some file systems do. */
    public static NameScope ofClasses() {
        return new NameScope(true);
    }

    /** Returns a scope of parameters and local variables. */
    public static NameScope ofVariables() {
        return new NameScope(false);
    }

    /** Returns a scope of parameters and local variables that contains the given names. */
    public static NameScope ofVariables(Collection<String> taken) {
        NameScope scope = ofVariables();
        scope.taken.addAll(taken);
        return scope;
    }

    /** Adds the name, with underscores appended until it is unique, and returns it. */
    public String take(String name) {
        String candidate = name;
        while (!taken.add(ignoreCase ? candidate.toLowerCase(Locale.ROOT) : candidate)) {
            candidate += "_";
        }
        return candidate;
    }
}
