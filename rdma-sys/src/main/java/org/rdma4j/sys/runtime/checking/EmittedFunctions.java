package org.rdma4j.sys.runtime.checking;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.sys.runtime.loading.ReleaseNumber;
import org.rdma4j.sys.runtime.loading.UnavailableReason;
import org.rdma4j.sys.runtime.loading.VersionNodes;

/**
 * Functions of the bindings. Reads the function tables of the generated classes, and links no function.
 *
 * @see "docs/verbs/bindings.md"
 */
public final class EmittedFunctions {
    /**
     * Classes whose functions C programs call. The functions of the wrapper are not listed: they implement inline
     * functions of the first two classes.
     */
    private static final List<String> CLASSES =
            List.of("org.rdma4j.sys.ibverbs.Ibverbs", "org.rdma4j.sys.rdmacm.Rdmacm", "org.rdma4j.sys.posix.Posix");

    private EmittedFunctions() {}

    /**
     * A function of the bindings.
     *
     * @param name the C name
     * @param library the library that has the function
     * @param release the release of rdma-core that introduced the function, as a {@link ReleaseNumber}
     * @param symbol the symbol in the library
     * @param version the version node of the symbol; empty for the default version
     */
    public record Function(String name, Library library, int release, String symbol, String version) {
        /**
         * Returns {@code true} if the library can be loaded, but lacks the function or is too old for it. Opens the
         * library if necessary.
         */
        public boolean isMissing() {
            Optional<UnavailableReason> reason =
                    Resolution.of(library, symbol, version, release).reason();
            return reason.isPresent() && reason.get().kind() == UnavailableReason.Kind.SYMBOL;
        }

        /**
         * Returns the first release of rdma-core that has the function, such as {@code 34.0}; empty if unknown, or if
         * all releases known to the bindings have it.
         */
        public Optional<String> since() {
            // The version node is exact. The release in the table is an upper bound: the oldest known headers that
            // declare the function.
            return VersionNodes.releaseOf(version)
                    .or(() -> release == ReleaseNumber.ALWAYS ? Optional.empty() : Optional.of(release))
                    .map(ReleaseNumber::format);
        }
    }

    /** Returns all functions, in the order of the headers. */
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
            throw new AssertionError("inconsistent bindings: no function table in " + holder, e);
        }
    }
}
