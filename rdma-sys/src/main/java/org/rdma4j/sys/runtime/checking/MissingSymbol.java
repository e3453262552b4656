package org.rdma4j.sys.runtime.checking;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.rdma4j.sys.runtime.loading.LibraryFacts;
import org.rdma4j.sys.runtime.loading.OpenLibrary;
import org.rdma4j.sys.runtime.loading.ReleaseNumber;
import org.rdma4j.sys.runtime.loading.Unavailable;
import org.rdma4j.sys.runtime.loading.VersionNodes;

/** Words the failure where a library lacks a symbol. */
final class MissingSymbol {
    /** What the wrapper's functions have before the name of what they wrap. */
    private static final String WRAPPER_PREFIX = "rdma_wrap_";

    private MissingSymbol() {}

    /** An inline function, behind a wrapper, that is newer than the host. */
    static Unavailable hostTooOld(String symbol, int release) {
        return new Unavailable(Unavailable.Kind.SYMBOL, HostReleases.tooOldWords(wrapped(symbol), release));
    }

    /**
     * A symbol that an open library does not have.
     *
     * @param release of rdma-core that brought the function, as a {@link ReleaseNumber}
     */
    static Unavailable describe(LibraryFacts facts, OpenLibrary open, String symbol, String version, int release) {
        StringBuilder text = new StringBuilder(symbol);
        if (!version.isEmpty()) {
            text.append('@').append(version);
        }
        text.append(" is not in this host's ")
                .append(facts.soname())
                .append(" (")
                .append(open.location());
        Optional<Release> host = HostReleases.of(facts.name(), open);
        host.ifPresent(known -> text.append(", rdma-core ").append(known));
        text.append(')');
        if (facts.bundled()) {
            text.append(wrapper(facts, open, symbol, release));
        } else if (!facts.debian().isEmpty()) {
            text.append(library(version, release, host.map(Release::number).orElse(0)));
        }
        return new Unavailable(Unavailable.Kind.SYMBOL, text.append('.').toString());
    }

    /** The host has the release, or it would have been said before; the wrapper does not. */
    private static String wrapper(LibraryFacts facts, OpenLibrary open, String symbol, int release) {
        OptionalInt built = open.number(OpenLibrary.RELEASE);
        if (built.isPresent() && built.getAsInt() < release) {
            return "; the wrapper is too old: it was built against rdma-core " + ReleaseNumber.words(built.getAsInt())
                    + ", and " + wrapped(symbol) + " needs " + ReleaseNumber.words(release)
                    + " or newer; build it against that, and name it with -D" + facts.property();
        }
        return "; the wrapper and the bindings are from different builds: remove " + facts.soname()
                + " from the search path and -D" + facts.property() + ", or build both from the same sources";
    }

    /**
     * The node and the bindings may each know a release: the node when the symbol came, the bindings when the
     * declaration did, or at the latest. What explains the lack is the first one that the host does not reach.
     */
    private static String library(String version, int release, int host) {
        OptionalInt needed = Stream.concat(VersionNodes.releaseOf(version).stream(), Stream.of(release))
                .mapToInt(Integer::intValue)
                .filter(r -> r > host)
                .min();
        if (needed.isPresent()) {
            return "; the host is too old: it needs rdma-core " + ReleaseNumber.words(needed.getAsInt()) + " or newer";
        }
        return version.isEmpty()
                ? "; it needs an rdma-core that has this function"
                : "; it needs an rdma-core whose library defines " + version;
    }

    private static String wrapped(String symbol) {
        return symbol.startsWith(WRAPPER_PREFIX) ? symbol.substring(WRAPPER_PREFIX.length()) : symbol;
    }
}
