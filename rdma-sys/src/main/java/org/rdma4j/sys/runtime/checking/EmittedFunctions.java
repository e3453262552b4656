package org.rdma4j.sys.runtime.checking;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.sys.runtime.loading.ReleaseNumber;
import org.rdma4j.sys.runtime.loading.Unavailable;
import org.rdma4j.sys.runtime.loading.VersionNodes;

/**
 * The functions that the emitted bindings have, without linking any: each emitted class of functions has a table of
 * them.
 */
public final class EmittedFunctions {
    /** The classes of functions that C programs call; those of the wrapper stand behind inline ones of the first two. */
    private static final List<String> CLASSES =
            List.of("org.rdma4j.sys.ibverbs.Ibverbs", "org.rdma4j.sys.rdmacm.Rdmacm", "org.rdma4j.sys.posix.Posix");

    private EmittedFunctions() {}

    /**
     * A function of the bindings.
     *
     * @param name in C
     * @param library that it is looked for in
     * @param release of rdma-core that brought it, as a {@link ReleaseNumber}
     * @param symbol its name in the library
     * @param version its version node; empty for the default one
     */
    public record Function(String name, Library library, int release, String symbol, String version) {
        /** Whether the library, which is opened if need be, is there and does not have it, or is too old for it. */
        public boolean isMissing() {
            Optional<Unavailable> why =
                    Resolution.of(library, symbol, version, release).why();
            return why.isPresent() && why.get().kind() == Unavailable.Kind.SYMBOL;
        }

        /** The first release of rdma-core that has it, such as {@code 34.0}; empty where that is long ago, or not known. */
        public Optional<String> since() {
            // The node knows when the symbol came, the table when the declaration did, or at the latest.
            return VersionNodes.releaseOf(version)
                    .or(() -> release == ReleaseNumber.ALWAYS ? Optional.empty() : Optional.of(release))
                    .map(ReleaseNumber::words);
        }
    }

    /** All of them, in the order of the headers. */
    public static List<Function> all() {
        List<Function> all = new ArrayList<>();
        for (String functions : CLASSES) {
            table(functions + "$Table")
                    .entries()
                    .forEach((name, entry) -> all.add(
                            new Function(name, entry.library(), entry.release(), entry.symbol(), entry.version())));
        }
        return all;
    }

    private static FunctionTable table(String holder) {
        try {
            Field field = Class.forName(holder).getDeclaredField("TABLE");
            field.setAccessible(true);
            return (FunctionTable) field.get(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError("the bindings do not fit together: " + holder, e);
        }
    }
}
