package org.rdma4j.gen.cprint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.model.History;

/**
 * The releases that have a declaration, as a condition in C.
 *
 * @param first number of the first release that has it; 0 if the oldest compared release does
 * @param last number of the last release that has it; {@link Integer#MAX_VALUE} if the newest release does
 */
public record ReleaseCondition(int first, int last) {

    /** Condition of a declaration that all releases have. */
    public static final ReleaseCondition ALWAYS = new ReleaseCondition(0, Integer.MAX_VALUE);

    /**
     * Returns the condition of a declaration. If a declaration appeared or disappeared between two compared releases,
     * the releases between them are assumed to lack it, so that the code compiles.
     */
    public static ReleaseCondition of(History history, History.Kind kind, String name) {
        History.Span span = history.span(kind, name);
        int oldest = history.releases().isEmpty()
                ? 0
                : History.number(history.releases().get(0));
        return new ReleaseCondition(
                span.since()
                        .map(History::number)
                        .filter(first -> first > oldest)
                        .orElse(0),
                span.last().map(History::number).orElse(Integer.MAX_VALUE));
    }

    /** Returns the condition of the releases that match both conditions. */
    public ReleaseCondition and(ReleaseCondition other) {
        return new ReleaseCondition(Math.max(first, other.first), Math.min(last, other.last));
    }

    /** Returns {@code true} if the oldest release lacks the declaration. */
    public boolean isLate() {
        return first > 0;
    }

    /**
     * Returns the expression for {@code #if}, or empty if all releases match.
     *
     * @param macro macro with the number of the release of the headers
     */
    public Optional<String> condition(String macro) {
        List<String> terms = new ArrayList<>();
        if (first > 0) {
            terms.add(macro + " >= " + first);
        }
        if (last < Integer.MAX_VALUE) {
            terms.add(macro + " <= " + last);
        }
        return terms.isEmpty() ? Optional.empty() : Optional.of(String.join(" && ", terms));
    }
}
