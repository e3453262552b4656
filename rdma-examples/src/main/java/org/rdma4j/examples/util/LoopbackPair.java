package org.rdma4j.examples.util;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.List;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_mtu;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_event_type;

/**
 * Two reliable connected queue pairs of one process, connected to each other: by hand, or by the connection manager.
 *
 * @param left one end
 * @param right the other
 * @param owned what {@link #close} frees, in this order
 */
public record LoopbackPair(End left, End right, List<Runnable> owned) implements AutoCloseable {
    private static final int DEPTH = 32;
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int ACCESS = ibv_access_flags.IBV_ACCESS_LOCAL_WRITE
            | ibv_access_flags.IBV_ACCESS_REMOTE_READ
            | ibv_access_flags.IBV_ACCESS_REMOTE_WRITE;

    /** One of the two: its queue pair, the domain its memory is registered in, and where its requests complete. */
    public record End(MemorySegment qp, MemorySegment pd, CompletionQueue cq) {
        /** Memory that this side and the other may read and write. */
        public Buffer buffer(long size) {
            return new Buffer(pd, size, ACCESS);
        }
    }

    /** Connects two on a device with the addresses that a program would otherwise send to its peer. */
    public static LoopbackPair byHand(String name, int gidIndex) {
        Device device = Device.open(name);
        CompletionQueue leftCq = new CompletionQueue(device.context(), 2 * DEPTH, true);
        CompletionQueue rightCq = new CompletionQueue(device.context(), 2 * DEPTH, true);
        MemorySegment left = reset(device, leftCq);
        MemorySegment right = reset(device, rightCq);
        Path path = new Path(1, gidIndex, ibv_mtu.IBV_MTU_1024, 0);
        byte[] gid = device.gid(1, gidIndex);
        WireAddress leftAddress = new WireAddress(0, ibv_qp.qp_num(left), PingPongOptions.firstPacket(), gid);
        WireAddress rightAddress = new WireAddress(0, ibv_qp.qp_num(right), PingPongOptions.firstPacket(), gid);
        QueuePairs.init(left, 1, ACCESS);
        QueuePairs.init(right, 1, ACCESS);
        QueuePairs.connectReliable(left, path, leftAddress.psn(), rightAddress);
        QueuePairs.connectReliable(right, path, rightAddress.psn(), leftAddress);
        return new LoopbackPair(
                new End(left, device.pd(), leftCq),
                new End(right, device.pd(), rightCq),
                List.of(
                        () -> Ibverbs.ibv_destroy_qpChecked(left),
                        () -> Ibverbs.ibv_destroy_qpChecked(right),
                        leftCq::close,
                        rightCq::close,
                        device::close));
    }

    /** Connects two through the connection manager, on the device that has the address. */
    public static LoopbackPair byConnectionManager(String address, int port) {
        EventChannel serverEvents = new EventChannel();
        EventChannel clientEvents = new EventChannel();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment socketAddress = SocketAddress.of(address, port, arena);
            MemorySegment listener = Connection.listen(serverEvents, socketAddress, 1);
            Connection client = new Connection(Connection.resolve(clientEvents, socketAddress, PATIENCE), DEPTH);
            client.connect(new byte[0]);
            Connection server = new Connection(
                    serverEvents
                            .expect(rdma_cm_event_type.RDMA_CM_EVENT_CONNECT_REQUEST, PATIENCE)
                            .id(),
                    DEPTH);
            server.accept(new byte[0]);
            clientEvents.expect(rdma_cm_event_type.RDMA_CM_EVENT_ESTABLISHED, PATIENCE);
            serverEvents.expect(rdma_cm_event_type.RDMA_CM_EVENT_ESTABLISHED, PATIENCE);
            return new LoopbackPair(
                    new End(client.qp(), client.pd(), client.cq()),
                    new End(server.qp(), server.pd(), server.cq()),
                    List.of(
                            client::disconnect,
                            client::close,
                            server::close,
                            () -> Rdmacm.rdma_destroy_idChecked(listener),
                            clientEvents::close,
                            serverEvents::close));
        }
    }

    /** As the command line says: {@code -d DEVICE -g GID_INDEX} by hand, {@code -a ADDRESS} by the manager. */
    public static LoopbackPair of(Options options) {
        return options.has('a')
                ? byConnectionManager(options.text('a', ""), options.number('p', 7475))
                : byHand(options.text('d', ""), options.number('g', -1));
    }

    private static MemorySegment reset(Device device, CompletionQueue cq) {
        return QueuePairs.create(device.pd(), cq.cq(), MemorySegment.NULL, ibv_qp_type.IBV_QPT_RC, DEPTH, DEPTH);
    }

    @Override
    public void close() {
        owned.forEach(Runnable::run);
    }
}
