package org.rdma4j.gen.emit.unsupported;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.rdma4j.gen.model.NamedType;

/** The unsupported declarations of a partition, which are either skipped or errors, depending on the configuration. */
public final class UnsupportedDeclarations {

    private final boolean tolerated;
    private final Map<String, String> reasons = new TreeMap<>();
    private final Set<NamedType> leftOut = new HashSet<>();

    /** @param tolerated whether unsupported declarations are skipped */
    public UnsupportedDeclarations(boolean tolerated) {
        this.tolerated = tolerated;
    }

    /**
     * Emits a declaration or member, which is skipped if it is unsupported.
     *
     * @return {@code true} if it was emitted
     */
    public boolean attempt(Runnable emission) {
        try {
            emission.run();
            return true;
        } catch (UnsupportedDeclarationException refusal) {
            if (!tolerated) {
                throw refusal;
            }
            reasons.putIfAbsent(refusal.subject(), refusal.reason());
            return false;
        }
    }

    /** Emits the class of a type. If it is unsupported, no other class may refer to it. */
    public void attempt(NamedType type, Runnable emission) {
        if (!attempt(emission)) {
            leftOut.add(type);
        }
    }

    /** Returns the skipped types. */
    public Set<NamedType> leftOut() {
        return Set.copyOf(leftOut);
    }

    /** Returns the reasons by C name. */
    public Map<String, String> reasons() {
        return Map.copyOf(reasons);
    }
}
