package org.rdma4j.sys.runtime.checking;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.rdma4j.sys.runtime.loading.LibraryDescription;
import org.rdma4j.sys.runtime.loading.OpenLibrary;
import org.rdma4j.sys.runtime.loading.ReleaseNumber;
import org.rdma4j.sys.runtime.loading.UnavailableReason;
import org.rdma4j.sys.runtime.loading.VersionNodes;

/** Composes the reason for a symbol that is missing from a library. */
final class MissingSymbol {
    /** Prefix of the wrapper's functions, before the name of the inline function. */
    private static final String WRAPPER_PREFIX = "rdma_wrap_";

    private MissingSymbol() {}

    /**
     * Returns the reason for an inline function that is newer than the host.
     *
     * @param symbol the symbol in the wrapper
     * @param release the release that introduced the function
     */
    static UnavailableReason hostTooOld(String symbol, int release) {
        return new UnavailableReason(
                UnavailableReason.Kind.SYMBOL, ReleaseDetector.tooOldMessage(wrapped(symbol), release));
    }

    /**
     * Returns the reason for a symbol that an open library does not have.
     *
     * @param release the release of rdma-core that introduced the function, as a {@link ReleaseNumber}
     */
    static UnavailableReason describe(
            LibraryDescription description, OpenLibrary open, String symbol, String version, int release) {
        StringBuilder text = new StringBuilder(symbol);
        if (!version.isEmpty()) {
            text.append('@').append(version);
        }
        text.append(" is not in this host's ")
                .append(description.soname())
                .append(" (")
                .append(open.location());
        Optional<Release> host = ReleaseDetector.of(description.name(), open);
        host.ifPresent(known -> text.append(", rdma-core ").append(known));
        text.append(')');
        if (description.bundled()) {
            text.append(wrapperHint(description, open, symbol, release));
        } else if (!description.debian().isEmpty()) {
            text.append(libraryHint(version, release, host.map(Release::number).orElse(0)));
        }
        return new UnavailableReason(
                UnavailableReason.Kind.SYMBOL, text.append('.').toString());
    }

    /**
     * Returns the hint for a symbol that is missing from a wrapper. The host is new enough for the function; {@link
     * #hostTooOld} covers the other case.
     */
    private static String wrapperHint(LibraryDescription description, OpenLibrary open, String symbol, int release) {
        OptionalInt built = open.number(OpenLibrary.RELEASE_SYMBOL);
        if (built.isPresent() && built.getAsInt() < release) {
            return "; the wrapper is too old: it was built against rdma-core " + ReleaseNumber.format(built.getAsInt())
                    + ", and " + wrapped(symbol) + " needs " + ReleaseNumber.format(release)
                    + " or newer. Build the wrapper against that release, and set its path with -D"
                    + description.property();
        }
        return "; the wrapper and the bindings are from different builds: remove " + description.soname()
                + " from the search path, and the option -D" + description.property()
                + ", or build both from the same sources";
    }

    /**
     * Returns the hint for a symbol that is missing from a library of the host. The version node and the bindings may
     * each have a release: that of the symbol, and that of the oldest known headers with the declaration. The hint
     * names the smallest one that the host does not reach.
     */
    private static String libraryHint(String version, int release, int host) {
        OptionalInt needed = Stream.concat(VersionNodes.releaseOf(version).stream(), Stream.of(release))
                .mapToInt(Integer::intValue)
                .filter(r -> r > host)
                .min();
        if (needed.isPresent()) {
            return "; the host is too old: the function needs rdma-core " + ReleaseNumber.format(needed.getAsInt())
                    + " or newer";
        }
        return version.isEmpty()
                ? "; install a release of rdma-core that has this function"
                : "; install a release of rdma-core whose library defines " + version;
    }

    private static String wrapped(String symbol) {
        return symbol.startsWith(WRAPPER_PREFIX) ? symbol.substring(WRAPPER_PREFIX.length()) : symbol;
    }
}
