package org.rdma4j.sys.runtime;

import java.util.Optional;
import org.rdma4j.sys.HostRelease;

/** Words the failure where a library lacks a symbol. */
final class MissingSymbol {
    private MissingSymbol() {}

    static Unavailable describe(LibraryFacts facts, Loaded.Open open, String symbol, String version) {
        StringBuilder text = new StringBuilder(symbol);
        if (!version.isEmpty()) {
            text.append('@').append(version);
        }
        text.append(" is not in this host's ")
                .append(facts.soname())
                .append(" (")
                .append(open.location());
        Optional<HostRelease> host = HostReleases.of(facts.name(), open);
        host.ifPresent(release -> text.append(", rdma-core ").append(release));
        text.append(')');
        if (facts.bundled()) {
            text.append("; the wrapper and the bindings are of different builds: remove ")
                    .append(facts.soname())
                    .append(" from the search path and -D")
                    .append(facts.property())
                    .append(", or build both from the same sources");
        } else if (!facts.debian().isEmpty()) {
            text.append("; it needs ").append(needed(version));
        }
        return new Unavailable(Unavailable.Kind.SYMBOL, text.append('.').toString());
    }

    private static String needed(String version) {
        return VersionNodes.releaseOf(version)
                .map(release -> "rdma-core " + release + " or newer")
                .orElse(
                        version.isEmpty()
                                ? "an rdma-core that has this function"
                                : "an rdma-core whose library defines " + version);
    }
}
