package org.rdma4j.gen.emit.unsupported;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.rdma4j.gen.model.NamedType;

/** What of a partition Java cannot express: noted and left out where the configuration says so, an error otherwise. */
public final class UnsupportedDeclarations {

    private final boolean tolerated;
    private final Map<String, String> reasons = new TreeMap<>();
    private final Set<NamedType> leftOut = new HashSet<>();

    /** @param tolerated whether what is refused is left out */
    public UnsupportedDeclarations(boolean tolerated) {
        this.tolerated = tolerated;
    }

    /**
     * Does something for one declaration or member, which is left out if it is refused.
     *
     * @return whether it was done
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

    /** Makes the class of a type; where it is refused, no other class may name it. */
    public void attempt(NamedType type, Runnable emission) {
        if (!attempt(emission)) {
            leftOut.add(type);
        }
    }

    /** The types whose classes were left out. */
    public Set<NamedType> leftOut() {
        return Set.copyOf(leftOut);
    }

    /** Why each was left out, by C name. */
    public Map<String, String> reasons() {
        return Map.copyOf(reasons);
    }
}
