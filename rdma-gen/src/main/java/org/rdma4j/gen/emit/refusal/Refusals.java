package org.rdma4j.gen.emit.refusal;

import java.util.Map;
import java.util.TreeMap;

/** What of a partition Java cannot express: noted and left out where the configuration says so, an error otherwise. */
public final class Refusals {

    private final boolean tolerated;
    private final Map<String, String> reasons = new TreeMap<>();

    /** @param tolerated whether what is refused is left out */
    public Refusals(boolean tolerated) {
        this.tolerated = tolerated;
    }

    /** Does something for one declaration or member, which is left out if it is refused. */
    public void attempt(Runnable emission) {
        try {
            emission.run();
        } catch (Refusal refusal) {
            if (!tolerated) {
                throw refusal;
            }
            reasons.putIfAbsent(refusal.subject(), refusal.reason());
        }
    }

    /** Why each was left out, by C name. */
    public Map<String, String> reasons() {
        return Map.copyOf(reasons);
    }
}
