package org.rdma4j.tests.guest.support;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.MemorySegment;
import java.util.function.BiFunction;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.posix.sockaddr_in;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_event;
import org.rdma4j.sys.rdmacm.rdma_cm_event_type;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.sys.rdmacm.rdma_conn_param;
import org.rdma4j.sys.rdmacm.rdma_event_channel;
import org.rdma4j.sys.rdmacm.rdma_port_space;

/** Connects a device to itself through the connection manager, on a single thread. */
final class CmPair {
    private static final int MILLISECONDS = 2000;

    private final ResourceScope below = new ResourceScope();
    private final Device device;
    private final MemorySegment channel;

    private CmPair(Device device) {
        this.device = device;
        MemorySegment made = Call.made("rdma_create_event_channel", Rdmacm.rdma_create_event_channel());
        channel = below.keep(made, "rdma_destroy_event_channel", () -> {
            Rdmacm.rdma_destroy_event_channel(made);
            return 0;
        });
    }

    static Pair connect(Device device, BiFunction<Node, QpSpec, QpSpec> shape) {
        CmPair connecting = new CmPair(device);
        try {
            return connecting.connect(shape);
        } catch (RuntimeException | Error e) {
            try {
                connecting.below.close();
            } catch (RuntimeException closing) {
                e.addSuppressed(closing);
            }
            throw e;
        }
    }

    private Pair connect(BiFunction<Node, QpSpec, QpSpec> shape) {
        MemorySegment listener = id();
        MemorySegment address = address(0);
        Call.ok("rdma_bind_addr", Rdmacm.rdma_bind_addr(listener, address));
        Call.ok("rdma_listen", Rdmacm.rdma_listen(listener, 1));
        int port = Rdmacm.rdma_get_src_port(listener);

        MemorySegment active = id();
        Call.ok("rdma_resolve_addr", Rdmacm.rdma_resolve_addr(active, MemorySegment.NULL, address(port), MILLISECONDS));
        expect(rdma_cm_event_type.RDMA_CM_EVENT_ADDR_RESOLVED);
        Call.ok("rdma_resolve_route", Rdmacm.rdma_resolve_route(active, MILLISECONDS));
        expect(rdma_cm_event_type.RDMA_CM_EVENT_ROUTE_RESOLVED);

        Node node = Node.on(device, rdma_cm_id.verbs(active));
        try {
            MemorySegment leftCq = node.cq(Pair.ENTRIES);
            MemorySegment rightCq = node.cq(Pair.ENTRIES);
            QpSpec left = shape.apply(node, QpSpec.of(ibv_qp_type.IBV_QPT_RC, leftCq));
            QpSpec right = shape.apply(node, QpSpec.of(ibv_qp_type.IBV_QPT_RC, rightCq));
            MemorySegment leftQp = qp(node, active, left);
            Call.ok("rdma_connect", Rdmacm.rdma_connect(active, parameters()));
            MemorySegment passive = expect(rdma_cm_event_type.RDMA_CM_EVENT_CONNECT_REQUEST);
            below.keep(passive, "rdma_destroy_id", () -> Rdmacm.rdma_destroy_id(passive));
            MemorySegment rightQp = qp(node, passive, right);
            Call.ok("rdma_accept", Rdmacm.rdma_accept(passive, parameters()));
            expect(rdma_cm_event_type.RDMA_CM_EVENT_ESTABLISHED);
            expect(rdma_cm_event_type.RDMA_CM_EVENT_ESTABLISHED);
            return new Pair(node, leftQp, left.recvCq(), rightQp, right.recvCq(), below);
        } catch (RuntimeException | Error e) {
            node.close();
            throw e;
        }
    }

    private MemorySegment id() {
        MemorySegment place = below.arena().allocate(ADDRESS);
        Call.ok(
                "rdma_create_id",
                Rdmacm.rdma_create_id(channel, place, MemorySegment.NULL, rdma_port_space.RDMA_PS_TCP));
        MemorySegment made = rdma_cm_id.reinterpret(place.get(ADDRESS, 0));
        return below.keep(made, "rdma_destroy_id", () -> Rdmacm.rdma_destroy_id(made));
    }

    private MemorySegment address(int port) {
        MemorySegment address = sockaddr_in.allocate(below.arena());
        sockaddr_in.sin_family(address, Posix.AF_INET);
        sockaddr_in.sin_port(address, port);
        MemorySegment text = below.arena().allocateFrom(device.address());
        if (Posix.inet_pton(Posix.AF_INET, text, sockaddr_in.sin_addr(address)) != 1) {
            throw new IllegalStateException("invalid IPv4 address: " + device.address());
        }
        return address;
    }

    private MemorySegment parameters() {
        MemorySegment parameters = rdma_conn_param.allocate(below.arena());
        rdma_conn_param.responder_resources(parameters, 4);
        rdma_conn_param.initiator_depth(parameters, 4);
        rdma_conn_param.retry_count(parameters, 6);
        rdma_conn_param.rnr_retry_count(parameters, 7);
        return parameters;
    }

    private static MemorySegment qp(Node node, MemorySegment id, QpSpec spec) {
        Call.ok("rdma_create_qp", Rdmacm.rdma_create_qp(id, node.pd(), spec.attributes(node)));
        MemorySegment made = rdma_cm_id.qp(id);
        return node.keep(made, "rdma_destroy_qp", () -> {
            Rdmacm.rdma_destroy_qp(id);
            return 0;
        });
    }

    /** Returns the identifier of the next event, which must have the given type and no error. */
    private MemorySegment expect(int type) {
        Readable.await(rdma_event_channel.fd(channel), rdma_cm_event_type.toString(type));
        MemorySegment place = below.arena().allocate(ADDRESS);
        Call.ok("rdma_get_cm_event", Rdmacm.rdma_get_cm_event(channel, place));
        MemorySegment event = rdma_cm_event.reinterpret(place.get(ADDRESS, 0));
        int came = rdma_cm_event.event(event);
        int status = rdma_cm_event.status(event);
        MemorySegment id = rdma_cm_event.id(event);
        Call.ok("rdma_ack_cm_event", Rdmacm.rdma_ack_cm_event(event));
        if (came != type || status != 0) {
            throw new IllegalStateException(rdma_cm_event_type.toString(came) + " with status " + status
                    + " arrived instead of " + rdma_cm_event_type.toString(type));
        }
        return id;
    }
}
