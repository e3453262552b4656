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
 * The functions and constants of rdma/rdma_cma.h, rdma/rdma_verbs.h, in the order of the headers.
 */
public final class Rdmacm {
    /**
     * {@code unsigned long long RDMA_IB_IP_PS_MASK}, declared in {@code rdma/rdma_cma.h}.
     * As an unsigned number: {@code 18446744073709486080}.
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
     * Creates an event channel, which is passed to {@link Rdmacm#rdma_create_id rdma_create_id} and read
     * by {@link Rdmacm#rdma_get_cm_event rdma_get_cm_event}.
     *
     * <p>{@code struct rdma_event_channel *rdma_create_event_channel(void)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. The caller must release the result with
     * {@link Rdmacm#rdma_destroy_event_channel rdma_destroy_event_channel}. See
     * {@code rdma_create_event_channel(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_create_event_channel()}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment rdma_create_event_channelChecked() {
        return Check.notNull("rdma_create_event_channel", rdma_create_event_channel());
    }

    /**
     * Destroys an event channel and closes its {@code fd}. Destroy its identifiers before. No thread may
     * wait in {@link Rdmacm#rdma_get_cm_event rdma_get_cm_event}, because the call does not wake it up.
     * Events that have not been read are lost.
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
     * Creates an identifier, and stores its address in the memory for one pointer to which {@code id}
     * points. With a {@code channel}, calls that take time return immediately, and an event reports their
     * result. Without a channel (NULL), the identifier is synchronous: calls wait, return the result, and
     * store the event in {@link rdma_cm_id#event rdma_cm_id.event}. {@code context} is a user-defined
     * value. {@code ps} is a value of {@link rdma_port_space rdma_port_space}.
     *
     * <p>{@code int rdma_create_id(struct rdma_event_channel *channel, struct rdma_cm_id **id, void *context, enum rdma_port_space ps)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. The caller must release the result with
     * {@link Rdmacm#rdma_destroy_id rdma_destroy_id}. See {@code rdma_create_id(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_create_id(MemorySegment, MemorySegment, MemorySegment, int)}, and throws an
     * exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_create_idChecked(MemorySegment channel, MemorySegment id,
            MemorySegment context, int ps) {
        return Check.notMinusOne("rdma_create_id", rdma_create_id(channel, id, context, ps));
    }

    /**
     * Creates a synchronous identifier from a record of {@link Rdmacm#rdma_getaddrinfo rdma_getaddrinfo},
     * and stores its address in the memory for one pointer to which {@code id} points. The identifier of a
     * client is resolved, has a queue pair if {@code qp_init_attr} is not NULL, and is ready for
     * {@link Rdmacm#rdma_connect rdma_connect}. The identifier of a server
     * ({@link Rdmacm#RAI_PASSIVE RAI_PASSIVE}) is bound and ready for
     * {@link Rdmacm#rdma_listen rdma_listen}; its {@code pd} and {@code qp_init_attr} are copied, and used
     * for each identifier of {@link Rdmacm#rdma_get_request rdma_get_request}.
     * {@link Rdmacm#rdma_migrate_id rdma_migrate_id} assigns a channel. {@code res} may be freed after the
     * call.
     *
     * <p>{@code int rdma_create_ep(struct rdma_cm_id **id, struct rdma_addrinfo *res, struct ibv_pd *pd, struct ibv_qp_init_attr *qp_init_attr)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. The caller must release the result with
     * {@link Rdmacm#rdma_destroy_ep rdma_destroy_ep}. May block, which pins the carrier of a virtual
     * thread. See {@code rdma_create_ep(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_create_ep(MemorySegment, MemorySegment, MemorySegment, MemorySegment)}, and
     * throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_create_epChecked(MemorySegment id, MemorySegment res, MemorySegment pd,
            MemorySegment qp_init_attr) {
        return Check.notMinusOne("rdma_create_ep", rdma_create_ep(id, res, pd, qp_init_attr));
    }

    /**
     * Destroys an identifier with its queue pair and shared receive queue. Waits like
     * {@link Rdmacm#rdma_destroy_id rdma_destroy_id}.
     *
     * <p>{@code void rdma_destroy_ep(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. May block, which pins the carrier of a virtual thread. See
     * {@code rdma_destroy_ep(3)}.
     */
    public static void rdma_destroy_ep(MemorySegment id) {
        try {
            RdmacmHandles.rdma_destroy_ep.HANDLE.invokeExact(id);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Destroys an identifier, and cancels its pending operations. Destroy its queue pair before
     * ({@link Rdmacm#rdma_destroy_qp rdma_destroy_qp}). Waits until all events of the identifier that have
     * been read are acknowledged: a thread that does not acknowledge its event waits forever. Events that
     * have not been read are discarded.
     *
     * <p>{@code int rdma_destroy_id(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. May block, which pins the carrier of a virtual thread. See
     * {@code rdma_destroy_id(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_destroy_id(MemorySegment)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_destroy_idChecked(MemorySegment id) {
        return Check.notMinusOne("rdma_destroy_id", rdma_destroy_id(id));
    }

    /**
     * Binds an identifier to a local address: a server before {@link Rdmacm#rdma_listen rdma_listen}, a
     * client that requires a specific address before {@link Rdmacm#rdma_resolve_addr rdma_resolve_addr}.
     * Port 0 selects a free port, which {@link Rdmacm#rdma_get_src_port rdma_get_src_port} returns. A
     * wildcard address listens on all devices, and does not bind the identifier to a device. The call
     * returns the final result; no event follows. {@code addr} may be freed after the call.
     *
     * <p>errno: EADDRINUSE if the port is in use, EADDRNOTAVAIL if no interface of this host has the address,
     * ENODEV if the interface has no RDMA device.
     *
     * <p>{@code int rdma_bind_addr(struct rdma_cm_id *id, struct sockaddr *addr)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_bind_addr(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_bind_addr(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_bind_addrChecked(MemorySegment id, MemorySegment addr) {
        return Check.notMinusOne("rdma_bind_addr", rdma_bind_addr(id, addr));
    }

    /**
     * Determines the device and the local address for {@code dst_addr}, resolves the hardware address of
     * the peer, and binds the identifier to the device. {@code src_addr} is the local address, or NULL to
     * select one. Generates
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ADDR_RESOLVED RDMA_CM_EVENT_ADDR_RESOLVED} or
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ADDR_ERROR RDMA_CM_EVENT_ADDR_ERROR} within
     * {@code timeout_ms} milliseconds. {@link rdma_cm_id#verbs rdma_cm_id.verbs} is set afterwards. The
     * addresses may be freed after the call.
     *
     * <p>errno: ENETUNREACH and similar values if there is no route, ENODEV if the route does not use an RDMA
     * device. The call may be repeated after a failure.
     *
     * <p>{@code int rdma_resolve_addr(struct rdma_cm_id *id, struct sockaddr *src_addr, struct sockaddr *dst_addr, int timeout_ms)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. May block, which pins the carrier of a virtual thread. See
     * {@code rdma_resolve_addr(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_resolve_addr(MemorySegment, MemorySegment, MemorySegment, int)}, and throws an
     * exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_resolve_addrChecked(MemorySegment id, MemorySegment src_addr,
            MemorySegment dst_addr, int timeout_ms) {
        return Check.notMinusOne("rdma_resolve_addr", rdma_resolve_addr(id, src_addr, dst_addr, timeout_ms));
    }

    /**
     * Resolves the path to the address that {@link Rdmacm#rdma_resolve_addr rdma_resolve_addr} has
     * resolved, which takes no time on RoCE and iWARP. Generates
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ROUTE_RESOLVED RDMA_CM_EVENT_ROUTE_RESOLVED} or
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ROUTE_ERROR RDMA_CM_EVENT_ROUTE_ERROR} within
     * {@code timeout_ms} milliseconds. Call it only after
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ADDR_RESOLVED RDMA_CM_EVENT_ADDR_RESOLVED}: for an
     * identifier without a device, it crashes the process.
     *
     * <p>{@code int rdma_resolve_route(struct rdma_cm_id *id, int timeout_ms)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. May block, which pins the carrier of a virtual thread. See
     * {@code rdma_resolve_route(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_resolve_route(MemorySegment, int)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_resolve_routeChecked(MemorySegment id, int timeout_ms) {
        return Check.notMinusOne("rdma_resolve_route", rdma_resolve_route(id, timeout_ms));
    }

    /**
     * Creates a queue pair on the device of an identifier, ready for posting receives.
     * {@link Rdmacm#rdma_connect rdma_connect}, {@link Rdmacm#rdma_accept rdma_accept} and
     * {@link Rdmacm#rdma_get_cm_event rdma_get_cm_event} perform its further state transitions: do not
     * call {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_modify_qp ibv_modify_qp}. The identifier must be
     * bound to a device ({@link rdma_cm_id#verbs rdma_cm_id.verbs}), and has a single queue pair,
     * {@link rdma_cm_id#qp rdma_cm_id.qp}. If {@code pd} is NULL, the default protection domain of the
     * library is used. If {@code send_cq} or {@code recv_cq} is NULL, the library creates a completion
     * queue with the size of the work queue, and a completion channel. {@code qp_init_attr} may be freed
     * after the call; its {@code cap} receives the actual sizes.
     *
     * <p>{@code int rdma_create_qp(struct rdma_cm_id *id, struct ibv_pd *pd, struct ibv_qp_init_attr *qp_init_attr)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. The caller must release the result with
     * {@link Rdmacm#rdma_destroy_qp rdma_destroy_qp}. See {@code rdma_create_qp(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_create_qp(MemorySegment, MemorySegment, MemorySegment)}, and throws an exception
     * on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_create_qpChecked(MemorySegment id, MemorySegment pd,
            MemorySegment qp_init_attr) {
        return Check.notMinusOne("rdma_create_qp", rdma_create_qp(id, pd, qp_init_attr));
    }

    /**
     * Like {@link Rdmacm#rdma_create_qp rdma_create_qp}, with the attributes of
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_create_qp_ex ibv_create_qp_ex}. The attribute {@code pd}
     * specifies the protection domain; if it is NULL or
     * {@link org.rdma4j.sys.ibverbs.ibv_qp_init_attr_mask#IBV_QP_INIT_ATTR_PD IBV_QP_INIT_ATTR_PD} is not
     * set, the default one of the library is used. {@link rdma_cm_id#qp rdma_cm_id.qp} may be passed to
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_qp_to_qp_ex ibv_qp_to_qp_ex}.
     *
     * <p>{@code int rdma_create_qp_ex(struct rdma_cm_id *id, struct ibv_qp_init_attr_ex *qp_init_attr)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. The caller must release the result with
     * {@link Rdmacm#rdma_destroy_qp rdma_destroy_qp}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_create_qp_ex(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_create_qp_exChecked(MemorySegment id, MemorySegment qp_init_attr) {
        return Check.notMinusOne("rdma_create_qp_ex", rdma_create_qp_ex(id, qp_init_attr));
    }

    /**
     * Destroys {@link rdma_cm_id#qp rdma_cm_id.qp}, and the completion queues and channels that
     * {@link Rdmacm#rdma_create_qp rdma_create_qp} has created. Outstanding requests do not complete. Call
     * it before {@link Rdmacm#rdma_destroy_id rdma_destroy_id}, and destroy memory regions and other
     * queues afterwards. For an identifier without a queue pair, it crashes the process.
     *
     * <p>{@code void rdma_destroy_qp(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. May block, which pins the carrier of a virtual thread. See
     * {@code rdma_destroy_qp(3)}.
     */
    public static void rdma_destroy_qp(MemorySegment id) {
        try {
            RdmacmHandles.rdma_destroy_qp.HANDLE.invokeExact(id);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Requests a connection, after the route has been resolved.
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ESTABLISHED RDMA_CM_EVENT_ESTABLISHED} reports that the
     * queue pair is ready to send. A failure is reported by
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_REJECTED RDMA_CM_EVENT_REJECTED} (also if no program
     * listens; on iWARP, the call itself may fail with ECONNREFUSED),
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_UNREACHABLE RDMA_CM_EVENT_UNREACHABLE} (no response) or
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_CONNECT_ERROR RDMA_CM_EVENT_CONNECT_ERROR}. For an
     * identifier without a queue pair, the first event is
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_CONNECT_RESPONSE RDMA_CM_EVENT_CONNECT_RESPONSE}, after
     * which {@link Rdmacm#rdma_establish rdma_establish} must be called. {@code conn_param} may be NULL if
     * {@link Rdmacm#rdma_create_qp rdma_create_qp} created the queue pair; it may be freed after the call.
     * Post receives before, because the peer may send as soon as it has accepted.
     *
     * <p>With {@link rdma_port_space#RDMA_PS_UDP RDMA_PS_UDP}, requests the address of the peer's queue pair
     * instead, which {@code RDMA_CM_EVENT_ESTABLISHED} contains in {@link rdma_ud_param rdma_ud_param}.
     *
     * <p>{@code int rdma_connect(struct rdma_cm_id *id, struct rdma_conn_param *conn_param)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. May block, which pins the carrier of a virtual thread. See
     * {@code rdma_connect(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_connect(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_connectChecked(MemorySegment id, MemorySegment conn_param) {
        return Check.notMinusOne("rdma_connect", rdma_connect(id, conn_param));
    }

    /**
     * Completes a connection whose queue pair the caller has created, after
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_CONNECT_RESPONSE RDMA_CM_EVENT_CONNECT_RESPONSE} and after
     * the transition of the queue pair to RTS. The peer receives
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ESTABLISHED RDMA_CM_EVENT_ESTABLISHED}; this side receives
     * no event. Fails with EINVAL if {@link Rdmacm#rdma_create_qp rdma_create_qp} created the queue pair.
     *
     * <p>{@code int rdma_establish(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_establish(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_establish(MemorySegment)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_establishChecked(MemorySegment id) {
        return Check.notMinusOne("rdma_establish", rdma_establish(id));
    }

    /**
     * Listens for connection requests at the address of {@link Rdmacm#rdma_bind_addr rdma_bind_addr}. Each
     * request is reported by the event
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_CONNECT_REQUEST RDMA_CM_EVENT_CONNECT_REQUEST} on the
     * channel of the listener. {@code backlog} is the maximum number of requests that have not been read;
     * further requests are rejected. The call does not wait, and generates no event.
     *
     * <p>{@code int rdma_listen(struct rdma_cm_id *id, int backlog)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_listen(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_listen(MemorySegment, int)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_listenChecked(MemorySegment id, int backlog) {
        return Check.notMinusOne("rdma_listen", rdma_listen(id, backlog));
    }

    /**
     * Waits for the next request of a synchronous listener, and stores its new identifier in the memory
     * for one pointer to which {@code id} points. Its {@link rdma_cm_id#event rdma_cm_id.event} contains
     * the event until {@link Rdmacm#rdma_accept rdma_accept} or {@link Rdmacm#rdma_reject rdma_reject}. If
     * {@link Rdmacm#rdma_create_ep rdma_create_ep} created the listener with {@code qp_init_attr}, the new
     * identifier has a queue pair. Fails with EINVAL if the listener has a channel, in which case
     * {@link Rdmacm#rdma_get_cm_event rdma_get_cm_event} returns its requests.
     *
     * <p>{@code int rdma_get_request(struct rdma_cm_id *listen, struct rdma_cm_id **id)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. The caller must release the result with
     * {@link Rdmacm#rdma_destroy_ep rdma_destroy_ep}. May block, which pins the carrier of a virtual
     * thread. See {@code rdma_get_request(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_get_request(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_get_requestChecked(MemorySegment listen, MemorySegment id) {
        return Check.notMinusOne("rdma_get_request", rdma_get_request(listen, id));
    }

    /**
     * Accepts a connection request: {@code id} is the new identifier of
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_CONNECT_REQUEST RDMA_CM_EVENT_CONNECT_REQUEST}, not the
     * listener. Create its queue pair and post receives before.
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ESTABLISHED RDMA_CM_EVENT_ESTABLISHED} reports that the
     * queue pair is ready to send;
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_CONNECT_ERROR RDMA_CM_EVENT_CONNECT_ERROR} or
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_UNREACHABLE RDMA_CM_EVENT_UNREACHABLE} reports that the peer
     * has terminated. {@code conn_param} may be NULL only if {@link Rdmacm#rdma_create_qp rdma_create_qp}
     * created the queue pair: otherwise, NULL crashes the process. It may be freed after the call. It may
     * be that of the event, if the event is acknowledged after the call.
     *
     * <p>With {@link rdma_port_space#RDMA_PS_UDP RDMA_PS_UDP}, sends the number and key of the queue pair to
     * the peer; no event follows.
     *
     * <p>{@code int rdma_accept(struct rdma_cm_id *id, struct rdma_conn_param *conn_param)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. May block, which pins the carrier of a virtual thread. See
     * {@code rdma_accept(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_accept(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_acceptChecked(MemorySegment id, MemorySegment conn_param) {
        return Check.notMinusOne("rdma_accept", rdma_accept(id, conn_param));
    }

    /**
     * Rejects a connection request: the peer receives
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_REJECTED RDMA_CM_EVENT_REJECTED} with the
     * {@code private_data}, which may be NULL and may be freed after the call. This side receives no
     * event. The caller must destroy the identifier.
     *
     * <p>{@code int rdma_reject(struct rdma_cm_id *id, const void *private_data, uint8_t private_data_len)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_reject(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_reject(MemorySegment, MemorySegment, int)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_rejectChecked(MemorySegment id, MemorySegment private_data,
            int private_data_len) {
        return Check.notMinusOne("rdma_reject", rdma_reject(id, private_data, private_data_len));
    }

    /**
     * Like {@link Rdmacm#rdma_reject rdma_reject}, with the ECE options of the peer as the reason.
     *
     * <p>{@code int rdma_reject_ece(struct rdma_cm_id *id, const void *private_data, uint8_t private_data_len)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Since rdma-core 31.0. See {@code rdma_set_local_ece(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_reject_ece(MemorySegment, MemorySegment, int)}, and throws an exception on
     * failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_reject_eceChecked(MemorySegment id, MemorySegment private_data,
            int private_data_len) {
        return Check.notMinusOne("rdma_reject_ece", rdma_reject_ece(id, private_data, private_data_len));
    }

    /**
     * Reports to the library that a message arrived before the connection was established: {@code event}
     * is {@link org.rdma4j.sys.ibverbs.ibv_event_type#IBV_EVENT_COMM_EST IBV_EVENT_COMM_EST}, from
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_get_async_event ibv_get_async_event}.
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ESTABLISHED RDMA_CM_EVENT_ESTABLISHED} is then guaranteed to
     * follow. Fails with EISCONN if that event has already been generated, which is not an error. Rarely
     * needed.
     *
     * <p>{@code int rdma_notify(struct rdma_cm_id *id, enum ibv_event_type event)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_notify(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_notify(MemorySegment, int)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_notifyChecked(MemorySegment id, int event) {
        return Check.notMinusOne("rdma_notify", rdma_notify(id, event));
    }

    /**
     * Disconnects: the state of the queue pair changes to ERR, and outstanding requests complete with
     * {@link org.rdma4j.sys.ibverbs.ibv_wc_status#IBV_WC_WR_FLUSH_ERR IBV_WC_WR_FLUSH_ERR}. Both sides
     * receive {@link rdma_cm_event_type#RDMA_CM_EVENT_DISCONNECTED RDMA_CM_EVENT_DISCONNECTED}; the peer
     * must also call this function, or destroy its queue pair. Sends that the peer has not yet received
     * may be lost: wait for their completions, or on iWARP for an answer of the peer. Fails with EINVAL if
     * there is no connection.
     *
     * <p>{@code int rdma_disconnect(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. May block, which pins the carrier of a virtual thread. See
     * {@code rdma_disconnect(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_disconnect(MemorySegment)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_disconnectChecked(MemorySegment id) {
        return Check.notMinusOne("rdma_disconnect", rdma_disconnect(id));
    }

    /**
     * Joins the multicast group of an address, with an identifier that is bound to a device. The result is
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_MULTICAST_JOIN RDMA_CM_EVENT_MULTICAST_JOIN}, whose
     * {@link rdma_ud_param rdma_ud_param} contains the parameters for sends to the group and whose
     * {@code private_data} is {@code context}, or
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_MULTICAST_ERROR RDMA_CM_EVENT_MULTICAST_ERROR}. A queue pair
     * of {@link Rdmacm#rdma_create_qp rdma_create_qp} is attached when the event is read; attach other
     * queue pairs with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_attach_mcast ibv_attach_mcast}.
     *
     * <p>{@code int rdma_join_multicast(struct rdma_cm_id *id, struct sockaddr *addr, void *context)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. The caller must release the result with
     * {@link Rdmacm#rdma_leave_multicast rdma_leave_multicast}. May block, which pins the carrier of a
     * virtual thread. See {@code rdma_join_multicast(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_join_multicast(MemorySegment, MemorySegment, MemorySegment)}, and throws an
     * exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_join_multicastChecked(MemorySegment id, MemorySegment addr,
            MemorySegment context) {
        return Check.notMinusOne("rdma_join_multicast", rdma_join_multicast(id, addr, context));
    }

    /**
     * Leaves a multicast group, or cancels joining it, and detaches the queue pair. Waits until the events
     * of the membership are acknowledged. Messages that have arrived may still complete.
     * {@link Rdmacm#rdma_destroy_id rdma_destroy_id} leaves all groups.
     *
     * <p>{@code int rdma_leave_multicast(struct rdma_cm_id *id, struct sockaddr *addr)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. May block, which pins the carrier of a virtual thread. See
     * {@code rdma_leave_multicast(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_leave_multicast(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_leave_multicastChecked(MemorySegment id, MemorySegment addr) {
        return Check.notMinusOne("rdma_leave_multicast", rdma_leave_multicast(id, addr));
    }

    /**
     * Like {@link Rdmacm#rdma_join_multicast rdma_join_multicast}, with additional attributes: see
     * {@link rdma_cm_join_mc_attr_ex rdma_cm_join_mc_attr_ex}.
     *
     * <p>{@code int rdma_join_multicast_ex(struct rdma_cm_id *id, struct rdma_cm_join_mc_attr_ex *mc_join_attr, void *context)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. The caller must release the result with
     * {@link Rdmacm#rdma_leave_multicast rdma_leave_multicast}. May block, which pins the carrier of a
     * virtual thread. See {@code rdma_join_multicast_ex(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_join_multicast_ex(MemorySegment, MemorySegment, MemorySegment)}, and throws an
     * exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_join_multicast_exChecked(MemorySegment id, MemorySegment mc_join_attr,
            MemorySegment context) {
        return Check.notMinusOne("rdma_join_multicast_ex", rdma_join_multicast_ex(id, mc_join_attr, context));
    }

    /**
     * Waits for the next event of any identifier of the channel, and stores its address in the memory for
     * one pointer to which {@code event} points. There is no timeout: poll the {@code fd} of the channel
     * instead. If the {@code fd} is non-blocking, fails with EAGAIN if there is no event. Programs must
     * read events continually, because this call performs the transitions of queue pairs to RTR and RTS.
     * Each event must be acknowledged by {@link Rdmacm#rdma_ack_cm_event rdma_ack_cm_event}. If several
     * threads wait, each event is returned to one of them.
     *
     * <p>{@code int rdma_get_cm_event(struct rdma_event_channel *channel, struct rdma_cm_event **event)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. The caller must release the result with
     * {@link Rdmacm#rdma_ack_cm_event rdma_ack_cm_event}. May block, which pins the carrier of a virtual
     * thread. See {@code rdma_get_cm_event(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_get_cm_event(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_get_cm_eventChecked(MemorySegment channel, MemorySegment event) {
        return Check.notMinusOne("rdma_get_cm_event", rdma_get_cm_event(channel, event));
    }

    /**
     * Frees an event and its private data. Copy data that is needed later. The identifiers of the event
     * remain, including those of requests. {@link Rdmacm#rdma_destroy_id rdma_destroy_id} waits for this
     * call.
     *
     * <p>{@code int rdma_ack_cm_event(struct rdma_cm_event *event)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_ack_cm_event(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_ack_cm_event(MemorySegment)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_ack_cm_eventChecked(MemorySegment event) {
        return Check.notMinusOne("rdma_ack_cm_event", rdma_ack_cm_event(event));
    }

    /**
     * Returns the local port of an identifier, in host byte order: do not swap it.
     *
     * <p>{@code __be16 rdma_get_src_port(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_get_src_port(3)}.
     *
     * @return the port, in host byte order; 0 if there is none
     */
    public static int rdma_get_src_port(MemorySegment id) {
        try {
            return Short.toUnsignedInt(Short.reverseBytes((short) RdmacmHandles.rdma_get_src_port.HANDLE.invokeExact(id)));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Returns the port of the peer, in host byte order: do not swap it.
     *
     * <p>{@code __be16 rdma_get_dst_port(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_get_dst_port(3)}.
     *
     * @return the port, in host byte order; 0 if there is none
     */
    public static int rdma_get_dst_port(MemorySegment id) {
        try {
            return Short.toUnsignedInt(Short.reverseBytes((short) RdmacmHandles.rdma_get_dst_port.HANDLE.invokeExact(id)));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Returns the local address; all zero if the identifier has none yet. The result has the size of a
     * {@code sockaddr}, which is sufficient for a {@code sockaddr_in}. For an IPv6 address, set the size
     * with {@code sockaddr_in6.reinterpret}.
     *
     * <p>{@code struct sockaddr *rdma_get_local_addr(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}; inline in C, called through the wrapper library. The result
     * belongs to the identifier: the address is part of it. See {@code rdma_get_local_addr(3)}.
     */
    public static MemorySegment rdma_get_local_addr(MemorySegment id) {
        return Wrapper.rdma_wrap_rdma_get_local_addr(id);
    }

    /**
     * Returns the address of the peer; all zero if the identifier has none yet. The size of the result is
     * that of {@link Rdmacm#rdma_get_local_addr rdma_get_local_addr}.
     *
     * <p>{@code struct sockaddr *rdma_get_peer_addr(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}; inline in C, called through the wrapper library. The result
     * belongs to the identifier: the address is part of it. See {@code rdma_get_peer_addr(3)}.
     */
    public static MemorySegment rdma_get_peer_addr(MemorySegment id) {
        return Wrapper.rdma_wrap_rdma_get_peer_addr(id);
    }

    /**
     * Opens all devices, and returns a NULL-terminated array of pointers to their contexts
     * ({@link org.rdma4j.sys.ibverbs.ibv_context ibv_context}). In Java, {@code reinterpret} sets the size
     * of the array. {@code num_devices} receives the number of devices; it may be NULL. Identifiers have
     * the same contexts in {@link rdma_cm_id#verbs rdma_cm_id.verbs}, so that their objects can be shared
     * by several identifiers. Do not close the contexts.
     *
     * <p>{@code struct ibv_context **rdma_get_devices(int *num_devices)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. The caller must release the result with
     * {@link Rdmacm#rdma_free_devices rdma_free_devices}. See {@code rdma_get_devices(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_get_devices(MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment rdma_get_devicesChecked(MemorySegment num_devices) {
        return Check.notNull("rdma_get_devices", rdma_get_devices(num_devices));
    }

    /**
     * Frees the array; the devices remain open.
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
     * Returns the name of an event type, such as RDMA_CM_EVENT_ESTABLISHED; UNKNOWN EVENT for an unknown
     * value.
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
     * Returns the result of {@code rdma_event_str} as a string, or {@code null} for NULL.
     */
    public static String rdma_event_strString(int event) {
        return CStrings.string(rdma_event_str(event));
    }

    /**
     * Sets an option of an identifier, before {@link Rdmacm#rdma_resolve_addr rdma_resolve_addr},
     * {@link Rdmacm#rdma_bind_addr rdma_bind_addr} or {@link Rdmacm#rdma_listen rdma_listen}.
     * {@code optval} points to {@code optlen} bytes, and may be freed after the call. Options with the
     * {@code level} {@link Rdmacm#RDMA_OPTION_ID RDMA_OPTION_ID}:
     * <ul>
     * <li>{@link Rdmacm#RDMA_OPTION_ID_TOS RDMA_OPTION_ID_TOS}, 1 byte: type of service (DSCP) of packets
     * <li>{@link Rdmacm#RDMA_OPTION_ID_REUSEADDR RDMA_OPTION_ID_REUSEADDR}, an int: if not 0, other
     * identifiers may bind to the same address and port
     * <li>{@link Rdmacm#RDMA_OPTION_ID_AFONLY RDMA_OPTION_ID_AFONLY}, an int: if not 0, an IPv6 listener
     * accepts IPv6 only
     * <li>{@link Rdmacm#RDMA_OPTION_ID_ACK_TIMEOUT RDMA_OPTION_ID_ACK_TIMEOUT}, 1 byte: {@code timeout} of
     * the queue pair, 4.096 microseconds times 2 to the power of the value
     * </ul>
     *
     * <p>With the {@code level} {@link Rdmacm#RDMA_OPTION_IB RDMA_OPTION_IB}:
     * {@link Rdmacm#RDMA_OPTION_IB_PATH RDMA_OPTION_IB_PATH}, the paths of an InfiniBand route.
     *
     * <p>{@code int rdma_set_option(struct rdma_cm_id *id, int level, int optname, void *optval, size_t optlen)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_set_option(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_set_option(MemorySegment, int, int, MemorySegment, long)}, and throws an
     * exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_set_optionChecked(MemorySegment id, int level, int optname,
            MemorySegment optval, long optlen) {
        return Check.notMinusOne("rdma_set_option", rdma_set_option(id, level, optname, optval, optlen));
    }

    /**
     * Moves an identifier, and its events that have not been read, to another channel; NULL makes the
     * identifier synchronous. Waits until the events that have been read are acknowledged. During the
     * call, no other thread may use the identifier or read its old channel.
     *
     * <p>{@code int rdma_migrate_id(struct rdma_cm_id *id, struct rdma_event_channel *channel)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. May block, which pins the carrier of a virtual thread. See
     * {@code rdma_migrate_id(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_migrate_id(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_migrate_idChecked(MemorySegment id, MemorySegment channel) {
        return Check.notMinusOne("rdma_migrate_id", rdma_migrate_id(id, channel));
    }

    /**
     * Resolves a name and a port, both as text: a host name or address, and a number or service name.
     * Stores the first record of a list in the memory for one pointer to which {@code res} points;
     * {@link rdma_addrinfo#ai_next rdma_addrinfo.ai_next} refers to the next record. At least one of
     * {@code node}, {@code service} and {@code hints} must not be NULL. {@code hints} contains
     * {@code ai_port_space}, {@code ai_qp_type}, and in {@code ai_flags}:
     * <ul>
     * <li>{@link Rdmacm#RAI_PASSIVE RAI_PASSIVE}: for a server; otherwise for a client, whose route is
     * resolved too
     * <li>{@link Rdmacm#RAI_NUMERICHOST RAI_NUMERICHOST}: {@code node} is an address; no name is resolved
     * <li>{@link Rdmacm#RAI_NOROUTE RAI_NOROUTE}: no route is resolved
     * <li>{@link Rdmacm#RAI_FAMILY RAI_FAMILY}: only addresses of {@code ai_family}
     * </ul>
     *
     * <p>Resolving a name may block until the timeout of the resolver.
     *
     * <p>{@code int rdma_getaddrinfo(const char *node, const char *service, const struct rdma_addrinfo *hints, struct rdma_addrinfo **res)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. The caller must release the result with
     * {@link Rdmacm#rdma_freeaddrinfo rdma_freeaddrinfo}. May block, which pins the carrier of a virtual
     * thread. See {@code rdma_getaddrinfo(3)}.
     *
     * @return 0 on success, otherwise an {@code EAI_} code or -1; for -1 and {@code EAI_SYSTEM}, the
     * reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_getaddrinfo(MemorySegment, MemorySegment, MemorySegment, MemorySegment)}, and
     * throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void rdma_getaddrinfoChecked(MemorySegment node, MemorySegment service,
            MemorySegment hints, MemorySegment res) {
        Check.addressInfo("rdma_getaddrinfo", rdma_getaddrinfo(node, service, hints, res));
    }

    /**
     * Frees a list, and all memory to which its records refer.
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
     * Returns the attributes that a queue pair created by the caller requires for a transition: set
     * {@code qp_state} of {@code qp_attr} to the target state; the other fields and {@code qp_attr_mask}
     * (memory for one int) receive the arguments of
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_modify_qp ibv_modify_qp}. Not needed after
     * {@link Rdmacm#rdma_create_qp rdma_create_qp}.
     *
     * <p>{@code int rdma_init_qp_attr(struct rdma_cm_id *id, struct ibv_qp_attr *qp_attr, int *qp_attr_mask)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. See {@code rdma_init_qp_attr(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_init_qp_attr(MemorySegment, MemorySegment, MemorySegment)}, and throws an
     * exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_init_qp_attrChecked(MemorySegment id, MemorySegment qp_attr,
            MemorySegment qp_attr_mask) {
        return Check.notMinusOne("rdma_init_qp_attr", rdma_init_qp_attr(id, qp_attr, qp_attr_mask));
    }

    /**
     * Sets the ECE options that {@link Rdmacm#rdma_connect rdma_connect} or
     * {@link Rdmacm#rdma_accept rdma_accept} sends; for queue pairs created by the caller.
     *
     * <p>{@code int rdma_set_local_ece(struct rdma_cm_id *id, struct ibv_ece *ece)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Since rdma-core 31.0. See {@code rdma_set_local_ece(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_set_local_ece(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_set_local_eceChecked(MemorySegment id, MemorySegment ece) {
        return Check.notMinusOne("rdma_set_local_ece", rdma_set_local_ece(id, ece));
    }

    /**
     * Stores the ECE options of the peer, for
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_set_ece ibv_set_ece}; for queue pairs created by the
     * caller.
     *
     * <p>{@code int rdma_get_remote_ece(struct rdma_cm_id *id, struct ibv_ece *ece)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Since rdma-core 31.0. See {@code rdma_get_remote_ece(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_get_remote_ece(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_get_remote_eceChecked(MemorySegment id, MemorySegment ece) {
        return Check.notMinusOne("rdma_get_remote_ece", rdma_get_remote_ece(id, ece));
    }

    /**
     * Like {@link Rdmacm#rdma_getaddrinfo rdma_getaddrinfo}, without waiting:
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ADDRINFO_RESOLVED RDMA_CM_EVENT_ADDRINFO_RESOLVED} or
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ADDRINFO_ERROR RDMA_CM_EVENT_ADDRINFO_ERROR} reports the
     * end, and {@link Rdmacm#rdma_query_addrinfo rdma_query_addrinfo} returns the result.
     *
     * <p>{@code int rdma_resolve_addrinfo(struct rdma_cm_id *id, const char *node, const char *service, const struct rdma_addrinfo *hints)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Since rdma-core 60.0. May block, which pins the carrier of a
     * virtual thread. See {@code rdma_resolve_addrinfo(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_resolve_addrinfo(MemorySegment, MemorySegment, MemorySegment, MemorySegment)},
     * and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_resolve_addrinfoChecked(MemorySegment id, MemorySegment node,
            MemorySegment service, MemorySegment hints) {
        return Check.notMinusOne("rdma_resolve_addrinfo", rdma_resolve_addrinfo(id, node, service, hints));
    }

    /**
     * Stores the result of {@link Rdmacm#rdma_resolve_addrinfo rdma_resolve_addrinfo} in the memory for
     * one pointer to which {@code info} points, after
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ADDRINFO_RESOLVED RDMA_CM_EVENT_ADDRINFO_RESOLVED}.
     *
     * <p>{@code int rdma_query_addrinfo(struct rdma_cm_id *id, struct rdma_addrinfo **info)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Since rdma-core 60.0. The caller must release the result
     * with {@link Rdmacm#rdma_freeaddrinfo rdma_freeaddrinfo}. See {@code rdma_query_addrinfo(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_query_addrinfo(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_query_addrinfoChecked(MemorySegment id, MemorySegment info) {
        return Check.notMinusOne("rdma_query_addrinfo", rdma_query_addrinfo(id, info));
    }

    /**
     * Adds a user-defined event to the channel of an identifier, from which
     * {@link Rdmacm#rdma_get_cm_event rdma_get_cm_event} returns it. Wakes up the thread that waits there.
     * {@code event} must be {@link rdma_cm_event_type#RDMA_CM_EVENT_USER RDMA_CM_EVENT_USER};
     * {@code status} and {@code arg} are returned as {@code status} and {@code param.arg} of
     * {@link rdma_cm_event rdma_cm_event}.
     *
     * <p>{@code int rdma_write_cm_event(struct rdma_cm_id *id, enum rdma_cm_event_type event, int status, uint64_t arg)}
     *
     * <p>Declared in {@code rdma/rdma_cma.h}. Since rdma-core 60.0. See {@code rdma_write_cm_event(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_write_cm_event(MemorySegment, int, int, long)}, and throws an exception on
     * failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_write_cm_eventChecked(MemorySegment id, int event, int status,
            long arg) {
        return Check.notMinusOne("rdma_write_cm_event", rdma_write_cm_event(id, event, status, arg));
    }

    /**
     * Converts a result of verbs, 0 or an errno value, to the convention of librdmacm: 0, or -1 with
     * errno.
     *
     * <p>{@code int rdma_seterrno(int ret)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, called through the wrapper library.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_seterrno(int ret) {
        return Wrapper.rdma_wrap_rdma_seterrno(ret);
    }

    /**
     * Calls {@link #rdma_seterrno(int)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_seterrnoChecked(int ret) {
        return Check.notMinusOne("rdma_seterrno", rdma_seterrno(ret));
    }

    /**
     * Creates a shared receive queue on the device of an identifier, as
     * {@link rdma_cm_id#srq rdma_cm_id.srq}, which {@link Rdmacm#rdma_create_qp rdma_create_qp} uses. If
     * {@code pd} is NULL, the default protection domain of the library is used.
     *
     * <p>{@code int rdma_create_srq(struct rdma_cm_id *id, struct ibv_pd *pd, struct ibv_srq_init_attr *attr)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}. The caller must release the result with
     * {@link Rdmacm#rdma_destroy_srq rdma_destroy_srq}. See {@code rdma_create_srq(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_create_srq(MemorySegment, MemorySegment, MemorySegment)}, and throws an exception
     * on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_create_srqChecked(MemorySegment id, MemorySegment pd,
            MemorySegment attr) {
        return Check.notMinusOne("rdma_create_srq", rdma_create_srq(id, pd, attr));
    }

    /**
     * Like {@link Rdmacm#rdma_create_srq rdma_create_srq}, with the attributes of
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_create_srq_ex ibv_create_srq_ex}.
     *
     * <p>{@code int rdma_create_srq_ex(struct rdma_cm_id *id, struct ibv_srq_init_attr_ex *attr)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}. The caller must release the result with
     * {@link Rdmacm#rdma_destroy_srq rdma_destroy_srq}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
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
     * Calls {@link #rdma_create_srq_ex(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_create_srq_exChecked(MemorySegment id, MemorySegment attr) {
        return Check.notMinusOne("rdma_create_srq_ex", rdma_create_srq_ex(id, attr));
    }

    /**
     * Destroys {@link rdma_cm_id#srq rdma_cm_id.srq}. Destroy the queue pair that uses it before.
     *
     * <p>{@code void rdma_destroy_srq(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}. May block, which pins the carrier of a virtual thread. See
     * {@code rdma_destroy_srq(3)}.
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
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, called through the wrapper library. The
     * caller must release the result with {@link Rdmacm#rdma_dereg_mr rdma_dereg_mr}. A device may access
     * the memory until its operations are complete and it is deregistered. Allocate it from a shared or
     * the global arena, or with mmap, and do not free it earlier. See {@code rdma_reg_msgs(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_reg_msgs(MemorySegment id, MemorySegment addr, long length) {
        return Wrapper.rdma_wrap_rdma_reg_msgs(id, addr, length);
    }

    /**
     * Calls {@link #rdma_reg_msgs(MemorySegment, MemorySegment, long)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
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
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, called through the wrapper library. The
     * caller must release the result with {@link Rdmacm#rdma_dereg_mr rdma_dereg_mr}. A device may access
     * the memory until its operations are complete and it is deregistered. Allocate it from a shared or
     * the global arena, or with mmap, and do not free it earlier. See {@code rdma_reg_read(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_reg_read(MemorySegment id, MemorySegment addr, long length) {
        return Wrapper.rdma_wrap_rdma_reg_read(id, addr, length);
    }

    /**
     * Calls {@link #rdma_reg_read(MemorySegment, MemorySegment, long)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
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
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, called through the wrapper library. The
     * caller must release the result with {@link Rdmacm#rdma_dereg_mr rdma_dereg_mr}. A device may access
     * the memory until its operations are complete and it is deregistered. Allocate it from a shared or
     * the global arena, or with mmap, and do not free it earlier. See {@code rdma_reg_write(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_reg_write(MemorySegment id, MemorySegment addr, long length) {
        return Wrapper.rdma_wrap_rdma_reg_write(id, addr, length);
    }

    /**
     * Calls {@link #rdma_reg_write(MemorySegment, MemorySegment, long)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment rdma_reg_writeChecked(MemorySegment id, MemorySegment addr,
            long length) {
        return Check.notNull("rdma_reg_write", rdma_reg_write(id, addr, length));
    }

    /**
     * Deregisters memory like {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_dereg_mr ibv_dereg_mr}. No
     * outstanding request may use the memory.
     *
     * <p>{@code int rdma_dereg_mr(struct ibv_mr *mr)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, called through the wrapper library. See
     * {@code rdma_dereg_mr(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_dereg_mr(MemorySegment mr) {
        return Wrapper.rdma_wrap_rdma_dereg_mr(mr);
    }

    /**
     * Calls {@link #rdma_dereg_mr(MemorySegment)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_dereg_mrChecked(MemorySegment mr) {
        return Check.notMinusOne("rdma_dereg_mr", rdma_dereg_mr(mr));
    }

    /**
     * Like {@link Rdmacm#rdma_post_recv rdma_post_recv}, with {@code nsge} scatter/gather elements:
     * {@code sgl} is an array of {@link org.rdma4j.sys.ibverbs.ibv_sge ibv_sge}, which may be freed after
     * the call.
     *
     * <p>{@code int rdma_post_recvv(struct rdma_cm_id *id, void *context, struct ibv_sge *sgl, int nsge)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, called through the wrapper library. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See
     * {@code rdma_post_recvv(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_post_recvv(MemorySegment id, MemorySegment context, MemorySegment sgl,
            int nsge) {
        return Wrapper.rdma_wrap_rdma_post_recvv(id, context, sgl, nsge);
    }

    /**
     * Calls {@link #rdma_post_recvv(MemorySegment, MemorySegment, MemorySegment, int)}, and throws an
     * exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_post_recvvChecked(MemorySegment id, MemorySegment context,
            MemorySegment sgl, int nsge) {
        return Check.notMinusOne("rdma_post_recvv", rdma_post_recvv(id, context, sgl, nsge));
    }

    /**
     * Like {@link Rdmacm#rdma_post_send rdma_post_send}, with the scatter/gather elements of
     * {@link Rdmacm#rdma_post_recvv rdma_post_recvv}.
     *
     * <p>{@code int rdma_post_sendv(struct rdma_cm_id *id, void *context, struct ibv_sge *sgl, int nsge, int flags)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, called through the wrapper library. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See
     * {@code rdma_post_sendv(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_post_sendv(MemorySegment id, MemorySegment context, MemorySegment sgl,
            int nsge, int flags) {
        return Wrapper.rdma_wrap_rdma_post_sendv(id, context, sgl, nsge, flags);
    }

    /**
     * Calls {@link #rdma_post_sendv(MemorySegment, MemorySegment, MemorySegment, int, int)}, and throws an
     * exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_post_sendvChecked(MemorySegment id, MemorySegment context,
            MemorySegment sgl, int nsge, int flags) {
        return Check.notMinusOne("rdma_post_sendv", rdma_post_sendv(id, context, sgl, nsge, flags));
    }

    /**
     * Like {@link Rdmacm#rdma_post_read rdma_post_read}, with the scatter/gather elements of
     * {@link Rdmacm#rdma_post_recvv rdma_post_recvv}.
     *
     * <p>{@code int rdma_post_readv(struct rdma_cm_id *id, void *context, struct ibv_sge *sgl, int nsge, int flags, uint64_t remote_addr, uint32_t rkey)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, called through the wrapper library. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See
     * {@code rdma_post_readv(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_post_readv(MemorySegment id, MemorySegment context, MemorySegment sgl,
            int nsge, int flags, long remote_addr, int rkey) {
        return Wrapper.rdma_wrap_rdma_post_readv(id, context, sgl, nsge, flags, remote_addr, rkey);
    }

    /**
     * Calls {@link #rdma_post_readv(MemorySegment, MemorySegment, MemorySegment, int, int, long, int)},
     * and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_post_readvChecked(MemorySegment id, MemorySegment context,
            MemorySegment sgl, int nsge, int flags, long remote_addr, int rkey) {
        return Check.notMinusOne("rdma_post_readv", rdma_post_readv(id, context, sgl, nsge, flags, remote_addr, rkey));
    }

    /**
     * Like {@link Rdmacm#rdma_post_write rdma_post_write}, with the scatter/gather elements of
     * {@link Rdmacm#rdma_post_recvv rdma_post_recvv}.
     *
     * <p>{@code int rdma_post_writev(struct rdma_cm_id *id, void *context, struct ibv_sge *sgl, int nsge, int flags, uint64_t remote_addr, uint32_t rkey)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, called through the wrapper library. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See
     * {@code rdma_post_writev(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_post_writev(MemorySegment id, MemorySegment context, MemorySegment sgl,
            int nsge, int flags, long remote_addr, int rkey) {
        return Wrapper.rdma_wrap_rdma_post_writev(id, context, sgl, nsge, flags, remote_addr, rkey);
    }

    /**
     * Calls {@link #rdma_post_writev(MemorySegment, MemorySegment, MemorySegment, int, int, long, int)},
     * and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_post_writevChecked(MemorySegment id, MemorySegment context,
            MemorySegment sgl, int nsge, int flags, long remote_addr, int rkey) {
        return Check.notMinusOne("rdma_post_writev", rdma_post_writev(id, context, sgl, nsge, flags, remote_addr, rkey));
    }

    /**
     * Posts a receive of {@code length} bytes at {@code addr}. {@code context} is returned as
     * {@code wr_id} of the completion. See
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_post_recv ibv_post_recv}.
     *
     * <p>{@code int rdma_post_recv(struct rdma_cm_id *id, void *context, void *addr, size_t length, struct ibv_mr *mr)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, called through the wrapper library. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See {@code rdma_post_recv(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_post_recv(MemorySegment id, MemorySegment context, MemorySegment addr,
            long length, MemorySegment mr) {
        return Wrapper.rdma_wrap_rdma_post_recv(id, context, addr, length, mr);
    }

    /**
     * Calls {@link #rdma_post_recv(MemorySegment, MemorySegment, MemorySegment, long, MemorySegment)}, and
     * throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_post_recvChecked(MemorySegment id, MemorySegment context,
            MemorySegment addr, long length, MemorySegment mr) {
        return Check.notMinusOne("rdma_post_recv", rdma_post_recv(id, context, addr, length, mr));
    }

    /**
     * Posts a send of {@code length} bytes at {@code addr}. {@code context} is returned as {@code wr_id}
     * of the completion; {@code flags} is a combination of
     * {@link org.rdma4j.sys.ibverbs.ibv_send_flags ibv_send_flags}. {@code mr} may be NULL with
     * {@link org.rdma4j.sys.ibverbs.ibv_send_flags#IBV_SEND_INLINE IBV_SEND_INLINE}. See
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_post_send ibv_post_send}.
     *
     * <p>{@code int rdma_post_send(struct rdma_cm_id *id, void *context, void *addr, size_t length, struct ibv_mr *mr, int flags)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, called through the wrapper library. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See {@code rdma_post_send(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_post_send(MemorySegment id, MemorySegment context, MemorySegment addr,
            long length, MemorySegment mr, int flags) {
        return Wrapper.rdma_wrap_rdma_post_send(id, context, addr, length, mr, flags);
    }

    /**
     * Calls
     * {@link #rdma_post_send(MemorySegment, MemorySegment, MemorySegment, long, MemorySegment, int)}, and
     * throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_post_sendChecked(MemorySegment id, MemorySegment context,
            MemorySegment addr, long length, MemorySegment mr, int flags) {
        return Check.notMinusOne("rdma_post_send", rdma_post_send(id, context, addr, length, mr, flags));
    }

    /**
     * Posts an RDMA read: {@code length} bytes of the peer's memory at {@code remote_addr} into
     * {@code addr}. The other parameters are those of {@link Rdmacm#rdma_post_send rdma_post_send}.
     *
     * <p>{@code int rdma_post_read(struct rdma_cm_id *id, void *context, void *addr, size_t length, struct ibv_mr *mr, int flags, uint64_t remote_addr, uint32_t rkey)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, called through the wrapper library. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See {@code rdma_post_read(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_post_read(MemorySegment id, MemorySegment context, MemorySegment addr,
            long length, MemorySegment mr, int flags, long remote_addr, int rkey) {
        return Wrapper.rdma_wrap_rdma_post_read(id, context, addr, length, mr, flags, remote_addr, rkey);
    }

    /**
     * Calls
     * {@link #rdma_post_read(MemorySegment, MemorySegment, MemorySegment, long, MemorySegment, int, long, int)},
     * and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_post_readChecked(MemorySegment id, MemorySegment context,
            MemorySegment addr, long length, MemorySegment mr, int flags, long remote_addr,
            int rkey) {
        return Check.notMinusOne("rdma_post_read", rdma_post_read(id, context, addr, length, mr, flags, remote_addr, rkey));
    }

    /**
     * Posts an RDMA write: {@code length} bytes at {@code addr} to the peer's memory at
     * {@code remote_addr}. The other parameters are those of {@link Rdmacm#rdma_post_send rdma_post_send}.
     *
     * <p>{@code int rdma_post_write(struct rdma_cm_id *id, void *context, void *addr, size_t length, struct ibv_mr *mr, int flags, uint64_t remote_addr, uint32_t rkey)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, called through the wrapper library. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See
     * {@code rdma_post_write(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_post_write(MemorySegment id, MemorySegment context, MemorySegment addr,
            long length, MemorySegment mr, int flags, long remote_addr, int rkey) {
        return Wrapper.rdma_wrap_rdma_post_write(id, context, addr, length, mr, flags, remote_addr, rkey);
    }

    /**
     * Calls
     * {@link #rdma_post_write(MemorySegment, MemorySegment, MemorySegment, long, MemorySegment, int, long, int)},
     * and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_post_writeChecked(MemorySegment id, MemorySegment context,
            MemorySegment addr, long length, MemorySegment mr, int flags, long remote_addr,
            int rkey) {
        return Check.notMinusOne("rdma_post_write", rdma_post_write(id, context, addr, length, mr, flags, remote_addr, rkey));
    }

    /**
     * Posts a datagram to the queue pair {@code remote_qpn} of the address handle {@code ah}, with the key
     * {@link Rdmacm#RDMA_UDP_QKEY RDMA_UDP_QKEY}. The other parameters are those of
     * {@link Rdmacm#rdma_post_send rdma_post_send}.
     *
     * <p>{@code int rdma_post_ud_send(struct rdma_cm_id *id, void *context, void *addr, size_t length, struct ibv_mr *mr, int flags, struct ibv_ah *ah, uint32_t remote_qpn)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, called through the wrapper library. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See
     * {@code rdma_post_ud_send(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_post_ud_send(MemorySegment id, MemorySegment context, MemorySegment addr,
            long length, MemorySegment mr, int flags, MemorySegment ah, int remote_qpn) {
        return Wrapper.rdma_wrap_rdma_post_ud_send(id, context, addr, length, mr, flags, ah, remote_qpn);
    }

    /**
     * Calls
     * {@link #rdma_post_ud_send(MemorySegment, MemorySegment, MemorySegment, long, MemorySegment, int, MemorySegment, int)},
     * and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_post_ud_sendChecked(MemorySegment id, MemorySegment context,
            MemorySegment addr, long length, MemorySegment mr, int flags, MemorySegment ah,
            int remote_qpn) {
        return Check.notMinusOne("rdma_post_ud_send", rdma_post_ud_send(id, context, addr, length, mr, flags, ah, remote_qpn));
    }

    /**
     * Waits for the next completion in {@link rdma_cm_id#send_cq rdma_cm_id.send_cq}, and stores it in
     * {@code wc}. Failed requests also complete: check the {@code status}. Requires that
     * {@link Rdmacm#rdma_create_qp rdma_create_qp} created the completion queue.
     *
     * <p>{@code int rdma_get_send_comp(struct rdma_cm_id *id, struct ibv_wc *wc)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, called through the wrapper library. May
     * block, which pins the carrier of a virtual thread. See {@code rdma_get_send_comp(3)}.
     *
     * @return the number of completions, 1; -1 on failure; the reason is in
     * {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_get_send_comp(MemorySegment id, MemorySegment wc) {
        return Wrapper.rdma_wrap_rdma_get_send_comp(id, wc);
    }

    /**
     * Calls {@link #rdma_get_send_comp(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return the number of completions, 1
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_get_send_compChecked(MemorySegment id, MemorySegment wc) {
        return Check.notMinusOne("rdma_get_send_comp", rdma_get_send_comp(id, wc));
    }

    /**
     * Waits for the next completion in {@link rdma_cm_id#recv_cq rdma_cm_id.recv_cq}, and stores it in
     * {@code wc}. Otherwise like {@link Rdmacm#rdma_get_send_comp rdma_get_send_comp}.
     *
     * <p>{@code int rdma_get_recv_comp(struct rdma_cm_id *id, struct ibv_wc *wc)}
     *
     * <p>Declared in {@code rdma/rdma_verbs.h}; inline in C, called through the wrapper library. May
     * block, which pins the carrier of a virtual thread. See {@code rdma_get_recv_comp(3)}.
     *
     * @return the number of completions, 1; -1 on failure; the reason is in
     * {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_get_recv_comp(MemorySegment id, MemorySegment wc) {
        return Wrapper.rdma_wrap_rdma_get_recv_comp(id, wc);
    }

    /**
     * Calls {@link #rdma_get_recv_comp(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return the number of completions, 1
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int rdma_get_recv_compChecked(MemorySegment id, MemorySegment wc) {
        return Check.notMinusOne("rdma_get_recv_comp", rdma_get_recv_comp(id, wc));
    }

    /**
     * Returns {@code true} if a function can be called on this host. If not, {@link #problem} returns the
     * reason.
     *
     * @param function C name of the function, or name of its method
     * @throws IllegalArgumentException if this class has no such function
     */
    public static boolean isAvailable(String function) {
        return problem(function).isEmpty();
    }

    /**
     * Returns the reason why a function cannot be called on this host, which is the message of the exception
     * that a call would throw; empty if it can be called. Looks up the function without calling it.
     *
     * @param function C name of the function, or name of its method
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
