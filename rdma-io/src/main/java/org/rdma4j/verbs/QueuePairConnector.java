package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;

/**
 * Initializes and connects a queue pair without the connection manager, and keeps the attributes of its local end.
 *
 * <p>Its methods are called by the thread that sets the queue pair up. {@link #modified} is called before the new state is
 * published, so a thread that has read the state {@link QueuePairState#INIT} or a later one sees the port as well.
 */
final class QueuePairConnector {
    /** Maximum number of RDMA reads and atomic operations under way in each direction, if the device allows as many. */
    private static final int MAX_READS = 16;

    /** The queue pair, for messages. */
    private final Object queuePair;

    private final Context context;
    private final QueuePairType type;
    private final QueuePairStateMachine stateMachine;

    /** Packet sequence number of the first packet that the queue pair sends, 24 bits. */
    private final int psn;

    /** Port of the device, from 1; 0 before the queue pair is initialized. */
    private int port;

    /**
     * Maximum size of a datagram, in bytes: the MTU of the port. 0 unless the queue pair is of type UD and initialized.
     */
    private int maxDatagramSize;

    /**
     * GID of the endpoint that {@link #endpoint} returned last: the source address from which the peer accepts packets.
     * Null if there is no such endpoint.
     */
    private @Nullable GidEntry endpointGid;

    QueuePairConnector(
            Object queuePair, Context context, QueuePairType type, QueuePairStateMachine stateMachine, int psn) {
        this.queuePair = queuePair;
        this.context = context;
        this.type = type;
        this.stateMachine = stateMachine;
        this.psn = psn;
    }

    int port() {
        return port;
    }

    /** Records the port that the kernel has chosen. */
    void uses(int newPort) {
        if (newPort != 0) {
            port = newPort;
        }
    }

    int maxDatagramSize() {
        return maxDatagramSize;
    }

    /** Records the attributes that the driver has accepted. */
    void modified(QueuePairAttributes attributes) throws VerbsException {
        int newPort = attributes.newPort();
        if (newPort == 0) {
            return;
        }
        port = newPort;
        if (type == QueuePairType.UD) {
            maxDatagramSize = context.port(newPort).activeMtu().bytes();
        }
    }

    /**
     * Moves the queue pair to {@link QueuePairState#INIT}.
     *
     * @throws UnsupportedOperationException if the queue pair is of type UD
     */
    void init(int atPort, Access... remote) throws VerbsException {
        if (type == QueuePairType.UD) {
            throw new UnsupportedOperationException(
                    queuePair + " is of type UD and has no peer to grant access to; call startDatagrams() instead of"
                            + " init()");
        }
        stateMachine.modify(new QueuePairAttributes()
                .state(QueuePairState.INIT)
                .pkeyIndex(0)
                .port(atPort)
                .access(remote));
    }

    /**
     * Moves a queue pair of type UD to {@link QueuePairState#RTS}.
     *
     * @throws UnsupportedOperationException if the queue pair is of another type
     */
    void startDatagrams(int atPort, int qkey) throws VerbsException {
        if (type != QueuePairType.UD) {
            throw new UnsupportedOperationException(
                    queuePair + " cannot send datagrams; create a queue pair of type UD");
        }
        stateMachine.modify(new QueuePairAttributes()
                .state(QueuePairState.INIT)
                .pkeyIndex(0)
                .port(atPort)
                .qkey(qkey));
        stateMachine.modify(new QueuePairAttributes().state(QueuePairState.RTR));
        stateMachine.modify(new QueuePairAttributes().state(QueuePairState.RTS).sendPsn(psn));
    }

    /**
     * Returns the endpoint with the GID that {@link Context#gid} chooses.
     *
     * @throws UnsupportedOperationException if the device is an iWARP device
     */
    Endpoint endpoint(int number) throws VerbsException {
        checkInitialized();
        checkNotIwarp();
        return endpoint(number, context.gid(port));
    }

    /**
     * Returns the endpoint with a given GID.
     *
     * @param number number of the queue pair
     */
    Endpoint endpoint(int number, GidEntry gid) throws VerbsException {
        checkInitialized();
        endpointGid = gid;
        Port local = context.port(port);
        return new Endpoint(local.lid(), gid.gid(), number, psn, local.activeMtu());
    }

    private void checkInitialized() {
        if (port == 0) {
            throw new IllegalStateException(queuePair + " is not initialized: call init() or startDatagrams() first");
        }
    }

    private void checkNotIwarp() {
        if (context.device().transport() == Device.Transport.IWARP) {
            throw new UnsupportedOperationException(queuePair + " cannot be connected with connect(), because "
                    + context
                    + " is an iWARP device; use the connection manager");
        }
    }

    /**
     * Moves the queue pair from {@link QueuePairState#INIT} to {@link QueuePairState#RTR} and {@link QueuePairState#RTS}.
     *
     * @param retries ignored unless the queue pair is of type RC
     * @param maxMtu upper limit of the path MTU
     * @throws UnsupportedOperationException if the queue pair is of type UD, or the device is an iWARP device
     */
    void connect(Endpoint peer, RetryPolicy retries, Mtu maxMtu) throws VerbsException {
        if (type == QueuePairType.UD) {
            throw new UnsupportedOperationException(
                    queuePair + " is of type UD and cannot be connected; set the destination of each send with"
                            + " SendRequest.to()");
        }
        checkInitialized();
        checkNotIwarp();
        DeviceAttributes device = context.attributes();
        QueuePairAttributes toReceive = new QueuePairAttributes()
                .state(QueuePairState.RTR)
                .path(port, gidIndexFor(peer), peer)
                .pathMtu(maxMtu.min(peer.mtu()).min(context.port(port).activeMtu()))
                .peerQueuePair(peer.queuePair())
                .receivePsn(peer.psn());
        QueuePairAttributes toSend =
                new QueuePairAttributes().state(QueuePairState.RTS).sendPsn(psn);
        if (type == QueuePairType.RC) {
            toReceive
                    .readsAsTarget(Math.min(device.maxReadsAsTarget(), MAX_READS))
                    .minRnrTimer(retries.rnrTimer().code());
            toSend.timeout(retries.ackTimeout().exponent())
                    .retries(retries.ackRetries())
                    .rnrRetries(retries.rnrRetries())
                    .readsAsInitiator(Math.min(device.maxReadsAsInitiator(), MAX_READS));
        }
        stateMachine.modify(toReceive);
        stateMachine.modify(toSend);
    }

    /**
     * Returns the index of the GID to send from: that of the last endpoint if it is of the same kind as the GID of the peer
     * (IPv4 or IPv6), because the peer accepts packets from no other; otherwise the one that {@link Context} chooses.
     */
    private int gidIndexFor(Endpoint peer) throws VerbsException {
        if (peer.route().isEmpty()) {
            return 0;
        }
        GidEntry own = endpointGid;
        boolean usable = own != null
                && own.port() == port
                && own.gid().isIpv4() == peer.gid().isIpv4();
        return usable ? own.index() : context.gidLike(port, peer.gid()).index();
    }
}
