package org.rdma4j.network;

import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.GidEntry;
import org.rdma4j.verbs.VerbsException;

/** Finds the configured GID of a node in the GID table of its device. */
final class ConfiguredGid {
    private ConfiguredGid() {}

    /**
     * Returns the entry of the configured GID at the configured port, or an empty {@code Optional} if none is configured.
     * If the GID has entries of several types, prefers RoCE v2, the last type.
     *
     * @throws NoSuchElementException if the device does not have the GID
     */
    static Optional<GidEntry> find(Context context, NodeConfig host) throws VerbsException {
        if (host.gid().isEmpty()) {
            return Optional.empty();
        }
        List<GidEntry> all = context.gids();
        return Optional.of(all.stream()
                .filter(gid -> gid.port() == host.devicePort()
                        && gid.gid().equals(host.gid().get()))
                .max(Comparator.comparing(GidEntry::type))
                .orElseThrow(() -> new NoSuchElementException(host.name() + ": " + context + " has no GID "
                        + host.gid().get() + " at port " + host.devicePort() + "; available GIDs are "
                        + all.stream()
                                .map(gid -> gid.gid().toString())
                                .distinct()
                                .toList())));
    }
}
