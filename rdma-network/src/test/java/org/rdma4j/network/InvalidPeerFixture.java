package org.rdma4j.network;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.FutureTask;

/** A network of three nodes with a short handshake timeout, and raw connections to one of them. */
abstract class InvalidPeerFixture extends NetworkFixture {
    static final Duration HANDSHAKE_TIMEOUT = Duration.ofSeconds(2);
    static final RendezvousOptions OPTIONS = new RendezvousOptions(Duration.ofMillis(20), HANDSHAKE_TIMEOUT, 1000);

    InvalidPeerFixture() {
        super(3);
    }

    static FutureTask<List<byte[]>> node(NetworkConfig config, int rank, Duration timeout) {
        return Nodes.node(config, rank, timeout, OPTIONS);
    }

    /** Connects to rank 2. */
    final RawConnection connect() throws Exception {
        return Nodes.connect(network, 2);
    }

    /** Returns a greeting from rank 0 to rank 2. */
    static Greeting greeting(NetworkConfig network) {
        return Greeting.of(network, 0, 2);
    }
}
