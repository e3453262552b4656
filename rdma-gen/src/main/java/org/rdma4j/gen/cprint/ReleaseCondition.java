package org.rdma4j.gen.cprint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.model.History;

/**
 * In which releases a declaration is there, as C can test it.
 *
 * @param first the number of the first release that has it; 0 where the oldest one compared does
 * @param last the number of the last release that has it; {@link Integer#MAX_VALUE} where the newest one does
 */
public record ReleaseCondition(int first, int last) {

    /** It is in all of the releases. */
    public static final ReleaseCondition ALWAYS = new ReleaseCondition(0, Integer.MAX_VALUE);

    /**
     * Where a declaration is. A release between two that were compared counts as the one of them that lacks it: what is
     * asked for must compile.
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

    /** Where both are. */
    public ReleaseCondition and(ReleaseCondition other) {
        return new ReleaseCondition(Math.max(first, other.first), Math.min(last, other.last));
    }

    /** Whether the oldest of the releases lacks it. */
    public boolean isLate() {
        return first > 0;
    }

    /**
     * The expression for {@code #if}; empty where there is nothing to ask.
     *
     * @param macro that has the number of the release whose headers are read
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
