package org.rdma4j.tests.real;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.config.FunctionFact;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_sge;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.tests.support.C;

/** Address overloads of the data path, called down to the operations of src/test/c/fake_device.c and back. */
class AddressOverloadsTest {
    private static final Library DEVICE =
            Library.of("fake_device", C.library("fake_device").toString());

    private final Arena arena = Arena.ofConfined();
    private long qp;
    private long cq;

    @BeforeEach
    void connect() throws Throwable {
        qp = get("fake_qp");
        cq = get("fake_cq");
    }

    @AfterEach
    void close() {
        arena.close();
    }

    private static long get(String function) throws Throwable {
        MemorySegment found = (MemorySegment)
                Linking.downcall(DEVICE, function, "", FunctionDescriptor.of(ADDRESS), Linking.Call.PLAIN)
                        .invokeExact();
        return found.address();
    }

    /** Fills a request as a program that stores only addresses. */
    private static void fill(long request, long id, long sge, int length) {
        MemorySegment wr = ibv_send_wr.reinterpret(MemorySegment.ofAddress(request));
        ibv_send_wr.wr_id(wr, id);
        ibv_send_wr.sg_list(wr, MemorySegment.ofAddress(sge));
        ibv_send_wr.num_sge(wr, 1);
        ibv_send_wr.opcode(wr, ibv_wr_opcode.IBV_WR_SEND);
        ibv_sge.length(ibv_sge.reinterpret(MemorySegment.ofAddress(sge)), length);
    }

    @Test
    void requestAndCompletion() {
        long wr = ibv_send_wr.allocate(arena).address();
        long bad = arena.allocate(ADDRESS).address();
        MemorySegment wc = ibv_wc.allocate(arena);
        fill(wr, 17, ibv_sge.allocate(arena).address(), 99);
        assertThat(Ibverbs.ibv_post_send(qp, wr, bad)).isZero();
        assertThat(Ibverbs.ibv_poll_cq(cq, 1, wc.address())).isEqualTo(1);
        assertThat(ibv_wc.wr_id(wc)).isEqualTo(17);
        assertThat(ibv_wc.byte_len(wc)).isEqualTo(99);
        Ibverbs.ibv_req_notify_cqChecked(cq, 0);
    }

    @Test
    void rejectedRequestIsReported() {
        long wr = ibv_send_wr.allocate(arena).address();
        MemorySegment bad = arena.allocate(ADDRESS);
        fill(wr, 0, ibv_sge.allocate(arena).address(), 1);
        assertThat(Ibverbs.ibv_post_send(qp, wr, bad.address())).isEqualTo(Errno.ENOMEM);
        assertThat(bad.get(ADDRESS, 0).address()).isEqualTo(wr);
        try {
            Ibverbs.ibv_post_sendChecked(qp, wr, bad.address());
            throw new AssertionError("the request was posted");
        } catch (ErrnoException refused) {
            assertThat(refused.errno()).isEqualTo(Errno.ENOMEM);
        }
    }

    @Test
    void callsDoNotAllocate() {
        long wr = ibv_send_wr.allocate(arena).address();
        long sge = ibv_sge.allocate(arena).address();
        long bad = arena.allocate(ADDRESS).address();
        long wc = ibv_wc.allocate(arena).address();
        fill(wr, 1, sge, 1);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        int failures = 0;
        long before = 0;
        for (int i = 0; i < 40_000; i++) {
            if (i == 20_000) {
                before = threads.getCurrentThreadAllocatedBytes();
            }
            failures += Ibverbs.ibv_post_send(qp, wr, bad) + 1 - Ibverbs.ibv_poll_cq(cq, 1, wc);
        }
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(failures).isZero();
        // One object per call would be 320,000 bytes.
        assertThat(allocated).isLessThan(20_000);
    }

    @Test
    void dataPathFunctionsHaveAddressOverloads() {
        Map<String, FunctionFact> facts =
                ConfigReader.read(Path.of("../rdma.toml")).functions();
        List<String> missing = new ArrayList<>();
        int found = 0;
        for (Method method : Ibverbs.class.getMethods()) {
            FunctionFact fact = facts.get(method.getName());
            boolean pointers = Arrays.asList(method.getParameterTypes()).contains(MemorySegment.class);
            if (fact == null || !pointers || !fact.critical() && !fact.addresses()) {
                continue;
            }
            Class<?>[] types = Stream.of(method.getParameterTypes())
                    .map(t -> t == MemorySegment.class ? long.class : t)
                    .toArray(Class<?>[]::new);
            try {
                Method form = Ibverbs.class.getMethod(method.getName(), types);
                assertThat(form.getReturnType()).isEqualTo(method.getReturnType());
                found++;
            } catch (NoSuchMethodException e) {
                missing.add(method.getName());
            }
        }
        assertThat(missing).isEmpty();
        assertThat(found).isGreaterThan(45);
    }
}
