package org.rdma4j.tests.guest.cm;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Check;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.ibv_mr;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_sge;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Eventually;
import org.rdma4j.tests.guest.support.OnDevices;

/** The convenience functions of rdma_verbs.h, on synchronous identifiers. */
@Tag("guest")
@InGuest
@Timeout(120)
class RdmaVerbsHelpersTest {
    private static final int SIZE = 96;
    private static final long CONTEXT = 0x7700;

    @OnDevices
    void sendAndReceive(Device device) throws Exception {
        try (Arena arena = Arena.ofShared();
                SyncPair pair = SyncPair.connect(device, 7300 + device.ordinal())) {
            MemorySegment sent = pattern(arena, 3);
            MemorySegment received = arena.allocate(SIZE);
            MemorySegment near = registered("rdma_reg_msgs", Rdmacm.rdma_reg_msgs(pair.client(), sent, SIZE));
            MemorySegment far = registered("rdma_reg_msgs", Rdmacm.rdma_reg_msgs(pair.server(), received, SIZE));
            MemorySegment context = MemorySegment.ofAddress(CONTEXT);

            Rdmacm.rdma_post_recvChecked(pair.server(), context, received, SIZE, far);
            Rdmacm.rdma_post_sendChecked(pair.client(), context, sent, SIZE, near, 0);
            sendComplete(pair, arena);
            MemorySegment wc = receiveComplete(pair, arena);
            assertThat(ibv_wc.byte_len(wc)).isEqualTo(SIZE);
            assertThat(ibv_wc.wr_id(wc)).isEqualTo(CONTEXT);
            assertThat(received.mismatch(sent)).isEqualTo(-1);

            // Two scatter/gather elements, in reverse order.
            received.fill((byte) 0);
            MemorySegment parts = ibv_sge.allocateArray(2, arena);
            part(parts, 0, sent, SIZE / 2, SIZE / 2, near);
            part(parts, 1, sent, 0, SIZE / 2, near);
            MemorySegment places = ibv_sge.allocateArray(2, arena);
            part(places, 0, received, SIZE / 2, SIZE / 2, far);
            part(places, 1, received, 0, SIZE / 2, far);
            Rdmacm.rdma_post_recvvChecked(pair.server(), context, places, 2);
            Rdmacm.rdma_post_sendvChecked(pair.client(), context, parts, 2, 0);
            sendComplete(pair, arena);
            receiveComplete(pair, arena);
            assertThat(received.mismatch(sent)).isEqualTo(-1);

            // Inline data from memory that is not registered.
            Rdmacm.rdma_post_recvChecked(pair.server(), context, received, SIZE, far);
            MemorySegment small = arena.allocateFrom("inline");
            int inline = ibv_send_flags.IBV_SEND_INLINE;
            Rdmacm.rdma_post_sendChecked(pair.client(), context, small, small.byteSize(), MemorySegment.NULL, inline);
            sendComplete(pair, arena);
            receiveComplete(pair, arena);
            assertThat(received.getString(0)).isEqualTo("inline");

            Rdmacm.rdma_dereg_mrChecked(near);
            Rdmacm.rdma_dereg_mrChecked(far);
        }
    }

    @OnDevices
    void writeAndRead(Device device) throws Exception {
        try (Arena arena = Arena.ofShared();
                SyncPair pair = SyncPair.connect(device, 7310 + device.ordinal())) {
            MemorySegment local = pattern(arena, 5);
            MemorySegment target = arena.allocate(SIZE);
            MemorySegment source = pattern(arena, 9);
            MemorySegment mine = registered("rdma_reg_msgs", Rdmacm.rdma_reg_msgs(pair.client(), local, SIZE));
            MemorySegment writable = registered("rdma_reg_write", Rdmacm.rdma_reg_write(pair.server(), target, SIZE));
            MemorySegment readable = registered("rdma_reg_read", Rdmacm.rdma_reg_read(pair.server(), source, SIZE));
            MemorySegment none = MemorySegment.NULL;
            MemorySegment client = pair.client();

            int key = ibv_mr.rkey(writable);
            Rdmacm.rdma_post_writeChecked(client, none, local, SIZE, mine, 0, target.address(), key);
            sendComplete(pair, arena);
            Eventually.equal(target, local);

            MemorySegment half = ibv_sge.allocateArray(1, arena);
            part(half, 0, local, 0, SIZE / 2, mine);
            long middle = target.address() + SIZE / 2;
            Rdmacm.rdma_post_writevChecked(client, none, half, 1, 0, middle, key);
            sendComplete(pair, arena);
            Eventually.equal(target.asSlice(SIZE / 2), local.asSlice(0, SIZE / 2));

            int readKey = ibv_mr.rkey(readable);
            Rdmacm.rdma_post_readChecked(client, none, local, SIZE, mine, 0, source.address(), readKey);
            sendComplete(pair, arena);
            assertThat(local.mismatch(source)).isEqualTo(-1);

            local.fill((byte) 0);
            Rdmacm.rdma_post_readvChecked(client, none, half, 1, 0, source.address() + SIZE / 2, readKey);
            sendComplete(pair, arena);
            assertThat(local.asSlice(0, SIZE / 2).mismatch(source.asSlice(SIZE / 2)))
                    .isEqualTo(-1);

            for (MemorySegment mr : new MemorySegment[] {mine, writable, readable}) {
                Rdmacm.rdma_dereg_mrChecked(mr);
            }
        }
    }

    @OnDevices
    void errorsSetErrno(Device device) {
        assertThat(Rdmacm.rdma_seterrno(Errno.EAGAIN)).isEqualTo(-1);
        assertThat(Rdmacm.rdma_seterrno(0)).isZero();
    }

    private static void sendComplete(SyncPair pair, Arena arena) {
        MemorySegment wc = ibv_wc.allocate(arena);
        assertThat(Rdmacm.rdma_get_send_comp(pair.client(), wc)).isEqualTo(1);
        WorkCompletion.check(wc);
    }

    private static MemorySegment receiveComplete(SyncPair pair, Arena arena) {
        MemorySegment wc = ibv_wc.allocate(arena);
        assertThat(Rdmacm.rdma_get_recv_comp(pair.server(), wc)).isEqualTo(1);
        WorkCompletion.check(wc);
        return wc;
    }

    private static MemorySegment registered(String call, MemorySegment mr) {
        return Check.notNull(call, mr);
    }

    private static MemorySegment pattern(Arena arena, int seed) {
        MemorySegment memory = arena.allocate(SIZE);
        for (int i = 0; i < SIZE; i++) {
            memory.set(JAVA_BYTE, i, (byte) (seed * 31 + i));
        }
        return memory;
    }

    private static void part(
            MemorySegment list, int index, MemorySegment memory, long at, int length, MemorySegment mr) {
        MemorySegment sge = ibv_sge.asSlice(list, index);
        ibv_sge.addr(sge, memory.address() + at);
        ibv_sge.length(sge, length);
        ibv_sge.lkey(sge, ibv_mr.lkey(mr));
    }
}
