package org.rdma4j.gen.emit.name;

import java.util.Collection;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** A set of Java names in one scope, in which a name that is taken gets underscores until it is free. */
public final class NameScope {

    private final Set<String> taken = new HashSet<>();
    private final boolean ignoreCase;

    private NameScope(boolean ignoreCase) {
        this.ignoreCase = ignoreCase;
    }

    /** A scope of classes: their files must not collide on a file system that ignores case. */
    public static NameScope ofClasses() {
        return new NameScope(true);
    }

    /** A scope of parameters and local variables. */
    public static NameScope ofVariables() {
        return new NameScope(false);
    }

    /** A scope of parameters and local variables in which these names are taken. */
    public static NameScope ofVariables(Collection<String> taken) {
        NameScope scope = ofVariables();
        scope.taken.addAll(taken);
        return scope;
    }

    /** Takes the name, or the name with as many underscores as make it free, and says which. */
    public String take(String name) {
        String candidate = name;
        while (!taken.add(ignoreCase ? candidate.toLowerCase(Locale.ROOT) : candidate)) {
            candidate += "_";
        }
        return candidate;
    }
}
