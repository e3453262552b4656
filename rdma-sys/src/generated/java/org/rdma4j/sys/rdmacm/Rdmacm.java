// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

import java.lang.foreign.MemorySegment;
import java.util.Optional;
import org.rdma4j.sys.Check;
import org.rdma4j.sys.runtime.calling.CStrings;
import org.rdma4j.sys.runtime.calling.ErrnoCapture;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.checking.FunctionTable;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.sys.wrapper.Wrapper;
import org.rdma4j.sys.wrapper.WrapperBuild;

/**
 * The functions and constants of rdma/rdma_cma.h, rdma/rdma_verbs.h, in the headers' order.
 */
public final class Rdmacm {
    /**
     * {@code unsigned long long RDMA_IB_IP_PS_MASK}, declared in {@code rdma/rdma_cma.h}.
     * Unsigned: {@code 18446744073709486080}.
     */
    public static final long RDMA_IB_IP_PS_MASK = 0xffffffffffff0000L;

    /**
     * {@code unsigned long long RDMA_IB_IP_PORT_MASK}, declared in {@code rdma/rdma_cma.h}.
     */
    public static final long RDMA_IB_IP_PORT_MASK = 65535L;

    /**
     * {@code unsigned long long RDMA_IB_IP_PS_TCP}, declared in {@code rdma/rdma_cma.h}.
     */
    public static final long RDMA_IB_IP_PS_TCP = 17170432L;

    /**
     * {@code unsigned long long RDMA_IB_IP_PS_UDP}, declared in {@code rdma/rdma_cma.h}.
     */
    public static final long RDMA_IB_IP_PS_UDP = 17891328L;

    /**
     * {@code unsigned long long RDMA_IB_PS_IB}, declared in {@code rdma/rdma_cma.h}.
     */
    public static final long RDMA_IB_PS_IB = 20905984L;

    /**
     * {@code int RDMA_UDP_QKEY}, declared in {@code rdma/rdma_cma.h}.
     */
    public static final int RDMA_UDP_QKEY = 19088743;

    /**
     * {@code int RAI_PASSIVE}, declared in {@code rdma/rdma_cma.h}.
     */
    public static final int RAI_PASSIVE = 1;

    /**
     * {@code int RAI_NUMERICHOST}, declared in {@code rdma/rdma_cma.h}.
     */
    public static final int RAI_NUMERICHOST = 2;

    /**
     * {@code int RAI_NOROUTE}, declared in {@code rdma/rdma_cma.h}.
     */
    public static final int RAI_NOROUTE = 4;

    /**
     * {@code int RAI_FAMILY}, declared in {@code rdma/rdma_cma.h}.
     */
    public static final int RAI_FAMILY = 8;

    /**
     * {@code int RAI_SA}, declared in {@code rdma/rdma_cma.h}.
     * Since rdma-core 60.0.
     */
    public static final int RAI_SA = 16;

    /**
     * {@code int RAI_DNS}, declared in {@code rdma/rdma_cma.h}.
     * Since rdma-core 60.0.
     */
    public static final int RAI_DNS = 32;

    /**
     * {@code int IBV_PATH_RECORD_REVERSIBLE}, declared in {@code infiniband/sa.h}.
     */
    public static final int IBV_PATH_RECORD_REVERSIBLE = 128;

    /**
     * {@code int IBV_PATH_FLAG_GMP}, declared in {@code infiniband/sa.h}.
     */
    public static final int IBV_PATH_FLAG_GMP = 1;

    /**
     * {@code int IBV_PATH_FLAG_PRIMARY}, declared in {@code infiniband/sa.h}.
     */
    public static final int IBV_PATH_FLAG_PRIMARY = 2;

    /**
     * {@code int IBV_PATH_FLAG_ALTERNATE}, declared in {@code infiniband/sa.h}.
     */
    public static final int IBV_PATH_FLAG_ALTERNATE = 4;

    /**
     * {@code int IBV_PATH_FLAG_OUTBOUND}, declared in {@code infiniband/sa.h}.
     */
    public static final int IBV_PATH_FLAG_OUTBOUND = 8;

    /**
     * {@code int IBV_PATH_FLAG_INBOUND}, declared in {@code infiniband/sa.h}.
     */
    public static final int IBV_PATH_FLAG_INBOUND = 16;

    /**
     * {@code int IBV_PATH_FLAG_INBOUND_REVERSE}, declared in {@code infiniband/sa.h}.
     */
    public static final int IBV_PATH_FLAG_INBOUND_REVERSE = 32;

    /**
     * {@code int IBV_PATH_FLAG_BIDIRECTIONAL}, declared in {@code infiniband/sa.h}.
     */
    public static final int IBV_PATH_FLAG_BIDIRECTIONAL = 40;

    public static final int RDMA_MAX_RESP_RES = 255;

    public static final int RDMA_MAX_INIT_DEPTH = 255;

    public static final int RDMA_OPTION_ID = 0;

    public static final int RDMA_OPTION_IB = 1;

    public static final int RDMA_OPTION_ID_TOS = 0;

    public static final int RDMA_OPTION_ID_REUSEADDR = 1;

    public static final int RDMA_OPTION_ID_AFONLY = 2;

    public static final int RDMA_OPTION_ID_ACK_TIMEOUT = 3;

    public static final int RDMA_OPTION_IB_PATH = 1;

    private Rdmacm() {
    }

    /**
     * Creates a channel for the events of identifiers. {@link Rdmacm#rdma_create_id rdma_create_id} takes
     * it, {@link Rdmacm#rdma_get_cm_event rdma_get_cm_event} reads it.
     *
     * <p>{@code struct rdma_event_channel *rdma_create_event_channel(void)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Undone by
     * {@link Rdmacm#rdma_destroy_event_channel rdma_destroy_event_channel}. See
     * {@code rdma_create_event_channel(3)}.
     *
     * @return NULL on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_create_event_channel() {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) RdmacmHandles.rdma_create_event_channel.HANDLE.invokeExact(capture);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, rdma_event_channel.sizeof());
    }

    /**
     * {@link #rdma_create_event_channel()}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment rdma_create_event_channelChecked() {
        return Check.notNull("rdma_create_event_channel", rdma_create_event_channel());
    }

    /**
     * Closes the channel and its {@code fd}. Destroy its identifiers first, and let no thread wait in
     * {@link Rdmacm#rdma_get_cm_event rdma_get_cm_event}: closing wakes none. Events that were not read
     * are lost.
     *
     * <p>{@code void rdma_destroy_event_channel(struct rdma_event_channel *channel)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_destroy_event_channel(3)}.
     */
    public static void rdma_destroy_event_channel(MemorySegment channel) {
        try {
            RdmacmHandles.rdma_destroy_event_channel.HANDLE.invokeExact(channel);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Creates an identifier, and stores its address in the memory for one pointer that {@code id} points
     * to. With a {@code channel}, calls on it that take time return at once, and an event tells what came
     * of them. Without one (NULL) the identifier is synchronous: they wait, return what came of it, and
     * leave the event in {@link rdma_cm_id#event rdma_cm_id.event}. {@code context} is any value of the
     * caller's. {@code ps} is of {@link rdma_port_space rdma_port_space}.
     *
     * <p>{@code int rdma_create_id(struct rdma_event_channel *channel, struct rdma_cm_id **id, void *context, enum rdma_port_space ps)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Undone by {@link Rdmacm#rdma_destroy_id rdma_destroy_id}.
     * See {@code rdma_create_id(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_create_id(MemorySegment channel, MemorySegment id, MemorySegment context,
            int ps) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_create_id.HANDLE.invokeExact(capture, channel, id, context, ps);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_create_id(MemorySegment, MemorySegment, MemorySegment, int)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_create_idChecked(MemorySegment channel, MemorySegment id,
            MemorySegment context, int ps) {
        return Check.notMinusOne("rdma_create_id", rdma_create_id(channel, id, context, ps));
    }

    /**
     * Creates a synchronous identifier from a record of {@link Rdmacm#rdma_getaddrinfo rdma_getaddrinfo},
     * and stores its address in the memory for one pointer that {@code id} points to. For a client it is
     * resolved, has a queue pair if {@code qp_init_attr} is not NULL, and is ready for
     * {@link Rdmacm#rdma_connect rdma_connect}. For a server ({@link Rdmacm#RAI_PASSIVE RAI_PASSIVE}) it
     * is bound and ready for {@link Rdmacm#rdma_listen rdma_listen}; its {@code pd} and
     * {@code qp_init_attr} are copied and used for each identifier of
     * {@link Rdmacm#rdma_get_request rdma_get_request}. {@link Rdmacm#rdma_migrate_id rdma_migrate_id}
     * gives it a channel. {@code res} is not kept.
     *
     * <p>{@code int rdma_create_ep(struct rdma_cm_id **id, struct rdma_addrinfo *res, struct ibv_pd *pd, struct ibv_qp_init_attr *qp_init_attr)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Undone by {@link Rdmacm#rdma_destroy_ep rdma_destroy_ep}.
     * May block; a virtual thread's carrier is pinned meanwhile. See {@code rdma_create_ep(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_create_ep(MemorySegment id, MemorySegment res, MemorySegment pd,
            MemorySegment qp_init_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_create_ep.HANDLE.invokeExact(capture, id, res, pd, qp_init_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_create_ep(MemorySegment, MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_create_epChecked(MemorySegment id, MemorySegment res, MemorySegment pd,
            MemorySegment qp_init_attr) {
        return Check.notMinusOne("rdma_create_ep", rdma_create_ep(id, res, pd, qp_init_attr));
    }

    /**
     * Destroys the identifier with its queue pair and shared receive queue. Waits as
     * {@link Rdmacm#rdma_destroy_id rdma_destroy_id} does.
     *
     * <p>{@code void rdma_destroy_ep(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. May block; a virtual thread's carrier is pinned meanwhile.
     * See {@code rdma_destroy_ep(3)}.
     */
    public static void rdma_destroy_ep(MemorySegment id) {
        try {
            RdmacmHandles.rdma_destroy_ep.HANDLE.invokeExact(id);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Frees the identifier, and ends what it has under way. Destroy its queue pair first
     * ({@link Rdmacm#rdma_destroy_qp rdma_destroy_qp}). Waits until all its events are acknowledged: a
     * thread that still holds one waits for ever. Of events that were not read yet, none comes.
     *
     * <p>{@code int rdma_destroy_id(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. May block; a virtual thread's carrier is pinned meanwhile.
     * See {@code rdma_destroy_id(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_destroy_id(MemorySegment id) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_destroy_id.HANDLE.invokeExact(capture, id);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_destroy_id(MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_destroy_idChecked(MemorySegment id) {
        return Check.notMinusOne("rdma_destroy_id", rdma_destroy_id(id));
    }

    /**
     * Gives the identifier its own address: a server before {@link Rdmacm#rdma_listen rdma_listen}, a
     * client that wants a certain one before {@link Rdmacm#rdma_resolve_addr rdma_resolve_addr}. With port
     * 0 a free port is chosen, which {@link Rdmacm#rdma_get_src_port rdma_get_src_port} tells. With the
     * address zero it listens on all devices, and is bound to none. The result is final: no event follows.
     * {@code addr} is not kept.
     *
     * <p>errno: EADDRINUSE where the port is taken, EADDRNOTAVAIL where no interface of this machine has the
     * address, ENODEV where that interface has no RDMA device.
     *
     * <p>{@code int rdma_bind_addr(struct rdma_cm_id *id, struct sockaddr *addr)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_bind_addr(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_bind_addr(MemorySegment id, MemorySegment addr) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_bind_addr.HANDLE.invokeExact(capture, id, addr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_bind_addr(MemorySegment, MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_bind_addrChecked(MemorySegment id, MemorySegment addr) {
        return Check.notMinusOne("rdma_bind_addr", rdma_bind_addr(id, addr));
    }

    /**
     * Finds the device and the own address that lead to {@code dst_addr}, and the peer's hardware address,
     * and binds the identifier to that device. {@code src_addr} is the own address to use, or NULL to
     * choose. Takes at most {@code timeout_ms} milliseconds; then comes
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ADDR_RESOLVED RDMA_CM_EVENT_ADDR_RESOLVED} or
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ADDR_ERROR RDMA_CM_EVENT_ADDR_ERROR}. After it,
     * {@link rdma_cm_id#verbs rdma_cm_id.verbs} is set. The addresses are not kept.
     *
     * <p>errno: ENETUNREACH and the like where there is no route, ENODEV where it leads over no RDMA device.
     * It may be called again after a failure.
     *
     * <p>{@code int rdma_resolve_addr(struct rdma_cm_id *id, struct sockaddr *src_addr, struct sockaddr *dst_addr, int timeout_ms)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. May block; a virtual thread's carrier is pinned meanwhile.
     * See {@code rdma_resolve_addr(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_resolve_addr(MemorySegment id, MemorySegment src_addr,
            MemorySegment dst_addr, int timeout_ms) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_resolve_addr.HANDLE.invokeExact(capture, id, src_addr, dst_addr, timeout_ms);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_resolve_addr(MemorySegment, MemorySegment, MemorySegment, int)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_resolve_addrChecked(MemorySegment id, MemorySegment src_addr,
            MemorySegment dst_addr, int timeout_ms) {
        return Check.notMinusOne("rdma_resolve_addr", rdma_resolve_addr(id, src_addr, dst_addr, timeout_ms));
    }

    /**
     * Finds the path to the address that {@link Rdmacm#rdma_resolve_addr rdma_resolve_addr} resolved; on
     * RoCE and iWARP that takes no time. Takes at most {@code timeout_ms} milliseconds; then comes
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ROUTE_RESOLVED RDMA_CM_EVENT_ROUTE_RESOLVED} or
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ROUTE_ERROR RDMA_CM_EVENT_ROUTE_ERROR}. Call it only after
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ADDR_RESOLVED RDMA_CM_EVENT_ADDR_RESOLVED}: on an identifier
     * without a device it crashes the process.
     *
     * <p>{@code int rdma_resolve_route(struct rdma_cm_id *id, int timeout_ms)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. May block; a virtual thread's carrier is pinned meanwhile.
     * See {@code rdma_resolve_route(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_resolve_route(MemorySegment id, int timeout_ms) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_resolve_route.HANDLE.invokeExact(capture, id, timeout_ms);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_resolve_route(MemorySegment, int)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_resolve_routeChecked(MemorySegment id, int timeout_ms) {
        return Check.notMinusOne("rdma_resolve_route", rdma_resolve_route(id, timeout_ms));
    }

    /**
     * Creates a queue pair on the identifier's device and makes it ready for receives.
     * {@link Rdmacm#rdma_connect rdma_connect}, {@link Rdmacm#rdma_accept rdma_accept} and
     * {@link Rdmacm#rdma_get_cm_event rdma_get_cm_event} take it through its other states: do not call
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_modify_qp ibv_modify_qp}. The identifier must be bound to
     * a device ({@link rdma_cm_id#verbs rdma_cm_id.verbs}), and has one queue pair,
     * {@link rdma_cm_id#qp rdma_cm_id.qp}. With {@code pd} NULL it gets the library's own protection
     * domain. Where {@code send_cq} or {@code recv_cq} is NULL, the library makes a queue of the size of
     * the work queue, and a channel for it. {@code qp_init_attr} is not kept; its {@code cap} receives
     * what the device gave.
     *
     * <p>{@code int rdma_create_qp(struct rdma_cm_id *id, struct ibv_pd *pd, struct ibv_qp_init_attr *qp_init_attr)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Undone by {@link Rdmacm#rdma_destroy_qp rdma_destroy_qp}.
     * See {@code rdma_create_qp(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_create_qp(MemorySegment id, MemorySegment pd,
            MemorySegment qp_init_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_create_qp.HANDLE.invokeExact(capture, id, pd, qp_init_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_create_qp(MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_create_qpChecked(MemorySegment id, MemorySegment pd,
            MemorySegment qp_init_attr) {
        return Check.notMinusOne("rdma_create_qp", rdma_create_qp(id, pd, qp_init_attr));
    }

    /**
     * As {@link Rdmacm#rdma_create_qp rdma_create_qp}, with the attributes of
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_create_qp_ex ibv_create_qp_ex}. The protection domain
     * stands in {@code pd}; the library's own is used where that is NULL or
     * {@link org.rdma4j.sys.ibverbs.ibv_qp_init_attr_mask#IBV_QP_INIT_ATTR_PD IBV_QP_INIT_ATTR_PD} is not
     * set. {@link rdma_cm_id#qp rdma_cm_id.qp} may be given to
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_qp_to_qp_ex ibv_qp_to_qp_ex}.
     *
     * <p>{@code int rdma_create_qp_ex(struct rdma_cm_id *id, struct ibv_qp_init_attr_ex *qp_init_attr)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Undone by {@link Rdmacm#rdma_destroy_qp rdma_destroy_qp}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_create_qp_ex(MemorySegment id, MemorySegment qp_init_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_create_qp_ex.HANDLE.invokeExact(capture, id, qp_init_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_create_qp_ex(MemorySegment, MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_create_qp_exChecked(MemorySegment id, MemorySegment qp_init_attr) {
        return Check.notMinusOne("rdma_create_qp_ex", rdma_create_qp_ex(id, qp_init_attr));
    }

    /**
     * Destroys {@link rdma_cm_id#qp rdma_cm_id.qp}, and the completion queues and channels that
     * {@link Rdmacm#rdma_create_qp rdma_create_qp} made. What is still posted completes no more. It comes
     * before {@link Rdmacm#rdma_destroy_id rdma_destroy_id}; regions, and queues of the caller's, are
     * destroyed after it. On an identifier without a queue pair it crashes the process.
     *
     * <p>{@code void rdma_destroy_qp(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. May block; a virtual thread's carrier is pinned meanwhile.
     * See {@code rdma_destroy_qp(3)}.
     */
    public static void rdma_destroy_qp(MemorySegment id) {
        try {
            RdmacmHandles.rdma_destroy_qp.HANDLE.invokeExact(id);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Asks the peer for a connection, once the route is resolved. Then comes
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ESTABLISHED RDMA_CM_EVENT_ESTABLISHED}: the queue pair is
     * ready to send. Or it fails: {@link rdma_cm_event_type#RDMA_CM_EVENT_REJECTED RDMA_CM_EVENT_REJECTED}
     * (also where nobody listens; on iWARP the call itself may fail with ECONNREFUSED),
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_UNREACHABLE RDMA_CM_EVENT_UNREACHABLE} (no answer) or
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_CONNECT_ERROR RDMA_CM_EVENT_CONNECT_ERROR}. On an identifier
     * without a queue pair it is
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_CONNECT_RESPONSE RDMA_CM_EVENT_CONNECT_RESPONSE} that comes
     * first, and {@link Rdmacm#rdma_establish rdma_establish} answers it. {@code conn_param} may be NULL
     * where {@link Rdmacm#rdma_create_qp rdma_create_qp} made the queue pair; it is not kept. Post
     * receives first: the peer may send as soon as it has accepted.
     *
     * <p>With {@link rdma_port_space#RDMA_PS_UDP RDMA_PS_UDP} it asks for the peer's queue pair instead, and
     * {@code RDMA_CM_EVENT_ESTABLISHED} brings its address in {@link rdma_ud_param rdma_ud_param}.
     *
     * <p>{@code int rdma_connect(struct rdma_cm_id *id, struct rdma_conn_param *conn_param)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. May block; a virtual thread's carrier is pinned meanwhile.
     * See {@code rdma_connect(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_connect(MemorySegment id, MemorySegment conn_param) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_connect.HANDLE.invokeExact(capture, id, conn_param);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_connect(MemorySegment, MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_connectChecked(MemorySegment id, MemorySegment conn_param) {
        return Check.notMinusOne("rdma_connect", rdma_connect(id, conn_param));
    }

    /**
     * Completes a connection whose queue pair the caller made itself, after
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_CONNECT_RESPONSE RDMA_CM_EVENT_CONNECT_RESPONSE} and after
     * that queue pair was taken to RTS. The peer gets
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ESTABLISHED RDMA_CM_EVENT_ESTABLISHED}; this end gets no
     * event. EINVAL where {@link Rdmacm#rdma_create_qp rdma_create_qp} made the queue pair.
     *
     * <p>{@code int rdma_establish(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_establish(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_establish(MemorySegment id) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_establish.HANDLE.invokeExact(capture, id);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_establish(MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_establishChecked(MemorySegment id) {
        return Check.notMinusOne("rdma_establish", rdma_establish(id));
    }

    /**
     * Lets requests arrive at the address of {@link Rdmacm#rdma_bind_addr rdma_bind_addr}: each is an
     * event {@link rdma_cm_event_type#RDMA_CM_EVENT_CONNECT_REQUEST RDMA_CM_EVENT_CONNECT_REQUEST} of the
     * listener's channel. {@code backlog} is how many may wait to be read; further ones are rejected. The
     * call does not wait, and sends no event itself.
     *
     * <p>{@code int rdma_listen(struct rdma_cm_id *id, int backlog)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_listen(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_listen(MemorySegment id, int backlog) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_listen.HANDLE.invokeExact(capture, id, backlog);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_listen(MemorySegment, int)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_listenChecked(MemorySegment id, int backlog) {
        return Check.notMinusOne("rdma_listen", rdma_listen(id, backlog));
    }

    /**
     * Waits for the next request at a synchronous listener, and stores its new identifier in the memory
     * for one pointer that {@code id} points to. The event is in its
     * {@link rdma_cm_id#event rdma_cm_id.event} until {@link Rdmacm#rdma_accept rdma_accept} or
     * {@link Rdmacm#rdma_reject rdma_reject}. It has a queue pair already where the listener was made by
     * {@link Rdmacm#rdma_create_ep rdma_create_ep} with {@code qp_init_attr}. EINVAL where the listener
     * has a channel of the caller's: {@link Rdmacm#rdma_get_cm_event rdma_get_cm_event} gives its
     * requests.
     *
     * <p>{@code int rdma_get_request(struct rdma_cm_id *listen, struct rdma_cm_id **id)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Undone by {@link Rdmacm#rdma_destroy_ep rdma_destroy_ep}.
     * May block; a virtual thread's carrier is pinned meanwhile. See {@code rdma_get_request(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_get_request(MemorySegment listen, MemorySegment id) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_get_request.HANDLE.invokeExact(capture, listen, id);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_get_request(MemorySegment, MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_get_requestChecked(MemorySegment listen, MemorySegment id) {
        return Check.notMinusOne("rdma_get_request", rdma_get_request(listen, id));
    }

    /**
     * Accepts a request: {@code id} is the new identifier of
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_CONNECT_REQUEST RDMA_CM_EVENT_CONNECT_REQUEST}, not the
     * listener. Create its queue pair and post receives first. Then comes
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ESTABLISHED RDMA_CM_EVENT_ESTABLISHED}: the queue pair is
     * ready to send. {@link rdma_cm_event_type#RDMA_CM_EVENT_CONNECT_ERROR RDMA_CM_EVENT_CONNECT_ERROR} or
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_UNREACHABLE RDMA_CM_EVENT_UNREACHABLE} where the peer is
     * gone. {@code conn_param} may be NULL where {@link Rdmacm#rdma_create_qp rdma_create_qp} made the
     * queue pair, and only then: without one, NULL crashes the process. It is not kept. It may be the
     * event's, if that is acknowledged afterwards.
     *
     * <p>With {@link rdma_port_space#RDMA_PS_UDP RDMA_PS_UDP} it tells the peer the queue pair's number and
     * key, and no event follows.
     *
     * <p>{@code int rdma_accept(struct rdma_cm_id *id, struct rdma_conn_param *conn_param)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. May block; a virtual thread's carrier is pinned meanwhile.
     * See {@code rdma_accept(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_accept(MemorySegment id, MemorySegment conn_param) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_accept.HANDLE.invokeExact(capture, id, conn_param);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_accept(MemorySegment, MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_acceptChecked(MemorySegment id, MemorySegment conn_param) {
        return Check.notMinusOne("rdma_accept", rdma_accept(id, conn_param));
    }

    /**
     * Rejects a request: the peer gets
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_REJECTED RDMA_CM_EVENT_REJECTED} with the
     * {@code private_data}, which may be NULL and is not kept. This end gets no event. The identifier
     * remains to be destroyed.
     *
     * <p>{@code int rdma_reject(struct rdma_cm_id *id, const void *private_data, uint8_t private_data_len)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_reject(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_reject(MemorySegment id, MemorySegment private_data,
            int private_data_len) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_reject.HANDLE.invokeExact(capture, id, private_data, Ranges.u8(private_data_len));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_reject(MemorySegment, MemorySegment, int)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_rejectChecked(MemorySegment id, MemorySegment private_data,
            int private_data_len) {
        return Check.notMinusOne("rdma_reject", rdma_reject(id, private_data, private_data_len));
    }

    /**
     * As {@link Rdmacm#rdma_reject rdma_reject}; tells the peer that its ECE options are the reason.
     *
     * <p>{@code int rdma_reject_ece(struct rdma_cm_id *id, const void *private_data, uint8_t private_data_len)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Since rdma-core 31.0. See {@code rdma_set_local_ece(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_reject_ece(MemorySegment id, MemorySegment private_data,
            int private_data_len) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_reject_ece.HANDLE.invokeExact(capture, id, private_data, Ranges.u8(private_data_len));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_reject_ece(MemorySegment, MemorySegment, int)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_reject_eceChecked(MemorySegment id, MemorySegment private_data,
            int private_data_len) {
        return Check.notMinusOne("rdma_reject_ece", rdma_reject_ece(id, private_data, private_data_len));
    }

    /**
     * Tells the library that a message came before the connection was known to stand: {@code event} is
     * {@link org.rdma4j.sys.ibverbs.ibv_event_type#IBV_EVENT_COMM_EST IBV_EVENT_COMM_EST}, from
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_get_async_event ibv_get_async_event}. Then
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ESTABLISHED RDMA_CM_EVENT_ESTABLISHED} comes in any case.
     * EISCONN says that it had come already, and is no failure. Seldom needed.
     *
     * <p>{@code int rdma_notify(struct rdma_cm_id *id, enum ibv_event_type event)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_notify(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_notify(MemorySegment id, int event) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_notify.HANDLE.invokeExact(capture, id, event);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_notify(MemorySegment, int)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_notifyChecked(MemorySegment id, int event) {
        return Check.notMinusOne("rdma_notify", rdma_notify(id, event));
    }

    /**
     * Ends the connection: the queue pair goes to ERR, and what is posted completes with
     * {@link org.rdma4j.sys.ibverbs.ibv_wc_status#IBV_WC_WR_FLUSH_ERR IBV_WC_WR_FLUSH_ERR}. Both ends get
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_DISCONNECTED RDMA_CM_EVENT_DISCONNECTED}; the peer calls
     * this too, or destroys its queue pair. Sends that the peer has not received yet may be lost: wait for
     * their completions, on iWARP for the peer's answer. EINVAL where there is no connection.
     *
     * <p>{@code int rdma_disconnect(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. May block; a virtual thread's carrier is pinned meanwhile.
     * See {@code rdma_disconnect(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_disconnect(MemorySegment id) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_disconnect.HANDLE.invokeExact(capture, id);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_disconnect(MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_disconnectChecked(MemorySegment id) {
        return Check.notMinusOne("rdma_disconnect", rdma_disconnect(id));
    }

    /**
     * Joins the multicast group of an address, on an identifier that is bound to a device. Then comes
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_MULTICAST_JOIN RDMA_CM_EVENT_MULTICAST_JOIN}, whose
     * {@link rdma_ud_param rdma_ud_param} has what a send to the group needs and whose
     * {@code private_data} is {@code context}; or
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_MULTICAST_ERROR RDMA_CM_EVENT_MULTICAST_ERROR}. The queue
     * pair of {@link Rdmacm#rdma_create_qp rdma_create_qp} is attached when the event is read; another is
     * attached by {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_attach_mcast ibv_attach_mcast}.
     *
     * <p>{@code int rdma_join_multicast(struct rdma_cm_id *id, struct sockaddr *addr, void *context)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Undone by
     * {@link Rdmacm#rdma_leave_multicast rdma_leave_multicast}. May block; a virtual thread's carrier is
     * pinned meanwhile. See {@code rdma_join_multicast(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_join_multicast(MemorySegment id, MemorySegment addr,
            MemorySegment context) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_join_multicast.HANDLE.invokeExact(capture, id, addr, context);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_join_multicast(MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_join_multicastChecked(MemorySegment id, MemorySegment addr,
            MemorySegment context) {
        return Check.notMinusOne("rdma_join_multicast", rdma_join_multicast(id, addr, context));
    }

    /**
     * Leaves the group, or ends joining it, and detaches the queue pair. Waits until its events are
     * acknowledged. Messages that have arrived may still complete.
     * {@link Rdmacm#rdma_destroy_id rdma_destroy_id} leaves all groups.
     *
     * <p>{@code int rdma_leave_multicast(struct rdma_cm_id *id, struct sockaddr *addr)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. May block; a virtual thread's carrier is pinned meanwhile.
     * See {@code rdma_leave_multicast(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_leave_multicast(MemorySegment id, MemorySegment addr) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_leave_multicast.HANDLE.invokeExact(capture, id, addr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_leave_multicast(MemorySegment, MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_leave_multicastChecked(MemorySegment id, MemorySegment addr) {
        return Check.notMinusOne("rdma_leave_multicast", rdma_leave_multicast(id, addr));
    }

    /**
     * As {@link Rdmacm#rdma_join_multicast rdma_join_multicast}, and says in which way to join: see
     * {@link rdma_cm_join_mc_attr_ex rdma_cm_join_mc_attr_ex}.
     *
     * <p>{@code int rdma_join_multicast_ex(struct rdma_cm_id *id, struct rdma_cm_join_mc_attr_ex *mc_join_attr, void *context)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Undone by
     * {@link Rdmacm#rdma_leave_multicast rdma_leave_multicast}. May block; a virtual thread's carrier is
     * pinned meanwhile. See {@code rdma_join_multicast_ex(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_join_multicast_ex(MemorySegment id, MemorySegment mc_join_attr,
            MemorySegment context) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_join_multicast_ex.HANDLE.invokeExact(capture, id, mc_join_attr, context);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_join_multicast_ex(MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_join_multicast_exChecked(MemorySegment id, MemorySegment mc_join_attr,
            MemorySegment context) {
        return Check.notMinusOne("rdma_join_multicast_ex", rdma_join_multicast_ex(id, mc_join_attr, context));
    }

    /**
     * Waits for the next event of the channel, of whichever identifier, and stores its address in the
     * memory for one pointer that {@code event} points to. There is no time limit: poll the channel's
     * {@code fd} for one; with a non-blocking {@code fd}, EAGAIN where there is no event. Read on while
     * connections come and go: this call is what takes queue pairs to RTR and RTS. Each event has to be
     * acknowledged by {@link Rdmacm#rdma_ack_cm_event rdma_ack_cm_event}. Several threads may wait; each
     * event goes to one of them.
     *
     * <p>{@code int rdma_get_cm_event(struct rdma_event_channel *channel, struct rdma_cm_event **event)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Undone by
     * {@link Rdmacm#rdma_ack_cm_event rdma_ack_cm_event}. May block; a virtual thread's carrier is pinned
     * meanwhile. See {@code rdma_get_cm_event(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_get_cm_event(MemorySegment channel, MemorySegment event) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_get_cm_event.HANDLE.invokeExact(capture, channel, event);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_get_cm_event(MemorySegment, MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_get_cm_eventChecked(MemorySegment channel, MemorySegment event) {
        return Check.notMinusOne("rdma_get_cm_event", rdma_get_cm_event(channel, event));
    }

    /**
     * Frees the event, and the private data in it. Copy before what is needed later. The identifiers that
     * it names stay, those of requests too. {@link Rdmacm#rdma_destroy_id rdma_destroy_id} waits for it.
     *
     * <p>{@code int rdma_ack_cm_event(struct rdma_cm_event *event)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_ack_cm_event(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_ack_cm_event(MemorySegment event) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_ack_cm_event.HANDLE.invokeExact(capture, event);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_ack_cm_event(MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_ack_cm_eventChecked(MemorySegment event) {
        return Check.notMinusOne("rdma_ack_cm_event", rdma_ack_cm_event(event));
    }

    /**
     * The own port of the identifier, in the host's byte order: do not swap it.
     *
     * <p>{@code __be16 rdma_get_src_port(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_get_src_port(3)}.
     *
     * @return the port, in the host's byte order; 0 where there is none
     */
    public static int rdma_get_src_port(MemorySegment id) {
        try {
            return Short.toUnsignedInt(Short.reverseBytes((short) RdmacmHandles.rdma_get_src_port.HANDLE.invokeExact(id)));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * The peer's port, in the host's byte order: do not swap it.
     *
     * <p>{@code __be16 rdma_get_dst_port(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_get_dst_port(3)}.
     *
     * @return the port, in the host's byte order; 0 where there is none
     */
    public static int rdma_get_dst_port(MemorySegment id) {
        try {
            return Short.toUnsignedInt(Short.reverseBytes((short) RdmacmHandles.rdma_get_dst_port.HANDLE.invokeExact(id)));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * The own address: all zero where the identifier has none yet. The result has the size of a
     * {@code sockaddr}, which holds a {@code sockaddr_in}; of an IPv6 address it is only the beginning:
     * {@code sockaddr_in6.reinterpret} gives it its size.
     *
     * <p>{@code struct sockaddr *rdma_get_local_addr(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}; inline in C, reached through the wrapper library. The result
     * belongs to the identifier: the address is part of it. See {@code rdma_get_local_addr(3)}.
     */
    public static MemorySegment rdma_get_local_addr(MemorySegment id) {
        return Wrapper.rdma_wrap_rdma_get_local_addr(id);
    }

    /**
     * The peer's address: all zero where the identifier has none yet. The result has the size of a
     * {@code sockaddr}, which holds a {@code sockaddr_in}; of an IPv6 address it is only the beginning:
     * {@code sockaddr_in6.reinterpret} gives it its size.
     *
     * <p>{@code struct sockaddr *rdma_get_peer_addr(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}; inline in C, reached through the wrapper library. The result
     * belongs to the identifier: the address is part of it. See {@code rdma_get_peer_addr(3)}.
     */
    public static MemorySegment rdma_get_peer_addr(MemorySegment id) {
        return Wrapper.rdma_wrap_rdma_get_peer_addr(id);
    }

    /**
     * All devices, opened: an array of pointers to {@link org.rdma4j.sys.ibverbs.ibv_context ibv_context},
     * and a NULL behind the last; in Java {@code reinterpret} gives it its size. {@code num_devices}
     * receives the number, or is NULL. The contexts are those that identifiers have in
     * {@link rdma_cm_id#verbs rdma_cm_id.verbs}, so that what is made on them serves many identifiers. Do
     * not close them.
     *
     * <p>{@code struct ibv_context **rdma_get_devices(int *num_devices)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Undone by
     * {@link Rdmacm#rdma_free_devices rdma_free_devices}. See {@code rdma_get_devices(3)}.
     *
     * @return NULL on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_get_devices(MemorySegment num_devices) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) RdmacmHandles.rdma_get_devices.HANDLE.invokeExact(capture, num_devices);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_get_devices(MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment rdma_get_devicesChecked(MemorySegment num_devices) {
        return Check.notNull("rdma_get_devices", rdma_get_devices(num_devices));
    }

    /**
     * Frees the array; the devices stay open.
     *
     * <p>{@code void rdma_free_devices(struct ibv_context **list)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_free_devices(3)}.
     */
    public static void rdma_free_devices(MemorySegment list) {
        try {
            RdmacmHandles.rdma_free_devices.HANDLE.invokeExact(list);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * The name of an event, such as RDMA_CM_EVENT_ESTABLISHED; UNKNOWN EVENT for any other number.
     *
     * <p>{@code const char *rdma_event_str(enum rdma_cm_event_type event)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. The result belongs to the library: a constant string. See
     * {@code rdma_event_str(3)}.
     */
    public static MemorySegment rdma_event_str(int event) {
        try {
            return (MemorySegment) RdmacmHandles.rdma_event_str.HANDLE.invokeExact(event);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * The text that {@code rdma_event_str} returns; {@code null} for NULL.
     */
    public static String rdma_event_strString(int event) {
        return CStrings.string(rdma_event_str(event));
    }

    /**
     * Sets an option of the identifier, before {@link Rdmacm#rdma_resolve_addr rdma_resolve_addr},
     * {@link Rdmacm#rdma_bind_addr rdma_bind_addr} or {@link Rdmacm#rdma_listen rdma_listen}.
     * {@code optval} points to {@code optlen} bytes, and is not kept. With {@code level}
     * {@link Rdmacm#RDMA_OPTION_ID RDMA_OPTION_ID}:
     * <ul>
     * <li>{@link Rdmacm#RDMA_OPTION_ID_TOS RDMA_OPTION_ID_TOS}, 1 byte: the type of service (DSCP) of its
     * packets
     * <li>{@link Rdmacm#RDMA_OPTION_ID_REUSEADDR RDMA_OPTION_ID_REUSEADDR}, an int: not 0 lets others bind
     * to the same address and port
     * <li>{@link Rdmacm#RDMA_OPTION_ID_AFONLY RDMA_OPTION_ID_AFONLY}, an int: not 0 keeps an IPv6 listener
     * to IPv6
     * <li>{@link Rdmacm#RDMA_OPTION_ID_ACK_TIMEOUT RDMA_OPTION_ID_ACK_TIMEOUT}, 1 byte: the queue pair's
     * {@code timeout}, 4.096 microseconds times 2 to the power of it
     * </ul>
     *
     * <p>With {@code level} {@link Rdmacm#RDMA_OPTION_IB RDMA_OPTION_IB}:
     * {@link Rdmacm#RDMA_OPTION_IB_PATH RDMA_OPTION_IB_PATH}, the paths of an InfiniBand route.
     *
     * <p>{@code int rdma_set_option(struct rdma_cm_id *id, int level, int optname, void *optval, size_t optlen)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_set_option(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_set_option(MemorySegment id, int level, int optname,
            MemorySegment optval, long optlen) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_set_option.HANDLE.invokeExact(capture, id, level, optname, optval, optlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_set_option(MemorySegment, int, int, MemorySegment, long)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_set_optionChecked(MemorySegment id, int level, int optname,
            MemorySegment optval, long optlen) {
        return Check.notMinusOne("rdma_set_option", rdma_set_option(id, level, optname, optval, optlen));
    }

    /**
     * Moves the identifier, and its events that were not read yet, to another channel; NULL makes it
     * synchronous. Waits until the events that were read are acknowledged. Meanwhile, no other thread may
     * use the identifier or read its old channel.
     *
     * <p>{@code int rdma_migrate_id(struct rdma_cm_id *id, struct rdma_event_channel *channel)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. May block; a virtual thread's carrier is pinned meanwhile.
     * See {@code rdma_migrate_id(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_migrate_id(MemorySegment id, MemorySegment channel) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_migrate_id.HANDLE.invokeExact(capture, id, channel);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_migrate_id(MemorySegment, MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_migrate_idChecked(MemorySegment id, MemorySegment channel) {
        return Check.notMinusOne("rdma_migrate_id", rdma_migrate_id(id, channel));
    }

    /**
     * Finds the addresses for a name and a port, both text: a host's name or address, and a number or a
     * service's name. Stores the first record of a list in the memory for one pointer that {@code res}
     * points to; {@link rdma_addrinfo#ai_next rdma_addrinfo.ai_next} leads on. One of {@code node},
     * {@code service} and {@code hints} may not be NULL. {@code hints} says what is wanted:
     * {@code ai_port_space}, {@code ai_qp_type}, and in {@code ai_flags}:
     * <ul>
     * <li>{@link Rdmacm#RAI_PASSIVE RAI_PASSIVE}: for a server; without it for a client, whose route is
     * resolved too
     * <li>{@link Rdmacm#RAI_NUMERICHOST RAI_NUMERICHOST}: {@code node} is an address, no name is looked up
     * <li>{@link Rdmacm#RAI_NOROUTE RAI_NOROUTE}: no route is resolved
     * <li>{@link Rdmacm#RAI_FAMILY RAI_FAMILY}: only addresses of {@code ai_family}
     * </ul>
     *
     * <p>A name may take as long as the resolver does.
     *
     * <p>{@code int rdma_getaddrinfo(const char *node, const char *service, const struct rdma_addrinfo *hints, struct rdma_addrinfo **res)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Undone by
     * {@link Rdmacm#rdma_freeaddrinfo rdma_freeaddrinfo}. May block; a virtual thread's carrier is pinned
     * meanwhile. See {@code rdma_getaddrinfo(3)}.
     *
     * @return 0, or an {@code EAI_} code, or -1; where it is -1 or {@code EAI_SYSTEM}, with the reason in
     * {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_getaddrinfo(MemorySegment node, MemorySegment service,
            MemorySegment hints, MemorySegment res) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_getaddrinfo.HANDLE.invokeExact(capture, node, service, hints, res);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -11 && result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_getaddrinfo(MemorySegment, MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_getaddrinfoChecked(MemorySegment node, MemorySegment service,
            MemorySegment hints, MemorySegment res) {
        Check.addressInfo("rdma_getaddrinfo", rdma_getaddrinfo(node, service, hints, res));
    }

    /**
     * Frees the whole list, and all that its records point to.
     *
     * <p>{@code void rdma_freeaddrinfo(struct rdma_addrinfo *res)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}.
     */
    public static void rdma_freeaddrinfo(MemorySegment res) {
        try {
            RdmacmHandles.rdma_freeaddrinfo.HANDLE.invokeExact(res);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Says what a queue pair of the caller's own needs for a state: set {@code qp_state} of
     * {@code qp_attr} to the state to go to; the rest of it and {@code qp_attr_mask} (memory for one int)
     * receive what {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_modify_qp ibv_modify_qp} takes. Not needed
     * after {@link Rdmacm#rdma_create_qp rdma_create_qp}.
     *
     * <p>{@code int rdma_init_qp_attr(struct rdma_cm_id *id, struct ibv_qp_attr *qp_attr, int *qp_attr_mask)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_init_qp_attr(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_init_qp_attr(MemorySegment id, MemorySegment qp_attr,
            MemorySegment qp_attr_mask) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_init_qp_attr.HANDLE.invokeExact(capture, id, qp_attr, qp_attr_mask);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_init_qp_attr(MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_init_qp_attrChecked(MemorySegment id, MemorySegment qp_attr,
            MemorySegment qp_attr_mask) {
        return Check.notMinusOne("rdma_init_qp_attr", rdma_init_qp_attr(id, qp_attr, qp_attr_mask));
    }

    /**
     * Sets the ECE options that {@link Rdmacm#rdma_connect rdma_connect} or
     * {@link Rdmacm#rdma_accept rdma_accept} will send; for queue pairs that the caller made.
     *
     * <p>{@code int rdma_set_local_ece(struct rdma_cm_id *id, struct ibv_ece *ece)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Since rdma-core 31.0. See {@code rdma_set_local_ece(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_set_local_ece(MemorySegment id, MemorySegment ece) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_set_local_ece.HANDLE.invokeExact(capture, id, ece);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_set_local_ece(MemorySegment, MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_set_local_eceChecked(MemorySegment id, MemorySegment ece) {
        return Check.notMinusOne("rdma_set_local_ece", rdma_set_local_ece(id, ece));
    }

    /**
     * Stores the ECE options that the peer sent, for
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_set_ece ibv_set_ece}; for queue pairs that the caller
     * made.
     *
     * <p>{@code int rdma_get_remote_ece(struct rdma_cm_id *id, struct ibv_ece *ece)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Since rdma-core 31.0. See {@code rdma_get_remote_ece(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_get_remote_ece(MemorySegment id, MemorySegment ece) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_get_remote_ece.HANDLE.invokeExact(capture, id, ece);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_get_remote_ece(MemorySegment, MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_get_remote_eceChecked(MemorySegment id, MemorySegment ece) {
        return Check.notMinusOne("rdma_get_remote_ece", rdma_get_remote_ece(id, ece));
    }

    /**
     * As {@link Rdmacm#rdma_getaddrinfo rdma_getaddrinfo}, without waiting:
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ADDRINFO_RESOLVED RDMA_CM_EVENT_ADDRINFO_RESOLVED} or
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ADDRINFO_ERROR RDMA_CM_EVENT_ADDRINFO_ERROR} tells the end,
     * and {@link Rdmacm#rdma_query_addrinfo rdma_query_addrinfo} has the result.
     *
     * <p>{@code int rdma_resolve_addrinfo(struct rdma_cm_id *id, const char *node, const char *service, const struct rdma_addrinfo *hints)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Since rdma-core 60.0. May block; a virtual thread's carrier
     * is pinned meanwhile. See {@code rdma_resolve_addrinfo(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_resolve_addrinfo(MemorySegment id, MemorySegment node,
            MemorySegment service, MemorySegment hints) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_resolve_addrinfo.HANDLE.invokeExact(capture, id, node, service, hints);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_resolve_addrinfo(MemorySegment, MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_resolve_addrinfoChecked(MemorySegment id, MemorySegment node,
            MemorySegment service, MemorySegment hints) {
        return Check.notMinusOne("rdma_resolve_addrinfo", rdma_resolve_addrinfo(id, node, service, hints));
    }

    /**
     * Stores what {@link Rdmacm#rdma_resolve_addrinfo rdma_resolve_addrinfo} found in the memory for one
     * pointer that {@code info} points to, after
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ADDRINFO_RESOLVED RDMA_CM_EVENT_ADDRINFO_RESOLVED}.
     *
     * <p>{@code int rdma_query_addrinfo(struct rdma_cm_id *id, struct rdma_addrinfo **info)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Since rdma-core 60.0. Undone by
     * {@link Rdmacm#rdma_freeaddrinfo rdma_freeaddrinfo}. See {@code rdma_query_addrinfo(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_query_addrinfo(MemorySegment id, MemorySegment info) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_query_addrinfo.HANDLE.invokeExact(capture, id, info);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_query_addrinfo(MemorySegment, MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_query_addrinfoChecked(MemorySegment id, MemorySegment info) {
        return Check.notMinusOne("rdma_query_addrinfo", rdma_query_addrinfo(id, info));
    }

    /**
     * Puts an event of the caller's own into the identifier's channel, where
     * {@link Rdmacm#rdma_get_cm_event rdma_get_cm_event} gives it: a way to wake the thread that waits
     * there. {@code event} is {@link rdma_cm_event_type#RDMA_CM_EVENT_USER RDMA_CM_EVENT_USER};
     * {@code status} and {@code arg} come back as {@code status} and {@code param.arg} of
     * {@link rdma_cm_event rdma_cm_event}.
     *
     * <p>{@code int rdma_write_cm_event(struct rdma_cm_id *id, enum rdma_cm_event_type event, int status, uint64_t arg)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Since rdma-core 60.0. See {@code rdma_write_cm_event(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_write_cm_event(MemorySegment id, int event, int status, long arg) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_write_cm_event.HANDLE.invokeExact(capture, id, event, status, arg);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_write_cm_event(MemorySegment, int, int, long)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_write_cm_eventChecked(MemorySegment id, int event, int status,
            long arg) {
        return Check.notMinusOne("rdma_write_cm_event", rdma_write_cm_event(id, event, status, arg));
    }

    /**
     * Turns a result of verbs, 0 or an errno value, into one of librdmacm: 0, or -1 with errno.
     *
     * <p>{@code int rdma_seterrno(int ret)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, reached through the wrapper library.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_seterrno(int ret) {
        return Wrapper.rdma_wrap_rdma_seterrno(ret);
    }

    /**
     * {@link #rdma_seterrno(int)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_seterrnoChecked(int ret) {
        return Check.notMinusOne("rdma_seterrno", rdma_seterrno(ret));
    }

    /**
     * Creates a shared receive queue on the identifier's device, as {@link rdma_cm_id#srq rdma_cm_id.srq};
     * {@link Rdmacm#rdma_create_qp rdma_create_qp} uses it. With {@code pd} NULL it gets the library's own
     * protection domain.
     *
     * <p>{@code int rdma_create_srq(struct rdma_cm_id *id, struct ibv_pd *pd, struct ibv_srq_init_attr *attr)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}. Undone by
     * {@link Rdmacm#rdma_destroy_srq rdma_destroy_srq}. See {@code rdma_create_srq(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_create_srq(MemorySegment id, MemorySegment pd, MemorySegment attr) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_create_srq.HANDLE.invokeExact(capture, id, pd, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_create_srq(MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_create_srqChecked(MemorySegment id, MemorySegment pd,
            MemorySegment attr) {
        return Check.notMinusOne("rdma_create_srq", rdma_create_srq(id, pd, attr));
    }

    /**
     * As {@link Rdmacm#rdma_create_srq rdma_create_srq}, with the attributes of
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_create_srq_ex ibv_create_srq_ex}.
     *
     * <p>{@code int rdma_create_srq_ex(struct rdma_cm_id *id, struct ibv_srq_init_attr_ex *attr)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}. Undone by
     * {@link Rdmacm#rdma_destroy_srq rdma_destroy_srq}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_create_srq_ex(MemorySegment id, MemorySegment attr) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) RdmacmHandles.rdma_create_srq_ex.HANDLE.invokeExact(capture, id, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@link #rdma_create_srq_ex(MemorySegment, MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_create_srq_exChecked(MemorySegment id, MemorySegment attr) {
        return Check.notMinusOne("rdma_create_srq_ex", rdma_create_srq_ex(id, attr));
    }

    /**
     * Destroys {@link rdma_cm_id#srq rdma_cm_id.srq}. The queue pair that uses it goes before.
     *
     * <p>{@code void rdma_destroy_srq(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}. May block; a virtual thread's carrier is pinned meanwhile.
     * See {@code rdma_destroy_srq(3)}.
     */
    public static void rdma_destroy_srq(MemorySegment id) {
        try {
            RdmacmHandles.rdma_destroy_srq.HANDLE.invokeExact(id);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Registers memory for messages, with
     * {@link org.rdma4j.sys.ibverbs.ibv_access_flags#IBV_ACCESS_LOCAL_WRITE IBV_ACCESS_LOCAL_WRITE}, in
     * {@link rdma_cm_id#pd rdma_cm_id.pd}. See
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_reg_mr ibv_reg_mr}.
     *
     * <p>{@code struct ibv_mr *rdma_reg_msgs(struct rdma_cm_id *id, void *addr, size_t length)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, reached through the wrapper library. Undone
     * by {@link Rdmacm#rdma_dereg_mr rdma_dereg_mr}. A device may access the memory that this names until
     * its work is complete and its registration has ended: take it from a shared or the global arena, or
     * from mmap, and free it only then. See {@code rdma_reg_msgs(3)}.
     *
     * @return NULL on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_reg_msgs(MemorySegment id, MemorySegment addr, long length) {
        return Wrapper.rdma_wrap_rdma_reg_msgs(id, addr, length);
    }

    /**
     * {@link #rdma_reg_msgs(MemorySegment, MemorySegment, long)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment rdma_reg_msgsChecked(MemorySegment id, MemorySegment addr,
            long length) {
        return Check.notNull("rdma_reg_msgs", rdma_reg_msgs(id, addr, length));
    }

    /**
     * Registers memory that the peer may read, with
     * {@link org.rdma4j.sys.ibverbs.ibv_access_flags#IBV_ACCESS_LOCAL_WRITE IBV_ACCESS_LOCAL_WRITE} and
     * {@link org.rdma4j.sys.ibverbs.ibv_access_flags#IBV_ACCESS_REMOTE_READ IBV_ACCESS_REMOTE_READ}, in
     * {@link rdma_cm_id#pd rdma_cm_id.pd}. See
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_reg_mr ibv_reg_mr}.
     *
     * <p>{@code struct ibv_mr *rdma_reg_read(struct rdma_cm_id *id, void *addr, size_t length)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, reached through the wrapper library. Undone
     * by {@link Rdmacm#rdma_dereg_mr rdma_dereg_mr}. A device may access the memory that this names until
     * its work is complete and its registration has ended: take it from a shared or the global arena, or
     * from mmap, and free it only then. See {@code rdma_reg_read(3)}.
     *
     * @return NULL on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_reg_read(MemorySegment id, MemorySegment addr, long length) {
        return Wrapper.rdma_wrap_rdma_reg_read(id, addr, length);
    }

    /**
     * {@link #rdma_reg_read(MemorySegment, MemorySegment, long)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment rdma_reg_readChecked(MemorySegment id, MemorySegment addr,
            long length) {
        return Check.notNull("rdma_reg_read", rdma_reg_read(id, addr, length));
    }

    /**
     * Registers memory that the peer may write, with
     * {@link org.rdma4j.sys.ibverbs.ibv_access_flags#IBV_ACCESS_LOCAL_WRITE IBV_ACCESS_LOCAL_WRITE} and
     * {@link org.rdma4j.sys.ibverbs.ibv_access_flags#IBV_ACCESS_REMOTE_WRITE IBV_ACCESS_REMOTE_WRITE}, in
     * {@link rdma_cm_id#pd rdma_cm_id.pd}. See
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_reg_mr ibv_reg_mr}.
     *
     * <p>{@code struct ibv_mr *rdma_reg_write(struct rdma_cm_id *id, void *addr, size_t length)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, reached through the wrapper library. Undone
     * by {@link Rdmacm#rdma_dereg_mr rdma_dereg_mr}. A device may access the memory that this names until
     * its work is complete and its registration has ended: take it from a shared or the global arena, or
     * from mmap, and free it only then. See {@code rdma_reg_write(3)}.
     *
     * @return NULL on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_reg_write(MemorySegment id, MemorySegment addr, long length) {
        return Wrapper.rdma_wrap_rdma_reg_write(id, addr, length);
    }

    /**
     * {@link #rdma_reg_write(MemorySegment, MemorySegment, long)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment rdma_reg_writeChecked(MemorySegment id, MemorySegment addr,
            long length) {
        return Check.notNull("rdma_reg_write", rdma_reg_write(id, addr, length));
    }

    /**
     * Ends the registration, as {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_dereg_mr ibv_dereg_mr} does; no
     * work may be under way in the memory.
     *
     * <p>{@code int rdma_dereg_mr(struct ibv_mr *mr)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, reached through the wrapper library. See
     * {@code rdma_dereg_mr(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_dereg_mr(MemorySegment mr) {
        return Wrapper.rdma_wrap_rdma_dereg_mr(mr);
    }

    /**
     * {@link #rdma_dereg_mr(MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_dereg_mrChecked(MemorySegment mr) {
        return Check.notMinusOne("rdma_dereg_mr", rdma_dereg_mr(mr));
    }

    /**
     * As {@link Rdmacm#rdma_post_recv rdma_post_recv}, into {@code nsge} pieces of memory: {@code sgl} is
     * an array of {@link org.rdma4j.sys.ibverbs.ibv_sge ibv_sge}, which is not kept.
     *
     * <p>{@code int rdma_post_recvv(struct rdma_cm_id *id, void *context, struct ibv_sge *sgl, int nsge)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, reached through the wrapper library. A device
     * may access the memory that this names until its work is complete and its registration has ended:
     * take it from a shared or the global arena, or from mmap, and free it only then. See
     * {@code rdma_post_recvv(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_post_recvv(MemorySegment id, MemorySegment context, MemorySegment sgl,
            int nsge) {
        return Wrapper.rdma_wrap_rdma_post_recvv(id, context, sgl, nsge);
    }

    /**
     * {@link #rdma_post_recvv(MemorySegment, MemorySegment, MemorySegment, int)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_post_recvvChecked(MemorySegment id, MemorySegment context,
            MemorySegment sgl, int nsge) {
        return Check.notMinusOne("rdma_post_recvv", rdma_post_recvv(id, context, sgl, nsge));
    }

    /**
     * As {@link Rdmacm#rdma_post_send rdma_post_send}, of {@code nsge} pieces of memory: {@code sgl} is an
     * array of {@link org.rdma4j.sys.ibverbs.ibv_sge ibv_sge}, which is not kept.
     *
     * <p>{@code int rdma_post_sendv(struct rdma_cm_id *id, void *context, struct ibv_sge *sgl, int nsge, int flags)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, reached through the wrapper library. A device
     * may access the memory that this names until its work is complete and its registration has ended:
     * take it from a shared or the global arena, or from mmap, and free it only then. See
     * {@code rdma_post_sendv(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_post_sendv(MemorySegment id, MemorySegment context, MemorySegment sgl,
            int nsge, int flags) {
        return Wrapper.rdma_wrap_rdma_post_sendv(id, context, sgl, nsge, flags);
    }

    /**
     * {@link #rdma_post_sendv(MemorySegment, MemorySegment, MemorySegment, int, int)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_post_sendvChecked(MemorySegment id, MemorySegment context,
            MemorySegment sgl, int nsge, int flags) {
        return Check.notMinusOne("rdma_post_sendv", rdma_post_sendv(id, context, sgl, nsge, flags));
    }

    /**
     * As {@link Rdmacm#rdma_post_read rdma_post_read}, into {@code nsge} pieces of memory: {@code sgl} is
     * an array of {@link org.rdma4j.sys.ibverbs.ibv_sge ibv_sge}, which is not kept.
     *
     * <p>{@code int rdma_post_readv(struct rdma_cm_id *id, void *context, struct ibv_sge *sgl, int nsge, int flags, uint64_t remote_addr, uint32_t rkey)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, reached through the wrapper library. A device
     * may access the memory that this names until its work is complete and its registration has ended:
     * take it from a shared or the global arena, or from mmap, and free it only then. See
     * {@code rdma_post_readv(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_post_readv(MemorySegment id, MemorySegment context, MemorySegment sgl,
            int nsge, int flags, long remote_addr, int rkey) {
        return Wrapper.rdma_wrap_rdma_post_readv(id, context, sgl, nsge, flags, remote_addr, rkey);
    }

    /**
     * {@link #rdma_post_readv(MemorySegment, MemorySegment, MemorySegment, int, int, long, int)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_post_readvChecked(MemorySegment id, MemorySegment context,
            MemorySegment sgl, int nsge, int flags, long remote_addr, int rkey) {
        return Check.notMinusOne("rdma_post_readv", rdma_post_readv(id, context, sgl, nsge, flags, remote_addr, rkey));
    }

    /**
     * As {@link Rdmacm#rdma_post_write rdma_post_write}, of {@code nsge} pieces of memory: {@code sgl} is
     * an array of {@link org.rdma4j.sys.ibverbs.ibv_sge ibv_sge}, which is not kept.
     *
     * <p>{@code int rdma_post_writev(struct rdma_cm_id *id, void *context, struct ibv_sge *sgl, int nsge, int flags, uint64_t remote_addr, uint32_t rkey)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, reached through the wrapper library. A device
     * may access the memory that this names until its work is complete and its registration has ended:
     * take it from a shared or the global arena, or from mmap, and free it only then. See
     * {@code rdma_post_writev(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_post_writev(MemorySegment id, MemorySegment context, MemorySegment sgl,
            int nsge, int flags, long remote_addr, int rkey) {
        return Wrapper.rdma_wrap_rdma_post_writev(id, context, sgl, nsge, flags, remote_addr, rkey);
    }

    /**
     * {@link #rdma_post_writev(MemorySegment, MemorySegment, MemorySegment, int, int, long, int)},
     * checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_post_writevChecked(MemorySegment id, MemorySegment context,
            MemorySegment sgl, int nsge, int flags, long remote_addr, int rkey) {
        return Check.notMinusOne("rdma_post_writev", rdma_post_writev(id, context, sgl, nsge, flags, remote_addr, rkey));
    }

    /**
     * Posts one receive of {@code length} bytes at {@code addr}. {@code context} comes back as
     * {@code wr_id} of the completion. See
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_post_recv ibv_post_recv}.
     *
     * <p>{@code int rdma_post_recv(struct rdma_cm_id *id, void *context, void *addr, size_t length, struct ibv_mr *mr)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, reached through the wrapper library. A device
     * may access the memory that this names until its work is complete and its registration has ended:
     * take it from a shared or the global arena, or from mmap, and free it only then. See
     * {@code rdma_post_recv(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_post_recv(MemorySegment id, MemorySegment context, MemorySegment addr,
            long length, MemorySegment mr) {
        return Wrapper.rdma_wrap_rdma_post_recv(id, context, addr, length, mr);
    }

    /**
     * {@link #rdma_post_recv(MemorySegment, MemorySegment, MemorySegment, long, MemorySegment)}, checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_post_recvChecked(MemorySegment id, MemorySegment context,
            MemorySegment addr, long length, MemorySegment mr) {
        return Check.notMinusOne("rdma_post_recv", rdma_post_recv(id, context, addr, length, mr));
    }

    /**
     * Posts one send of {@code length} bytes at {@code addr}. {@code context} comes back as {@code wr_id}
     * of the completion; {@code flags} is of {@link org.rdma4j.sys.ibverbs.ibv_send_flags ibv_send_flags}.
     * {@code mr} may be NULL with
     * {@link org.rdma4j.sys.ibverbs.ibv_send_flags#IBV_SEND_INLINE IBV_SEND_INLINE}. See
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_post_send ibv_post_send}.
     *
     * <p>{@code int rdma_post_send(struct rdma_cm_id *id, void *context, void *addr, size_t length, struct ibv_mr *mr, int flags)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, reached through the wrapper library. A device
     * may access the memory that this names until its work is complete and its registration has ended:
     * take it from a shared or the global arena, or from mmap, and free it only then. See
     * {@code rdma_post_send(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_post_send(MemorySegment id, MemorySegment context, MemorySegment addr,
            long length, MemorySegment mr, int flags) {
        return Wrapper.rdma_wrap_rdma_post_send(id, context, addr, length, mr, flags);
    }

    /**
     * {@link #rdma_post_send(MemorySegment, MemorySegment, MemorySegment, long, MemorySegment, int)},
     * checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_post_sendChecked(MemorySegment id, MemorySegment context,
            MemorySegment addr, long length, MemorySegment mr, int flags) {
        return Check.notMinusOne("rdma_post_send", rdma_post_send(id, context, addr, length, mr, flags));
    }

    /**
     * Posts one RDMA read: {@code length} bytes of the peer's memory at {@code remote_addr} into
     * {@code addr}. {@code context} comes back as {@code wr_id} of the completion; {@code flags} is of
     * {@link org.rdma4j.sys.ibverbs.ibv_send_flags ibv_send_flags}. See
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_post_send ibv_post_send}.
     *
     * <p>{@code int rdma_post_read(struct rdma_cm_id *id, void *context, void *addr, size_t length, struct ibv_mr *mr, int flags, uint64_t remote_addr, uint32_t rkey)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, reached through the wrapper library. A device
     * may access the memory that this names until its work is complete and its registration has ended:
     * take it from a shared or the global arena, or from mmap, and free it only then. See
     * {@code rdma_post_read(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_post_read(MemorySegment id, MemorySegment context, MemorySegment addr,
            long length, MemorySegment mr, int flags, long remote_addr, int rkey) {
        return Wrapper.rdma_wrap_rdma_post_read(id, context, addr, length, mr, flags, remote_addr, rkey);
    }

    /**
     * {@link #rdma_post_read(MemorySegment, MemorySegment, MemorySegment, long, MemorySegment, int, long, int)},
     * checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_post_readChecked(MemorySegment id, MemorySegment context,
            MemorySegment addr, long length, MemorySegment mr, int flags, long remote_addr,
            int rkey) {
        return Check.notMinusOne("rdma_post_read", rdma_post_read(id, context, addr, length, mr, flags, remote_addr, rkey));
    }

    /**
     * Posts one RDMA write: {@code length} bytes at {@code addr} to the peer's memory at
     * {@code remote_addr}. {@code context} comes back as {@code wr_id} of the completion; {@code flags} is
     * of {@link org.rdma4j.sys.ibverbs.ibv_send_flags ibv_send_flags}. {@code mr} may be NULL with
     * {@link org.rdma4j.sys.ibverbs.ibv_send_flags#IBV_SEND_INLINE IBV_SEND_INLINE}. See
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_post_send ibv_post_send}.
     *
     * <p>{@code int rdma_post_write(struct rdma_cm_id *id, void *context, void *addr, size_t length, struct ibv_mr *mr, int flags, uint64_t remote_addr, uint32_t rkey)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, reached through the wrapper library. A device
     * may access the memory that this names until its work is complete and its registration has ended:
     * take it from a shared or the global arena, or from mmap, and free it only then. See
     * {@code rdma_post_write(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_post_write(MemorySegment id, MemorySegment context, MemorySegment addr,
            long length, MemorySegment mr, int flags, long remote_addr, int rkey) {
        return Wrapper.rdma_wrap_rdma_post_write(id, context, addr, length, mr, flags, remote_addr, rkey);
    }

    /**
     * {@link #rdma_post_write(MemorySegment, MemorySegment, MemorySegment, long, MemorySegment, int, long, int)},
     * checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_post_writeChecked(MemorySegment id, MemorySegment context,
            MemorySegment addr, long length, MemorySegment mr, int flags, long remote_addr,
            int rkey) {
        return Check.notMinusOne("rdma_post_write", rdma_post_write(id, context, addr, length, mr, flags, remote_addr, rkey));
    }

    /**
     * Posts one datagram, to the queue pair {@code remote_qpn} behind the address handle {@code ah}; the
     * key is {@link Rdmacm#RDMA_UDP_QKEY RDMA_UDP_QKEY}. {@code context} comes back as {@code wr_id} of
     * the completion; {@code flags} is of {@link org.rdma4j.sys.ibverbs.ibv_send_flags ibv_send_flags}.
     * See {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_post_send ibv_post_send}.
     *
     * <p>{@code int rdma_post_ud_send(struct rdma_cm_id *id, void *context, void *addr, size_t length, struct ibv_mr *mr, int flags, struct ibv_ah *ah, uint32_t remote_qpn)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, reached through the wrapper library. A device
     * may access the memory that this names until its work is complete and its registration has ended:
     * take it from a shared or the global arena, or from mmap, and free it only then. See
     * {@code rdma_post_ud_send(3)}.
     *
     * @return 0; -1 on failure, with the reason in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_post_ud_send(MemorySegment id, MemorySegment context, MemorySegment addr,
            long length, MemorySegment mr, int flags, MemorySegment ah, int remote_qpn) {
        return Wrapper.rdma_wrap_rdma_post_ud_send(id, context, addr, length, mr, flags, ah, remote_qpn);
    }

    /**
     * {@link #rdma_post_ud_send(MemorySegment, MemorySegment, MemorySegment, long, MemorySegment, int, MemorySegment, int)},
     * checked.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_post_ud_sendChecked(MemorySegment id, MemorySegment context,
            MemorySegment addr, long length, MemorySegment mr, int flags, MemorySegment ah,
            int remote_qpn) {
        return Check.notMinusOne("rdma_post_ud_send", rdma_post_ud_send(id, context, addr, length, mr, flags, ah, remote_qpn));
    }

    /**
     * Waits for the next completion in {@link rdma_cm_id#send_cq rdma_cm_id.send_cq}, and stores it in
     * {@code wc}. A request that failed is a completion too: look at its {@code status}. Only with the
     * queues that {@link Rdmacm#rdma_create_qp rdma_create_qp} made.
     *
     * <p>{@code int rdma_get_send_comp(struct rdma_cm_id *id, struct ibv_wc *wc)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, reached through the wrapper library. May
     * block; a virtual thread's carrier is pinned meanwhile. See {@code rdma_get_send_comp(3)}.
     *
     * @return the number of completions, 1; -1 on failure, with the reason in
     * {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_get_send_comp(MemorySegment id, MemorySegment wc) {
        return Wrapper.rdma_wrap_rdma_get_send_comp(id, wc);
    }

    /**
     * {@link #rdma_get_send_comp(MemorySegment, MemorySegment)}, checked.
     *
     * @return the number of completions, 1
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_get_send_compChecked(MemorySegment id, MemorySegment wc) {
        return Check.notMinusOne("rdma_get_send_comp", rdma_get_send_comp(id, wc));
    }

    /**
     * Waits for the next completion in {@link rdma_cm_id#recv_cq rdma_cm_id.recv_cq}, and stores it in
     * {@code wc}. A request that failed is a completion too: look at its {@code status}. Only with the
     * queues that {@link Rdmacm#rdma_create_qp rdma_create_qp} made.
     *
     * <p>{@code int rdma_get_recv_comp(struct rdma_cm_id *id, struct ibv_wc *wc)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, reached through the wrapper library. May
     * block; a virtual thread's carrier is pinned meanwhile. See {@code rdma_get_recv_comp(3)}.
     *
     * @return the number of completions, 1; -1 on failure, with the reason in
     * {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_get_recv_comp(MemorySegment id, MemorySegment wc) {
        return Wrapper.rdma_wrap_rdma_get_recv_comp(id, wc);
    }

    /**
     * {@link #rdma_get_recv_comp(MemorySegment, MemorySegment)}, checked.
     *
     * @return the number of completions, 1
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_get_recv_compChecked(MemorySegment id, MemorySegment wc) {
        return Check.notMinusOne("rdma_get_recv_comp", rdma_get_recv_comp(id, wc));
    }

    /**
     * Whether a function can be called on this host; {@link #problem} says why not.
     *
     * @param function its C name, or that of its method
     * @throws IllegalArgumentException if this class has no such function
     */
    public static boolean isAvailable(String function) {
        return problem(function).isEmpty();
    }

    /**
     * Why a function cannot be called on this host: what is missing or too old, as the exception of a call would
     * say it; empty if it can. Looks for the function, and calls nothing.
     *
     * @param function its C name, or that of its method
     * @throws IllegalArgumentException if this class has no such function
     */
    public static Optional<String> problem(String function) {
        return Table.TABLE.problem(function);
    }

    private static final class Table {
        static final FunctionTable TABLE = new FunctionTable()
                .with(Library.of("rdmacm", "librdmacm.so.1"), "",
                        "rdma_create_event_channel@RDMACM_1.0",
                        "rdma_destroy_event_channel@RDMACM_1.0",
                        "rdma_create_id@RDMACM_1.0",
                        "rdma_create_ep@RDMACM_1.0",
                        "rdma_destroy_ep@RDMACM_1.0",
                        "rdma_destroy_id@RDMACM_1.0",
                        "rdma_bind_addr@RDMACM_1.0",
                        "rdma_resolve_addr@RDMACM_1.0",
                        "rdma_resolve_route@RDMACM_1.0",
                        "rdma_create_qp@RDMACM_1.0",
                        "rdma_create_qp_ex@RDMACM_1.0",
                        "rdma_destroy_qp@RDMACM_1.0",
                        "rdma_connect@RDMACM_1.0",
                        "rdma_establish@RDMACM_1.2",
                        "rdma_listen@RDMACM_1.0",
                        "rdma_get_request@RDMACM_1.0",
                        "rdma_accept@RDMACM_1.0",
                        "rdma_reject@RDMACM_1.0",
                        "rdma_reject_ece@RDMACM_1.3 3100",
                        "rdma_notify@RDMACM_1.0",
                        "rdma_disconnect@RDMACM_1.0",
                        "rdma_join_multicast@RDMACM_1.0",
                        "rdma_leave_multicast@RDMACM_1.0",
                        "rdma_join_multicast_ex@RDMACM_1.1",
                        "rdma_get_cm_event@RDMACM_1.0",
                        "rdma_ack_cm_event@RDMACM_1.0",
                        "rdma_get_src_port@RDMACM_1.0",
                        "rdma_get_dst_port@RDMACM_1.0",
                        "rdma_get_devices@RDMACM_1.0",
                        "rdma_free_devices@RDMACM_1.0",
                        "rdma_event_str@RDMACM_1.0",
                        "rdma_set_option@RDMACM_1.0",
                        "rdma_migrate_id@RDMACM_1.0",
                        "rdma_getaddrinfo@RDMACM_1.0",
                        "rdma_freeaddrinfo@RDMACM_1.0",
                        "rdma_init_qp_attr@RDMACM_1.2",
                        "rdma_set_local_ece@RDMACM_1.3 3100",
                        "rdma_get_remote_ece@RDMACM_1.3 3100",
                        "rdma_resolve_addrinfo@RDMACM_1.4 6000",
                        "rdma_query_addrinfo@RDMACM_1.4 6000",
                        "rdma_write_cm_event@RDMACM_1.4 6000",
                        "rdma_create_srq@RDMACM_1.0",
                        "rdma_create_srq_ex@RDMACM_1.0",
                        "rdma_destroy_srq@RDMACM_1.0")
                .with(WrapperBuild.LIBRARY, "rdma_wrap_",
                        "rdma_get_local_addr",
                        "rdma_get_peer_addr",
                        "rdma_seterrno",
                        "rdma_reg_msgs",
                        "rdma_reg_read",
                        "rdma_reg_write",
                        "rdma_dereg_mr",
                        "rdma_post_recvv",
                        "rdma_post_sendv",
                        "rdma_post_readv",
                        "rdma_post_writev",
                        "rdma_post_recv",
                        "rdma_post_send",
                        "rdma_post_read",
                        "rdma_post_write",
                        "rdma_post_ud_send",
                        "rdma_get_send_comp",
                        "rdma_get_recv_comp");

        private Table() {
        }
    }
}
