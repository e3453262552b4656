package org.rdma4j.gen.emit.call;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/**
 * One kind of call that emitted code asks the linker for.
 *
 * @param result the layout of the result, as {@link LayoutWords} spells it; {@code void} for none
 * @param parameters those of the parameters
 * @param capturesErrno whether it saves errno
 * @param critical whether the JVM's transition is left out
 * @param firstVariadic the position of the first parameter that stands for {@code ...}
 */
public record LinkedCall(
        String result, List<String> parameters, boolean capturesErrno, boolean critical, OptionalInt firstVariadic)
        implements Comparable<LinkedCall> {

    /** The ways in which Java calls C, under the names that the runtime has for them. */
    public enum Way {
        /** With the JVM's transition, and nothing more. */
        PLAIN,
        /** Without the JVM's transition. */
        CRITICAL,
        /** Saving errno. */
        ERRNO
    }

    private static final Comparator<LinkedCall> ORDER = Comparator.comparing(LinkedCall::result)
            .thenComparing(call -> call.parameters().size())
            .thenComparing(call -> String.join(",", call.parameters()))
            .thenComparing(LinkedCall::capturesErrno)
            .thenComparing(LinkedCall::critical)
            .thenComparing(call -> call.firstVariadic().orElse(-1));

    @Override
    public int compareTo(LinkedCall other) {
        return ORDER.compare(this, other);
    }
}
