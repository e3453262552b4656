package org.rdma4j.cm;

import java.net.InetSocketAddress;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The part of {@link ConnectionOptions} that does not concern the queue pair. Modified only before being published by
 * the constructor of {@code ConnectionOptions}.
 */
final class ConnectionSettings implements Cloneable {
    byte[] privateData = {};
    int retries = 6;
    int rnrRetries = 6;
    int readsAsTarget = 16;
    int readsAsInitiator = 16;
    OptionalInt typeOfService = OptionalInt.empty();
    OptionalInt acknowledgeTimeout = OptionalInt.empty();

    /** Maximum time in nanoseconds for which the connection survives the loss of its link. */
    long linkNanos = TimeUnit.SECONDS.toNanos(10);

    @Nullable
    InetSocketAddress localAddress;

    boolean reuseAddress;

    @Nullable
    Boolean ipv6Only;

    int backlog = 128;

    ConnectionSettings copy() {
        try {
            return (ConnectionSettings) clone();
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException(e);
        }
    }
}
