package org.rdma4j.bench.vm;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.IntConsumer;
import org.rdma4j.examples.rdmacore.RcPingpong;
import org.rdma4j.examples.util.PingPongOptions;
import org.rdma4j.examples.util.WireExchange;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_gid;
import org.rdma4j.sys.ibverbs.ibv_global_route;
import org.rdma4j.sys.ibverbs.ibv_mr;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_state;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.sys.ibverbs.ibv_recv_wr;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_sge;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_status;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;
import org.rdma4j.verbs.Endpoint;

/**
 * {@link RcPingpong} on rdma-sys, with addresses and the calls of {@code pingpong.c}: the reference for the ping-pong
 * on rdma-io. It has no timeouts, and its resources are freed when the process exits.
 *
 * <p>With events, a notification is requested before the first message can arrive. The program then waits for the
 * event, requests the next notification, and only then polls all completions. At most one send and one receive complete
 * between two events.
 */
final class RawPingPong {
    private static final long RECEIVE = 1;
    private static final long SEND = 2;
    private static final int MAX_COMPLETIONS = 2;
    private static final int SAMPLE_INTERVAL = 1000;

    private final Arena arena = Arena.global();
    private final PingPongOptions options;
    private final IntConsumer watch;
    private final MemorySegment context;
    private final int firstPacket = ThreadLocalRandom.current().nextInt(1 << 24);
    private final MemorySegment channel;
    private final long cq;
    private final MemorySegment queuePair;
    private final long qp;
    private final long send;
    private final long receive;
    private final long bad = arena.allocate(ADDRESS).address();
    private final long eventCq = arena.allocate(ADDRESS).address();
    private final long eventContext = arena.allocate(ADDRESS).address();

    private long pending = RECEIVE;
    private int outstanding;
    private int sent;
    private int received;

    /** Opens the device, creates the queue pair, and posts the receives. */
    RawPingPong(PingPongOptions options, IntConsumer watch) {
        this.options = options;
        this.watch = watch;
        context = open(options.device());
        MemorySegment pd = Ibverbs.ibv_alloc_pdChecked(context);
        channel = options.events() ? Ibverbs.ibv_create_comp_channelChecked(context) : MemorySegment.NULL;
        MemorySegment queue =
                Ibverbs.ibv_create_cqChecked(context, options.receives() + 1, MemorySegment.NULL, channel, 0);
        cq = queue.address();
        queuePair = create(pd, queue);
        qp = queuePair.address();
        MemorySegment buffer = arena.allocate(options.size(), 4096);
        MemorySegment mr =
                Ibverbs.ibv_reg_mrChecked(pd, buffer, options.size(), ibv_access_flags.IBV_ACCESS_LOCAL_WRITE);
        MemorySegment sge = ibv_sge.allocate(arena);
        ibv_sge.addr(sge, buffer.address());
        ibv_sge.length(sge, options.size());
        ibv_sge.lkey(sge, ibv_mr.lkey(mr));
        send = sendRequest(sge).address();
        receive = receiveRequest(sge).address();
        toInit();
        postReceives();
        arm();
    }

    private MemorySegment open(String name) {
        MemorySegment count = arena.allocate(JAVA_INT);
        MemorySegment list = Ibverbs.ibv_get_device_listChecked(count);
        int devices = count.get(JAVA_INT, 0);
        MemorySegment array = list.reinterpret(devices * ADDRESS.byteSize());
        for (int i = 0; i < devices; i++) {
            MemorySegment device = array.getAtIndex(ADDRESS, i);
            if (name.isEmpty() || name.equals(Ibverbs.ibv_get_device_nameString(device))) {
                return Ibverbs.ibv_open_deviceChecked(device);
            }
        }
        throw new IllegalArgumentException("no RDMA device has the name " + name);
    }

    private MemorySegment create(MemorySegment pd, MemorySegment queue) {
        MemorySegment init = ibv_qp_init_attr.allocate(arena);
        ibv_qp_init_attr.send_cq(init, queue);
        ibv_qp_init_attr.recv_cq(init, queue);
        ibv_qp_init_attr.qp_type(init, ibv_qp_type.IBV_QPT_RC);
        MemorySegment cap = ibv_qp_init_attr.cap(init);
        ibv_qp_cap.max_send_wr(cap, 1);
        ibv_qp_cap.max_recv_wr(cap, options.receives());
        ibv_qp_cap.max_send_sge(cap, 1);
        ibv_qp_cap.max_recv_sge(cap, 1);
        return Ibverbs.ibv_create_qpChecked(pd, init);
    }

    private MemorySegment sendRequest(MemorySegment sge) {
        MemorySegment wr = ibv_send_wr.allocate(arena);
        ibv_send_wr.wr_id(wr, SEND);
        ibv_send_wr.sg_list(wr, sge);
        ibv_send_wr.num_sge(wr, 1);
        ibv_send_wr.opcode(wr, ibv_wr_opcode.IBV_WR_SEND);
        ibv_send_wr.send_flags(wr, ibv_send_flags.IBV_SEND_SIGNALED);
        return wr;
    }

    private MemorySegment receiveRequest(MemorySegment sge) {
        MemorySegment wr = ibv_recv_wr.allocate(arena);
        ibv_recv_wr.wr_id(wr, RECEIVE);
        ibv_recv_wr.sg_list(wr, sge);
        ibv_recv_wr.num_sge(wr, 1);
        return wr;
    }

    // State transitions of the queue pair, from RESET to RTS.

    private void toInit() {
        MemorySegment attr = ibv_qp_attr.allocate(arena);
        ibv_qp_attr.qp_state(attr, ibv_qp_state.IBV_QPS_INIT);
        ibv_qp_attr.port_num(attr, options.port());
        int mask = ibv_qp_attr_mask.IBV_QP_STATE
                | ibv_qp_attr_mask.IBV_QP_PKEY_INDEX
                | ibv_qp_attr_mask.IBV_QP_PORT
                | ibv_qp_attr_mask.IBV_QP_ACCESS_FLAGS;
        Ibverbs.ibv_modify_qpChecked(queuePair, attr, mask);
    }

    /** Exchanges endpoints with the peer, and connects to it. */
    void connect() throws IOException {
        MemorySegment gid = ibv_gid.allocate(arena);
        Ibverbs.ibv_query_gidChecked(context, options.port(), options.gidIndex(), gid);
        Endpoint own = new Endpoint(0, Gid.of(gid), ibv_qp.qp_num(queuePair), firstPacket, options.mtu());
        WireExchange.exchange(options, List.of(own), remote -> connect(remote.get(0)), System.out);
    }

    private void connect(Endpoint remote) {
        MemorySegment attr = ibv_qp_attr.allocate(arena);
        ibv_qp_attr.qp_state(attr, ibv_qp_state.IBV_QPS_RTR);
        ibv_qp_attr.path_mtu(attr, options.mtu().ordinal() + 1);
        ibv_qp_attr.dest_qp_num(attr, remote.queuePair());
        ibv_qp_attr.rq_psn(attr, remote.psn());
        ibv_qp_attr.max_dest_rd_atomic(attr, 1);
        ibv_qp_attr.min_rnr_timer(attr, 12);
        MemorySegment route = ibv_qp_attr.ah_attr(attr);
        ibv_ah_attr.port_num(route, options.port());
        ibv_ah_attr.is_global(route, 1);
        MemorySegment grh = ibv_ah_attr.grh(route);
        ibv_global_route.hop_limit(grh, 1);
        ibv_global_route.sgid_index(grh, options.gidIndex());
        remote.gid().copyTo(ibv_global_route.dgid(grh));
        int receiving = ibv_qp_attr_mask.IBV_QP_STATE
                | ibv_qp_attr_mask.IBV_QP_AV
                | ibv_qp_attr_mask.IBV_QP_PATH_MTU
                | ibv_qp_attr_mask.IBV_QP_DEST_QPN
                | ibv_qp_attr_mask.IBV_QP_RQ_PSN
                | ibv_qp_attr_mask.IBV_QP_MAX_DEST_RD_ATOMIC
                | ibv_qp_attr_mask.IBV_QP_MIN_RNR_TIMER;
        Ibverbs.ibv_modify_qpChecked(queuePair, attr, receiving);
        ibv_qp_attr.qp_state(attr, ibv_qp_state.IBV_QPS_RTS);
        ibv_qp_attr.sq_psn(attr, firstPacket);
        ibv_qp_attr.timeout(attr, 14);
        ibv_qp_attr.retry_cnt(attr, 7);
        ibv_qp_attr.rnr_retry(attr, 7);
        ibv_qp_attr.max_rd_atomic(attr, 1);
        int sending = ibv_qp_attr_mask.IBV_QP_STATE
                | ibv_qp_attr_mask.IBV_QP_SQ_PSN
                | ibv_qp_attr_mask.IBV_QP_TIMEOUT
                | ibv_qp_attr_mask.IBV_QP_RETRY_CNT
                | ibv_qp_attr_mask.IBV_QP_RNR_RETRY
                | ibv_qp_attr_mask.IBV_QP_MAX_QP_RD_ATOMIC;
        Ibverbs.ibv_modify_qpChecked(queuePair, attr, sending);
    }

    // Exchange of messages.

    /** Exchanges all messages. */
    void run() {
        long wcs = ibv_wc.allocateArray(MAX_COMPLETIONS, arena).address();
        if (options.isClient()) {
            send();
        }
        while (received < options.iterations() || sent < options.iterations()) {
            int count = next(wcs);
            for (int i = 0; i < count; i++) {
                completed(ibv_wc.ofAddress(wcs + i * ibv_wc.sizeof()));
            }
        }
    }

    private int next(long wcs) {
        if (options.events()) {
            Ibverbs.ibv_get_cq_eventChecked(channel.address(), eventCq, eventContext);
            arm();
            return Ibverbs.ibv_poll_cqChecked(cq, MAX_COMPLETIONS, wcs);
        }
        int count = Ibverbs.ibv_poll_cqChecked(cq, MAX_COMPLETIONS, wcs);
        while (count == 0) {
            Thread.yield();
            count = Ibverbs.ibv_poll_cqChecked(cq, MAX_COMPLETIONS, wcs);
        }
        return count;
    }

    private void arm() {
        if (options.events()) {
            Ibverbs.ibv_req_notify_cqChecked(cq, 0);
        }
    }

    private void completed(MemorySegment wc) {
        if (ibv_wc.status(wc) != ibv_wc_status.IBV_WC_SUCCESS) {
            throw new IllegalStateException(
                    "work request " + ibv_wc.wr_id(wc) + ": " + Ibverbs.ibv_wc_status_strString(ibv_wc.status(wc)));
        }
        long request = ibv_wc.wr_id(wc);
        if (request == SEND) {
            sent++;
        } else {
            received();
        }
        pending &= ~request;
        if (sent < options.iterations() && pending == 0) {
            send();
        }
    }

    private void received() {
        received++;
        outstanding--;
        if (outstanding <= 1) {
            postReceives();
        }
        if (received % SAMPLE_INTERVAL == 0) {
            watch.accept(received);
        }
    }

    private void postReceives() {
        for (; outstanding < options.receives(); outstanding++) {
            Ibverbs.ibv_post_recvChecked(qp, receive, bad);
        }
    }

    private void send() {
        Ibverbs.ibv_post_sendChecked(qp, send, bad);
        pending = RECEIVE | SEND;
    }
}
