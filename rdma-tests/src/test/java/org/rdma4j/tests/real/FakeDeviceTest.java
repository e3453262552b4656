package org.rdma4j.tests.real;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_context;
import org.rdma4j.sys.ibverbs.ibv_context_ops;
import org.rdma4j.sys.ibverbs.ibv_cq;
import org.rdma4j.sys.ibverbs.ibv_cq_ex;
import org.rdma4j.sys.ibverbs.ibv_poll_cq_attr;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_ex;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_sge;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_opcode;
import org.rdma4j.sys.ibverbs.ibv_wc_status;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.tests.support.C;

/**
 * Inline functions of the data path, called through the wrapper down to the operations of src/test/c/fake_device.c and
 * back.
 */
class FakeDeviceTest {
    private static final Library DEVICE =
            Library.of("fake_device", C.library("fake_device").toString());

    private final Arena arena = Arena.ofConfined();
    private MemorySegment qp = MemorySegment.NULL;
    private MemorySegment cq = MemorySegment.NULL;

    @BeforeEach
    void connect() throws Throwable {
        qp = ibv_qp.reinterpret(get("fake_qp"));
        cq = ibv_cq.reinterpret(get("fake_cq"));
    }

    @AfterEach
    void close() {
        arena.close();
    }

    private static MemorySegment get(String function) throws Throwable {
        return (MemorySegment)
                Linking.downcall(DEVICE, function, "", FunctionDescriptor.of(ADDRESS), Linking.Call.PLAIN)
                        .invokeExact();
    }

    private MemorySegment request(long id, int opcode, MemorySegment next) {
        MemorySegment sge = ibv_sge.allocate(arena);
        ibv_sge.length(sge, 0xfffffff0);
        MemorySegment wr = ibv_send_wr.allocate(arena);
        ibv_send_wr.wr_id(wr, id);
        ibv_send_wr.next(wr, next);
        ibv_send_wr.sg_list(wr, sge);
        ibv_send_wr.num_sge(wr, 1);
        ibv_send_wr.opcode(wr, opcode);
        ibv_send_wr.imm_data(wr, 0x01020304);
        return wr;
    }

    @Test
    void requestAndCompletion() {
        MemorySegment bad = arena.allocate(ADDRESS);
        long id = 0xfeed_0000_0000_0001L;
        MemorySegment wr = request(id, ibv_wr_opcode.IBV_WR_RDMA_WRITE, MemorySegment.NULL);
        assertThat(Ibverbs.ibv_post_send(qp, wr, bad)).isZero();

        MemorySegment wc = ibv_wc.allocateArray(2, arena);
        assertThat(Ibverbs.ibv_poll_cq(cq, 2, wc)).isEqualTo(1);
        assertThat(ibv_wc.wr_id(wc)).isEqualTo(id);
        assertThat(ibv_wc.status(wc)).isEqualTo(ibv_wc_status.IBV_WC_SUCCESS);
        assertThat(ibv_wc.opcode(wc)).isEqualTo(ibv_wc_opcode.IBV_WC_RDMA_WRITE);
        assertThat(Integer.toUnsignedLong(ibv_wc.byte_len(wc))).isEqualTo(0xfffffff0L);
        assertThat(ibv_wc.imm_data(wc)).isEqualTo(0x01020304);
        assertThat(ibv_wc.qp_num(wc)).isEqualTo(0xfedcba).isEqualTo(ibv_qp.qp_num(qp));
        assertThat(ibv_wc.slid(wc)).isEqualTo(65535);
        assertThat(ibv_wc.sl(wc)).isEqualTo(255);
        assertThat(Ibverbs.ibv_poll_cq(cq, 2, wc)).isZero();
    }

    @Test
    void rejectedRequestIsReported() {
        MemorySegment bad = arena.allocate(ADDRESS);
        MemorySegment refused = request(0, ibv_wr_opcode.IBV_WR_SEND, MemorySegment.NULL);
        MemorySegment first = request(5, ibv_wr_opcode.IBV_WR_SEND, refused);
        assertThat(Ibverbs.ibv_post_send(qp, first, bad)).isEqualTo(Errno.ENOMEM);
        assertThat(bad.get(ADDRESS, 0)).isEqualTo(MemorySegment.ofAddress(refused.address()));
        assertThat(Ibverbs.ibv_poll_cq(cq, 1, ibv_wc.allocate(arena))).isEqualTo(1);
    }

    @Test
    void failedPollThrows() {
        MemorySegment wc = ibv_wc.allocate(arena);
        assertThat(Ibverbs.ibv_poll_cq(cq, -1, wc)).isEqualTo(-Errno.EIO);
        String message = "ibv_poll_cq: failed and returned " + -Errno.EIO;
        assertThatExceptionOfType(ErrnoException.class)
                .isThrownBy(() -> Ibverbs.ibv_poll_cqChecked(cq, -1, wc))
                .withMessage(message);
        assertThatExceptionOfType(ErrnoException.class)
                .isThrownBy(() -> Ibverbs.ibv_poll_cqChecked(cq.address(), -1, wc.address()))
                .withMessage(message);
        assertThat(Ibverbs.ibv_poll_cqChecked(cq, 1, wc)).isZero();
        Ibverbs.ibv_post_sendChecked(
                qp, request(6, ibv_wr_opcode.IBV_WR_SEND, MemorySegment.NULL), arena.allocate(ADDRESS));
        assertThat(Ibverbs.ibv_poll_cqChecked(cq, 1, wc)).isEqualTo(1);
    }

    @Test
    void extendedPollDistinguishesEmptyFromFailed() {
        MemorySegment cqx = ibv_cq_ex.allocate(arena);
        int[] answer = new int[1];
        ibv_cq_ex.start_poll(cqx, ibv_cq_ex.start_poll.allocate((queue, attr) -> answer[0], arena));
        MemorySegment attr = ibv_poll_cq_attr.allocate(arena);
        assertThat(Ibverbs.ibv_start_pollChecked(cqx, attr)).isTrue();
        answer[0] = Errno.ENOENT;
        assertThat(Ibverbs.ibv_start_pollChecked(cqx, attr)).isFalse();
        answer[0] = Errno.EIO;
        assertThatExceptionOfType(ErrnoException.class)
                .isThrownBy(() -> Ibverbs.ibv_start_pollChecked(cqx, attr))
                .satisfies(e -> assertThat(e.errno()).isEqualTo(Errno.EIO));
    }

    @Test
    void returnedErrorCodeLeavesErrnoAlone() {
        assertThat(Ibverbs.ibv_req_notify_cq(cq, 0)).isZero();
        int before = Errno.last();
        assertThat(Ibverbs.ibv_req_notify_cq(cq, 1)).isEqualTo(Errno.EINVAL);
        assertThat(Errno.last()).isEqualTo(before);
    }

    @Test
    void contextOperationsAreCalledWithoutTheWrapper() {
        MemorySegment ops = ibv_context.ops(ibv_qp.context(qp));
        MemorySegment bad = arena.allocate(ADDRESS);
        MemorySegment wr = request(3, ibv_wr_opcode.IBV_WR_SEND, MemorySegment.NULL);
        assertThat(ibv_context_ops.post_send.invoke(ibv_context_ops.post_send(ops), qp, wr, bad))
                .isZero();
        MemorySegment wc = ibv_wc.allocate(arena);
        assertThat(ibv_context_ops.poll_cq.invoke(ibv_context_ops.poll_cq(ops), cq, 1, wc))
                .isEqualTo(1);
        assertThat(ibv_wc.wr_id(wc)).isEqualTo(3);
        assertThat(ibv_context_ops.post_recv(ops)).isEqualTo(MemorySegment.NULL);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ibv_context_ops.post_recv.invoke(ibv_context_ops.post_recv(ops), qp, wr, bad));
    }

    @Test
    void extendedQueuePairCallsJavaFunctions() {
        MemorySegment qpx = ibv_qp_ex.allocate(arena);
        List<String> calls = new ArrayList<>();
        ibv_qp_ex.wr_start(
                qpx, ibv_qp_ex.wr_start.allocate(current -> calls.add("start " + current.equals(qpx)), arena));
        ibv_qp_ex.wr_send_imm(
                qpx,
                ibv_qp_ex.wr_send_imm.allocate(
                        (current, imm) -> calls.add("send " + imm + " of " + ibv_qp_ex.wr_id(current)), arena));
        ibv_qp_ex.wr_complete(qpx, ibv_qp_ex.wr_complete.allocate(current -> Errno.ENOMEM, arena));
        ibv_qp_ex.wr_id(qpx, 8);
        ibv_qp_ex.wr_start.invoke(ibv_qp_ex.wr_start(qpx), qpx);
        ibv_qp_ex.wr_send_imm.invoke(ibv_qp_ex.wr_send_imm(qpx), qpx, 0x01020304);
        assertThat(ibv_qp_ex.wr_complete.invoke(ibv_qp_ex.wr_complete(qpx), qpx))
                .isEqualTo(Errno.ENOMEM);
        // The inline function of C, which is not linked as critical, calls the same operation.
        Ibverbs.ibv_wr_start(qpx);
        assertThat(calls).containsExactly("start true", "send 16909060 of 8", "start true");
    }
}
