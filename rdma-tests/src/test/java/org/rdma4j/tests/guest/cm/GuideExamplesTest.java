package org.rdma4j.tests.guest.cm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.examples.verbs.GuideAtomics;
import org.rdma4j.examples.verbs.GuideBasicFlow;
import org.rdma4j.examples.verbs.GuideBatchPolling;
import org.rdma4j.examples.verbs.GuideCmClient;
import org.rdma4j.examples.verbs.GuideCmServer;
import org.rdma4j.examples.verbs.GuideQueuePairStates;
import org.rdma4j.examples.verbs.GuideRdmaWrite;
import org.rdma4j.examples.verbs.GuideSendWithImmediate;
import org.rdma4j.examples.verbs.HandOver;
import org.rdma4j.examples.verbs.MemoryLifetime;
import org.rdma4j.examples.verbs.PolledFlag;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.ibv_qp_state;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.QueuePairState;

/** The example programs of the programming guide, each run in both of its variants. */
@Tag("guest")
@InGuest
@Timeout(120)
class GuideExamplesTest {
    private static final String TEXT = "hello over RDMA";

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);

    @OnDevices
    void basicFlow(Device device) throws IOException {
        GuideBasicFlow.raw(device.verbsName(), out);
        GuideBasicFlow.safe(device.verbsName(), out);
        assertThat(said.toString(StandardCharsets.UTF_8).lines())
                .extracting(line -> line.split(" ")[0])
                .containsExactly("registered", "created", "freed", "registered", "created", "freed");
    }

    @OnDevices(Device.RXE)
    void queuePairStates(Device device) throws IOException {
        assertThat(GuideQueuePairStates.raw(device.verbsName(), 1))
                .containsExactly(
                        ibv_qp_state.IBV_QPS_RESET,
                        ibv_qp_state.IBV_QPS_INIT,
                        ibv_qp_state.IBV_QPS_RTR,
                        ibv_qp_state.IBV_QPS_RTS);
        assertThat(GuideQueuePairStates.safe(device.verbsName()))
                .containsExactly(QueuePairState.RESET, QueuePairState.INIT, QueuePairState.RTR, QueuePairState.RTS);
    }

    @OnDevices
    void rdmaWrite(Device device) throws IOException {
        assertThat(GuideRdmaWrite.raw(device.address())).isEqualTo("written from afar");
        assertThat(GuideRdmaWrite.safe(device.address())).isEqualTo("written from afar");
    }

    @OnDevices(Device.RXE)
    void atomics(Device device) throws IOException {
        GuideAtomics.Counter expected = new GuideAtomics.Counter(40, 45, 100);
        assertThat(GuideAtomics.raw(device.address())).isEqualTo(expected);
        assertThat(GuideAtomics.safe(device.address())).isEqualTo(expected);
    }

    @OnDevices
    void sendWithImmediate(Device device) throws IOException {
        if (device == Device.SIW) {
            assertThatThrownBy(() -> GuideSendWithImmediate.raw(device.address(), true))
                    .isInstanceOf(ErrnoException.class);
            assertThatThrownBy(() -> GuideSendWithImmediate.safe(device.address(), true))
                    .isInstanceOf(UnsupportedOperationException.class);
        }
        boolean with = device == Device.RXE;
        GuideSendWithImmediate.Received expected = new GuideSendWithImmediate.Received(32, with, with ? 0x01020304 : 0);
        assertThat(GuideSendWithImmediate.raw(device.address(), with)).isEqualTo(expected);
        assertThat(GuideSendWithImmediate.safe(device.address(), with)).isEqualTo(expected);
    }

    @OnDevices
    void batchPolling(Device device) throws IOException {
        List<Long> inOrder = LongStream.range(0, 14).boxed().toList();
        assertThat(GuideBatchPolling.raw(device.address(), out)).isEqualTo(inOrder);
        assertThat(GuideBatchPolling.safe(device.address(), out)).isEqualTo(inOrder);
    }

    @OnDevices
    void connectionManager(Device device) throws Exception {
        String host = device.address();
        int port = 7320 + 2 * device.ordinal();
        message(true, () -> GuideCmServer.raw(host, port), () -> GuideCmClient.raw(host, port, TEXT, out));
        message(false, () -> GuideCmServer.safe(host, port + 1), () -> GuideCmClient.safe(host, port + 1, TEXT));
    }

    @OnDevices
    void polledFlag(Device device) throws IOException {
        assertThat(PolledFlag.run(device.address())).isEqualTo(42);
    }

    @OnDevices
    void handOver(Device device) throws Exception {
        assertThat(HandOver.run(device.address())).isEqualTo("hellohello");
    }

    @OnDevices
    void memoryLifetime(Device device) throws IOException {
        MemoryLifetime.regions(device.verbsName(), out);
        MemoryLifetime.pool(device.address(), out);
        assertThat(said.toString(StandardCharsets.UTF_8).lines())
                .satisfiesExactly(
                        line -> assertThat(line).contains("Arena.ofAuto()"),
                        line -> assertThat(line).contains("memory region of 4096 bytes"),
                        line -> assertThat(line).isEqualTo("Already closed"),
                        line -> assertThat(line).isEqualTo("from a pool"));
    }

    /** A client program that may throw. */
    private interface Client {
        void run() throws IOException;
    }

    private static void message(boolean partsAtOnce, Callable<String> server, Client client) throws Exception {
        FutureTask<String> serving = SyncPair.start(server);
        // The server needs some time until it listens; earlier connection attempts are rejected.
        long deadline = System.nanoTime() + CmLoopback.PATIENCE.toNanos();
        while (true) {
            try {
                client.run();
                break;
            } catch (IOException | ErrnoException | IllegalStateException refused) {
                assertThat(System.nanoTime()).as(refused.toString()).isLessThan(deadline);
                if (serving.isDone()) {
                    boolean otherKernel = System.getProperty("rdma4j.cell") != null;
                    if (partsAtOnce && otherKernel && outcome(serving).equals(TEXT)) {
                        // The connection ended so early that drivers other than that of kernel 6.1 report delivered
                        // data as lost.
                        break;
                    }
                    throw new AssertionError("the server exited with " + outcome(serving), refused);
                }
                Thread.sleep(200);
            }
        }
        assertThat(serving.get(30, TimeUnit.SECONDS)).isEqualTo(TEXT);
    }

    private static String outcome(FutureTask<String> ended) throws InterruptedException {
        try {
            return ended.get();
        } catch (ExecutionException e) {
            return e.getCause().toString();
        }
    }
}
