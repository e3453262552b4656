package org.rdma4j.cm;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.MemorySegment;
import java.util.Optional;
import org.rdma4j.sys.rdmacm.rdma_cm_event;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.sys.rdmacm.rdma_conn_param;
import org.rdma4j.sys.rdmacm.rdma_ud_param;
import org.rdma4j.sys.runtime.calling.Segments;

/** Copies native events. The parameters of an event depend on its type and on the port space. */
final class EventReader {
    private EventReader() {}

    /**
     * Returns a copy of the given {@code struct rdma_cm_event} that remains valid after the event has been
     * acknowledged.
     */
    static Event copy(EventType type, MemorySegment event) {
        MemorySegment id = rdma_cm_id.reinterpret(rdma_cm_event.id(event));
        return rdma_cm_id.ps(id) == PortSpace.UDP.value() ? copyDatagram(type, event) : copyConnection(type, event);
    }

    private static Event copyDatagram(EventType type, MemorySegment event) {
        MemorySegment ud = rdma_cm_event.param_ud(event);
        int status = rdma_cm_event.status(event);
        switch (type) {
            case CONNECT_REQUEST:
            case UNREACHABLE:
                return new Event(type, status, privateData(ud), 0, 0, 0, Optional.empty());
            case ESTABLISHED:
                return new Event(type, status, privateData(ud), 0, 0, 0, Optional.of(destination(ud)));
            case MULTICAST_JOIN:
                // Here, the private data pointer is the context passed to rdma_join_multicast_ex, not private data.
                return new Event(type, status, new byte[0], 0, 0, 0, Optional.of(destination(ud)));
            default:
                return new Event(type, status);
        }
    }

    private static byte[] privateData(MemorySegment ud) {
        return bytes(rdma_ud_param.private_data(ud), rdma_ud_param.private_data_len(ud));
    }

    private static byte[] bytes(MemorySegment pointer, int length) {
        return length == 0 ? new byte[0] : Segments.sized(pointer, length).toArray(JAVA_BYTE);
    }

    private static Event.Destination destination(MemorySegment ud) {
        return new Event.Destination(rdma_ud_param.ah_attr(ud), rdma_ud_param.qp_num(ud), rdma_ud_param.qkey(ud));
    }

    private static Event copyConnection(EventType type, MemorySegment event) {
        boolean hasParameters = type == EventType.CONNECT_REQUEST
                || type == EventType.CONNECT_RESPONSE
                || type == EventType.ESTABLISHED
                || type == EventType.REJECTED
                || type == EventType.DISCONNECTED;
        if (!hasParameters) {
            return new Event(type, rdma_cm_event.status(event));
        }
        MemorySegment conn = rdma_cm_event.param_conn(event);
        return new Event(
                type,
                rdma_cm_event.status(event),
                bytes(rdma_conn_param.private_data(conn), rdma_conn_param.private_data_len(conn)),
                rdma_conn_param.responder_resources(conn),
                rdma_conn_param.initiator_depth(conn),
                rdma_conn_param.rnr_retry_count(conn),
                Optional.empty());
    }
}
